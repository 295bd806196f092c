// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/show_export_run.h"

#include "app/controller.h"
#include "app/main_window.h"
#include "ui/export/show_export.h"
#include "ui/map/map_art.h"
#include "ui/text/words.h"

#include <QDir>
#include <QProgressDialog>

#include <algorithm>

namespace chancery {

namespace {

struct ShowText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ShowText)
};

std::vector<std::size_t> seen(const Controller& controller)
{
    return phasesToShow(controller.session().game(), controller.presenter().revealed());
}

bool seenOnBoard(const Controller& controller)
{
    const std::vector<std::size_t> all = seen(controller);
    return std::ranges::find(all, controller.presenter().shownPhase()) != all.end();
}

Reel reelOf(const Controller& controller, const ShowChoice& choice)
{
    Reel reel(controller.session().game(), controller.board().art->geometry, choice.framesPerSecond,
              controller.settings().preferences().tempo, controller.settings().preferences().reducedMotion);
    if (choice.wholeGame || !seenOnBoard(controller))
        for (std::size_t phase : seen(controller)) reel.add(phase);
    else
        reel.add(controller.presenter().shownPhase());
    return reel;
}

/// Modeless: the evening goes on.
QProgressDialog* progressOf(Controller& controller, int frames)
{
    auto* progress = new QProgressDialog(ShowText::tr("Writing the show…"), ShowText::tr("&Cancel"), 0,
                                         frames, controller.window());
    progress->setObjectName(QStringLiteral("showProgress"));
    progress->setWindowTitle(ShowText::tr("Export the show"));
    progress->setAttribute(Qt::WA_DeleteOnClose);
    progress->setAutoClose(false);
    progress->setAutoReset(false);
    progress->setMinimumDuration(0);
    progress->setMinimumWidth(360);
    progress->setValue(0);
    progress->show();
    return progress;
}

/// Where it was going on, not in the way of the evening.
void tellWritten(QProgressDialog* progress, const QString& path)
{
    progress->setValue(progress->maximum());
    progress->setLabelText(ShowText::tr("The show was written to %1.").arg(QDir::toNativeSeparators(path)));
    progress->setCancelButtonText(ShowText::tr("&Close"));
}

} // namespace

bool mayExportShow(const Controller& controller)
{
    return !seen(controller).empty();
}

void exportShow(Controller& controller)
{
    ShowChoice before;
    before.path = controller.settings().values().folder + u'/' + controller.files().gameName();
    before.theme = controller.settings().theme();
    before.wholeGame = !seenOnBoard(controller);
    ShowOffer offer{!videoProgram().isEmpty(), seenOnBoard(controller), {}};
    offer.lasts = [&controller, before](bool wholeGame) {
        ShowChoice part = before;
        part.wholeGame = wholeGame;
        return reelOf(controller, part).lasts();
    };
    if (const auto choice = ShowDialog::edit(before, std::move(offer), controller.window()))
        runShowExport(controller, *choice);
}

void runShowExport(Controller& controller, const ShowChoice& choice)
{
    ShowOptions options{choice.path, choice.size, choice.theme, {}};
    options.nameOf = [](const Map& map, Province p) { return Words(map).province(p); };
    auto* run = new ShowExport(controller.board(), reelOf(controller, choice), options,
                               frameWriterFor(choice.path), &controller);
    QProgressDialog* progress = progressOf(controller, run->frames());
    const auto stop = [run] {
        run->cancel();
        run->deleteLater();
    };
    QObject::connect(run, &ShowExport::progressed, progress, &QProgressDialog::setValue);
    QObject::connect(progress, &QProgressDialog::canceled, progress, &QWidget::close);
    QObject::connect(progress, &QObject::destroyed, run, stop);
    QObject::connect(run, &ShowExport::finished, &controller,
                     [&controller, run, progress, path = choice.path](const QString& problem) {
                         run->deleteLater();
                         if (problem.isEmpty()) return tellWritten(progress, path);
                         progress->close();
                         controller.workspace().prompts().tell(controller.window(),
                                                               ShowText::tr("Export the show"), problem);
                     });
    run->start();
}

} // namespace chancery
