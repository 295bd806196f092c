// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/audience_chip.h"

#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"

#include <QEvent>
#include <QMenu>

#include <algorithm>

namespace chancery {

namespace {

struct ChipText
{
    QString shown, told;   ///< on the chip; in its tooltip
    QStringList shorter{}; ///< on it in a narrow window, each shorter than the one before
};

ChipText wordsOf(AudienceState state, const QString& display)
{
    switch (state) {
    case AudienceState::NoWindow:
        return {AudienceChip::tr("Audience: closed"),
                AudienceChip::tr("The audience window is closed. Click for the menu that opens it."),
                {AudienceChip::tr("No audience")}};
    case AudienceState::OtherGame:
        return {AudienceChip::tr("Audience: other game"),
                AudienceChip::tr("The audience window shows another game."),
                {AudienceChip::tr("Other game")}};
    case AudienceState::SameScreen:
        return {AudienceChip::tr("Audience: same screen!"),
                AudienceChip::tr("Players who see the audience window see this window too."),
                {AudienceChip::tr("Same screen!"), AudienceChip::tr("Not secret!")}};
    case AudienceState::SameFrozen:
        return {
            AudienceChip::tr("Audience: same screen, frozen"),
            AudienceChip::tr("The players keep seeing the same picture. Those who see the audience window "
                             "see this window too."),
            {AudienceChip::tr("Same screen, frozen"), AudienceChip::tr("Frozen, not secret!")}};
    case AudienceState::SameBlank:
        return {
            AudienceChip::tr("Audience: same screen, blank"),
            AudienceChip::tr("The audience window shows nothing. Players who see it see this window all the "
                             "same."),
            {AudienceChip::tr("Same screen, blank"), AudienceChip::tr("Blank, not secret!")}};
    case AudienceState::Live:
        if (!display.isEmpty())
            return {AudienceChip::tr("Audience: live on %1", "a display").arg(display),
                    AudienceChip::tr("The players see this game."),
                    {AudienceChip::tr("Live on %1", "a display").arg(display)}}; // which one is never cut
        return {AudienceChip::tr("Audience: live"),
                AudienceChip::tr("The players see this game."),
                {AudienceChip::tr("Live")}};
    case AudienceState::LiveAgain:
        return {AudienceChip::tr("Audience: live again"),
                AudienceChip::tr("The audience window was blank or frozen; revealing lifted that."),
                {AudienceChip::tr("Live again")}};
    case AudienceState::Frozen:
        return {AudienceChip::tr("Audience: frozen"),
                AudienceChip::tr("The players keep seeing the same picture."),
                {AudienceChip::tr("Frozen")}};
    case AudienceState::Blank:
        return {AudienceChip::tr("Audience: blank"),
                AudienceChip::tr("The players see nothing."),
                {AudienceChip::tr("Blank")}};
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
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    write();
}

void AudienceChip::offer(const QList<QAction*>& actions)
{
    menu()->clear();
    menu()->addActions(actions);
}

void AudienceChip::setState(AudienceState state, const QString& display, const QString& why)
{
    if (state == state_ && display == display_ && why == why_) return;
    state_ = state;
    display_ = display;
    why_ = why;
    write();
}

QSize AudienceChip::sizeHint() const
{
    return sizeFor(forms_.front());
}

QSize AudienceChip::minimumSizeHint() const
{
    return sizeFor(forms_.back());
}

QSize AudienceChip::sizeFor(const QString& said) const
{
    // As Qt measures it, so that no hint changes with the text.
    const auto wide = [this](const QString& words) {
        return fontMetrics().size(Qt::TextShowMnemonic, words).width();
    };
    const QSize now = QToolButton::sizeHint();
    return {now.width() + wide(said) - wide(text()), std::max(now.height(), grown(headerControl))};
}

void AudienceChip::resizeEvent(QResizeEvent* event)
{
    QToolButton::resizeEvent(event);
    fit();
}

void AudienceChip::fit()
{
    const auto fits = [this](const QString& form) { return sizeFor(form).width() <= width(); };
    const auto longest = std::ranges::find_if(forms_, fits);
    setText(longest == forms_.end() ? forms_.back() : *longest);
}

void AudienceChip::write()
{
    const ChipText words = wordsOf(state_, display_);
    forms_ = QStringList(words.shown) + words.shorter;
    setToolTip(state_ == AudienceState::SameScreen && !why_.isEmpty() ? why_ : words.told);
    setAccessibleName(words.shown);
    QFont bold = font();
    bold.setBold(state_ != AudienceState::NoWindow);
    setFont(bold);
    QPalette colours;
    constexpr AudienceState shared[] = {AudienceState::SameScreen, AudienceState::SameFrozen,
                                        AudienceState::SameBlank};
    if (std::ranges::find(shared, state_) != std::end(shared))
        colours.setColor(QPalette::ButtonText, themeFor(themeOf(*this), Map{}).alarm);
    setPalette(colours);
    fit();
}

void AudienceChip::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) write();
    if (event->type() == QEvent::ApplicationPaletteChange) write(); // the colour of the alarm is another
}

} // namespace chancery
