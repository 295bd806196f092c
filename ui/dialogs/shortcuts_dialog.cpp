// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcuts_dialog.h"

#include "engine/map/word_match.h"
#include "ui/parts/dialog_parts.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct ShortcutRules
{
    Q_DECLARE_TR_FUNCTIONS(chancery::ShortcutRules)
};

/// Keys that choose, move and leave in every window, whatever is held with them.
bool isForMoving(Qt::Key key)
{
    constexpr Qt::Key keys[] = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab,  Qt::Key_Backtab,
                                Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down, Qt::Key_Menu};
    return std::ranges::count(keys, key) > 0;
}

/// Keys that write or move within a text, alone or with Shift.
bool isForTyping(Qt::Key key)
{
    constexpr Qt::Key keys[] = {Qt::Key_Space, Qt::Key_Backspace, Qt::Key_Delete, Qt::Key_Insert,
                                Qt::Key_Home,  Qt::Key_End,       Qt::Key_PageUp, Qt::Key_PageDown};
    return (key > Qt::Key_Space && key < Qt::Key_Escape) || std::ranges::count(keys, key) > 0;
}

/// Keys that copy, cut, paste and select in every text.
bool isForCopying(QKeyCombination keys)
{
    constexpr QKeyCombination all[] = {Qt::CTRL | Qt::Key_A,      Qt::CTRL | Qt::Key_C,
                                       Qt::CTRL | Qt::Key_X,      Qt::CTRL | Qt::Key_V,
                                       Qt::CTRL | Qt::Key_Insert, Qt::SHIFT | Qt::Key_Insert};
    return std::ranges::count(all, keys) > 0;
}

bool isFunctionKey(Qt::Key key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

} // namespace

QString whyRefused(const ShortcutRow& row, const QKeySequence& key, const std::vector<TakenKey>& taken)
{
    if (key.isEmpty() || row.defaults.contains(key)) return {};
    const QString named = key.toString(QKeySequence::NativeText);
    const QKeyCombination keys = key[0];
    const bool bare =
        !(keys.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (isForMoving(keys.key()) || keys == (Qt::SHIFT | Qt::Key_F10))
        return ShortcutRules::tr("%1 is kept for choosing and leaving in every window.").arg(named);
    if (isForCopying(keys)) return ShortcutRules::tr("%1 is kept for texts: it copies or pastes.").arg(named);
    const auto by = std::ranges::find(taken, key, &TakenKey::key);
    if (by != taken.end()) return ShortcutRules::tr("%1 belongs to %2.", "key, menu").arg(named, by->by);
    if (!bare || isFunctionKey(keys.key()) || row.takesLetters) return {};
    if (row.seen)
        return ShortcutRules::tr("The players see what this does, so its key must be an F key or have Ctrl "
                                 "or Alt: a key pressed by mistake would show it.");
    if (isForTyping(keys.key()))
        return ShortcutRules::tr("%1 writes or moves in a text. Only actions on the board can have it.")
            .arg(named);
    return {};
}

std::optional<std::size_t> actionWithKey(const std::vector<ShortcutRow>& rows, const QKeySequence& key,
                                         std::size_t except)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i != except && !key.isEmpty() && rows[i].keys.contains(key)) return i;
    return std::nullopt;
}

namespace {

enum ShortcutColumn { ActionColumn, MenuColumn, KeysColumn, DefaultColumn, ShortcutColumns };

/// Takes one key at once. The editor of Qt would wait for three more.
class KeyEdit : public QKeySequenceEdit
{
public:
    std::function<void(const QKeySequence& key)> pressed;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        QKeySequenceEdit::keyPressEvent(event);
        const QKeySequence key = keySequence();
        if (key.isEmpty()) return; // so far only Ctrl, Alt or Shift
        setKeySequence(QKeySequence(key[0]));
        pressed(QKeySequence(key[0]));
    }
};

QString shownKeys(const QList<QKeySequence>& keys)
{
    QStringList names;
    for (const QKeySequence& key : keys) names << key.toString(QKeySequence::NativeText);
    return names.join(ShortcutsDialog::tr(" or ", "between two keys"));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(std::vector<ShortcutRow> rows, std::vector<TakenKey> taken, QWidget* parent)
    : QDialog(parent)
    , rows_(std::move(rows))
    , taken_(std::move(taken))
{
    introduceDialog(this, "shortcutsDialog", tr("Keyboard shortcuts"), "studying");
    auto* column = new QVBoxLayout(this);
    column->addLayout(findLine());
    column->addWidget(table(), 1);
    column->addWidget(editors());
    note_ = stateLabel("shortcutNote", this);
    column->addWidget(note_);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Apply"));
    QPushButton* all = buttons->addButton(tr("Reset a&ll"), QDialogButtonBox::ResetRole);
    introduce(all, "resetAll", tr("Reset all"), tr("Give every action the keys that it had at first"));
    all->setAutoDefault(false);
    connect(all, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    column->addWidget(buttons);
    connect(table_, &QTableWidget::currentCellChanged, this, &ShortcutsDialog::showCurrent);
    table_->setCurrentCell(0, ActionColumn);
    enterBelongsTo(find_, this);
    fitToScreen(this, {820, 560});
    find_->setFocus();
}

QLayout* ShortcutsDialog::findLine()
{
    find_ = textLine();
    find_->setClearButtonEnabled(true);
    introduce(find_, "findShortcut", tr("Find an action or a key"),
              tr("Words of the action or its menu, or a key"));
    connect(find_, &QLineEdit::textChanged, this, &ShortcutsDialog::refilter);
    auto* label = new QLabel(tr("&Find:"));
    label->setBuddy(find_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(find_, 1);
    return row;
}

QWidget* ShortcutsDialog::table()
{
    table_ = new QTableWidget(static_cast<int>(rows_.size()), ShortcutColumns);
    introduce(table_, "shortcuts", tr("Actions and their keys"), {});
    makeReadTable(table_, {tr("Action"), tr("Menu"), tr("Keys"), tr("Default")}, {ActionColumn});
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    for (int row = 0; row < table_->rowCount(); ++row)
        for (int column = 0; column < ShortcutColumns; ++column)
            table_->setItem(row, column, new QTableWidgetItem);
    for (std::size_t row = 0; row < rows_.size(); ++row) showRow(row);
    return table_;
}

QWidget* ShortcutsDialog::editors()
{
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    action_ = new QLabel;
    action_->setTextFormat(Qt::PlainText);
    action_->setWordWrap(true);
    grid->addWidget(action_, 0, 0, 1, 4);
    const std::pair<QString, const char*> texts[] = {{tr("&Key:"), "firstKey"},
                                                     {tr("&Second key:"), "secondKey"}};
    for (std::size_t i = 0; i < edits_.size(); ++i) {
        auto* edit = new KeyEdit;
        edit->pressed = [this, i](const QKeySequence& key) { typed(i, key); };
        edits_[i] = edit;
        introduce(edits_[i], texts[i].second, QString(texts[i].first).remove(u'&').remove(u':'),
                  tr("Press the key that the action is to have"));
        auto* label = new QLabel(texts[i].first);
        label->setBuddy(edits_[i]);
        grid->addWidget(label, 1, static_cast<int>(2 * i));
        grid->addWidget(edits_[i], 1, static_cast<int>(2 * i + 1));
    }
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    grid->addLayout(buttons, 2, 0, 1, 4);
    const auto add = [&](const char* name, const QString& text, const QString& about) {
        auto* button = new QPushButton(text);
        introduce(button, name, QString(text).remove(u'&'), about);
        button->setAutoDefault(false);
        buttons->addWidget(button);
        return button;
    };
    none_ = add("noKey", tr("&No key"), tr("The action loses its keys"));
    reset_ = add("resetOne", tr("&Reset"), tr("Give this action the keys that it had at first"));
    take_ = add("takeKey", tr("&Take the key"), tr("The other action loses the key to this one"));
    connect(none_, &QPushButton::clicked, this, [this] { propose({}); });
    connect(reset_, &QPushButton::clicked, this, [this] { propose(rows_[current()].defaults); });
    connect(take_, &QPushButton::clicked, this, &ShortcutsDialog::takeKeys);
    return box;
}

std::size_t ShortcutsDialog::current() const
{
    return static_cast<std::size_t>(std::max(0, table_->currentRow()));
}

/// Hides the rows that do not have every typed word.
void ShortcutsDialog::refilter()
{
    const std::string typed = find_->text().toStdString();
    int first = -1;
    for (int row = table_->rowCount() - 1; row >= 0; --row) {
        QString text;
        for (int column = 0; column < ShortcutColumns; ++column)
            text += table_->item(row, column)->text() + u' ';
        const bool fits = fitsText(typed, text.toStdString());
        table_->setRowHidden(row, !fits);
        if (fits) first = row;
    }
    if (first >= 0 && table_->isRowHidden(table_->currentRow())) table_->setCurrentCell(first, ActionColumn);
}

void ShortcutsDialog::showRow(std::size_t row)
{
    const ShortcutRow& shown = rows_[row];
    const QString texts[] = {shown.action, shown.menu, shownKeys(shown.keys), shownKeys(shown.defaults)};
    for (int column = 0; column < ShortcutColumns; ++column) {
        QTableWidgetItem* item = table_->item(static_cast<int>(row), column);
        item->setText(texts[column]);
        QFont font = table_->font();
        font.setBold(column == KeysColumn && shown.keys != shown.defaults);
        item->setFont(font);
    }
}

/// Shows the keys of the chosen action in the editors, and drops what was proposed.
void ShortcutsDialog::showCurrent()
{
    const ShortcutRow& row = rows_[current()];
    proposed_.clear();
    action_->setText(tr("%1 (%2)", "action, menu").arg(row.action, row.menu));
    for (std::size_t i = 0; i < edits_.size(); ++i)
        edits_[i]->setKeySequence(row.keys.value(static_cast<qsizetype>(i)));
    none_->setEnabled(!row.keys.isEmpty());
    reset_->setEnabled(row.keys != row.defaults);
    take_->setEnabled(false);
    tell(note_, {}, Tone::Quiet);
}

void ShortcutsDialog::typed(std::size_t which, const QKeySequence& key)
{
    QList<QKeySequence> keys = rows_[current()].keys;
    const auto at = static_cast<qsizetype>(which);
    if (at < keys.size())
        keys[at] = key;
    else
        keys << key;
    propose(keys);
}

/// Gives the chosen action these keys, or says why it cannot have them.
void ShortcutsDialog::propose(QList<QKeySequence> keys)
{
    proposed_.clear();
    take_->setEnabled(false);
    QStringList owners;
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (keys.indexOf(keys[i]) < i) keys.removeAt(i--); // the other editor has it too
        if (const QString why = whyRefused(rows_[current()], keys[i], taken_); !why.isEmpty())
            return tell(note_, why, Tone::Alarm);
        if (const auto owner = actionWithKey(rows_, keys[i], current()))
            owners << tr("%1 belongs to “%2”.", "key, action")
                          .arg(keys[i].toString(QKeySequence::NativeText), rows_[*owner].action);
    }
    if (owners.isEmpty()) return give(keys);
    proposed_ = keys;
    take_->setEnabled(true);
    owners << tr("“Take the key” gives it to this action; until then nothing changes.");
    tell(note_, owners.join(u' '), Tone::Alarm);
}

void ShortcutsDialog::give(const QList<QKeySequence>& keys)
{
    rows_[current()].keys = keys;
    showRow(current());
    showCurrent();
}

void ShortcutsDialog::takeKeys()
{
    const QList<QKeySequence> keys = std::exchange(proposed_, {});
    for (const QKeySequence& key : keys)
        while (const auto owner = actionWithKey(rows_, key, current())) {
            rows_[*owner].keys.removeAll(key);
            showRow(*owner);
        }
    give(keys);
    take_->setEnabled(false);
    table_->setFocus();
}

void ShortcutsDialog::resetAll()
{
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        rows_[row].keys = rows_[row].defaults;
        showRow(row);
    }
    showCurrent();
}

} // namespace chancery
