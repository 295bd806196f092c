// SPDX-License-Identifier: GPL-3.0-or-later
// What would turn this? All smallest sets of changed orders after which an order ends otherwise.
#pragma once

#include "engine/explain/asked_phase.h"
#include "ui/lab/flip_model.h"
#include "ui/lab/flip_run.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace chancery {

/// A question and its answers by groups. It searches only while it can be seen.
class FlipPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes the panel without a phase.
    explicit FlipPanel(QWidget* parent = nullptr);
    ~FlipPanel() override;

    /// Asks about this phase from now on, about the same unit where it has one; nothing with nullptr.
    void setPhase(std::shared_ptr<const AskedPhase> phase);
    /// Asks about the result of the unit that started in a province; does nothing if it has no unit.
    void ask(Province unit);
    /// Returns the unit that is asked about, or noProvince.
    Province asked() const;
    /// Sets the colours of the powers' signs.
    void setTheme(const Theme& theme);
    /// Returns what was found.
    const FlipModel& model() const { return *model_; }
    /// Returns whether it is still searching.
    bool isSearching() const { return run_ && run_->isRunning(); }

Q_SIGNALS:
    /// The pointer is on a set of changed orders, or the keyboard; empty when it has left.
    void pointedAt(const std::vector<chancery::OrderChange>& changes);
    /// A set of changed orders was chosen, to be tried.
    void chosen(const std::vector<chancery::OrderChange>& changes);
    /// Another unit is asked about, or none.
    void askedAbout(chancery::Province unit);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void connectParts();
    void fillOrders();
    void fillWhose();
    std::optional<ProvinceSet> among() const;
    void search();
    void showFound();
    void showState();
    void unfold();
    void point(const QModelIndex& index);
    void choose(const QModelIndex& index);

    std::shared_ptr<const AskedPhase> phase_;
    bool filling_ = false;
    bool stale_ = true; ///< the question has changed while the panel could not be seen
    Theme theme_;
    QComboBox *orders_, *size_, *whose_;
    QListWidget* units_; ///< to choose whose orders may change
    QLabel* state_;
    QProgressBar* progress_;
    QPushButton* stop_;
    QTreeView* tree_;
    FlipModel* model_;
    std::unique_ptr<FlipRun> run_;
};

} // namespace chancery
