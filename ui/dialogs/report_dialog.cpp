// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/report_dialog.h"

#include "ui/files/files.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/long_words.h"
#include "ui/words/error_words.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace chancery {

namespace {

QString pickTextFile(QWidget* parent, const QString& suggestion)
{
    return askToSave(parent, "saveReportDialog", ReportDialog::tr("Save the report"), suggestion,
                     ReportDialog::tr("Text files (*.txt);;All files (*)"), QStringLiteral("txt"));
}

QComboBox* styleBox(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->addItem(ReportDialog::tr("Rulebook style"), static_cast<int>(ReportStyle::Rulebook));
    box->addItem(ReportDialog::tr("E-mail judge style (English)"), static_cast<int>(ReportStyle::Judge));
    box->addItem(ReportDialog::tr("Short, for chat"), static_cast<int>(ReportStyle::Short));
    introduce(box, "reportStyle", ReportDialog::tr("Style"), ReportDialog::tr("Style of the report"));
    return box;
}

} // namespace

ReportDialog::ReportDialog(const Game& game, std::size_t phase, QString folder, QWidget* parent,
                           FilePicker pick)
    : QDialog(parent)
    , game_(game)
    , phase_(phase)
    , folder_(std::move(folder))
    , pick_(pick ? std::move(pick) : pickTextFile)
    , style_(styleBox(this))
    , whole_(new QCheckBox(tr("All phases so &far"), this))
    , view_(new QPlainTextEdit(this))
    , problem_(problemLabel("reportProblem", this))
{
    introduceDialog(this, "reportDialog", tr("Report: %1").arg(Words::phase(game.phases[phase].phase)),
                    "files");
    introduce(whole_, "reportWhole", tr("All phases so far"), tr("Every resolved phase"));
    introduce(view_, "reportText", tr("Report"), {});
    view_->setReadOnly(true);
    breakLongWords(view_);
    view_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* form = new QFormLayout;
    form->addRow(tr("St&yle:"), style_);
    form->addRow(QString(), whole_);
    QDialogButtonBox* buttons = closeButton(this);
    auto* copied = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    introduce(copied, "copyReport", tr("Copy"), tr("Copy the report to the clipboard"));
    auto* saved = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    introduce(saved, "saveReport", tr("Save"), tr("Save the report to a file"));
    copied->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(view_, 1);
    column->addWidget(problem_);
    column->addWidget(buttons);
    connect(style_, &QComboBox::currentIndexChanged, this, &ReportDialog::refresh);
    connect(whole_, &QCheckBox::toggled, this, &ReportDialog::refresh);
    connect(copied, &QPushButton::clicked, this, &ReportDialog::copy);
    connect(saved, &QPushButton::clicked, this, &ReportDialog::save);
    refresh();
    fitToScreen(this, {760, 560});
}

QString ReportDialog::text() const
{
    const auto style = static_cast<ReportStyle>(style_->currentData().toInt());
    return whole_->isChecked() ? gameReport(game_, style) : phaseReport(game_, phase_, style);
}

void ReportDialog::refresh()
{
    view_->setPlainText(text());
}

void ReportDialog::copy() const
{
    QGuiApplication::clipboard()->setText(text());
}

void ReportDialog::save()
{
    const QString name = QString::fromStdString(shortName(game_.phases[phase_].phase));
    const QString path = pick_(this, folder_ + u'/' + name + QStringLiteral(".txt"));
    if (path.isEmpty()) return;
    const Status written = writeWholeFile(path, text().toUtf8());
    tell(problem_, written ? QString() : ErrorWords::text(written.error()), Tone::Alarm);
    if (written) saved_ = path;
}

} // namespace chancery
