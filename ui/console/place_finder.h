// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a province on a board by the letters of its name.
#pragma once

#include <QObject>
#include <QString>

class QKeyEvent;

namespace chancery {

class BoardView;

/// Takes the letters that are typed on a board, from begin() on, as the beginning of a name, and walks there.
/// Any other key ends it, so that letters are orders again.
class PlaceFinder : public QObject
{
    Q_OBJECT

public:
    /// Watches a board, which owns this.
    explicit PlaceFinder(BoardView& board);

    /// Takes letters from now on.
    void begin();
    /// Returns whether it takes letters.
    bool isOn() const { return on_; }

Q_SIGNALS:
    /// There is something to say: what to do, or that no name begins like this.
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isTaken(const QKeyEvent& key) const;
    bool take(const QKeyEvent& key);
    void find();

    BoardView& board_;
    QString letters_;
    bool on_ = false;
};

} // namespace chancery
