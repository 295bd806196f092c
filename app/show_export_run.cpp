// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/show_export_run.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "ui/draw/names_seen.h"
#include "ui/paper/show_export.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QDir>
#include <QProgressDialog>

#include <algorithm>

namespace chancery {

namespace {

struct ShowText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ShowText)
};

std::vector<std::size_t> seen(const Document& document)
{
    return phasesToShow(document.session().game(), document.presenter().revealed());
}

bool seenOnBoard(const Document& document)
{
    const std::vector<std::size_t> all = seen(document);
    return std::ranges::find(all, document.presenter().shownPhase()) != all.end();
}

Reel reelOf(const Document& document, const ShowChoice& choice)
{
    const Preferences& chosen = document.settings().preferences();
    Reel reel(document.session().game(), geometryOf(document.board()), choice.framesPerSecond, chosen.tempo,
              document.settings().reducedMotion(), chosen.story);
    if (choice.lapse > 0)
        reel.addLapse(seen(document), choice.lapse);
    else if (choice.wholeGame || !seenOnBoard(document))
        for (std::size_t phase : seen(document)) reel.add(phase);
    else
        reel.add(document.presenter().shownPhase());
    return reel;
}

/// Returns the window that shows the progress. It is modeless, so that the program stays usable.
QProgressDialog* progressOf(Document& document, int frames)
{
    auto* progress = new QProgressDialog(ShowText::tr("Exporting the reveal…"), ShowText::tr("&Cancel"), 0,
                                         frames, document.window());
    progress->setObjectName(QStringLiteral("showProgress"));
    progress->setWindowTitle(ShowText::tr("Export the reveal"));
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setAutoClose(false);
    progress->setAutoReset(false);
    progress->setMinimumDuration(0);
    progress->setMinimumWidth(360);
    progress->setValue(0);
    progress->show();
    return progress;
}

/// Shows the result in the progress window, so that no dialog interrupts the game.
void tellWritten(QProgressDialog* progress, const QString& path)
{
    progress->setValue(progress->maximum());
    progress->setLabelText(ShowText::tr("The reveal was saved to %1.").arg(QDir::toNativeSeparators(path)));
    progress->setCancelButtonText(ShowText::tr("&Close"));
}

} // namespace

bool mayExportShow(const Document& document)
{
    return !seen(document).empty();
}

void exportShow(Document& document)
{
    ShowChoice before;
    before.path = document.settings().values().folder + u'/' + document.files().gameName();
    before.theme = document.settings().theme();
    before.wholeGame = !seenOnBoard(document);
    ShowOffer offer{!videoProgram().isEmpty(), seenOnBoard(document), {}};
    offer.lasts = [&document, before](bool wholeGame) {
        ShowChoice part = before;
        part.wholeGame = wholeGame;
        return reelOf(document, part).lasts();
    };
    if (const auto choice = answerOf(&ShowDialog::choice, before, std::move(offer), document.window()))
        runShowExport(document, *choice);
}

void runShowExport(Document& document, const ShowChoice& choice)
{
    ShowOptions options{choice.path, choice.size, choice.theme, {}};
    options.nameOf = [](const Map& map, Province p) { return Words(map).province(p); };
    auto* run = new ShowExport(document.board(), reelOf(document, choice), options,
                               frameWriterFor(choice.path), &document);
    QProgressDialog* progress = progressOf(document, run->frames());
    const auto stop = [run] {
        run->cancel();
        run->deleteLater();
    };
    QObject::connect(run, &ShowExport::progressed, progress, &QProgressDialog::setValue);
    QObject::connect(progress, &QProgressDialog::canceled, progress, &QWidget::close);
    QObject::connect(progress, &QObject::destroyed, run, stop);
    QObject::connect(run, &ShowExport::finished, &document,
                     [&document, run, progress, path = choice.path](const QString& problem) {
                         run->deleteLater();
                         if (problem.isEmpty()) return tellWritten(progress, path);
                         progress->close();
                         document.workspace().prompts().tell(document.window(),
                                                             ShowText::tr("Export the reveal"), problem);
                     });
    run->start();
}

} // namespace chancery
