// SPDX-License-Identifier: GPL-3.0-or-later
// The board as text: a line for each province, for who reads or hears it rather than looks at it.
#pragma once

#include "ui/desk/presenter.h"

#include <QListWidget>
#include <QTimer>

namespace chancery {

/// A list of all provinces with what the gamemaster's board shows of them and their orders or results: first
/// those with units, power by power, then the centres without one, then the others.
class BoardText : public QListWidget
{
    Q_OBJECT

public:
    /// Makes a list. Both references must outlive it.
    BoardText(const Session& session, const Presenter& presenter, QWidget* parent = nullptr);

    /// Brings the list up to date and gives it the keyboard.
    void begin();
    /// Brings the list up to date at once, which it is a moment after each change while it is seen.
    void refresh();

Q_SIGNALS:
    /// A province of the list was chosen by Enter or a double click.
    void chosen(chancery::Province province);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Line
    {
        Province province;
        QString text;
    };
    std::vector<Line> lines() const;

    const Session& session_;
    const Presenter& presenter_;
    QTimer soon_{this};
};

} // namespace chancery
