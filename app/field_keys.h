// SPDX-License-Identifier: GPL-3.0-or-later
// Lets the keys of a window's actions work while one of its text fields has the focus.
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QKeyEvent;
class QWidget;

namespace chancery {

/// Keeps the text fields of a window, and of its floating panels, from taking the keys of its actions for
/// editing of their own, as Qt's fields do with Ctrl+U and Ctrl+E. A field keeps what people expect of it:
/// letters, the keys that move and delete, cut, copy, paste, select all, and undo, unless it leaves that to
/// the window by itself.
class FieldKeys : public QObject
{
    Q_OBJECT

public:
    /// Works for actions of `window`. Both must outlive this; actions may be added later.
    FieldKeys(QWidget& window, const std::vector<QAction*>& actions, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isOwnField(const QObject& watched) const;
    const QAction* actionOf(const QKeyEvent& key) const;

    QWidget& window_;
    const std::vector<QAction*>& actions_;
};

} // namespace chancery
