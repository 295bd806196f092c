// SPDX-License-Identifier: GPL-3.0-or-later
// Step through: how the adjudicator got to the results, one step after the other.
#pragma once

#include "engine/explain/asked_phase.h"
#include "engine/explain/resolution_steps.h"
#include "ui/lab/why_place.h"
#include "ui/scene/board_light.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QListWidget;
class QToolButton;

namespace chancery {

class PageView;

/// The steps of a movement phase as a list, with what each has decided and what still waits for what. It can
/// play them. It works only while it can be seen.
class StepPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes the panel without a phase.
    explicit StepPanel(QWidget* parent = nullptr);

    /// Shows the steps of this phase from now on; none with nullptr.
    void setPhase(std::shared_ptr<const AskedPhase> phase);
    /// Shows a step, counted from 0. The last one is shown if there are fewer.
    void showStep(std::size_t step);
    /// Returns the step shown, counted from 0; -1 if there are none.
    int step() const;
    /// Returns how many steps there are.
    int count() const;
    /// Returns whether the steps are being played.
    bool isPlaying() const { return clock_.isActive(); }

Q_SIGNALS:
    /// This is to be lit on the board; nothing if it is empty.
    void lit(const chancery::BoardLight& light);
    /// A page of Why was chosen.
    void placeWanted(const chancery::WhyPlace& place);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* button(const char* name, const QString& text, const QKeySequence& key);
    void showIcons();
    void prepare();
    void fill();
    void showCurrent();
    void play(bool on);
    void go(int by);
    QString page(const ResolutionStep& step) const;
    BoardLight light(int step) const;

    std::shared_ptr<const AskedPhase> phase_;
    std::vector<ResolutionStep> steps_;
    bool prepared_ = false; ///< steps_ are those of phase_
    QToolButton *first_, *back_, *play_, *next_;
    QListWidget* list_;
    PageView* page_;
    QTimer clock_{this};
};

} // namespace chancery
