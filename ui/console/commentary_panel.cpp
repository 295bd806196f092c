// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/commentary_panel.h"

#include "ui/console/study_edits.h"
#include "ui/console/study_texts.h"
#include "ui/parts/text_field.h"

#include <QEvent>
#include <QFocusEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace chancery {

CommentaryPanel::CommentaryPanel(StudyView& shown, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , title_(new QLineEdit(this))
    , source_(new QLabel(this))
    , commentary_(new ProseEdit(this))
    , line_(new QLabel(this))
    , comment_(new ProseEdit(this))
    , parts_(new QSplitter(Qt::Vertical, this))
    , add_(new QToolButton(this))
{
    setObjectName(QStringLiteral("commentaryPanel"));
    title_->setObjectName(QStringLiteral("studyTitle"));
    title_->setAccessibleName(tr("Title of the study"));
    title_->setPlaceholderText(tr("Title"));
    source_->setObjectName(QStringLiteral("studySource"));
    source_->setTextFormat(Qt::PlainText);
    source_->setForegroundRole(QPalette::PlaceholderText);
    source_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    commentary_->setObjectName(QStringLiteral("studyCommentary"));
    commentary_->setAccessibleName(tr("Commentary on the study"));
    commentary_->setPlaceholderText(tr("Commentary on the position"));
    line_->setTextFormat(Qt::PlainText);
    line_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    line_->setObjectName(QStringLiteral("commentedLine"));
    line_->setBuddy(comment_);
    comment_->setObjectName(QStringLiteral("lineComment"));
    comment_->setAccessibleName(tr("Comment on the line shown"));
    comment_->setPlaceholderText(tr("Comment on this line"));
    auto* below = new QWidget(this);
    auto* belowColumn = new QVBoxLayout(below);
    belowColumn->setContentsMargins(0, 0, 0, 0);
    belowColumn->setSpacing(2);
    belowColumn->addWidget(line_);
    belowColumn->addWidget(comment_, 1);
    parts_->addWidget(commentary_);
    parts_->addWidget(below);
    parts_->setStretchFactor(0, 3);
    parts_->setStretchFactor(1, 1);
    parts_->setChildrenCollapsible(false);
    for (ProseEdit* field : {commentary_, comment_}) {
        field->setMinimumHeight(2 * fontMetrics().lineSpacing());
        field->installEventFilter(this);
    }
    add_->setObjectName(QStringLiteral("addCommentary"));
    add_->setText(tr("Write a commentary"));
    add_->setAutoRaise(true);
    add_->setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(2);
    column->addWidget(title_);
    column->addWidget(source_);
    column->addWidget(parts_, 1);
    column->addWidget(add_);
    for (const ProseEdit* field : {commentary_, comment_}) column->addWidget(field->message());
    connect(title_, &QLineEdit::textEdited, this, [this](const QString& text) {
        setTitle(shown_,
                 text.contains(u'\n') || text.contains(QChar::LineSeparator) ? text.simplified() : text);
    });
    connect(commentary_, &ProseEdit::edited, this,
            [this](const QString& text) { setCommentary(shown_, text); });
    connect(comment_, &ProseEdit::edited, this,
            [this](const QString& text) { setComment(shown_, shown_.node().id, text); });
    connect(add_, &QToolButton::clicked, this, [this] { open(commentary_, Qt::OtherFocusReason); });
    connect(&shown_, &StudyView::changed, this, &CommentaryPanel::follow);
    follow(StudyChange::Shown);
}

void CommentaryPanel::focusComment()
{
    open(comment_, Qt::ShortcutFocusReason);
}

void CommentaryPanel::open(ProseEdit* field, Qt::FocusReason reason)
{
    open_ = true;
    takeRoom();
    field->setFocus(reason);
}

bool CommentaryPanel::isEmpty() const
{
    return commentary_->document()->isEmpty() && comment_->document()->isEmpty();
}

/// Shows the fields or the button, and asks for as much room as they need.
void CommentaryPanel::takeRoom()
{
    const bool fields = open_ || !isEmpty();
    if (fields) open_ = true; // until the keyboard is elsewhere, also if all is deleted
    parts_->setVisible(fields);
    add_->setVisible(!fields);
    layout()->activate();
    setMaximumHeight(fields ? QWIDGETSIZE_MAX : minimumSizeHint().height());
}

/// Gives the room away when nothing was written and the keyboard is in neither field.
void CommentaryPanel::closeIfLeft()
{
    if (commentary_->hasFocus() || comment_->hasFocus()) return;
    open_ = false;
    takeRoom();
}

bool CommentaryPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason why = static_cast<QFocusEvent*>(event)->reason();
        if (why != Qt::PopupFocusReason && why != Qt::ActiveWindowFocusReason)
            QMetaObject::invokeMethod(this, &CommentaryPanel::closeIfLeft, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void CommentaryPanel::follow(StudyChange change)
{
    if (change == StudyChange::File || change == StudyChange::Orders) return;
    const StudyTexts texts(shown_.study());
    const QString title = QString::fromStdString(shown_.study().title);
    if (title_->text() != title) {
        title_->setText(title);
        title_->home(false); // its beginning is seen
    }
    source_->setText(texts.source());
    source_->setVisible(!source_->text().isEmpty());
    commentary_->show(QString::fromStdString(shown_.study().commentary));
    line_->setText(texts.fullNameOf(shown_.node()));
    comment_->show(QString::fromStdString(shown_.node().comment));
    closeIfLeft();
}

} // namespace chancery
