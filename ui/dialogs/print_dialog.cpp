// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that prints; see print_dialog.h.
#include "ui/dialogs/print_dialog.h"

#include "ui/text/error_words.h"
#include "ui/widgets/dialog_parts.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace chancery {

namespace {

QString pickPdfFile(QWidget* parent, const QString& suggestion)
{
    QFileDialog dialog(parent, PrintDialog::tr("Save as PDF"), suggestion,
                       PrintDialog::tr("PDF files (*.pdf)"));
    dialog.setObjectName(QStringLiteral("savePdfDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
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
    setObjectName(QStringLiteral("printDialog"));
    setWindowTitle(tr("Print"));
    auto* column = new QVBoxLayout(this);
    addChoices(column);
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
    }
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
    const int chosen = chosen_->checkedId();
    return chosen < 0 ? Paper{} : choices_[static_cast<std::size_t>(chosen)].make();
}

void PrintDialog::preview()
{
    const Paper shown = paper();
    QPrinter printer(QPrinter::HighResolution);
    if (QPrinterInfo::availablePrinters().isEmpty()) printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setDocName(shown.title);
    printer.setPageSize(QPageSize(QPageSize::A4));
    QPrintPreviewDialog dialog(&printer, this);
    dialog.setObjectName(QStringLiteral("printPreview"));
    dialog.setWindowTitle(tr("Preview: %1").arg(shown.title));
    connect(&dialog, &QPrintPreviewDialog::paintRequested, this,
            [&](QPrinter* device) { print(*device, shown, look_); });
    fitToScreen(&dialog, {900, 900});
    printed_ = dialog.exec() == QDialog::Accepted;
    if (printed_) accept();
}

void PrintDialog::savePdf()
{
    const Paper shown = paper();
    const QString path = pick_(this, folder_ + u'/' + shown.title + QStringLiteral(".pdf"));
    if (path.isEmpty()) return;
    const Status written = writePdf(path, shown, look_);
    tell(problem_, written ? QString() : ErrorWords::text(written.error()), Tone::Alarm);
    if (!written) return;
    saved_ = path;
    accept();
}

} // namespace chancery
