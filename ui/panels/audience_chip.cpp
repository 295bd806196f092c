// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/audience_chip.h"

#include <QEvent>
#include <QMenu>

namespace chancery {

namespace {

struct ChipText
{
    QString shown, told; ///< on the chip; in its tooltip
};

ChipText wordsOf(AudienceState state)
{
    switch (state) {
    case AudienceState::NoWindow:
        return {AudienceChip::tr("No window"), AudienceChip::tr("The audience window is closed.")};
    case AudienceState::OtherGame:
        return {AudienceChip::tr("Other game"), AudienceChip::tr("The audience window shows another game.")};
    case AudienceState::Live:
        return {AudienceChip::tr("Live"), AudienceChip::tr("The players see this game.")};
    case AudienceState::LiveAgain:
        return {AudienceChip::tr("Live again"),
                AudienceChip::tr("The audience window was blank or frozen; revealing lifted that.")};
    case AudienceState::Frozen:
        return {AudienceChip::tr("Frozen"), AudienceChip::tr("The players keep seeing the same picture.")};
    case AudienceState::Blank:
        return {AudienceChip::tr("Blank"), AudienceChip::tr("The players see nothing.")};
    }
    return {};
}

} // namespace

AudienceChip::AudienceChip(QWidget* parent)
    : QToolButton(parent)
{
    setObjectName(QStringLiteral("audienceChip"));
    setFocusPolicy(Qt::NoFocus);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setMenu(new QMenu(this));
    write();
}

void AudienceChip::offer(const QList<QAction*>& actions)
{
    menu()->clear();
    menu()->addActions(actions);
}

void AudienceChip::setState(AudienceState state)
{
    if (state == state_) return;
    state_ = state;
    write();
}

void AudienceChip::write()
{
    const ChipText words = wordsOf(state_);
    setText(words.shown);
    setToolTip(words.told);
    setAccessibleName(tr("Audience window: %1", "state: live, frozen, blank, no window").arg(words.shown));
    QFont bold = font();
    bold.setBold(state_ != AudienceState::NoWindow);
    setFont(bold);
}

void AudienceChip::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) write();
}

} // namespace chancery
