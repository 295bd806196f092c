// SPDX-License-Identifier: GPL-3.0-or-later
// A box to choose the phase from, above a text to write.
#include "ui/dialogs/notes_dialog.h"

#include "ui/parts/dialog_parts.h"
#include "ui/parts/text_field.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace chancery {

NotesDialog::NotesDialog(const Game& game, std::size_t phase, QWidget* parent)
    : QDialog(parent)
    , phase_(new QComboBox(this))
    , text_(new TextField(this))
{
    introduceDialog(this, "notesDialog", tr("Notes"), "files");
    list(game);
    introduce(phase_, "notesPhase", tr("Phase"), tr("Phase that the notes are about"));
    introduce(text_, "notesText", tr("Notes"), {});
    text_->setTabChangesFocus(true);
    text_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // lines are broken at its width
    auto* form = new QFormLayout;
    form->addRow(tr("&Phase:"), phase_);
    auto* about =
        new QLabel(tr("Saved with the game and printed with the booklet. The players see them only on the "
                      "slide of notes, once they have seen the phase."),
                   this);
    about->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(text_, 1);
    column->addWidget(text_->message());
    column->addWidget(about);
    column->addWidget(dialogButtons(this, tr("&Save notes")));
    connect(phase_, &QComboBox::currentIndexChanged, this, &NotesDialog::show);
    connect(text_, &QPlainTextEdit::textChanged, this, &NotesDialog::keep);
    phase_->setCurrentIndex(static_cast<int>(phase));
    show(static_cast<int>(phase));
    fitToScreen(this, {560, 360});
    text_->setFocus();
}

void NotesDialog::list(const Game& game)
{
    for (const PhaseRecord& record : game.phases) {
        notes_.push_back(record.notes);
        const QString phase = Words::phase(record.phase);
        phase_->addItem(record.notes.empty() ? phase : tr("%1 · notes", "phase with notes").arg(phase));
    }
}

void NotesDialog::show(int phase)
{
    const QSignalBlocker quiet(text_);
    text_->setPlainText(QString::fromStdString(notes_[static_cast<std::size_t>(phase)]));
}

void NotesDialog::keep()
{
    notes_[static_cast<std::size_t>(phase_->currentIndex())] = text_->toPlainText().trimmed().toStdString();
}

} // namespace chancery
