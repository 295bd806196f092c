// SPDX-License-Identifier: GPL-3.0-or-later
// The groups of preferences, and beside them the board as it will look.
#include "ui/dialogs/preferences_dialog.h"

#include "ui/dialogs/colour_chooser.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

#include <cmath>

namespace chancery {

namespace {

// The slider is logarithmic: four steps double the speed.
constexpr int stepsPerDoubling = 4, doublings = 2;

int sliderFor(double tempo)
{
    return static_cast<int>(std::lround(std::log2(tempo) * stepsPerDoubling));
}
double tempoFor(int slider)
{
    return std::exp2(static_cast<double>(slider) / stepsPerDoubling);
}

void choose(QComboBox* box, const QVariant& data)
{
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, const QStringList& displays,
                                     PreviewBoard preview, QWidget* parent)
    : QDialog(parent)
    , system_(preview.system)
    , systemContrast_(preview.systemContrast)
{
    introduceDialog(this, "preferencesDialog", tr("Preferences"), "audience");
    auto* groups = new QWidget;
    auto* column = new QVBoxLayout(groups);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(appearance(preferences));
    column->addWidget(
        colours_ = new ColourChooser(preferences.colours, preview.board ? preview.board.map : nullptr));
    connect(colours_, &ColourChooser::changed, this, &PreferencesDialog::showColours);
    column->addWidget(story(preferences));
    column->addWidget(projector(preferences, displays));
    column->addWidget(clock(preferences));
    column->addStretch(1);
    groups_ = column;
    alignFields();
    QScrollArea* area = scrolledDown(groups, this);
    introduce(area, "groups", tr("Preferences"), {});
    search_ = new SettingSearch(*area, this);
    setTabOrder(search_, language_);
    search_->setFocus();
    auto* found = new QVBoxLayout;
    found->addWidget(search_);
    found->addWidget(area, 1);
    auto* row = new QHBoxLayout;
    row->addLayout(found, 1);
    const bool previewed = static_cast<bool>(preview.board);
    QWidget* board = previewed ? shownBoard(std::move(preview)) : nullptr;
    if (board) row->addWidget(board);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(row, 1);
    whole->addWidget(dialogButtons(this, tr("&Apply")));
    constexpr int frame = 40;
    if (board && minimumSizeHint().width() > screen()->availableSize().width() - frame) {
        board->hide(); // beside large text it would be off the screen
        row->invalidate();
        whole->invalidate();
    }
    fitToScreen(this, previewed ? QSize(1060, 620) : QSize(480, 560));
}

/// The fields of all groups have one left edge.
void PreferencesDialog::alignFields()
{
    QList<QWidget*> labels;
    for (const auto* form : groups_->parentWidget()->findChildren<QFormLayout*>())
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem* label = form->itemAt(row, QFormLayout::LabelRole))
                labels << label->widget();
    alignLabels(labels);
}

QWidget* PreferencesDialog::shownBoard(PreviewBoard preview)
{
    preview_ = new ColourPreview(std::move(preview));
    for (QComboBox* box : {theme_, highContrast_})
        connect(box, &QComboBox::currentIndexChanged, this, &PreferencesDialog::showColours);
    showColours();
    auto* box = new QGroupBox(tr("Preview"));
    auto* column = new QVBoxLayout(box);
    column->addWidget(preview_);
    QScrollArea* area = scrolledDown(box); // four boards are too high for a small screen
    introduce(area, "preview", tr("Preview"), {});
    area->setFrameShape(QFrame::NoFrame);
    return area;
}

void PreferencesDialog::showColours()
{
    const Preferences chosen = preferences();
    const ThemeKind theme = chosen.theme == ThemeChoice::System ? system_
                            : chosen.theme == ThemeChoice::Dark ? ThemeKind::Dark
                                                                : ThemeKind::Light;
    ColourChoice colours = chosen.colours;
    colours.highContrast =
        chosen.highContrast == Wish::System ? systemContrast_ : chosen.highContrast == Wish::Yes;
    colours_->show(theme, colours.highContrast);
    if (preview_) preview_->setColours(theme, colours);
}

QComboBox* PreferencesDialog::wishBox(Wish wish)
{
    auto* box = new QComboBox;
    box->addItem(tr("System default"), static_cast<int>(Wish::System));
    box->addItem(tr("On"), static_cast<int>(Wish::Yes));
    box->addItem(tr("Off"), static_cast<int>(Wish::No));
    choose(box, static_cast<int>(wish));
    return box;
}

QWidget* PreferencesDialog::appearance(const Preferences& preferences)
{
    language_ = new QComboBox;
    introduce(language_, "language", tr("Language"), tr("Language of windows, reports and slides"));
    language_->addItem(tr("System default"), QString());
    for (const Language& language : languages()) language_->addItem(language.name, language.code);
    choose(language_, preferences.language);
    theme_ = new QComboBox;
    introduce(theme_, "theme", tr("Theme"), tr("Light or dark windows and boards"));
    theme_->addItem(tr("System default"), static_cast<int>(ThemeChoice::System));
    theme_->addItem(tr("Light"), static_cast<int>(ThemeChoice::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(ThemeChoice::Dark));
    choose(theme_, static_cast<int>(preferences.theme));
    highContrast_ = wishBox(preferences.highContrast);
    introduce(
        highContrast_, "highContrast", tr("High contrast"),
        tr("Black and white, strong outlines and hatched land in windows, on boards and for the players"));
    labels_ = labelBox(preferences.labels);
    introduce(labels_, "labels", tr("Labels on the board"), tr("Labels on the provinces of the board"));
    textSize_ = new QComboBox;
    introduce(textSize_, "textSize", tr("Size of text"),
              tr("Size of all text but that of boards and the audience, in the font of the system"));
    for (const int percent : textSizes) textSize_->addItem(tr("%1 %").arg(percent), percent);
    choose(textSize_, preferences.textSize);
    opensLast_ = new QCheckBox(tr("Open the last game on &start"));
    introduce(opensLast_, "opensLast", tr("Open the last game on start"),
              tr("Starts with the game that was open last, without the start page"));
    opensLast_->setChecked(preferences.opensLast);
    auto* box = new QGroupBox(tr("Appearance"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("&Language:"), language_);
    form->addRow(tr("&Theme:"), theme_);
    form->addRow(tr("Hi&gh contrast:"), highContrast_);
    form->addRow(tr("Si&ze of text:"), textSize_);
    form->addRow(tr("La&bels:"), labels_);
    form->addRow(QString(), opensLast_);
    return box;
}

QWidget* PreferencesDialog::story(const Preferences& preferences)
{
    tempo_ = new QSlider(Qt::Horizontal);
    introduce(tempo_, "tempo", tr("Speed of animation"),
              tr("From a quarter of the normal speed to four times"));
    tempo_->setRange(-doublings * stepsPerDoubling, doublings * stepsPerDoubling);
    tempo_->setPageStep(stepsPerDoubling);
    tempo_->setTickInterval(stepsPerDoubling);
    tempo_->setTickPosition(QSlider::TicksBelow);
    tempo_->setValue(sliderFor(preferences.tempo));
    auto* shown = new QLabel;
    const auto show = [this, shown] {
        shown->setText(tr("%1×", "speed").arg(QLocale().toString(tempoFor(tempo_->value()), 'f', 2)));
    };
    connect(tempo_, &QSlider::valueChanged, this, show);
    show();
    shown->setMinimumWidth(shown->fontMetrics().horizontalAdvance(QStringLiteral("0,00×")));
    reducedMotion_ = wishBox(preferences.reducedMotion);
    introduce(reducedMotion_, "reducedMotion", tr("Reduced motion"),
              tr("Shows each step at once; nothing moves"));
    auto* row = new QHBoxLayout;
    row->addWidget(tempo_, 1);
    row->addWidget(shown);
    auto* box = new QGroupBox(tr("Animation"));
    auto* form = new QFormLayout(box);
    auto* label = new QLabel(tr("S&peed:"));
    label->setBuddy(tempo_);
    form->addRow(label, row);
    form->addRow(tr("Readi&ng of orders:"), reading(preferences.story));
    form->addRow(tr("Ca&mera:"), camera(preferences.story));
    form->addRow(tr("&Reduced motion:"), reducedMotion_);
    form->addRow(QString(), turncoats(preferences.story));
    return box;
}

QWidget* PreferencesDialog::reading(const StoryChoice& choice)
{
    reading_ = new QComboBox;
    introduce(reading_, "reading", tr("Reading of orders"),
              tr("How orders are read out before the results are shown"));
    reading_->addItem(tr("Power by power"), static_cast<int>(Reading::PerPower));
    reading_->addItem(tr("Order by order"), static_cast<int>(Reading::PerOrder));
    reading_->addItem(tr("All at once"), static_cast<int>(Reading::AllAtOnce));
    choose(reading_, static_cast<int>(choice.reading));
    return reading_;
}

QWidget* PreferencesDialog::camera(const StoryChoice& choice)
{
    camera_ = new QComboBox;
    introduce(camera_, "camera", tr("Camera"),
              tr("Whether the audience window shows each fight from near; with reduced motion it does not"));
    camera_->addItem(tr("Goes to each fight"), static_cast<int>(Camera::Follows));
    camera_->addItem(tr("Stays on the whole board"), static_cast<int>(Camera::Still));
    choose(camera_, static_cast<int>(choice.camera));
    return camera_;
}

QWidget* PreferencesDialog::turncoats(const StoryChoice& choice)
{
    turncoats_ = new QCheckBox(tr("Sa&y who attacked a power that it supported"));
    introduce(turncoats_, "turncoats", tr("Attacks on powers supported a turn ago"),
              tr("The card at the end of a turn names who attacked a power that it supported a turn ago"));
    turncoats_->setChecked(choice.turncoats);
    return turncoats_;
}

QWidget* PreferencesDialog::projector(const Preferences& preferences, const QStringList& displays)
{
    display_ = new QComboBox;
    introduce(display_, "display", tr("Projector display"), tr("Display on which the audience window opens"));
    display_->addItem(tr("The first display without the console"), QString());
    for (const QString& name : displays) display_->addItem(name, name);
    // The display that was chosen is listed even if it is not connected now.
    if (!preferences.projectorDisplay.isEmpty() && display_->findData(preferences.projectorDisplay) < 0)
        display_->addItem(tr("%1 (not connected)").arg(preferences.projectorDisplay),
                          preferences.projectorDisplay);
    choose(display_, preferences.projectorDisplay);
    auto* box = new QGroupBox(tr("Projector"));
    auto* form = new QFormLayout(box);
    form->addRow(tr("&Display:"), display_);
    return box;
}

QWidget* PreferencesDialog::clock(const Preferences& preferences)
{
    clockSound_ = new QCheckBox(tr("Bells of the cl&ock"));
    introduce(clockSound_, "clockSound", tr("Sounds of the clock"),
              tr("A bell one minute before a stage ends, and three when it ends"));
    clockSound_->setChecked(preferences.clockSound);
    clockSpeech_ = new QCheckBox(tr("Sp&eech of the clock"));
    introduce(clockSpeech_, "clockSpeech", tr("Speech of the clock"),
              tr("Announces aloud what the bells mean"));
    clockSpeech_->setChecked(preferences.clockSpeech);
    const QString unheard = whyUnheard(bellsHeard(), speechHeard());
    clockSpeech_->setEnabled(speechHeard() == Heard::Yes);
    if (!clockSpeech_->isEnabled()) clockSpeech_->setToolTip(unheard);
    revealSound_ = new QCheckBox(tr("Sounds of the reveal"));
    introduce(revealSound_, "revealSound", revealSound_->text(),
              tr("Quiet sounds for a new phase, a clash, a dislodgement, a centre taken and an ending"));
    revealSound_->setChecked(preferences.revealSound);
    clockVolume_ = new QSlider(Qt::Horizontal);
    introduce(clockVolume_, "clockVolume", tr("Volume"),
              tr("Volume of bells, speech and the sounds of the reveal"));
    clockVolume_->setRange(0, 100);
    clockVolume_->setPageStep(10);
    clockVolume_->setValue(preferences.clockVolume);
    auto* note = new QLabel(unheard);
    note->setObjectName(QStringLiteral("unheard"));
    note->setWordWrap(true);
    note->setHidden(unheard.isEmpty());
    auto* box = new QGroupBox(tr("Sound"));
    auto* form = new QFormLayout(box);
    for (QCheckBox* heard : {clockSound_, clockSpeech_, revealSound_}) form->addRow(QString(), heard);
    form->addRow(tr("&Volume:"), clockVolume_);
    form->addRow(note);
    return box;
}

QString PreferencesDialog::whyUnheard(Heard bells, Heard speech)
{
    QStringList reasons;
    if (bells != Heard::Yes)
        reasons << tr("There are no bells, because this program was built without them. The computer beeps "
                      "instead.");
    if (speech == Heard::NotBuilt)
        reasons << tr("There is no speech, because this program was built without it.");
    if (speech == Heard::NoEngine)
        reasons << tr("There is no speech, because no speech engine for Qt is installed.");
    return reasons.join(u' ');
}

Preferences PreferencesDialog::preferences() const
{
    Preferences chosen{language_->currentData().toString(),
                       static_cast<ThemeChoice>(theme_->currentData().toInt()),
                       static_cast<LabelMode>(labels_->currentData().toInt()),
                       tempoFor(tempo_->value()),
                       static_cast<Wish>(reducedMotion_->currentData().toInt()),
                       display_->currentData().toString(),
                       colours_->choice()};
    chosen.highContrast = static_cast<Wish>(highContrast_->currentData().toInt());
    chosen.story.reading = static_cast<Reading>(reading_->currentData().toInt());
    chosen.story.turncoats = turncoats_->isChecked();
    chosen.story.camera = static_cast<Camera>(camera_->currentData().toInt());
    chosen.textSize = textSize_->currentData().toInt();
    chosen.opensLast = opensLast_->isChecked();
    chosen.clockSound = clockSound_->isChecked();
    chosen.clockSpeech = clockSpeech_->isChecked();
    chosen.revealSound = revealSound_->isChecked();
    chosen.clockVolume = clockVolume_->value();
    return chosen;
}

void PreferencesDialog::goTo(const QString& control)
{
    search_->goTo(control);
}

std::vector<PreferencePlace> PreferencesDialog::places()
{
    return placesIn(PreferencesDialog({}, {}));
}

void PreferencesDialog::offerKeys(std::function<void()> editKeys)
{
    auto* button = new QPushButton(tr("&Keyboard shortcuts…"));
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto* box = new QGroupBox(tr("Keyboard"));
    auto* form = new QFormLayout(box);
    form->addRow(new QLabel, button);
    groups_->insertWidget(groups_->count() - 1, box);
    introduce(button, "editKeys", tr("Keyboard shortcuts"), tr("Change the keys of all actions"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, std::move(editKeys));
    alignFields();
}

} // namespace chancery
