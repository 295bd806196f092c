// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/note_strip.h"

#include "ui/draw/type.h"
#include "ui/parts/announcer.h"
#include "ui/parts/dialog_parts.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace chancery {

NoteStrip::NoteStrip(const char* objectName, QWidget* parent)
    : QFrame(parent)
    , text_(new QLabel(this))
    , close_(new QToolButton(this))
{
    setObjectName(QString::fromLatin1(objectName));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    text_->setWordWrap(true);
    introduce(close_, (QByteArray(objectName) + "Close").constData(), tr("Close the note"),
              tr("Close the note"));
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    close_->setAutoRaise(true);
    connect(close_, &QToolButton::clicked, this, &NoteStrip::closed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * spacingStep, 0, spacingStep, 0);
    row->addWidget(text_, 1);
    row->addWidget(close_);
    hide();
}

void NoteStrip::say(const QString& text, const QString& details)
{
    const bool isNew = !text.isEmpty() && text != said_;
    said_ = text;
    tellCiting(text_, text);
    setToolTip(details);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    if (!isNew) return;
    announce(*this, text);
}

void NoteStrip::offer(QAction* action, const QString& text)
{
    auto* button = new QToolButton(this);
    introduce(button, (objectName().toUtf8() + "Do").constData(), text, action->toolTip());
    button->setText(text);
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->count() - 1, button);
}

void NoteStrip::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) // the icon is that of the theme
        close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
}

} // namespace chancery
