// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of text with links, and the bar above them: back, forward, the first page, and what is shown.
#pragma once

#include <QTextBrowser>
#include <QWidget>

#include <functional>

class QHBoxLayout;
class QToolButton;

namespace chancery {

/// A text with links, which it follows nowhere by itself; where they lead is said by `followed`. Tab goes
/// from link to link, Enter follows one. With setPages() it is a browser: setSource(), backward(), forward()
/// and home() show pages by their links. Citations of clauses become links. Links to terms of the glossary
/// and to clauses are dotted, so that they do not drown the others; links to cases are opened by the program.
class PageView : public QTextBrowser
{
    Q_OBJECT

public:
    /// Makes an empty page. `name` is its object name, `accessible` what screen readers call it.
    PageView(const char* name, const QString& accessible, QWidget* parent = nullptr);

    /// Makes the pages that have links: `html` returns the page of a link as show() takes it.
    void setPages(std::function<QString(const QString& link)> html) { pages_ = std::move(html); }
    /// Returns the link of the page shown.
    const QString& place() const { return place_; }
    /// Makes the page shown again; it keeps its place if it is the same.
    void reload() override;

    /// Shows a page from its beginning: HTML with h3 as its title, h4 as headings and class "quiet" for what
    /// steps back. The page that is shown already keeps its place.
    void show(const QString& html);
    using QWidget::show;
    /// Returns the page shown, as it was given.
    const QString& shown() const { return html_; }

Q_SIGNALS:
    /// A link was clicked, or chosen by key.
    void followed(const QString& link);
    /// The pointer or the keyboard is on a link; empty when it has left it.
    void pointedAt(const QString& link);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    void setLook();

    QString html_, place_;
    std::function<QString(const QString&)> pages_;
};

class ElidedLabel;

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
