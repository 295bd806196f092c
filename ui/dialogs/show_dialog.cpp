// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/show_dialog.h"

#include "ui/dialogs/dialog_parts.h"
#include "ui/export/frame_writer.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace chancery {

namespace {

QString askForPlace(QWidget* parent, const QString& path, const QString& filter)
{
    if (!filter.isEmpty()) return QFileDialog::getSaveFileName(parent, {}, path, filter);
    return QFileDialog::getExistingDirectory(parent, {}, QFileInfo(path).path());
}

} // namespace

ShowDialog::ShowDialog(const ShowChoice& choice, bool videos, QWidget* parent, Picker pick)
    : QDialog(parent)
    , pick_(pick ? std::move(pick) : Picker(askForPlace))
{
    setObjectName(QStringLiteral("showDialog"));
    setWindowTitle(tr("Export the show"));
    auto* form = new QFormLayout;
    addFile(form, choice, videos);
    addLook(form, choice);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(problem_ = problemLabel("problem", this));
    column->addStretch(1);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Export"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    refresh();
    fitToScreen(this, {560, 300});
}

void ShowDialog::addFile(QFormLayout* form, const ShowChoice& choice, bool videos)
{
    part_ = new QComboBox;
    introduce(part_, "part", tr("What is shown"), tr("Only phases that the players have seen"));
    part_->addItem(tr("The phase on the board"), false);
    part_->addItem(tr("The whole game so far"), true);
    part_->setCurrentIndex(choice.wholeGame);
    format_ = new QComboBox;
    introduce(format_, "format", tr("Format"),
              videos ? tr("A folder of pictures, one a frame, or a video")
                     : tr("A folder of pictures, one a frame. Videos need the program ffmpeg, which is not "
                          "installed."));
    format_->addItem(tr("PNG pictures"), QString());
    if (videos) format_->addItem(tr("Video"), QStringLiteral("mp4"));
    format_->setCurrentIndex(videos && isVideo(choice.path) ? 1 : 0);
    path_ = new QLineEdit(QDir::toNativeSeparators(choice.path));
    introduce(path_, "path", tr("Where to"), tr("The folder of the pictures, or the file of the video"));
    auto* browse = new QPushButton(tr("&Browse…"));
    introduce(browse, "browse", tr("Browse"), tr("Choose where the show goes"));
    browse->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(path_, 1);
    row->addWidget(browse);
    auto* label = new QLabel(tr("&Where to:"));
    label->setBuddy(path_);
    form->addRow(tr("&Show:"), part_);
    form->addRow(tr("F&ormat:"), format_);
    form->addRow(label, row);
    connect(browse, &QPushButton::clicked, this, &ShowDialog::browse);
    connect(path_, &QLineEdit::textChanged, this, &ShowDialog::refresh);
    connect(format_, &QComboBox::currentIndexChanged, this, &ShowDialog::changeFormat);
}

void ShowDialog::addLook(QFormLayout* form, const ShowChoice& choice)
{
    size_ = new QComboBox;
    introduce(size_, "size", tr("Size"), tr("In pixels"));
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)})
        size_->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
    size_->setCurrentIndex(std::max(0, size_->findData(choice.size)));
    rate_ = new QComboBox;
    introduce(rate_, "rate", tr("Frames a second"), tr("More run smoother and take longer to write"));
    for (int rate : {10, 25, 30, 60}) rate_->addItem(QString::number(rate), rate);
    rate_->setCurrentIndex(std::max(0, rate_->findData(choice.framesPerSecond)));
    theme_ = new QComboBox;
    introduce(theme_, "theme", tr("Theme"), tr("A light or a dark board"));
    theme_->addItem(tr("Light"), static_cast<int>(ThemeKind::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(ThemeKind::Dark));
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(choice.theme)));
    form->addRow(tr("S&ize:"), size_);
    form->addRow(tr("&Frames a second:"), rate_);
    form->addRow(tr("&Theme:"), theme_);
}

void ShowDialog::browse()
{
    const bool video = !format_->currentData().toString().isEmpty();
    const QString filter = video ? tr("Videos (*.mp4 *.webm *.mkv)") : QString();
    if (const QString path = pick_(this, path_->text(), filter); !path.isEmpty())
        path_->setText(QDir::toNativeSeparators(path));
}

void ShowDialog::changeFormat()
{
    const QFileInfo file(QDir::fromNativeSeparators(path_->text()));
    const QString ending = format_->currentData().toString();
    const QString name = isVideo(file.filePath()) ? file.completeBaseName() : file.fileName();
    path_->setText(
        QDir::toNativeSeparators(QDir(file.path()).filePath(ending.isEmpty() ? name : name + u'.' + ending)));
    refresh();
}

void ShowDialog::refresh()
{
    const QFileInfo file(QDir::fromNativeSeparators(path_->text()));
    const bool video = !format_->currentData().toString().isEmpty();
    QString problem;
    if (path_->text().trimmed().isEmpty())
        problem = tr("Say where the show goes.");
    else if (!QDir(file.path()).exists())
        problem = tr("There is no folder %1.").arg(QDir::toNativeSeparators(file.path()));
    else if (video && !isVideo(file.filePath()))
        problem = tr("The name of a video ends in .mp4, .webm or .mkv.");
    else if (!video && (isVideo(file.filePath()) || (file.exists() && !file.isDir())))
        problem = tr("Pictures go into a folder of their own.");
    tell(problem_, problem, Tone::Alarm);
    accept_->setEnabled(problem.isEmpty());
}

ShowChoice ShowDialog::choice() const
{
    return {QDir::fromNativeSeparators(path_->text().trimmed()), part_->currentData().toBool(),
            size_->currentData().toSize(), rate_->currentData().toInt(),
            static_cast<ThemeKind>(theme_->currentData().toInt())};
}

std::optional<ShowChoice> ShowDialog::edit(const ShowChoice& choice, bool videos, QWidget* parent)
{
    ShowDialog dialog(choice, videos, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.choice();
}

} // namespace chancery
