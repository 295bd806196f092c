// SPDX-License-Identifier: GPL-3.0-or-later
// What the next click on the board means, the order that it would write, and buttons for what it may mean
// else.
#pragma once

#include "ui/session/order_desk.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace chancery {

/// What may be chosen by a button now, and how it is entered.
struct EntryChoice
{
    QString name; ///< of the button: "hold"
    QString text, tip;
    EntryInput input;
    bool current = false; ///< the intent that a click has now
};

/// The question or invitation of a state, one sentence.
QString entryHint(const Map& map, PhaseKind kind, const EntryState& state);
/// Why a click on this space led to nothing.
QString entryRefusal(const Map& map, PhaseKind kind, const EntryState& state, Province clicked);
std::vector<EntryChoice> entryChoices(const Map& map, PhaseKind kind, const EntryState& state);

class EntryStrip : public QWidget
{
    Q_OBJECT

public:
    EntryStrip(const Session& session, OrderDesk& desk, QWidget* parent = nullptr);

    /// As high whatever it says: else the board above would be drawn anew at every click.
    QSize sizeHint() const override { return {QWidget::sizeHint().width(), minimumHeight()}; }
    bool hasHeightForWidth() const override { return false; }

private:
    void refresh();
    void showChoices();
    void enter(const EntryInput& input);

    const Session& session_;
    OrderDesk& desk_;
    EntryState shown_;
    PhaseKind kind_ = PhaseKind::Movement;
    QLabel* hint_;
    QLabel* preview_;
    QWidget* buttons_ = nullptr;
    QHBoxLayout* row_;
};

} // namespace chancery
