// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/paste_note.h"

#include "ui/desk/paste_effect.h"
#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/draw/type.h"
#include "ui/parts/announcer.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/desk_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace chancery {

PasteNote::PasteNote(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , text_(new QLabel(this))
{
    text_->setObjectName(QStringLiteral("pasteNote"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long text widens no window
    undo_ = new QToolButton(this);
    undo_->setText(tr("Undo"));
    undo_->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where one types
    introduce(undo_, "pasteUndo", tr("Undo"), tr("Take back what was pasted"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text_, 1);
    row->addWidget(undo_, 0, Qt::AlignTop);
    connect(undo_, &QToolButton::clicked, session_.undoStack(), &QUndoStack::undo);
    connect(session_.undoStack(), &QUndoStack::indexChanged, this, [this](int index) {
        if (index != step_) hide();
    });
    hide();
}

bool PasteNote::refuses(Power shown, const QString& text)
{
    const QString why = whyNotPasted(sheetText(session_.game(), shown) + text);
    if (!why.isEmpty()) Q_EMIT refused(why);
    return !why.isEmpty();
}

bool PasteNote::paste(Power shown, const QString& text)
{
    return session_.takesOrders() && !refuses(shown, text) && write(readPaste(session_.game(), shown, text));
}

bool PasteNote::pasteOthers(Power shown, const QString& text)
{
    if (!session_.takesOrders()) return false;
    if (refuses(shown, text)) return true;
    const SheetPaste paste = readPaste(session_.game(), shown, text);
    const bool oneLine = paste.alone && !text.trimmed().contains(u'\n'); // whose it is is asked beside it
    if (paste.adds() || oneLine) return false;
    write(paste);
    return true;
}

bool PasteNote::write(const SheetPaste& paste)
{
    const Game& game = session_.game();
    if (const Power unplayed = unplayedIn(game, paste); unplayed != noPower) {
        say(DeskWords::noPlayer(game, unplayed), false);
        return false;
    }
    const bool leavesOut = std::ranges::any_of(
        paste.blocks, [](const PastedBlock& block) { return block.leftOut && block.block.orders > 0; });
    std::optional<SheetPaste> taken(paste);
    if (leavesOut || !hasCertainOwners(game, paste) || !effectOf(game, paste).harmless())
        taken = ask_ ? ask_(game, paste) : std::nullopt;
    if (!taken) return false;
    const QString effect = effectInWords(game, effectOf(game, *taken));
    const int step = session_.undoStack()->index();
    if (!writePaste(session_, *taken)) {
        Q_EMIT refused(tr(
            "Nothing is pasted: no line of the text is an order, or there are more than a phase can have."));
        return false;
    }
    if (session_.undoStack()->index() != step) // the steps of a variation are elsewhere
        say(tr("Pasted: %1.").arg(effect), true);
    return true;
}

void PasteNote::say(const QString& what, bool undoable)
{
    undo_->setVisible(undoable);
    step_ = session_.undoStack()->index();
    said_ = what;
    setToolTip(what);
    setAccessibleName(what);
    fit();
    show();
    announce(*this, what);
}

/// Where text is large shows only as many parts as leave the orders their room; the tooltip has all.
void PasteNote::fit()
{
    constexpr int most = 2; // lines
    const QString between = QStringLiteral("; ");
    QStringList parts = said_.split(between);
    text_->setText(said_);
    while (grown(100) > 100 && parts.size() > 1 &&
           text_->heightForWidth(text_->width()) > most * text_->fontMetrics().lineSpacing()) {
        parts.removeLast();
        text_->setText(parts.join(between) + QStringLiteral("…"));
    }
}

void PasteNote::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace chancery
