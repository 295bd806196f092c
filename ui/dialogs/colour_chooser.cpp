// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/colour_chooser.h"

#include "ui/draw/colours_apart.h"
#include "ui/draw/icons.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/swatch.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace chancery {

ColourChooser::ColourChooser(const ColourChoice& choice, std::shared_ptr<const Map> map, QWidget* parent)
    : QGroupBox(tr("Powers"), parent)
    , map_(std::move(map))
    , own_(choice.own)
    , palette_(new QComboBox)
    , hatched_(new QCheckBox(tr("&Hatch each power's land")))
    , note_(new QLabel)
{
    ask_ = [this](const QColor& now, const QString& title) {
        return QColorDialog::getColor(now, this, title);
    };
    introduce(palette_, "palette", tr("Colours of the powers"), tr("Colours of the powers on every board"));
    palette_->addItem(tr("Clear: distinct for all colour vision"), static_cast<int>(PaletteKind::Clear));
    palette_->addItem(tr("Traditional: like the boxed game"), static_cast<int>(PaletteKind::Traditional));
    palette_->setCurrentIndex(palette_->findData(static_cast<int>(choice.palette)));
    introduce(hatched_, "hatched", tr("Hatch each power's land"),
              tr("Draws faint lines across each power's land, in a different direction for each"));
    hatched_->setChecked(choice.hatched);
    note_->setObjectName(QStringLiteral("alike"));
    note_->setWordWrap(true);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Colours:"), palette_);
    if (map_) form->addRow(tr("Own colours:"), makeSigns());
    form->addRow(note_);
    form->addRow(QString(), hatched_);
    connect(palette_, &QComboBox::currentIndexChanged, this, &ColourChooser::changed);
    connect(hatched_, &QCheckBox::toggled, this, &ColourChooser::changed);
    show(kind_, choice.highContrast);
}

/// Makes a button for each power, with its sign.
QWidget* ColourChooser::makeSigns()
{
    constexpr int abreast = 9; // the 34 of the largest board are four rows
    auto* signs = new QWidget;
    auto* row = new QHBoxLayout(signs);
    row->setContentsMargins({});
    auto* grid = new QGridLayout;
    grid->setSpacing(spacingStep);
    for (const Power power : map_->everyPower()) {
        auto* sign = new QToolButton;
        const QString name = tr("Colour of %1", "a power").arg(Words(*map_).power(power));
        introduce(sign, "ownColour", name, name);
        sign->setAutoRaise(true);
        connect(sign, &QToolButton::clicked, this, [this, power] { change(power); });
        const auto at = static_cast<int>(signs_.size());
        grid->addWidget(sign, at / abreast, at % abreast);
        signs_.push_back(sign);
    }
    back_ = new QToolButton;
    back_->setAutoRaise(true);
    back_->setIcon(icon(QStringLiteral("undo"), themeOf(*this)));
    introduce(back_, "paletteColours", tr("Colours of the palette"),
              tr("Give all powers the colours of the palette again"));
    connect(back_, &QToolButton::clicked, this, &ColourChooser::takeBack);
    row->addLayout(grid);
    row->addWidget(back_, 0, Qt::AlignTop);
    row->addStretch(1);
    return signs;
}

ColourChoice ColourChooser::choice() const
{
    return {static_cast<PaletteKind>(palette_->currentData().toInt()), hatched_->isChecked(), false, own_};
}

void ColourChooser::show(ThemeKind kind, bool highContrast)
{
    kind_ = kind;
    if (!map_) return note_->hide();
    ColourChoice shown = choice();
    shown.highContrast = highContrast;
    const Theme theme = themeFor(kind, *map_, shown);
    showSigns(theme);
    const QString alike = alikeText(theme);
    note_->setText(alike);
    note_->setVisible(!alike.isEmpty());
    back_->setEnabled(!own_.empty());
}

void ColourChooser::showSigns(const Theme& theme)
{
    for (const Power power : map_->everyPower())
        signs_[index(power)]->setIcon(powerIcon(*map_, theme, power, grown(20)));
}

void ColourChooser::change(Power power)
{
    const Theme theme = themeFor(kind_, *map_, choice());
    const QColor colour = ask_(theme.of(power).body, signs_[index(power)]->accessibleName());
    if (!colour.isValid()) return;
    own_[(*map_)[power].name] = colour.rgb();
    Q_EMIT changed();
}

void ColourChooser::takeBack()
{
    own_.clear();
    Q_EMIT changed();
}

/// Says which powers look alike, and to whom; empty if none do.
QString ColourChooser::alikeText(const Theme& theme) const
{
    constexpr std::size_t most = 4;
    const Words words(*map_);
    const QString whom[] = {QString(), tr("without red cones"), tr("without green cones"),
                            tr("without blue cones")};
    const std::vector<AlikePowers> pairs = alikePowers(theme);
    QStringList said, sentences;
    for (const AlikePowers& pair : pairs) {
        if (static_cast<std::size_t>(said.size()) == most) break;
        const QString names =
            tr("%1 and %2", "two powers").arg(words.power(pair.one), words.power(pair.other));
        const QString& eyes = whom[static_cast<std::size_t>(pair.vision)];
        said << (eyes.isEmpty() ? names : tr("%1 (%2)", "two powers, with which eyes").arg(names, eyes));
    }
    if (const auto more = static_cast<int>(pairs.size() - static_cast<std::size_t>(said.size())); more > 0)
        said << tr("%n more pair(s)", nullptr, more);
    if (!said.isEmpty())
        sentences << tr("Look alike: %1.", "pairs of powers").arg(said.join(QStringLiteral(", ")));
    if (const std::vector<Power> pale = powersLikeLand(theme); !pale.empty())
        sentences << tr("Land that looks neutral: %1.", "powers").arg(words.list(pale));
    if (!sentences.isEmpty()) sentences << tr("Unit letters and hatched land tell them apart.");
    return sentences.join(u' ');
}

} // namespace chancery
