// SPDX-License-Identifier: GPL-3.0-or-later
// Why, to the end: every order, unit, province, strength and paradox of a phase, followed by click.
#pragma once

#include "ui/lab/why_pages.h"

#include <QWidget>

#include <optional>

namespace chancery {

class NavBar;
class PageView;

/// Pages that explain a phase, with a history. It works only while it can be seen.
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes the panel without a phase.
    explicit WhyPanel(QWidget* parent = nullptr);

    /// Explains this phase from now on, at the same page where it has one; nothing with nullptr.
    void setPhase(std::shared_ptr<const AskedPhase> phase);
    /// Words orders and reasons in this register.
    void setRegister(Register how);

    /// Puts actions at the right end of the bar, as buttons with icons.
    void offer(const QList<QAction*>& actions);

    /// Shows a page. It is in the history then.
    void go(const WhyPlace& place);
    /// Shows the page about a province: about its unit if it has one.
    void goTo(Province province);
    /// Returns the page shown.
    WhyPlace place() const;

Q_SIGNALS:
    /// This is to be lit on the board; nothing if it is empty.
    void lit(const chancery::BoardLight& light);
    /// A step of Step through was chosen, counted from 0.
    void stepWanted(std::size_t step);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow(const QString& link);
    void point(const QString& link);
    void tellPage();
    WhyPlace inPhase(const WhyPlace& wanted) const;
    bool prepare();

    std::shared_ptr<const AskedPhase> phase_;
    Register register_ = Register::Plain;
    std::optional<WhyPages> pages_; ///< made once the panel is seen
    PageView* page_;
    NavBar* bar_;
};

} // namespace chancery
