// SPDX-License-Identifier: GPL-3.0-or-later
// Collects what can be found in the window of a study; see finds.h.
#include "app/document.h"
#include "app/document_window.h"
#include "app/finds.h"
#include "app/study_panels.h"
#include "ui/console/study_texts.h"

#include <QCoreApplication>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct StudyFindText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::StudyFindText)
};

void addLines(std::vector<Find>& finds, Document& document)
{
    const Study& study = document.bench().shown().study();
    const StudyTexts texts(study);
    for (const StudyNode& node : study.nodes) {
        const bool shown = node.id == document.bench().shown().node().id;
        FindEntry entry{FindKind::Phase, texts.fullNameOf(node),
                        shown ? StudyFindText::tr("shown now")
                              : QString::fromStdString(node.comment).simplified()};
        finds.push_back({entry, [&document, id = node.id] { document.bench().shown().show(id); }});
    }
}

} // namespace

std::vector<Find> findsInStudy(Document& document, DocumentWindow& window)
{
    StudyPanels& study = window.study();
    std::vector<Find> finds;
    addActions(finds, window.actions(), {"orders.next", "orders.write", "edit.undo", "lines.variation"},
               [](const QString&) { return FindNote{}; });
    const Map& map = document.bench().shown().map();
    addPlaces(
        finds, map, document.bench().shown().record(), [&study](Province p) { study.showProvince(p); },
        [&study](Province p) { study.showProvince(p); });
    addLines(finds, document);
    addPanels(finds, study.docks(), [&window](QDockWidget& panel) { window.showPanel(panel); });
    addCases(finds, document.workspace());
    addClauses(finds);
    return finds;
}

} // namespace chancery
