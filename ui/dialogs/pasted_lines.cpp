// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/pasted_lines.h"

#include "engine/base/utf8.h"
#include "ui/parts/choice_box.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

/// The data of the entries that are no meaning from the list.
constexpr int rewritten = -4, asWritten = -3;

} // namespace

PastedLines::PastedLines(const Game& game, SheetPaste& paste, QWidget* parent)
    : QWidget(parent)
    , game_(game)
    , paste_(paste)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (const PastedLine& line : effectOf(game_, paste_).lines)
        if (line.kind == PastedLine::Kind::Unread && line.meanings.empty() &&
            isSentence(*game_.map, line.text))
            paste_.answers.push_back({line.power, line.text, {}, true}); // until it is answered otherwise
}

void PastedLines::list()
{
    SheetPaste unanswered = paste_;
    unanswered.answers.clear();
    lines_ = effectOf(game_, unanswered).lines;
    meanings_.clear();
    whys_.clear();
    const QList<QWidget*> before = findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (QWidget* widget : before) delete widget;
    setVisible(!lines_.empty());
    if (lines_.empty()) return;
    auto* lines = new QWidget;
    auto* grid = new QGridLayout(lines);
    grid->setContentsMargins(0, 0, 0, 12);
    grid->setVerticalSpacing(12);
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(2, 2);
    grid->addWidget(boldLabel(tr("Lines to look at")), 0, 0, 1, 3);
    constexpr std::size_t most = 40; // of a text that is no sheet there may be hundreds
    for (std::size_t i = 0; i < std::min(most, lines_.size()); ++i)
        addLine(*grid, lines_[i], static_cast<int>(i) + 1);
    if (lines_.size() > most)
        grid->addWidget(wrappedLabel(tr("%n more line(s)", nullptr, static_cast<int>(lines_.size() - most))),
                        grid->rowCount(), 0, 1, 3);
    layout()->addWidget(lines);
}

void PastedLines::addLine(QGridLayout& grid, const PastedLine& line, int number)
{
    QComboBox* box = meaningBox(line, number);
    meanings_.push_back(box);
    const QString text = QString::fromStdString(excerpt(line.text, longestPastedLine));
    QString title = tr("%1: “%2”", "power, line").arg(Words(*game_.map).power(line.power), text);
    QLabel* label = wrappedLabel(title.replace(u'&', QStringLiteral("&&")));
    label->setBuddy(box);
    grid.addWidget(label, number, 0);
    grid.addWidget(box, number, 1, Qt::AlignTop);
    grid.addWidget(whys_.emplace_back(wrappedLabel({})), number, 2);
}

/// Makes the box in which it is chosen what a line means. The data of a meaning is its index.
QComboBox* PastedLines::meaningBox(const PastedLine& line, int number)
{
    auto* box = new ChoiceBox;
    introduce(box, qPrintable(QStringLiteral("meaning.%1").arg(number)),
              tr("Meaning of “%1”", "line").arg(QString::fromStdString(excerpt(line.text))),
              tr("What this line means, how it is to be written, or whether it is left out"));
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItem(tr("As it is written", "a line"), asWritten);
    for (std::size_t i = 0; i < line.meanings.size(); ++i)
        box->addItem(line.meanings[i].label, static_cast<int>(i));
    box->addItem(tr("Write it otherwise…", "a line"), rewritten);
    box->addItem(tr("Leave out", "a part of a pasted text"), asLeftOut);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    if (const PasteAnswer* given = answerTo(line)) {
        const auto meant = std::ranges::find(line.meanings, given->clear, &LineMeaning::line);
        box->setCurrentIndex(box->findData(given->leftOut ? asLeftOut
                                           : given->rewritten
                                               ? rewritten
                                               : static_cast<int>(meant - line.meanings.begin())));
        if (given->rewritten) openToWrite(*box, given->clear);
    }
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, line] {
        answer(line, box->currentData().toInt());
        box->currentData() == rewritten ? openToWrite(*box, line.text) : box->setEditable(false);
    });
    connect(box, &QComboBox::editTextChanged, this, [this, box, line] {
        if (box->isEditable() && box->currentData() == rewritten) rewrite(line, box->currentText());
    });
    return box;
}

/// Makes a box a field to write a line in; another entry makes it a box again.
void PastedLines::openToWrite(QComboBox& box, const std::string& line)
{
    box.setEditable(true);
    box.setCompleter(nullptr); // the entries are no lines
    box.setEditText(QString::fromStdString(line));
    box.lineEdit()->selectAll();
    box.lineEdit()->installEventFilter(this);
    box.removeEventFilter(this);  // one is enough
    box.installEventFilter(this); // it has the keyboard, and hands on the keys
}

/// Enter ends what is written in a field and goes to the next one; only there it accepts the paste. Escape
/// leaves the line as it is written, and not the paste.
bool PastedLines::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    auto* box = qobject_cast<QComboBox*>(watched);
    if (!box) box = qobject_cast<QComboBox*>(watched->parent());
    if (!box || !box->isEditable()) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) {
        box->setFocus();
        box->setCurrentIndex(box->findData(asWritten));
        return true;
    }
    return (key == Qt::Key_Return || key == Qt::Key_Enter) && focusNextChild();
}

/// Returns what was answered about a line; nullptr if nothing was.
const PasteAnswer* PastedLines::answerTo(const PastedLine& line) const
{
    const auto given = std::ranges::find_if(paste_.answers, [&line](const PasteAnswer& each) {
        return each.power == line.power && each.line == line.text;
    });
    return given == paste_.answers.end() ? nullptr : &*given;
}

QComboBox* PastedLines::firstQuestion() const
{
    for (std::size_t i = 0; i < meanings_.size(); ++i)
        if (lines_[i].kind == PastedLine::Kind::Unclear && meanings_[i]->currentData() == asWritten)
            return meanings_[i];
    return nullptr;
}

void PastedLines::answer(const PastedLine& line, int choice)
{
    PasteAnswer given{line.power, line.text};
    given.leftOut = choice == asLeftOut;
    if (choice >= 0) given.clear = line.meanings[static_cast<std::size_t>(choice)].line;
    take(given, choice == asWritten || choice == rewritten);
}

void PastedLines::rewrite(const PastedLine& line, const QString& text)
{
    const bool same = text.trimmed().toStdString() == line.text;
    take({line.power, line.text, text.simplified().toStdString(), false, true}, same);
}

/// Takes an answer in place of an earlier one about the same line; it may say nothing.
void PastedLines::take(const PasteAnswer& given, bool nothing)
{
    std::erase_if(paste_.answers, [&given](const PasteAnswer& each) {
        return each.power == given.power && each.line == given.line;
    });
    if (!nothing) paste_.answers.push_back(given);
    Q_EMIT answered();
}

void PastedLines::tell(const PasteEffect& effect)
{
    for (std::size_t i = 0; i < whys_.size(); ++i) {
        const PasteAnswer* given = answerTo(lines_[i]);
        const bool leftOut = given && given->leftOut, rewritten = given && given->rewritten;
        const auto still = std::ranges::find_if(effect.lines, [&](const PastedLine& line) {
            return line.power == lines_[i].power &&
                   (rewritten ? given->clear.find(line.text) != std::string::npos
                              : line.text == lines_[i].text);
        });
        whys_[i]->setText(leftOut                       ? lines_[i].why
                          : still != effect.lines.end() ? still->why
                                                        : tr("Understood"));
    }
}

} // namespace chancery
