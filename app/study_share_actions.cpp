// SPDX-License-Identifier: GPL-3.0-or-later
// What of a study can be shared: one line, text, a picture, a handout. Each holds the whole study and can be
// opened as one.
#include "app/document.h"
#include "app/document_window.h"
#include "app/study_actions.h"
#include "app/study_panels.h"
#include "engine/files/case_text.h"
#include "engine/files/study_cases.h"
#include "engine/reading/study_line.h"
#include "engine/reading/study_page.h"
#include "ui/console/results_page.h"
#include "ui/console/study_board.h"
#include "ui/console/study_paper.h"
#include "ui/console/study_results.h"
#include "ui/console/study_texts.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/print_dialog.h"
#include "ui/draw/map_art.h"
#include "ui/paper/render.h"
#include "ui/words/words.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>

namespace chancery {

namespace {

void copy(Document& document, const std::string& text, const QString& said)
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
    document.announce(said);
}

void copyLine(Document& document)
{
    copy(document, studyLine(document.bench().shown().study()),
         QCoreApplication::translate("Actions",
                                     "Copied as one line: paste it into a chat, and from there back here"));
}

void copyText(Document& document)
{
    const StudyView& shown = document.bench().shown();
    copy(document, studyPage(shown.study(), shown.node().id, StudyTexts(shown.study()).pageWords()),
         QCoreApplication::translate("Actions", "Copied as text, as people post it"));
}

bool mayCopyCase(const Document& document)
{
    return document.bench().shown().record().outcome.has_value();
}

/// The line of the study goes with it in a remark, so that nothing is lost.
void copyCase(Document& document)
{
    const StudyView& view = document.bench().shown();
    const std::optional<PositionSheet> sheet = positionSheetOf(view.study(), view.node().id);
    if (!sheet || !view.record().outcome) return;
    copy(document,
         writeCaseText(*sheet, &view.record().outcome->after) + "\n# " + studyLine(view.study()) + "\n",
         QCoreApplication::translate("Actions", "Copied as a test case of jDip"));
}

void copyResult(Document& document)
{
    QGuiApplication::clipboard()->setText(document.studyPanels()->results().page().chosenText());
}

bool hasResultToCopy(const Document& document)
{
    return document.window() && !document.studyPanels()->results().page().chosenText().isEmpty();
}

void exportPicture(Document& document)
{
    ExportChoice before;
    before.path =
        document.settings().values().folder + u'/' + document.files().fileName() + QStringLiteral(".png");
    before.theme = document.settings().theme();
    before.labels = document.settings().preferences().labels;
    before.orders = document.studyPanels()->board().showsOrders();
    before.size = {1920, 1080};
    const auto choice = ExportDialog::edit(before, document.window(), ExportDialog::Offer::Board);
    if (!choice) return;
    const Status written = writeStudyPicture(document, *choice);
    if (!written) return document.files().tell(written.error());
    document.announce(
        QCoreApplication::translate("Actions", "Saved as %1").arg(QFileInfo(choice->path).fileName()),
        choice->path);
}

void print(Document& document)
{
    const PaperChoice handout{
        QCoreApplication::translate("Actions", "The study as a &handout"),
        QCoreApplication::translate(
            "Actions", "Board, orders, results with reasons, other rulebooks, clauses and commentary"),
        true, [&document](int) {
            return studyPaper(document.bench().shown(), document.board().art->geometry,
                              document.settings().preferences().reasons);
        }};
    PrintDialog dialog({handout},
                       {document.board(), [](const Map& map, Province p) { return Words(map).province(p); }},
                       document.settings().values().folder, document.window());
    dialog.exec();
    const QString saved = dialog.savedPath();
    if (!saved.isEmpty())
        document.announce(
            QCoreApplication::translate("Actions", "Saved as %1").arg(QFileInfo(saved).fileName()), saved);
    if (dialog.hasPrinted()) document.announce(QCoreApplication::translate("Actions", "Sent to the printer"));
}

constexpr ActionRow studyShareRows[] = {
    {MenuId::File},
    {MenuId::File, "study.copyLine", QT_TRANSLATE_NOOP("Actions", "Co&py as one line"), "Ctrl+Alt+K", "copy",
     QT_TRANSLATE_NOOP("Actions", "Copy the whole study as one line of text, for a chat"), copyLine},
    {MenuId::File, "study.copyText", QT_TRANSLATE_NOOP("Actions", "Copy as &text"), "Ctrl+Shift+T", "copy",
     QT_TRANSLATE_NOOP("Actions",
                       "Copy the line shown as text, as people post it: orders, results and commentary"),
     copyText},
    {MenuId::File, "study.copyCase", QT_TRANSLATE_NOOP("Actions", "Copy as a test case of &jDip"),
     "Ctrl+Alt+J", "copy",
     QT_TRANSLATE_NOOP("Actions", "Copy the phase shown in the text form that other adjudicators read"),
     copyCase, mayCopyCase},
    {MenuId::File, "history.copy", QT_TRANSLATE_NOOP("Actions", "Copy the &result"), "Ctrl+Alt+C", "copy",
     QT_TRANSLATE_NOOP("Actions", "Copy the selected order with its result and the reason"), copyResult,
     hasResultToCopy},
    {MenuId::File, "file.export", QT_TRANSLATE_NOOP("Actions", "&Export a picture…"), "Ctrl+Shift+E",
     "export",
     QT_TRANSLATE_NOOP("Actions",
                       "Save the board as PNG, SVG or PDF; the file can be opened as the study again"),
     exportPicture},
    {MenuId::File, "file.print", QT_TRANSLATE_NOOP("Actions", "Pr&int…"), "Ctrl+P", "print",
     QT_TRANSLATE_NOOP("Actions",
                       "Print a handout with board, orders, results, reasons, clauses and commentary, or "
                       "save it as PDF"),
     print},
    {MenuId::File},
    {MenuId::File, "study.close", QT_TRANSLATE_NOOP("Actions", "C&lose window"), "Ctrl+W", "close",
     QT_TRANSLATE_NOOP("Actions", "Close this study; the game stays open"),
     [](Document& document) { document.window()->close(); }},
    {MenuId::File, "file.quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), "Ctrl+Q", "quit",
     QT_TRANSLATE_NOOP("Actions", "Close all windows and quit"),
     [](Document& document) { document.workspace().closeAll(); }},
};

} // namespace

std::span<const ActionRow> studyShareActions()
{
    return studyShareRows;
}

Status writeStudyPicture(Document& document, const ExportChoice& choice)
{
    const StudyView& view = document.bench().shown();
    const StudyTexts texts(view.study());
    const BoardGeometry& geometry = document.board().art->geometry;
    RenderOptions options;
    options.size = choice.size;
    options.theme = choice.theme;
    options.labels = choice.labels;
    options.nameOf = [](const Map& map, Province p) { return Words(map).province(p); };
    options.title = texts.title();
    options.caption = texts.fullNameOf(view.node());
    options.note = QString::fromStdString(studyLine(view.study()));
    if (document.window() && document.studyPanels()->board().showsPart()) {
        const Shot shot{involvedArea(view.record(), geometry), {}};
        options.framing.from = options.framing.to = shot;
    }
    StudyLook look;
    look.orders = choice.orders;
    look.difference = false;
    return renderFile(document.board(), studyPicture(view, geometry, look), options, choice.path);
}

} // namespace chancery
