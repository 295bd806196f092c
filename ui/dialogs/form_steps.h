// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a form: pages of rows, with their names above them.
#pragma once

#include "engine/base/index_set.h"

#include <QWidget>

#include <string>
#include <vector>

class QFormLayout;
class QStackedWidget;
class QTabBar;

namespace chancery {

/// Shows one step of a form at a time. A form without steps has one page, which has no name.
class FormSteps : public QWidget
{
    Q_OBJECT

public:
    /// Makes one step without a name.
    explicit FormSteps(QWidget* parent = nullptr);

    /// Begins a step with this name; the first one gives the first page its name.
    void begin(const QString& title);
    /// Returns the rows of the step that was begun last.
    QFormLayout& rows() const { return *steps_.back().rows; }
    /// Says that what breaks a rule is said in the step that was begun last.
    void claim(const std::string& rule) { steps_.back().rules.push_back(rule); }
    /// Says that of what breaks this rule each step says what its own powers are concerned in; see deal().
    void divide(const std::string& rule) { divided_.push_back(rule); }
    /// Ends the making: adds the names, and makes the pages as high as the highest.
    void finish();

    /// Returns how many steps there are, those too that are left out.
    std::size_t count() const { return steps_.size(); }
    /// Returns whether the steps have names.
    bool areNamed() const { return !steps_.front().title.isEmpty(); }
    /// Returns whether what breaks a rule is divided among the steps by powers.
    bool isDivided(const std::string& rule) const;
    /// Returns the powers whose rows are in a step.
    PowerSet powersIn(std::size_t step) const { return steps_[step].powers; }
    /// Returns whether what breaks a rule is said in a step.
    bool isAbout(std::size_t step, const std::string& rule) const;
    /// Returns whether a step is not left out.
    bool isShown(std::size_t step) const { return steps_[step].shown; }
    /// Returns the step that is seen.
    std::size_t current() const;
    /// Returns the page of a step.
    QWidget& page(std::size_t step) const { return *steps_[step].inside; }
    /// Returns whether there is a step after the present one.
    bool hasNext() const { return next() < count(); }
    /// Returns whether the names of the steps have the keyboard.
    bool isBarInUse() const;
    /// Returns the size that all steps need, for rows as wide as this.
    QSize sizeFor(int wide) const;

    /// Shows or hides a row of any step with its label.
    void showRow(QWidget* field, bool shown);
    /// Shows the rows of these powers alone, `each` in a step from step `first` on; `rows` has one for every
    /// power. Steps that are not needed for them are left out, but not the first.
    void deal(const std::vector<QWidget*>& rows, PowerSet shown, std::size_t first, std::size_t each);
    /// Says of a step by a tick that nothing is left to do in it.
    void setDone(std::size_t step, bool done);
    /// Goes to a step.
    void goTo(std::size_t step);
    /// Goes to the next step.
    void goOn() { goTo(next()); }

Q_SIGNALS:
    /// Another step is seen.
    void turned();

private:
    struct Step
    {
        QString title;
        QWidget* inside;
        QFormLayout* rows;
        std::vector<std::string> rules{};
        PowerSet powers{};
        bool shown = true;
        bool done = false;
    };

    std::size_t next() const;
    void nameAll();
    void moveRow(QWidget* field, std::size_t step, int row);
    void setShown(std::size_t step, bool shown);

    std::vector<Step> steps_;
    std::vector<std::string> divided_; ///< rules
    QStackedWidget* pages_;
    int barWidth_ = 0;       ///< of the names of all steps
    QTabBar* bar_ = nullptr; ///< nullptr in a form without steps
};

} // namespace chancery
