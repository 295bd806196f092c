// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lab_panels.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/lab_windows.h"
#include "app/study_panels.h"
#include "ui/console/results_page.h"
#include "ui/console/study_board.h"
#include "ui/console/study_edits.h"
#include "ui/console/study_results.h"
#include "ui/lab/flip_panel.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/step_panel.h"
#include "ui/lab/why_panel.h"
#include "ui/parts/handbook_page.h"

#include <QDockWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int leastMatrix = 225, mostMatrix = 290; ///< pixels, the height of the table of rulebooks

std::vector<Order> ordersIn(const std::vector<OrderChange>& changes)
{
    std::vector<Order> orders;
    for (const OrderChange& change : changes) orders.push_back(change.now);
    return orders;
}

} // namespace

LabPanels::LabPanels(Document& document, StudyPanels& study, DocumentWindow& window)
    : QObject(&window)
    , document_(document)
    , study_(study)
    , window_(window)
    , why_(new WhyPanel)
    , steps_(new StepPanel)
    , flip_(new FlipPanel)
    , matrix_(new MatrixPanel)
{
    ActionSet& actions = study.actions();
    why_->offer({actions[QStringLiteral("lab.steps")], actions[QStringLiteral("lab.flip")],
                 actions[QStringLiteral("lab.matrix")]});
    add("whyDock", tr("Why"), *why_);
    add("stepsDock", tr("Steps"), *steps_);
    add("flipDock", tr("What turns it?"), *flip_);
    add("matrixDock", tr("Rulebooks"), *matrix_);
    connect(&dockOf(LabPage::Matrix), &QDockWidget::visibilityChanged, this, &LabPanels::makeRoom);
    connectPanels();
    connectBoard();
    connect(&document_.bench().shown(), &StudyView::changed, this, &LabPanels::follow);
    follow(StudyChange::Shown);
}

/// A panel behind others in its place counts as shown for Qt, so it is hidden there by hand.
void LabPanels::add(const char* name, const QString& title, QWidget& panel)
{
    auto* holder = new QWidget(&window_);
    auto* layout = new QVBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(&panel);
    panel.hide();
    explainOn(&panel, "laboratory");
    QDockWidget& dock = study_.addPanel(name, title, holder);
    connect(&dock, &QDockWidget::visibilityChanged, &panel, &QWidget::setVisible);
    if (&panel != matrix_)
        connect(&dock, &QDockWidget::visibilityChanged, this, [this](bool shown) {
            study_.board().setExplains(shown || (explains() && study_.board().explains()));
        });
}

bool LabPanels::explains() const
{
    return why_->isVisible() || steps_->isVisible() || flip_->isVisible();
}

/// The table of rulebooks is as wide as the window and only as high as its rows; the lines of play, which
/// share its place, get their height back when it goes.
void LabPanels::makeRoom(bool forMatrix)
{
    window_.setCorner(Qt::BottomRightCorner, forMatrix ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea);
    QDockWidget& matrix = dockOf(LabPage::Matrix);
    auto& lines = *window_.findChild<QDockWidget*>(QStringLiteral("linesDock"));
    if (forMatrix) {
        const int wanted =
            std::clamp(matrix_->fullHeight() + matrix.height() - matrix_->height(), leastMatrix, mostMatrix);
        window_.resizeDocks({&matrix}, {wanted}, Qt::Vertical);
    } else if (!lines.isHidden()) {
        window_.resizeDocks({&lines}, {StudyPanels::linesHeight}, Qt::Vertical);
    }
}

QWidget& LabPanels::panelOf(LabPage page) const
{
    switch (page) {
    case LabPage::Why:
        return *why_;
    case LabPage::Steps:
        return *steps_;
    case LabPage::Flip:
        return *flip_;
    case LabPage::Matrix:
        break;
    }
    return *matrix_;
}

QDockWidget& LabPanels::dockOf(LabPage page) const
{
    QWidget* dock = &panelOf(page);
    while (!qobject_cast<QDockWidget*>(dock)) dock = dock->parentWidget();
    return static_cast<QDockWidget&>(*dock);
}

void LabPanels::show(LabPage page, Province about)
{
    QWidget& panel = panelOf(page);
    QDockWidget& dock = dockOf(page);
    window_.showPanel(dock);
    panel.show();
    tellAbout(page, about);
    panel.setFocus();
}

void LabPanels::tellAbout(LabPage page, Province province)
{
    if (province == noProvince || panelOf(page).isHidden()) return;
    switch (page) {
    case LabPage::Why:
        return why_->goTo(province);
    case LabPage::Flip:
        return flip_->ask(province);
    case LabPage::Matrix:
        return matrix_->choose(province);
    case LabPage::Steps:
        break;
    }
}

Province LabPanels::subject() const
{
    const WhyPlace& place = why_->place();
    const bool unit = place.kind == WhyPlace::Kind::Unit || place.kind == WhyPlace::Kind::Strength;
    return why_->isVisible() && unit ? place.province : study_.board().subject();
}

void LabPanels::connectPanels()
{
    connect(why_, &WhyPanel::lit, this, [this](const BoardLight& lit) { light(why_, lit); });
    connect(steps_, &StepPanel::lit, this, [this](const BoardLight& lit) { light(steps_, lit); });
    connect(matrix_, &MatrixPanel::lit, this, [this](const BoardLight& lit) { light(matrix_, lit); });
    connect(why_, &WhyPanel::stepWanted, this, [this](std::size_t step) {
        show(LabPage::Steps);
        steps_->showStep(step);
    });
    connect(steps_, &StepPanel::placeWanted, this, [this](const WhyPlace& place) {
        show(LabPage::Why);
        why_->go(place);
    });
    connect(flip_, &FlipPanel::pointedAt, this, &LabPanels::preview);
    connect(flip_, &FlipPanel::chosen, this, &LabPanels::tryOut);
    connect(flip_, &FlipPanel::askedAbout, &study_.board(), &StudyBoard::read);
    connect(matrix_, &MatrixPanel::termWanted, this,
            [this](const QString& term) { showGlossary(window_, term); });
    connect(matrix_, &MatrixPanel::rulebookChosen, this, [this](const QString& id) {
        if (const RulebookInfo* book = findRulebook(id.toStdString()))
            setRules(document_.bench().shown(), rulebookOf(*book));
    });
}

/// What is chosen on the board, or in the results, is what the panels in view are about.
void LabPanels::connectBoard()
{
    const auto tell = [this](Province province) {
        for (const LabPage page : {LabPage::Why, LabPage::Flip, LabPage::Matrix}) tellAbout(page, province);
    };
    connect(&study_.board(), &StudyBoard::chosen, this, tell);
    connect(&study_.results(), &StudyResults::chosen, this, tell);
    connect(window_.findChild<QDockWidget*>(QStringLiteral("ordersDock")), &QDockWidget::visibilityChanged,
            this, [this](bool shown) {
                if (shown) study_.board().setExplains(false);
            });
}

void LabPanels::follow(StudyChange change)
{
    if (change == StudyChange::Texts || change == StudyChange::File) return;
    const StudyView& view = document_.bench().shown();
    const bool resolved = view.obstacle() == StudyObstacle::None && view.record().outcome;
    phase_ = resolved ? askedPhase(view.session().game(), view.record()) : nullptr;
    why_->setPhase(phase_);
    steps_->setPhase(phase_);
    flip_->setPhase(phase_);
    matrix_->setPhase(phase_);
}

void LabPanels::light(const QObject* panel, const BoardLight& light)
{
    std::erase_if(lights_, [panel](const auto& one) { return one.first == panel; });
    if (!light.empty()) lights_.emplace_back(panel, light);
    study_.board().setLight(lights_.empty() ? BoardLight() : lights_.back().second);
}

void LabPanels::tryOut(const std::vector<OrderChange>& changes)
{
    tryOrders(document_.bench().shown(), ordersIn(changes));
}

void LabPanels::preview(const std::vector<OrderChange>& changes)
{
    study_.board().showTried(changes.empty() ? std::nullopt
                                             : triedWith(document_.bench().shown(), ordersIn(changes)));
}

void LabPanels::setTheme(const Theme& theme)
{
    flip_->setTheme(theme);
    matrix_->setTheme(theme);
}

void LabPanels::setRegister(Register how)
{
    why_->setRegister(how);
}

} // namespace chancery
