// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/print_dialog.h"

#include "ui/draw/icons.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/error_words.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QToolBar>
#include <QVBoxLayout>

#include <iterator>

namespace chancery {

namespace {

QString pickPdfFile(QWidget* parent, const QString& suggestion)
{
    return askToSave(parent, "savePdfDialog", PrintDialog::tr("Save as PDF"), suggestion,
                     PrintDialog::tr("PDF files (*.pdf)"), QStringLiteral("pdf"));
}

/// Gives Qt's preview the program's own icons, which follow the theme and the size of the text.
void giveIcons(QPrintPreviewDialog& preview)
{
    constexpr const char* names[] = {"fit-width",   "zoom-fit",    "zoom-out",      "zoom-in",  "portrait",
                                     "landscape",   "first",       "previous",      "next",     "last",
                                     "page-single", "page-facing", "page-overview", "settings", "print"};
    auto* bar = preview.findChild<QToolBar*>();
    QList<QAction*> actions = bar ? bar->actions() : QList<QAction*>();
    actions.removeIf([](const QAction* action) { return action->icon().isNull(); });
    if (actions.size() != std::ssize(names)) return; // another version of Qt
    const int side = bar->style()->pixelMetric(QStyle::PM_ButtonIconSize);
    bar->setIconSize({side, side});
    for (int i = 0; i < actions.size(); ++i)
        actions[i]->setIcon(icon(QLatin1String(names[i]), themeOf(preview)));
}

} // namespace

PrintDialog::PrintDialog(std::vector<PaperChoice> choices, PaperLook look, QString folder, QWidget* parent,
                         FilePicker pick)
    : QDialog(parent)
    , choices_(std::move(choices))
    , look_(std::move(look))
    , folder_(std::move(folder))
    , pick_(pick ? std::move(pick) : pickPdfFile)
    , chosen_(new QButtonGroup(this))
    , problem_(problemLabel("printProblem", this))
{
    introduceDialog(this, "printDialog", tr("Print"), "files");
    auto* column = new QVBoxLayout(this);
    addChoices(column);
    addPage(column);
    column->addWidget(problem_);
    addButtons(column);
}

void PrintDialog::addChoices(QVBoxLayout* column)
{
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        auto* button = new QRadioButton(choices_[i].name, this);
        const QByteArray name = "paper" + QByteArray::number(static_cast<int>(i));
        introduce(button, name.constData(), choices_[i].name.simplified().remove(u'&'), choices_[i].about);
        button->setEnabled(choices_[i].possible);
        chosen_->addButton(button, static_cast<int>(i));
        if (choices_[i].possible && chosen_->checkedId() < 0) button->setChecked(true);
        auto* about = new QLabel(choices_[i].about, this);
        about->setWordWrap(true);
        about->setIndent(24);
        about->setEnabled(choices_[i].possible);
        column->addWidget(button);
        column->addWidget(about);
        addParts(column, i, button);
    }
}

void PrintDialog::addParts(QVBoxLayout* column, std::size_t choice, QWidget* button)
{
    QComboBox*& parts = parts_.emplace_back(nullptr);
    if (choices_[choice].parts.isEmpty()) return;
    parts = new QComboBox(this);
    const QByteArray name = "parts" + QByteArray::number(static_cast<int>(choice));
    introduce(parts, name.constData(), tr("For which power"), tr("All order sheets, or those of one power"));
    parts->addItems(choices_[choice].parts);
    parts->setEnabled(button->isEnabled());
    auto* row = new QHBoxLayout;
    row->addSpacing(24);
    row->addWidget(parts);
    row->addStretch();
    column->addLayout(row);
}

void PrintDialog::addPage(QVBoxLayout* column)
{
    size_ = new QComboBox(this);
    introduce(size_, "pageSize", tr("Page size"), tr("The size of the paper"));
    size_->addItem(tr("A4"), QPageSize::A4);
    size_->addItem(tr("Letter"), QPageSize::Letter);
    if (QLocale::system().measurementSystem() == QLocale::ImperialUSSystem) size_->setCurrentIndex(1);
    orientation_ = new QComboBox(this);
    introduce(orientation_, "orientation", tr("Orientation"), tr("How the pages are turned"));
    orientation_->addItem(tr("Portrait"), QPageLayout::Portrait);
    orientation_->addItem(tr("Landscape"), QPageLayout::Landscape);
    auto* label = new QLabel(tr("Pa&ge:"), this);
    label->setBuddy(size_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(size_);
    row->addWidget(orientation_);
    row->addStretch();
    column->addLayout(row);
}

QPageLayout PrintDialog::page() const
{
    return {QPageSize(static_cast<QPageSize::PageSizeId>(size_->currentData().toInt())),
            static_cast<QPageLayout::Orientation>(orientation_->currentData().toInt()),
            {}};
}

void PrintDialog::addButtons(QVBoxLayout* column)
{
    QDialogButtonBox* buttons = closeButton(this);
    auto* preview = buttons->addButton(tr("&Preview and print…"), QDialogButtonBox::ActionRole);
    introduce(preview, "preview", tr("Preview and print"), tr("Preview the pages, then print them"));
    preview->setDefault(true);
    auto* pdf = buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole);
    introduce(pdf, "savePdf", tr("Save as PDF"), tr("Save the pages to a file"));
    connect(preview, &QPushButton::clicked, this, &PrintDialog::preview);
    connect(pdf, &QPushButton::clicked, this, &PrintDialog::savePdf);
    const bool any = chosen_->checkedId() >= 0;
    preview->setEnabled(any);
    pdf->setEnabled(any);
    column->addWidget(buttons);
}

Paper PrintDialog::paper() const
{
    if (chosen_->checkedId() < 0) return {};
    const auto chosen = static_cast<std::size_t>(chosen_->checkedId());
    return choices_[chosen].make(parts_[chosen] ? parts_[chosen]->currentIndex() : 0);
}

void PrintDialog::preview()
{
    const Paper shown = paper();
    QPrinter printer(QPrinter::HighResolution);
    if (QPrinterInfo::availablePrinters().isEmpty()) printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setDocName(shown.title);
    printer.setPageLayout(page());
    QPrintPreviewDialog dialog(&printer, this);
    dialog.setObjectName(QStringLiteral("printPreview"));
    dialog.setWindowTitle(tr("Preview: %1").arg(shown.title));
    connect(&dialog, &QPrintPreviewDialog::paintRequested, this,
            [&](QPrinter* device) { printPages(*device, shown, look_); });
    giveIcons(dialog);
    fitToScreen(&dialog, {900, 900}); // all buttons are in sight
    printed_ = dialog.exec() == QDialog::Accepted;
    if (printed_) accept();
}

void PrintDialog::savePdf()
{
    const Paper shown = paper();
    const QString path = pick_(this, folder_ + u'/' + shown.title + QStringLiteral(".pdf"));
    if (path.isEmpty()) return;
    const Status written = writePdf(path, shown, look_, page());
    tell(problem_, written ? QString() : ErrorWords::text(written.error()), Tone::Alarm);
    if (!written) return;
    saved_ = path;
    accept();
}

} // namespace chancery
