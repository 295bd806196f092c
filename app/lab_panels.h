// SPDX-License-Identifier: GPL-3.0-or-later
// The panels of the laboratory in the window of a study: why, step by step, what would turn a result, and all
// rulebooks; and how they, the board and the study follow one another.
#pragma once

#include "app/lab_page.h"
#include "engine/explain/asked_phase.h"
#include "engine/explain/order_change.h"
#include "ui/console/study_view.h"
#include "ui/draw/palette.h"
#include "ui/scene/board_light.h"
#include "ui/words/register.h"

#include <QObject>

#include <utility>
#include <vector>

class QDockWidget;

namespace chancery {

class FlipPanel;
class MatrixPanel;
class StepPanel;
class Document;
class DocumentWindow;
class StudyPanels;
class WhyPanel;

/// The panels of one study. Each is about the phase shown, and works only while it can be seen.
class LabPanels : public QObject
{
    Q_OBJECT

public:
    /// Makes the panels and adds them to those of the study, which stand in `window`; it owns this.
    LabPanels(Document& document, StudyPanels& study, DocumentWindow& window);

    /// Brings a panel into view, about the unit of a province, or as it was with noProvince.
    void show(LabPage page, Province about = noProvince);
    /// Returns the dock of a panel.
    QDockWidget& dockOf(LabPage page) const;
    /// Returns the province that questions are about: the one that Why explains, else the board's.
    Province subject() const;
    /// Returns whether a phase with results is shown, so that there is something to ask.
    bool mayAsk() const { return phase_ != nullptr; }
    /// Returns whether a panel is in view that explains what is chosen on the board.
    bool explains() const;

    /// Sets the colours of powers and of what is lit.
    void setTheme(const Theme& theme);
    /// Words orders and reasons in this register.
    void setRegister(Register how);

private:
    QWidget& panelOf(LabPage page) const;
    void add(const char* name, const QString& title, QWidget& panel);
    void connectPanels();
    void connectBoard();
    void follow(StudyChange change);
    void makeRoom(bool forMatrix);
    void tellAbout(LabPage page, Province province);
    void light(const QObject* panel, const BoardLight& light);
    void tryOut(const std::vector<OrderChange>& changes);
    void preview(const std::vector<OrderChange>& changes);

    Document& document_;
    StudyPanels& study_;
    DocumentWindow& window_;
    WhyPanel* why_;
    StepPanel* steps_;
    FlipPanel* flip_;
    MatrixPanel* matrix_;
    std::shared_ptr<const AskedPhase> phase_; ///< the phase shown; nullptr without results
    /// What each panel lights; that of the last one counts.
    std::vector<std::pair<const QObject*, BoardLight>> lights_;
};

} // namespace chancery
