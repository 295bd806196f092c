// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a page of text with links, in the sizes and colours of the program.
#pragma once

#include <QTextBrowser>

namespace chancery {

/// A text with links, which it follows nowhere by itself. Tab goes from link to link, Enter follows one.
/// Links to terms of the glossary are dotted, so that they do not drown the others.
class PageView : public QTextBrowser
{
    Q_OBJECT

public:
    /// Makes an empty page. `name` is its object name, `accessible` what screen readers call it.
    PageView(const char* name, const QString& accessible, QWidget* parent = nullptr);

    /// Shows a page from its beginning: HTML with h3 as its title, h4 as headings and class "quiet" for what
    /// steps back. The page that is shown already keeps its place.
    void show(const QString& html);
    using QWidget::show;
    /// Returns the page as it was given to show().
    const QString& shown() const { return html_; }

Q_SIGNALS:
    /// A link was clicked, or chosen by key.
    void followed(const QString& link);
    /// The pointer or the keyboard is on a link; empty when it has left it.
    void pointedAt(const QString& link);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    QString html_;
};

} // namespace chancery
