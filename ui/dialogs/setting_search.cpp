// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/setting_search.h"

#include "ui/parts/dialog_parts.h"
#include "ui/parts/frame_over.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

namespace chancery {

namespace {

/// What people type for a setting that has another name here.
struct Sought
{
    const char *control, *words;
};
constexpr Sought alsoSought[] = {
    {"palette", QT_TRANSLATE_NOOP("chancery::SettingSearch", "color blind, colour-blind, red-green")},
    {"theme", QT_TRANSLATE_NOOP("chancery::SettingSearch", "night, black, white, contrast")},
    {"textSize", QT_TRANSLATE_NOOP("chancery::SettingSearch", "font, letters, large print, zoom, scale")},
    {"display", QT_TRANSLATE_NOOP("chancery::SettingSearch", "monitor, screen, beamer, television, HDMI")},
    {"clockSound", QT_TRANSLATE_NOOP("chancery::SettingSearch", "beep, gong, alarm, timer")},
    {"clockVolume", QT_TRANSLATE_NOOP("chancery::SettingSearch", "mute, silent, loud, quiet")},
    {"tempo", QT_TRANSLATE_NOOP("chancery::SettingSearch", "fast, slow, pace, quick")},
};

/// Returns what a control is found by besides its name.
QString furtherWords(const QWidget& control)
{
    QStringList words{control.toolTip()};
    for (const Sought& one : alsoSought)
        if (control.objectName() == QLatin1String(one.control)) words << SettingSearch::tr(one.words);
    if (const auto* box = qobject_cast<const QComboBox*>(&control))
        for (int i = 0; i < box->count(); ++i) words << box->itemText(i);
    return words.join(u' ');
}

std::vector<FindEntry> entriesOf(const std::vector<PreferencePlace>& places)
{
    std::vector<FindEntry> entries;
    for (const PreferencePlace& place : places)
        entries.push_back({FindKind::Setting, place.name, place.group, {}, place.words});
    return entries;
}

} // namespace

std::vector<PreferencePlace> placesIn(const QWidget& groups)
{
    std::vector<PreferencePlace> all;
    for (const auto* group : groups.findChildren<QGroupBox*>())
        for (const auto* control : group->findChildren<QWidget*>()) {
            const bool chosen = qobject_cast<const QComboBox*>(control) ||
                                qobject_cast<const QCheckBox*>(control) ||
                                qobject_cast<const QSlider*>(control);
            if (chosen && !control->accessibleName().isEmpty())
                all.push_back({control->objectName(), control->accessibleName(), furtherWords(*control),
                               group->title()});
        }
    return all;
}

SettingSearch::SettingSearch(QScrollArea& area, QWidget* parent)
    : QWidget(parent)
    , area_(area)
    , places_(placesIn(*area.widget()))
    , finder_(entriesOf(places_))
    , line_(textLine(this))
    , note_(problemLabel("searchNote", this))
{
    introduce(line_, "search", tr("Find a setting"), tr("Words of the setting; Enter leads to it"));
    line_->setPlaceholderText(tr("Find a setting"));
    line_->setClearButtonEnabled(true);
    line_->installEventFilter(this);
    setFocusProxy(line_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(line_);
    column->addWidget(note_);
    connect(line_, &QLineEdit::textChanged, this, &SettingSearch::search);
}

void SettingSearch::search()
{
    const bool typed = !line_->text().trimmed().isEmpty();
    found_ = typed ? finder_.find(line_->text()) : std::vector<std::size_t>{};
    delete frame_.data();
    tell(note_, typed && found_.empty() ? tr("No setting is found by these words.") : QString(), Tone::Alarm);
    if (!found_.empty()) turnTo(0);
}

void SettingSearch::turnTo(std::size_t found)
{
    at_ = found;
    lead(area_.widget()->findChild<QWidget*>(places_[found_[at_]].control));
    line_->setAccessibleDescription(places_[found_[at_]].name);
}

void SettingSearch::lead(QWidget* control)
{
    delete frame_.data();
    frame_ = new FrameOver(*control);
    frame_->setColour(palette().color(QPalette::Highlight));
    frame_->show();
    area_.widget()->layout()->activate(); // so that the area knows where the control is
    area_.ensureWidgetVisible(control);
}

void SettingSearch::goTo(const QString& name)
{
    auto* control = name.isEmpty() ? nullptr : area_.widget()->findChild<QWidget*>(name);
    if (!control) return;
    control->setFocus(Qt::ShortcutFocusReason);
    window()->layout()->activate();
    lead(control);
}

/// Enter would press the button of the dialog.
bool SettingSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const std::size_t count = found_.size();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (count > 0) goTo(places_[found_[at_]].control);
        return true;
    }
    if (count > 0 && key == Qt::Key_Down) return turnTo((at_ + 1) % count), true;
    if (count > 0 && key == Qt::Key_Up) return turnTo((at_ + count - 1) % count), true;
    return QWidget::eventFilter(watched, event);
}

} // namespace chancery
