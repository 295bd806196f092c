// SPDX-License-Identifier: GPL-3.0-or-later
// File, format, size and look; the file's ending and the format follow one another.
#include "ui/dialogs/export_dialog.h"

#include "ui/dialogs/dialog_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr int smallest = 200, largest = 8000;

QString askForFile(QWidget* parent, const QString& path, const QString& filter)
{
    return QFileDialog::getSaveFileName(parent, {}, path, filter, nullptr, QFileDialog::DontConfirmOverwrite);
}

QString ending(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

} // namespace

ExportDialog::ExportDialog(const ExportChoice& choice, QWidget* parent, FilePicker pick)
    : QDialog(parent)
    , pick_(pick ? std::move(pick) : FilePicker(askForFile))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export picture"));
    auto* form = new QFormLayout;
    addFile(form, choice);
    addSize(form, choice);
    addLook(form, choice);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(problem_ = problemLabel("problem", this));
    column->addStretch(1);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Export"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    refresh();
    fitToScreen(this, {560, 320});
}

void ExportDialog::addFile(QFormLayout* form, const ExportChoice& choice)
{
    path_ = new QLineEdit(QDir::toNativeSeparators(choice.path));
    introduce(path_, "path", tr("File"), tr("Where the picture goes; its ending decides the format"));
    auto* browse = new QPushButton(tr("&Browse…"));
    introduce(browse, "browse", tr("Browse for a file"), tr("Choose folder and name"));
    browse->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->addWidget(path_, 1);
    row->addWidget(browse);
    auto* label = new QLabel(tr("&File:"));
    label->setBuddy(path_);
    form->addRow(label, row);
    format_ = new QComboBox;
    introduce(format_, "format", tr("Format"), tr("PNG for the web, SVG and PDF for print"));
    format_->addItem(tr("PNG picture"), QStringLiteral("png"));
    format_->addItem(tr("SVG drawing"), QStringLiteral("svg"));
    format_->addItem(tr("PDF document"), QStringLiteral("pdf"));
    format_->setCurrentIndex(std::max(0, format_->findData(ending(choice.path))));
    form->addRow(tr("F&ormat:"), format_);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(path_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(format_, &QComboBox::activated, this, &ExportDialog::changeFormat);
}

void ExportDialog::addSize(QFormLayout* form, const ExportChoice& choice)
{
    preset_ = new QComboBox;
    introduce(preset_, "preset", tr("Common sizes"), tr("Fills in width and height"));
    preset_->addItem(tr("Own size"), QSize());
    preset_->addItem(tr("Full HD, 1920 × 1080"), QSize(1920, 1080));
    preset_->addItem(tr("4K, 3840 × 2160"), QSize(3840, 2160));
    preset_->addItem(tr("As the map, 2080 × 1600"), QSize(2080, 1600));
    preset_->addItem(tr("A4 landscape, 842 × 595"), QSize(842, 595));
    const auto number = [](const char* name, const QString& what, int value) {
        auto* box = new QSpinBox;
        introduce(box, name, what, tr("In pixels; for PDF in points of 1/72 inch"));
        box->setRange(smallest, largest);
        box->setValue(value);
        return box;
    };
    width_ = number("width", tr("Width"), choice.size.width());
    height_ = number("height", tr("Height"), choice.size.height());
    auto* row = new QHBoxLayout;
    row->addWidget(preset_, 1);
    row->addWidget(width_);
    row->addWidget(new QLabel(tr("×", "width times height")));
    row->addWidget(height_);
    auto* label = new QLabel(tr("&Size:"));
    label->setBuddy(preset_);
    form->addRow(label, row);
    const auto follow = [this] {
        const int known = preset_->findData(QSize(width_->value(), height_->value()));
        preset_->setCurrentIndex(std::max(0, known));
    };
    connect(width_, &QSpinBox::valueChanged, this, follow);
    connect(height_, &QSpinBox::valueChanged, this, follow);
    connect(preset_, &QComboBox::activated, this, [this] {
        const QSize size = preset_->currentData().toSize();
        if (size.isEmpty()) return;
        width_->setValue(size.width());
        height_->setValue(size.height());
    });
    follow();
}

void ExportDialog::addLook(QFormLayout* form, const ExportChoice& choice)
{
    theme_ = new QComboBox;
    introduce(theme_, "theme", tr("Theme"), tr("Light prints best"));
    theme_->addItem(tr("Light"), static_cast<int>(ThemeKind::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(ThemeKind::Dark));
    theme_->setCurrentIndex(theme_->findData(static_cast<int>(choice.theme)));
    labels_ = labelBox(choice.labels);
    introduce(labels_, "labels", tr("Labels"), tr("What is written on the spaces"));
    orders_ = new QCheckBox(tr("Show o&rders"));
    introduce(orders_, "orders", tr("Show orders"), tr("Draws the arrows and marks of the orders"));
    orders_->setChecked(choice.orders);
    form->addRow(tr("&Theme:"), theme_);
    form->addRow(tr("&Labels:"), labels_);
    form->addRow(QString(), orders_);
}

void ExportDialog::browse()
{
    const QString filter = tr("Pictures (*.png *.svg *.pdf)");
    if (const QString path = pick_(this, path_->text(), filter); !path.isEmpty())
        path_->setText(QDir::toNativeSeparators(path));
}

void ExportDialog::changeFormat()
{
    const QFileInfo file(QDir::fromNativeSeparators(path_->text()));
    if (file.fileName().isEmpty()) return;
    const bool known = format_->findData(file.suffix().toLower()) >= 0;
    const QString name = known ? file.completeBaseName() : file.fileName();
    path_->setText(QDir::toNativeSeparators(
        QDir(file.path()).filePath(name + u'.' + format_->currentData().toString())));
}

void ExportDialog::refresh()
{
    const QFileInfo file(QDir::fromNativeSeparators(path_->text()));
    const int format = format_->findData(file.suffix().toLower());
    if (format >= 0) format_->setCurrentIndex(format);
    QString problem;
    if (path_->text().trimmed().isEmpty())
        problem = tr("Name the file that the picture goes to.");
    else if (format < 0)
        problem = tr("The name must end in .png, .svg or .pdf.");
    else if (!QDir(file.path()).exists())
        problem = tr("There is no folder %1.").arg(QDir::toNativeSeparators(file.path()));
    tell(problem_, problem, Tone::Alarm);
    accept_->setEnabled(problem.isEmpty());
}

ExportChoice ExportDialog::choice() const
{
    return {QDir::fromNativeSeparators(path_->text().trimmed()),
            {width_->value(), height_->value()},
            static_cast<ThemeKind>(theme_->currentData().toInt()),
            static_cast<LabelMode>(labels_->currentData().toInt()),
            orders_->isChecked()};
}

std::optional<ExportChoice> ExportDialog::edit(const ExportChoice& choice, QWidget* parent)
{
    ExportDialog dialog(choice, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.choice();
}

} // namespace chancery
