// SPDX-License-Identifier: GPL-3.0-or-later
// Says on the console, at all times, what the audience window is doing.
#pragma once

#include <QStringList>
#include <QToolButton>

namespace chancery {

/// What the audience window is doing for the game of this console.
enum class AudienceState {
    NoWindow,   ///< it is closed
    OtherGame,  ///< it shows another game
    SameScreen, ///< the players see this console too, whose orders are not revealed
    SameFrozen, ///< the same, and it keeps the picture that it has
    SameBlank,  ///< the same, and it shows nothing
    Live,       ///< it follows this game
    LiveAgain,  ///< it follows this game, since revealing lifted blank or freeze
    Frozen,     ///< it keeps the picture that it has
    Blank,      ///< it shows nothing
};

/// A small button in the console's top bar: one word for the state of the audience window and its display,
/// and a menu with what changes it. It takes no keyboard, so that no stray key opens the menu.
class AudienceChip : public QToolButton
{
    Q_OBJECT

public:
    /// Makes a chip that says that there is no window.
    explicit AudienceChip(QWidget* parent = nullptr);

    /// Sets the entries of the menu.
    void offer(const QList<QAction*>& actions);
    /// Says this state, and on which display the audience window is; empty if that needs no saying. `why`
    /// says why the players see this console too, if they do.
    void setState(AudienceState state, const QString& display = {}, const QString& why = {});
    /// Returns the state that it says.
    AudienceState state() const { return state_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void write();
    void fit();
    QSize sizeFor(const QString& said) const;

    AudienceState state_ = AudienceState::NoWindow;
    QString display_, why_;
    QStringList forms_; ///< of its text: the whole, then shorter ones for a narrow window
};

} // namespace chancery
