// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a Committee's officers: the agenda, goals, conferences, treaties. It is for them alone.
#pragma once

#include "ui/desk/session.h"

#include <QTabWidget>
#include <QTimer>

#include <array>
#include <optional>

class QAction;
class QLabel;
class QListWidget;
class QVBoxLayout;

namespace chancery {

class AgendaSteps;
class ClockKeeper;

/// Lists what the officers keep. Its buttons are actions on the selected row.
class CommitteePanel : public QTabWidget
{
    Q_OBJECT

public:
    /// The pages, in this order; the first has the agenda with the motions.
    enum class Page : std::uint8_t { Floor, Goals, Conferences, Treaties };

    /// Makes the page. The session must outlive it.
    explicit CommitteePanel(const Session& session, QWidget* parent = nullptr);

    /// Puts buttons for these actions below the list of a page. Only those of enabled actions are shown.
    void setActions(Page page, const QList<QAction*>& actions);
    /// While an earlier phase is shown, says in the place of the agenda what was noted in it, and on the
    /// other pages that they are about the present. `phase` is an index into Game::phases.
    void showPhase(std::size_t phase);
    /// Returns the agenda, whose parts have buttons too.
    AgendaSteps& agenda() { return *agenda_; }
    /// Returns the number of the motion, goal, conference or treaty that is selected on a page, if one is.
    std::optional<std::size_t> chosen(Page page) const;

    /// Shows the texts again, whose links have the colour of the theme in which they were set.
    void setTheme();
    /// Gives the page the clock of the phase, which must outlive it: the agenda says what it counts. While a
    /// conference is held, its page says when notes are exchanged next (Organising a conference, 12).
    void followClock(const ClockKeeper& clock);
    /// Reads the clock and says how long it is until the next notes. The timer calls this, and so may a test.
    void tick();

Q_SIGNALS:
    /// Another entry is selected.
    void choiceChanged();

private:
    void addAgenda(QVBoxLayout& column);
    void addHead(Page page, QVBoxLayout& column);
    QWidget* makePage(Page page, const char* name, const QString& about);
    void fill();
    void showAgenda();
    std::size_t orUndecided(std::size_t motion) const;
    void select(Page page, std::optional<std::size_t> number);
    void showEarlier();
    void showFloor();
    void showGoals();
    void showConferences();
    void showTreaties();
    void showIfAny(Page page, QLabel* instead);
    void add(Page page, const QString& text, std::optional<std::size_t> number);

    static constexpr std::size_t pageCount = 4;

    const Session& session_;
    AgendaSteps* agenda_;
    std::array<QLabel*, 4> earlier_{}; ///< [page] while an earlier phase is shown
    std::optional<std::size_t> shown_; ///< then: its number
    QWidget* agendaArea_ = nullptr;    ///< in which the agenda is scrolled
    QLabel* note_;
    QLabel* nextNotes_;
    QLabel *noGoal_ = nullptr, *noConference_ = nullptr,
           *noTreaty_ = nullptr; ///< what the empty pages are for
    QTimer ticks_{this};
    const ClockKeeper* clock_ = nullptr;
    std::array<QListWidget*, pageCount> lists_{};
    std::array<QWidget*, pageCount> pages_{};
    std::array<std::size_t, pageCount> counts_{}; ///< of the entries that can be selected
};

} // namespace chancery
