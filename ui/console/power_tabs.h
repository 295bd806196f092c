// SPDX-License-Identifier: GPL-3.0-or-later
// One tab for each power, with its letter, what it has written, and its player.
#pragma once

#include "engine/game/desk_check.h"
#include "ui/draw/palette.h"

#include <QStringList>
#include <QTabBar>

namespace chancery {

/// Returns names as they are shown in `room` pixels, so that they still differ: where one is too long,
/// without the words with which another one begins too, then its first word alone if no other begins with it,
/// else cut at its end, or in the middle where two would look alike.
QStringList namesThatFit(const QStringList& names, const QFontMetrics& metrics, int room);

/// A tab bar that paints its tabs itself: the power's sign beside "2/5", a tick or a warning sign; below it
/// the player's name, once for tabs of one player beside each other, and a bar that is as full as the sheet.
/// All tabs are in view at once.
class PowerTabs : public QTabBar
{
    Q_OBJECT

public:
    /// The most powers that have room for tabs; more are better chosen from a list.
    static constexpr int mostTabs = 8;

    /// Makes a bar without tabs.
    explicit PowerTabs(QWidget* parent = nullptr);

    /// Sets the colours of the bars.
    void setTheme(const Theme& theme);
    /// Sets what each power has written and the names of the players, empty where they are not known; one for
    /// each tab in the same order. The signs of the powers whose sheet was received have a tick.
    void setChecks(std::vector<PowerCheck> checks, const QStringList& players, PowerSet received);
    /// Returns the side of the powers' signs, which grow with the text.
    int signSide() const;
    QSize minimumSizeHint() const override;

protected:
    QSize tabSizeHint(int tab) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool named() const;
    void paintNames(QPainter& painter) const;
    QFont fontFor(const QString& text, int room) const;
    QFont fontOfNames(int room) const;
    QColor inkOf(const PowerCheck& check) const;
    void paintTab(QPainter& painter, int tab) const;
    void paintReceived(QPainter& painter, QPoint corner) const;
    void paintBar(QPainter& painter, const QRectF& place, const std::vector<AskedMark>& marks) const;

    Theme theme_;
    std::vector<PowerCheck> checks_;
    QStringList players_;
    PowerSet received_;
};

} // namespace chancery
