// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above pages: back, forward, the first page, and what is shown.
#pragma once

#include <QWidget>

class QToolButton;
class QHBoxLayout;

namespace chancery {

class ElidedLabel;
class PageView;

/// Buttons to go back and forward (Alt+Left, Alt+Right inside its parent) and to the first page (Alt+Up), and
/// a title.
class NavBar : public QWidget
{
    Q_OBJECT

public:
    /// Makes the bar for the pages of a view in `parent`; `first` says what the first page is.
    NavBar(const QString& first, PageView* pages, QWidget* parent);

    /// Shows a title, and whether another page is the first.
    void show(const QString& title, bool isFirst);
    using QWidget::show;
    /// Adds a button or another control at the right end.
    void add(QWidget* control);

protected:
    void changeEvent(QEvent* event) override;

private:
    QToolButton* button(const char* name, const QString& text, const QKeySequence& key);
    void showIcons();

    QHBoxLayout* row_;
    QToolButton *back_, *forward_, *first_;
    ElidedLabel* title_;
};

} // namespace chancery
