// SPDX-License-Identifier: GPL-3.0-or-later
// A row for each line that is to be looked at. Then a row for each block: its lines, the power, and what
// becomes of that power's sheet; those first that have no power yet, or take the place of something.
#include "ui/dialogs/paste_dialog.h"

#include "engine/base/utf8.h"
#include "engine/game/seats.h"
#include "engine/game/sheets.h"
#include "ui/parts/choice_box.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/desk_words.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace chancery {

namespace {

constexpr int unsettled = -2; ///< the data of the entry that is no choice

/// Returns the lines of a block as they are written if it is accepted now. Of a text that is no sheet there
/// may be thousands.
QString linesOf(const PastedBlock& block, const std::vector<PasteAnswer>& answers)
{
    constexpr int most = 60;
    QStringList lines;
    for (const QString& line : QString::fromStdString(block.text).split(u'\n')) {
        std::string text = line.trimmed().toStdString();
        const auto answer = std::ranges::find_if(answers, [&](const PasteAnswer& one) {
            return one.rewritten && one.line == text && (block.namesItself() || one.power == block.owner);
        });
        if (answer != answers.end()) text = answer->clear;
        if (!text.empty()) lines << QString::fromStdString(excerpt(text, longestPastedLine));
    }
    const auto more = static_cast<int>(lines.size()) - most;
    if (more > 0) lines = lines.mid(0, most) << PasteDialog::tr("%n more line(s)", nullptr, more);
    return lines.join(u'\n');
}

} // namespace

PasteDialog::PasteDialog(const Game& game, SheetPaste paste, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , paste_(std::move(paste))
    , summary_(boldLabel({}))
    , state_(stateLabel("pasteState", this))
    , lines_(new PastedLines(game_, paste_))
{
    introduceDialog(this, "pasteDialog", tr("Paste order sheets"), "typing");
    summary_->setObjectName(QStringLiteral("pasteSummary"));
    auto* about = wrappedLabel(
        paste_.settled() ? tr("Nothing has been changed yet.")
                         : tr("The text does not say clearly whose these orders are. Choose a power for each "
                              "part. Nothing has been changed yet."));
    auto* inside = new QWidget;
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(12);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(2, 2);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Enter orders"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Enter loses no text
    rows_.resize(paste_.blocks.size());
    for (const std::size_t block : sequence()) addRow(*grid, block);
    grid->setContentsMargins(0, 0, 0, 0);
    auto* all = new QVBoxLayout(inside);
    all->addWidget(lines_);
    all->addLayout(grid);
    all->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(summary_);
    column->addWidget(about);
    column->addWidget(scrolledDown(inside, this), 1);
    column->addWidget(state_);
    column->addWidget(buttons);
    connect(lines_, &PastedLines::answered, this, &PasteDialog::showEffect);
    showState();
    fitToScreen(this, {760, 560});
    QComboBox* open = openPart();
    if (!open) open = lines_->firstQuestion();
    (open ? static_cast<QWidget*>(open) : accept_)->setFocus();
}

/// Returns the blocks: those to be looked at first, otherwise in the order of the text.
std::vector<std::size_t> PasteDialog::sequence() const
{
    std::vector<std::size_t> blocks(paste_.blocks.size());
    std::iota(blocks.begin(), blocks.end(), std::size_t{0});
    const auto harmless = [this](std::size_t each) {
        const PastedBlock& pasted = paste_.blocks[each];
        return pasted.settled() && !paste_.adds() &&
               std::ranges::none_of(sheetsOf(pasted),
                                    [this](Power one) { return !sheetOf(game_.current(), one).empty(); });
    };
    std::ranges::stable_sort(blocks, {}, harmless);
    return blocks;
}

/// Returns on whose sheets a block is written: its lines may name other powers.
PowerSet PasteDialog::sheetsOf(const PastedBlock& block) const
{
    SheetPaste one = paste_;
    one.alone = paste_.adds();
    one.blocks = {block};
    PowerSet powers;
    for (const auto& [power, lines] : pastedSheets(game_, one).lines) powers.add(power);
    return powers;
}

void PasteDialog::addRow(QGridLayout& grid, std::size_t block)
{
    const PastedBlock& pasted = paste_.blocks[block];
    const int row = grid.rowCount();
    rows_[block] = {boldLabel({}), wrappedLabel({}), pasted.namesItself() ? nullptr : powerBox(block),
                    wrappedLabel({}), keepingBox(block)};
    rows_[block].effect->setObjectName(QStringLiteral("effect.%1").arg(block + 1));
    auto* part = new QVBoxLayout;
    part->setSpacing(4);
    part->addWidget(rows_[block].title);
    part->addWidget(rows_[block].lines);
    part->addStretch(1);
    grid.addLayout(part, row, 0);
    if (QComboBox* power = rows_[block].power) {
        rows_[block].title->setBuddy(power);
        grid.addWidget(power, row, 1, Qt::AlignTop);
    }
    auto* does = new QVBoxLayout;
    does->setSpacing(4);
    does->addWidget(rows_[block].effect);
    does->addWidget(rows_[block].keeps);
    does->addStretch(1);
    grid.addLayout(does, row, 2);
}

/// Makes the box that says whether the sheets of a block keep their lines for other units.
QCheckBox* PasteDialog::keepingBox(std::size_t block)
{
    auto* box = new QCheckBox(tr("&Keep its other orders"), this);
    introduce(box, qPrintable(QStringLiteral("keeps.%1").arg(block + 1)), tr("Keep its other orders"),
              tr("What is on the sheet for other units stays; otherwise the sheet is replaced"));
    connect(box, &QCheckBox::clicked, this, [this, block](bool keeps) {
        for (const Power one : sheetsOf(paste_.blocks[block]))
            keeps ? paste_.keeps.add(one) : paste_.keeps.remove(one);
        showState();
    });
    return box;
}

/// Offers to keep lines where the sheet has any.
void PasteDialog::showKeeping(std::size_t block)
{
    const PastedBlock& pasted = paste_.blocks[block];
    const PowerSet sheets =
        pasted.settled() && !pasted.leftOut && !paste_.adds() ? sheetsOf(pasted) : PowerSet();
    const bool any =
        std::ranges::any_of(sheets, [this](Power one) { return !sheetOf(game_.current(), one).empty(); });
    rows_[block].keeps->setVisible(any);
    rows_[block].keeps->setChecked(any && !(sheets & paste_.keeps).empty());
}

/// Makes the box in which the power of a block is chosen. The first entry is there as long as none is
/// proposed.
QComboBox* PasteDialog::powerBox(std::size_t block)
{
    const PastedBlock& pasted = paste_.blocks[block];
    const Words words(*game_.map);
    auto* box = new ChoiceBox(this);
    introduce(box, qPrintable(QStringLiteral("power.%1").arg(block + 1)),
              tr("Power for %1", "part of a text").arg(titleOf(pasted)),
              tr("The power on whose order sheet this part is written"));
    if (!pasted.settled()) box->addItem(tr("Choose a power…"), unsettled);
    for (const Power power : game_.map->everyPower())
        if (!isNeutral(game_, power))
            box->addItem(powerChip(*game_.map, power, *this), words.power(power),
                         static_cast<int>(index(power)));
    box->addItem(tr("Leave out", "a part of a pasted text"), asLeftOut);
    const int chosen = !pasted.settled() ? unsettled
                       : pasted.leftOut  ? asLeftOut
                                         : static_cast<int>(index(pasted.owner));
    box->setCurrentIndex(box->findData(chosen));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the names are read in full
    connect(box, &QComboBox::currentIndexChanged, this, [this, block] { take(block); });
    return box;
}

QString PasteDialog::titleOf(const PastedBlock& block) const
{
    const QString heading = QString::fromStdString(excerpt(block.block.heading)).trimmed();
    const QString title = block.namesItself() ? tr("Lines that name their power")
                          : heading.isEmpty() ? tr("Lines without a heading")
                                              : tr("“%1”", "heading").arg(heading);
    const int orders = block.block.orders;
    if (const PowerSet powers = sheetsOf(block); orders > 0 && powers.several())
        return tr("%1: %n order(s) for %2", "heading, powers", orders)
            .arg(title, Words(*game_.map).list(std::vector<Power>(powers.begin(), powers.end())));
    return orders == 0 ? title : tr("%1: %n order(s)", "heading", orders).arg(title);
}

QString PasteDialog::effectOn(const PastedBlock& block) const
{
    const bool unplayed = block.block.owner != noPower && isNeutral(game_, block.block.owner);
    if (block.leftOut && unplayed) return DeskWords::noPlayer(game_, block.block.owner);
    if (block.leftOut) return tr("Not entered");
    if (!block.settled() && block.block.known == SheetBlock::Owner::Headed && block.block.orders > 0)
        return tr("Every order is for a unit of another power", "a part of a text with a power's heading");
    if (!block.settled()) return {};
    QStringList effects;
    for (const Power one : sheetsOf(block)) {
        const auto lines = static_cast<int>(sheetOf(game_.current(), one).size());
        const QString power = Words(*game_.map).power(one);
        effects << (lines == 0 ? tr("New order sheet of %1", "power").arg(power)
                    : paste_.adds() || paste_.keeps.has(one)
                        ? tr("Added to the order sheet of %1", "power").arg(power)
                        : tr("Replaces the order sheet of %1 (%n line(s))", "power", lines).arg(power));
    }
    const bool byUnits = block.block.orders > 0 && !block.namesItself() &&
                         block.block.known != SheetBlock::Owner::Headed && block.owner == block.block.owner;
    if (byUnits) effects << tr("Known by its orders", "a power, for a part of a pasted text");
    return effects.join(u'\n');
}

void PasteDialog::take(std::size_t block)
{
    const int chosen = rows_[block].power->currentData().toInt();
    paste_.blocks[block].leftOut = chosen == asLeftOut;
    paste_.blocks[block].owner = chosen < 0 ? noPower : static_cast<Power>(chosen);
    if (chosen >= 0) proposeKeeping(game_, paste_, paste_.blocks[block].owner);
    showState();
}

/// Returns the box of the first part that is to get a power; nullptr if there is none.
QComboBox* PasteDialog::openPart() const
{
    for (const std::size_t block : sequence())
        if (!paste_.blocks[block].settled()) return rows_[block].power;
    return nullptr;
}

void PasteDialog::accept()
{
    QComboBox* question = openPart();
    if (!question) return QDialog::accept();
    question->setFocus();
    question->showPopup();
}

void PasteDialog::showState()
{
    lines_->list();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const PastedBlock& block = paste_.blocks[i];
        rows_[i].title->setText(titleOf(block).replace(u'&', QStringLiteral("&&"))); // it is of a control
        tellCiting(rows_[i].effect, effectOn(block));
        showKeeping(i);
    }
    alignBoxes();
    showEffect();
}

/// Makes all boxes as wide as the widest, so that they are in one column.
void PasteDialog::alignBoxes()
{
    QList<QComboBox*> boxes(lines_->boxes().begin(), lines_->boxes().end());
    for (const Row& row : rows_)
        if (row.power) boxes << row.power;
    int widest = 0;
    for (const QComboBox* box : boxes) widest = std::max(widest, box->sizeHint().width());
    for (QComboBox* box : boxes) box->setFixedWidth(widest);
}

void PasteDialog::showEffect()
{
    const PasteEffect effect = effectOf(game_, paste_);
    summary_->setText(effectInWords(game_, effect));
    lines_->tell(effect);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const QString lines = linesOf(paste_.blocks[i], paste_.answers);
        rows_[i].lines->setText(lines);
        rows_[i].lines->setVisible(!lines.isEmpty());
    }
    const auto open =
        std::ranges::count_if(paste_.blocks, [](const PastedBlock& block) { return !block.settled(); });
    const bool any = !effect.sheets.empty();
    tell(state_,
         open > 0 ? tr("%n part(s) without a power", nullptr, static_cast<int>(open))
         : any    ? tr("One step; Undo takes it back")
                  : tr("Everything is left out"),
         open > 0 || !any ? Tone::Missing : Tone::Quiet);
    accept_->setEnabled(open > 0 || any); // it leads to what is open
}

} // namespace chancery
