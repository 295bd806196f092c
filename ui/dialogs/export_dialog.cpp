// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/export_dialog.h"

#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace chancery {

namespace {

constexpr int smallest = 200, largest = 8000;

} // namespace

ExportDialog::ExportDialog(const ExportChoice& choice, QWidget* parent, Picker pick, Offer offer,
                           const Map* powers)
    : PlaceDialog("exportDialog", tr("Export picture"), std::move(pick), parent)
{
    addWhat(choice, offer);
    addPlace(tr("&File:"), tr("File to write; its ending sets the format"),
             tr("PNG for the web, SVG and PDF for print"), choice.path,
             {{tr("PNG picture"), {QStringLiteral("png")}},
              {tr("SVG drawing"), {QStringLiteral("svg")}},
              {tr("PDF document"), {QStringLiteral("pdf")}}});
    addSize(choice);
    addLook(choice);
    addOrders(choice, powers);
    finish({560, 360});
}

void ExportDialog::addWhat(const ExportChoice& choice, Offer offer)
{
    what_ = new QComboBox;
    introduce(what_, "what", tr("What to export"), tr("Your board, or the audience window as it is now"));
    what_->addItem(tr("The board"), false);
    what_->addItem(tr("What the players see"), true);
    what_->setCurrentIndex(choice.seen ? 1 : 0);
    if (offer == Offer::Board) return what_->setParent(this), what_->hide();
    form()->addRow(tr("&What:"), what_);
}

void ExportDialog::addSize(const ExportChoice& choice)
{
    preset_ = new QComboBox;
    introduce(preset_, "preset", tr("Common sizes"), tr("Fills in width and height"));
    preset_->addItem(tr("Custom size"), QSize());
    preset_->addItem(tr("Full HD, 1920 × 1080"), QSize(1920, 1080));
    preset_->addItem(tr("4K, 3840 × 2160"), QSize(3840, 2160));
    preset_->addItem(tr("Size of the map, 2080 × 1600"), QSize(2080, 1600));
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
    form()->addRow(label, row);
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

void ExportDialog::addLook(const ExportChoice& choice)
{
    theme_ = themeBox(choice.theme);
    introduce(theme_, "theme", tr("Theme"), tr("The light theme prints best"));
    labels_ = labelBox(choice.labels);
    introduce(labels_, "labels", tr("Labels"), tr("Labels on the provinces"));
    form()->addRow(tr("&Theme:"), theme_);
    form()->addRow(tr("&Labels:"), labels_);
}

void ExportDialog::addOrders(const ExportChoice& choice, const Map* powers)
{
    orders_ = new QCheckBox(tr("Show o&rders"));
    introduce(orders_, "orders", tr("Show orders"), tr("Draws arrows and symbols for the orders"));
    orders_->setChecked(choice.orders);
    form()->addRow(QString(), orders_);
    alone_ = new QComboBox(this);
    introduce(alone_, "alone", tr("Whose orders"), tr("Shows the orders of all powers, or of one alone"));
    alone_->addItem(tr("All powers"), static_cast<int>(noPower));
    if (powers)
        for (const Power power : powers->everyPower())
            alone_->addItem(Words(*powers).power(power), static_cast<int>(power));
    alone_->setCurrentIndex(std::max(0, alone_->findData(static_cast<int>(choice.alone))));
    if (powers) form()->addRow(tr("Or&ders of:"), alone_);
    alone_->setVisible(powers);
    const auto follow = [this] { // the audience window decides its own labels and orders
        const bool seen = what_->currentData().toBool();
        labels_->setDisabled(seen);
        orders_->setDisabled(seen);
        alone_->setDisabled(seen || !orders_->isChecked());
    };
    connect(what_, &QComboBox::currentIndexChanged, this, follow);
    connect(orders_, &QCheckBox::toggled, this, follow);
    follow();
}

ExportChoice ExportDialog::choice() const
{
    return {path(),
            {width_->value(), height_->value()},
            static_cast<ThemeKind>(theme_->currentData().toInt()),
            static_cast<LabelMode>(labels_->currentData().toInt()),
            orders_->isChecked(),
            what_->currentData().toBool(),
            alone_->isEnabled() ? static_cast<Power>(alone_->currentData().toInt()) : noPower};
}

std::optional<ExportChoice> ExportDialog::edit(const ExportChoice& choice, QWidget* parent, Offer offer,
                                               const Map* powers)
{
    ExportDialog dialog(choice, parent, {}, offer, powers);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.choice();
}

} // namespace chancery
