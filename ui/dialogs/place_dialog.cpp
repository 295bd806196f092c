// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/place_dialog.h"

#include "ui/parts/dialog_parts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

QString askForPlace(QWidget* parent, const QString& path, const QString& filter)
{
    if (filter.isEmpty()) return QFileDialog::getExistingDirectory(parent, {}, QFileInfo(path).path());
    return QFileDialog::getSaveFileName(parent, {}, path, filter, nullptr, QFileDialog::DontConfirmOverwrite);
}

} // namespace

PlaceDialog::PlaceDialog(const char* name, const QString& title, Picker pick, QWidget* parent)
    : QDialog(parent)
    , pick_(pick ? std::move(pick) : Picker(askForPlace))
    , form_(new QFormLayout)
{
    introduceDialog(this, name, title, "files");
}

void PlaceDialog::addPlace(const QString& label, const QString& about, const QString& formatAbout,
                           const QString& path, std::vector<Format> formats)
{
    formats_ = std::move(formats);
    format_ = new QComboBox;
    introduce(format_, "format", tr("Format"), formatAbout);
    for (const Format& format : formats_) format_->addItem(format.name, format.endings.value(0));
    auto* items = qobject_cast<QStandardItemModel*>(format_->model());
    for (int i = 0; items && i < format_->count(); ++i)
        items->item(i)->setEnabled(formats_[static_cast<std::size_t>(i)].possible);
    path_ = textLine();
    path_->setText(QDir::toNativeSeparators(path));
    introduce(path_, "path", QString(label).remove(u'&').remove(u':'), about);
    auto* browse = new QPushButton(tr("&Browse…"));
    introduce(browse, "browse", tr("Browse"), tr("Choose a folder and a name"));
    browse->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(path_, 1);
    row->addWidget(browse);
    auto* buddy = new QLabel(label);
    buddy->setBuddy(path_);
    form_->addRow(tr("F&ormat:"), format_);
    form_->addRow(buddy, row);
    followEnding();
    connect(browse, &QPushButton::clicked, this, &PlaceDialog::browse);
    connect(path_, &QLineEdit::textChanged, this, [this] {
        followEnding();
        refresh();
    });
    connect(format_, &QComboBox::activated, this, &PlaceDialog::changeFormat);
}

void PlaceDialog::finish(QSize wanted)
{
    auto* column = new QVBoxLayout(this);
    column->addLayout(form_);
    column->addWidget(problem_ = problemLabel("problem", this));
    column->addStretch(1);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Export"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    refresh();
    fitToScreen(this, wanted);
}

QString PlaceDialog::path() const
{
    return QDir::fromNativeSeparators(path_->text().trimmed());
}

const PlaceDialog::Format& PlaceDialog::format() const
{
    return formats_[static_cast<std::size_t>(std::max(0, format_->currentIndex()))];
}

QString PlaceDialog::filter() const
{
    QStringList patterns; // of files only: a typed name may have any of these endings
    for (const Format& format : formats_)
        for (const QString& ending : format.endings) patterns << QStringLiteral("*.") + ending;
    return format().endings.isEmpty() ? QString() : tr("Files (%1)").arg(patterns.join(u' '));
}

void PlaceDialog::browse()
{
    if (const QString path = pick_(this, path_->text(), filter()); !path.isEmpty())
        path_->setText(QDir::toNativeSeparators(path));
}

/// Changes the ending of the name to one of the chosen format.
void PlaceDialog::changeFormat()
{
    const QFileInfo file(path());
    if (file.fileName().isEmpty()) return refresh();
    const bool known = std::ranges::any_of(
        formats_, [&](const Format& f) { return f.endings.contains(file.suffix().toLower()); });
    QString name = known ? file.completeBaseName() : file.fileName();
    if (!format().endings.isEmpty()) name += u'.' + format().endings.first();
    path_->setText(QDir::toNativeSeparators(QDir(file.path()).filePath(name)));
    refresh();
}

void PlaceDialog::followEnding()
{
    const QString ending = QFileInfo(path()).suffix().toLower();
    for (std::size_t i = 0; i < formats_.size(); ++i)
        if (formats_[i].possible && formats_[i].endings.contains(ending))
            format_->setCurrentIndex(static_cast<int>(i));
}

QString PlaceDialog::obstacle() const
{
    const QFileInfo file(path());
    const QString folder = QDir::toNativeSeparators(file.path());
    if (path().isEmpty()) return tr("Choose a file name.");
    if (!QDir(file.path()).exists()) return tr("There is no folder %1. Choose another.").arg(folder);
    if (!QFileInfo(file.path()).isWritable())
        return tr("The folder %1 is not writable. Choose another.").arg(folder);
    const QStringList& endings = format().endings;
    if (!endings.isEmpty() && !endings.contains(file.suffix().toLower()))
        return tr("The file name must end in .%1.").arg(endings.join(QStringLiteral(", .")));
    return {};
}

void PlaceDialog::refresh()
{
    if (!accept_) return; // the dialog is not complete yet
    const QString problem = obstacle();
    const bool replaces = problem.isEmpty() && QFileInfo(path()).isFile();
    tell(problem_, replaces ? tr("This file exists and will be replaced.") : problem,
         replaces ? Tone::Missing : Tone::Alarm);
    problem_->setVisible(!problem_->text().isEmpty());
    accept_->setEnabled(problem.isEmpty());
}

} // namespace chancery
