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

/// Adds the orders of the phase shown with their results; choosing one shows its unit.
void addOrders(std::vector<Find>& finds, Document& document)
{
    const PhaseRecord& record = document.bench().shown().record();
    const Map& map = document.bench().shown().map();
    for (const Order& order : ordersOf(record)) {
        if (order.unit.at == nowhere) continue;
        const Province unit = map.provinceOf(order.unit.at);
        const OrderResult* result = record.outcome ? resultOf(map, *record.outcome, unit) : nullptr;
        FindEntry entry{FindKind::Unit, QString::fromStdString(canonical(map, record.before, order)),
                        result ? Words::verdict(*result) : QString()};
        entry.words = Words(map).bareTitleOf(order, record);
        finds.push_back({entry, [&document, unit] { document.studyPanels()->showProvince(unit); }});
    }
}

} // namespace

std::vector<Find> findsInStudy(Document& document, DocumentWindow& window)
{
    StudyPanels& study = window.study();
    std::vector<Find> finds;
    addActions(finds, window.actions(), [](const QString&) { return FindNote{}; });
    addProvinces(finds, document.bench().shown().map(), document.bench().shown().record().before,
                 [&study](Province p) { study.showProvince(p); });
    addUnits(finds, document.bench().shown().map(), document.bench().shown().record().before,
             [&study](Province p) { study.showProvince(p); });
    addOrders(finds, document);
    addLines(finds, document);
    addPanels(finds, study.docks(), [&window](QDockWidget& panel) { window.showPanel(panel); });
    addCases(finds, document.workspace());
    addClauses(finds);
    return finds;
}

} // namespace chancery
