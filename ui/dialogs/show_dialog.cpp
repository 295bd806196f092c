// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/show_dialog.h"

#include "ui/paper/frame_writer.h"
#include "ui/paper/picture_folder.h"
#include "ui/parts/dialog_parts.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>

namespace chancery {

namespace {

enum ShownPart { partPhase, partGame, partLapse };

} // namespace

ShowDialog::ShowDialog(const ShowChoice& choice, ShowOffer offer, QWidget* parent, Picker pick)
    : PlaceDialog("showDialog", tr("Export the reveal"), std::move(pick), parent)
    , offer_(std::move(offer))
{
    addPart(choice);
    addWhere(choice);
    addLook(choice);
    finish({560, 340});
}

void ShowDialog::addPart(const ShowChoice& choice)
{
    part_ = new QComboBox;
    introduce(part_, "part", tr("What to export"), tr("Phases that the players have seen"));
    if (offer_.phase) part_->addItem(tr("The phase on the board"), partPhase);
    part_->addItem(tr("The whole game so far"), partGame);
    part_->addItem(tr("The whole game as a time lapse"), partLapse);
    part_->setCurrentIndex(std::max(0, part_->findData(choice.wholeGame ? partGame : partPhase)));
    lapse_ = new QSpinBox;
    introduce(lapse_, "lapse", tr("Length of the time lapse"), tr("How long the whole game is to last"));
    lapse_->setRange(5, 3600);
    lapse_->setSingleStep(5);
    lapse_->setSuffix(tr(" s", "seconds"));
    lapse_->setValue(60);
    lapse_->setEnabled(false);
    form()->addRow(tr("&What:"), part_);
    form()->addRow(tr("&Length:"), lapse_);
}

void ShowDialog::addWhere(const ShowChoice& choice)
{
    addPlace(
        tr("&Save to:"), tr("Folder for the pictures, or file for the GIF or the video"),
        offer_.videos ? tr("A folder of pictures, one per frame, an animated GIF, or a video")
                      : tr("A folder of pictures, one per frame, or an animated GIF. Videos need the program "
                           "ffmpeg, which is not installed."),
        choice.path,
        {{tr("PNG pictures in a folder")},
         {offer_.videos ? tr("Video") : tr("Video (ffmpeg is not installed)"), videoEndings(), offer_.videos},
         {tr("Animated GIF"), {QStringLiteral("gif")}}});
}

void ShowDialog::addLook(const ShowChoice& choice)
{
    size_ = new QComboBox;
    introduce(size_, "size", tr("Size"), tr("In pixels"));
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)})
        size_->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
    size_->setCurrentIndex(std::max(0, size_->findData(choice.size)));
    rate_ = new QComboBox;
    introduce(rate_, "rate", tr("Frames per second"), tr("A higher rate looks smoother and takes longer"));
    for (int rate : {10, 25, 30, 60}) rate_->addItem(QString::number(rate), rate);
    rate_->setCurrentIndex(std::max(0, rate_->findData(choice.framesPerSecond)));
    theme_ = themeBox(choice.theme);
    introduce(theme_, "theme", tr("Theme"), tr("A light or a dark board"));
    form()->addRow(tr("S&ize:"), size_);
    form()->addRow(tr("&Frames per second:"), rate_);
    form()->addRow(tr("&Theme:"), theme_);
    form()->addRow(QString(), length_ = stateLabel("length", this));
    connect(lapse_, &QSpinBox::valueChanged, this, &ShowDialog::tellLength);
    for (QComboBox* box : {part_, rate_})
        connect(box, &QComboBox::currentIndexChanged, this, &ShowDialog::tellLength);
    tellLength();
}

bool ShowDialog::lapses() const
{
    return part_->currentData().toInt() == partLapse;
}

void ShowDialog::tellLength()
{
    lapse_->setEnabled(lapses());
    if (!offer_.lasts) return;
    const int ms = lapses() ? lapse_->value() * 1000 : offer_.lasts(part_->currentData().toInt() == partGame);
    const int seconds = (ms + 500) / 1000;
    const QString time = QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    const int frames = static_cast<int>(qint64(ms) * rate_->currentData().toInt() / 1000);
    length_->setText(tr("%1 minutes, %Ln frame(s)", "how long", frames).arg(time));
}

QString ShowDialog::obstacle() const
{
    if (const QString known = PlaceDialog::obstacle(); !known.isEmpty()) return known;
    const QFileInfo file(path());
    if (!format().endings.isEmpty()) return {};
    if (isVideo(file.filePath()) || isGif(file.filePath()) || (file.exists() && !file.isDir()))
        return tr("Choose a folder for the pictures.");
    return PictureFolder::mixing(path());
}

ShowChoice ShowDialog::choice() const
{
    return {path(),
            part_->currentData().toInt() != partPhase,
            size_->currentData().toSize(),
            rate_->currentData().toInt(),
            static_cast<ThemeKind>(theme_->currentData().toInt()),
            lapses() ? lapse_->value() : 0};
}

} // namespace chancery
