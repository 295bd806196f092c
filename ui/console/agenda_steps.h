// SPDX-License-Identifier: GPL-3.0-or-later
// The agenda of a Committee: its parts one below the other, the next one set off, each with its buttons.
#pragma once

#include "engine/game/agenda.h"
#include "ui/scene/phase_clock.h"

#include <QWidget>

#include <array>
#include <optional>

class QAction;
class QLabel;

namespace chancery {

class AgendaWords;

/// Says of each part how it stands, what comes next and why something may not, with links to the rules.
class AgendaSteps : public QWidget
{
    Q_OBJECT

public:
    /// Makes the parts without texts.
    explicit AgendaSteps(QWidget* parent = nullptr);

    /// Puts buttons for these actions below a part. Only those of enabled actions are shown.
    void setActions(AgendaPart part, const QList<QAction*>& actions);
    /// Puts a widget between the text and the buttons of a part, after those that are there.
    void addBelow(AgendaPart part, QWidget* widget);
    /// Shows how the parts stand in a game, and what the clock says of it.
    void show(const Game& game, const PhaseClock& clock);

Q_SIGNALS:
    /// Another part is next, which `whole` is.
    void nextChanged(QWidget* whole);

private:
    struct Step
    {
        QWidget* whole = nullptr;
        QLabel* text = nullptr;
        QWidget* buttons = nullptr;
    };

    void showEntry(const AgendaEntry& entry, const AgendaWords& words);
    void placeClock();

    static constexpr std::size_t partCount = 5;
    std::array<Step, partCount> steps_{};
    std::optional<AgendaPart> next_; ///< the part that is next
    bool speaks_ = false;            ///< whether the speeches have begun
    bool negotiates_ = false;        ///< whether the clock is at the diplomacy
    bool silent_ = false;            ///< before retreats, builds and removals nothing is discussed
};

} // namespace chancery
