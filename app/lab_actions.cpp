// SPDX-License-Identifier: GPL-3.0-or-later
// The Laboratory menu of a study: what can be asked of the phase shown.
#include "app/document.h"
#include "app/document_window.h"
#include "app/lab_panels.h"
#include "app/study_actions.h"
#include "app/study_panels.h"
#include "ui/console/study_board.h"

#include <QCoreApplication>

namespace chancery {

namespace {

bool mayAsk(const Document& document)
{
    return document.window() && document.studyPanels()->lab().mayAsk();
}

template<LabPage page>
void ask(Document& document)
{
    LabPanels& lab = document.studyPanels()->lab();
    lab.show(page, lab.subject());
}

constexpr ActionRow studyLabRows[] = {
    {MenuId::Laboratory, "lab.why", labText::why, "Ctrl+Alt+W", "explain",
     QT_TRANSLATE_NOOP(
         "Actions",
         "Explain the order of the selected unit, or all of them, and follow each reason by click"),
     ask<LabPage::Why>, mayAsk},
    {MenuId::Laboratory, "lab.steps", labText::steps, "Ctrl+Alt+H", "step",
     QT_TRANSLATE_NOOP("Actions", "Show how the phase was decided, one step after the other"),
     ask<LabPage::Steps>, mayAsk},
    {MenuId::Laboratory, "lab.flip", labText::flip, "Ctrl+Alt+F", "swap",
     QT_TRANSLATE_NOOP("Actions", "List which other orders would turn the result of the selected unit"),
     ask<LabPage::Flip>, mayAsk},
    {MenuId::Laboratory, "lab.matrix", labText::matrix, "Ctrl+Alt+R", "rules",
     QT_TRANSLATE_NOOP("Actions", "Show the results of the phase under all rulebooks, side by side"),
     ask<LabPage::Matrix>, mayAsk},
    {MenuId::Laboratory},
    {MenuId::Laboratory, "lab.explain", QT_TRANSLATE_NOOP("Actions", "&Clicks explain"), "Ctrl+Alt+B",
     nullptr,
     QT_TRANSLATE_NOOP(
         "Actions",
         "A click on the board chooses what is explained and writes no order, or writes orders again"),
     [](Document& document) {
         StudyBoard& board = document.studyPanels()->board();
         board.setExplains(!board.explains());
     },
     [](const Document& document) { return document.window() && document.studyPanels()->lab().explains(); },
     [](const Document& document) {
         return document.window() && document.studyPanels()->board().explains();
     }},
};

} // namespace

std::span<const ActionRow> studyLabActions()
{
    return studyLabRows;
}

} // namespace chancery
