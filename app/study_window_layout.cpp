// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a study's window are, and how that is kept.
#include "app/study_window.h"

#include "app/finds.h"
#include "app/kept_layout.h"
#include "app/lab_panels.h"
#include "ui/console/commentary_panel.h"
#include "ui/console/lines_panel.h"
#include "ui/console/said_note.h"
#include "ui/console/setup_tray.h"
#include "ui/console/study_board.h"
#include "ui/console/study_results.h"
#include "ui/console/unread_note.h"
#include "ui/console/writing_page.h"
#include "ui/draw/board_view.h"
#include "ui/draw/type.h"
#include "ui/parts/finder_popup.h"
#include "ui/parts/handbook_page.h"
#include "ui/parts/note_strip.h"
#include "ui/room/screens.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int studyLayoutVersion = 0;
constexpr int panelWidth = 400, commentaryHeight = 220; ///< at first

} // namespace

void StudyWindow::layOut()
{
    auto* middle = new QWidget(this);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header());
    column->addWidget(tray_);
    column->addWidget(note_);
    column->addWidget(unread_);
    column->addWidget(said_);
    column->addWidget(explains_);
    column->addWidget(board_, 1);
    setCentralWidget(middle);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    setAnimated(false);

    QDockWidget& commentary = addPanel("commentaryDock", tr("Commentary"), commentary_);
    addDockWidget(Qt::RightDockWidgetArea, &commentary);
    QDockWidget& results = addPanel("resultsDock", tr("Results"), results_);
    addDockWidget(Qt::RightDockWidgetArea, &results);
    QDockWidget& orders = addPanel("ordersDock", tr("Orders"), writing_);
    QDockWidget& lines = addPanel("linesDock", tr("Lines"), lines_);
    removeDockWidget(&lines);
    addDockWidget(Qt::BottomDockWidgetArea, &lines);
    lab_ = new LabPanels(document_, *this);
    QDockWidget& matrix = lab_->dockOf(LabPage::Matrix);
    removeDockWidget(&matrix); // it is wider than the others
    addDockWidget(Qt::BottomDockWidgetArea, &matrix);
    tabifyDockWidget(&lines, &matrix);
    for (QDockWidget* shown : {&commentary, &results, &orders}) shown->show();
    results.raise();
    lines.hide();
    matrix.hide();
    resizeDocks({&commentary, &results}, {panelWidth, panelWidth}, Qt::Horizontal);
    resizeDocks({&commentary, &results}, {commentaryHeight, 2 * commentaryHeight}, Qt::Vertical);
    resizeDocks({&lines}, {linesHeight}, Qt::Vertical);
    explainOn(this, "studies");
}

QWidget* StudyWindow::header()
{
    auto* strip = new QWidget(this);
    strip->setObjectName(QStringLiteral("studyHeader"));
    title_->setObjectName(QStringLiteral("headerTitle"));
    title_->setTextFormat(Qt::PlainText);
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    phase_->setObjectName(QStringLiteral("headerPhase"));
    phase_->setTextFormat(Qt::PlainText);
    rules_->setObjectName(QStringLiteral("headerRules"));
    rules_->setAccessibleName(tr("Rulebook"));
    rules_->setAutoRaise(true);
    rules_->setFocusPolicy(Qt::TabFocus);
    rules_->setToolTip(tr("Choose the rulebook and house rules of this study"));
    auto* line = new QHBoxLayout(strip);
    line->setContentsMargins(2 * spacingStep, spacingStep, spacingStep, spacingStep);
    line->setSpacing(3 * spacingStep);
    line->addWidget(title_, 1);
    line->addWidget(phase_);
    line->addWidget(rules_);
    return strip;
}

/// The first panel that is added becomes the place of all others that come after the results.
QDockWidget& StudyWindow::addPanel(const char* name, const QString& title, QWidget* panel)
{
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setWidget(panel);
    panels_ << dock;
    addDockWidget(Qt::RightDockWidgetArea, dock);
    if (auto* results = findChild<QDockWidget*>(QStringLiteral("resultsDock")); results && results != dock) {
        tabifyDockWidget(results, dock);
        dock->hide();
    }
    return *dock;
}

void StudyWindow::fillPanelsMenu()
{
    if (QMenu* menu = actions_->submenu(QStringLiteral("view.panels")))
        for (QDockWidget* dock : panels_) menu->addAction(dock->toggleViewAction());
}

void StudyWindow::showPanel(QDockWidget& panel)
{
    panel.show();
    panel.raise();
}

void StudyWindow::showPanelOf(QWidget& content)
{
    for (QDockWidget* dock : panels_)
        if (dock->isAncestorOf(&content)) showPanel(*dock);
}

void StudyWindow::find()
{
    offerFinds(*finder_, *board_, findsIn(document_), tr("Action, province, unit, line, panel or test case"),
               0);
}

void StudyWindow::findStep()
{
    const QUndoStack& stack = *document_.session().undoStack();
    offerFinds(*finder_, *board_,
               stepsIn(*document_.session().undoStack(), !document_.session().path().isEmpty(), false),
               tr("Undo step"), stack.count() - stack.index());
}

void StudyWindow::keepLayout()
{
    document_.settings().keepStudyLayout(saveGeometry(), saveState(studyLayoutVersion));
}

void StudyWindow::restoreLayout()
{
    constexpr QSize firstSize{1200, 700};
    const Settings& kept = document_.settings().values();
    resize(firstSize.boundedTo(roomOn(*screen(), *this).size()));
    if (!kept.studyGeometry.isEmpty()) restoreGeometry(kept.studyGeometry);
    if (!kept.studyState.isEmpty())
        whileFillingNothing(*this, [&] { restoreState(kept.studyState, studyLayoutVersion); });
    QList<const QWidget*> others;
    for (const auto& study : document_.workspace().studies()) others << study->window();
    moveBeside(*this, others);
}

} // namespace chancery
