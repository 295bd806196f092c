// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/handbook.h"

#include "engine/map/word_match.h"
#include "ui/dialogs/handbook_text.h"
#include "ui/dialogs/legend.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/clause_library.h"
#include "ui/words/clauses.h"
#include "ui/words/language.h"
#include "ui/words/rulebook_words.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace chancery {

Handbook::Handbook(std::vector<ActionHelp> actions, QWidget* parent)
    : QDialog(parent, Qt::Window)
    , actions_(std::move(actions))
    , line_(textLine(this))
    , found_(stateLabel("found", this))
    , list_(new QListWidget)
    , stack_(new QStackedWidget)
{
    setObjectName(QStringLiteral("handbook"));
    setWindowTitle(tr("Handbook"));
    setAttribute(Qt::WA_DeleteOnClose); // so that it has the present keys when it is opened again
    introduce(list_, "pages", tr("Pages of the handbook"), {});
    for (const QString& page : handbookPages()) addText(page);
    addPage(QStringLiteral("clauses"), tr("Clauses of the rulebooks"), clauses());
    addPage(QStringLiteral("keys"), tr("Keyboard shortcuts"), keys());
    addPage(QStringLiteral("notation"), tr("How to type orders"), notation());
    addPage(QStringLiteral("legend"), tr("Legend"), legend());
    list_->setFixedWidth(list_->sizeHintForColumn(0) + 12);
    introduce(line_, "search", tr("Find in the handbook"),
              tr("Find words on all pages; Enter goes to the next place"));
    const QKeySequence key(QKeySequence::Find);
    line_->setPlaceholderText(tr("Find (%1)").arg(key.toString(QKeySequence::NativeText)));
    line_->setClearButtonEnabled(true);
    line_->setFixedWidth(list_->width());
    line_->installEventFilter(this);
    found_->setFixedWidth(list_->width());
    found_->hide();
    auto* left = new QVBoxLayout;
    left->addWidget(line_);
    left->addWidget(found_);
    left->addWidget(list_, 1);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* row = new QHBoxLayout;
    row->addLayout(left);
    row->addWidget(stack_, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(navigation());
    connect(list_, &QListWidget::currentRowChanged, this, &Handbook::showNumber);
    connect(line_, &QLineEdit::textChanged, this, &Handbook::search);
    connect(new QShortcut(key, this), &QShortcut::activated, this, [this] {
        line_->setFocus(Qt::ShortcutFocusReason);
        line_->selectAll();
    });
    list_->setCurrentRow(0);
    list_->setFocus();
    fitToScreen(this, {960, 600});
}

void Handbook::turnTo(const QString& page)
{
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(Qt::UserRole) == page) list_->setCurrentRow(row);
}

QString Handbook::page() const
{
    return list_->currentItem()->data(Qt::UserRole).toString();
}

QStringList Handbook::pages() const
{
    QStringList names;
    for (int row = 0; row < list_->count(); ++row) names << list_->item(row)->data(Qt::UserRole).toString();
    return names;
}

QStringList Handbook::pagesFound() const
{
    QStringList names = pages();
    for (int row = list_->count(); row-- > 0;)
        if (list_->item(row)->isHidden()) names.removeAt(row);
    return names;
}

void Handbook::search()
{
    typed_ = textWords(line_->text().toStdString()).empty() ? QString() : line_->text();
    int places = 0;
    for (int row = 0; row < list_->count(); ++row) {
        const int here = markWords(*stack_->widget(row), typed_);
        places += here;
        list_->item(row)->setHidden(here == 0 && !typed_.isEmpty());
    }
    found_->setVisible(!typed_.isEmpty());
    tell(found_, places > 0 ? tr("Found in %n place(s)", nullptr, places) : tr("Not found"),
         places > 0 ? Tone::Quiet : Tone::Missing);
    if (places == 0) return;
    if (list_->currentItem()->isHidden()) turn(1);
    place_ = 0;
    showPlace(0);
}

/// Goes `step` places on, to the pages before or after this one too, and round from the last to the first.
void Handbook::showPlace(int step)
{
    const auto here = [this] { return markWords(*stack_->currentWidget(), typed_); };
    if (pagesFound().isEmpty() || typed_.isEmpty()) return;
    place_ += step;
    if (place_ < 0 || place_ >= here()) {
        turn(step);
        place_ = step < 0 ? here() - 1 : 0;
    }
    showMark(*stack_->currentWidget(), typed_, place_);
}

/// Turns to the next or previous page that is listed, and round from the last to the first.
void Handbook::turn(int step)
{
    const int count = list_->count();
    int row = list_->currentRow();
    do row = (row + step + count) % count;
    while (list_->item(row)->isHidden() && row != list_->currentRow());
    list_->setCurrentRow(row);
}

/// In the line Enter goes to the next place, with Shift to the one before, and Esc empties the line first.
bool Handbook::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        return showPlace(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1), true;
    if (key->key() == Qt::Key_Escape && !line_->text().isEmpty()) return line_->clear(), true;
    return QDialog::eventFilter(watched, event);
}

void Handbook::addText(const QString& page)
{
    const QString text = filledIn(handbookText(page, spokenLanguage()), actions_);
    auto* shown = new QTextBrowser;
    shown->setOpenLinks(false);
    shown->setMarkdown(text);
    connect(shown, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { turnTo(link.toString().remove(QStringLiteral("page:"))); });
    addPage(page, text.section(u'\n', 0, 0).remove(QStringLiteral("# ")), shown);
}

void Handbook::addPage(const QString& page, const QString& title, QWidget* shown)
{
    introduce(shown, page.toLatin1().constData(), title, {});
    const int number = list_->count() + 1;
    auto* entry = new QListWidgetItem(
        number > handbookPages().size() ? title : QStringLiteral("%1  %2").arg(number).arg(title), list_);
    entry->setData(Qt::UserRole, page);
    stack_->addWidget(shown);
}

void Handbook::showNumber(int number)
{
    stack_->setCurrentIndex(number);
    place_ = -1; // before the first
    previous_->setEnabled(number > 0);
    next_->setEnabled(number + 1 < list_->count());
}

QWidget* Handbook::navigation()
{
    QDialogButtonBox* buttons = closeButton(this);
    const auto add = [&](const char* name, const QString& text, const QKeySequence& key, int step) {
        auto* button = new QPushButton(text);
        buttons->addButton(button, QDialogButtonBox::ActionRole);
        introduce(button, name, QString(text).remove(u'&'), key.toString(QKeySequence::NativeText));
        button->setShortcut(key);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, step] { turn(step); });
        return button;
    };
    previous_ = add("previous", tr("Previous page"), QKeySequence(QStringLiteral("Alt+Left")), -1);
    next_ = add("next", tr("Next page"), QKeySequence(QStringLiteral("Alt+Right")), 1);
    return buttons;
}

/// Lists the clauses; a click on one opens it.
QWidget* Handbook::clauses()
{
    auto* text = new QTextBrowser;
    text->setOpenLinks(false);
    connect(text, &QTextBrowser::anchorClicked, this,
            [](const QUrl& link) { QDesktopServices::openUrl(link); });
    QString html;
    for (const ClauseDocument& document : clauseDocuments()) {
        html += QStringLiteral("<h3>%1</h3>").arg(RulebookWords::title(bookOf(document)).toHtmlEscaped());
        QStringList lines;
        for (const Clause& clause : document.clauses) {
            const ClausePlace place{&document, &clause, clause.number};
            lines << QStringLiteral("<a href=\"%1\">%2</a>")
                         .arg(linkToClause(place), titleOf(place).toHtmlEscaped());
        }
        html += QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("<br/>")));
    }
    text->setHtml(unbroken(html));
    return text;
}

QWidget* Handbook::keys()
{
    std::vector<const ActionHelp*> lines;
    for (const ActionHelp& action : actions_)
        if (action.here && !action.keys.isEmpty()) lines.push_back(&action);
    auto* table = new QTableWidget(static_cast<int>(lines.size()), 2);
    makeReadTable(table, {tr("Action"), tr("Shortcut")}, {0});
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    for (int row = 0; row < table->rowCount(); ++row) {
        const ActionHelp& line = *lines[static_cast<std::size_t>(row)];
        QStringList names;
        for (const QKeySequence& key : line.keys) names << key.toString(QKeySequence::NativeText);
        table->setItem(row, 0, new QTableWidgetItem(line.what));
        table->setItem(row, 1, new QTableWidgetItem(names.join(tr(" or ", "between two keys"))));
    }
    return table;
}

QWidget* Handbook::notation()
{
    const std::pair<const char*, QString> lines[] = {
        {"A PAR H", tr("The army in Paris holds.")},
        {"A PAR - BUR",
         tr("The army moves to Burgundy. Names work as well as codes, and the letter may be left out: "
            "“Paris - Burgundy”.")},
        {"F MAO - SPA/sc", tr("Name the coast of a fleet where there are two.")},
        {"A MAR S A PAR", tr("Marseilles supports the army in Paris to hold.")},
        {"A MAR S A PAR - BUR", tr("Marseilles supports the move from Paris to Burgundy.")},
        {"F NTH C A LON - BEL", tr("The fleet convoys the army from London to Belgium.")},
        {"A LON - BEL VIA", tr("The army moves by convoy, although it could also move by land.")},
        {"A BUR - GAS", tr("In a retreat phase: Burgundy retreats to Gascony.")},
        {"D A BUR", tr("The unit is disbanded, in a retreat or an adjustment phase.")},
        {"B A PAR", tr("An army is built in Paris.")},
        {"B F STP/nc", tr("A fleet is built on the north coast of St Petersburg.")},
        {"WAIVE", tr("One build is waived.")},
    };
    QString html = QStringLiteral("<p>%1</p><table cellspacing='0' cellpadding='4'>")
                       .arg(tr("One order per line. A line that cannot be read is marked with the reason.")
                                .toHtmlEscaped());
    for (const auto& [order, meaning] : lines)
        html += QStringLiteral("<tr><td><code>%1</code>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(QString::fromLatin1(order), meaning.toHtmlEscaped());
    auto* text = new QTextBrowser;
    text->setHtml(html + QStringLiteral("</table>"));
    return text;
}

QWidget* Handbook::legend()
{
    const Theme theme = themeFor(themeOf(*this), Map{});
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const std::vector<LegendEntry> entries = Legend::entries();
    const int half = (static_cast<int>(entries.size()) + 1) / 2;
    for (int i = 0; const LegendEntry& entry : entries) {
        auto* image = new QLabel;
        image->setPixmap(paintScene(entry.scene, theme, {96, 36}, devicePixelRatioF()));
        auto* meaning = new QLabel(entry.meaning);
        meaning->setWordWrap(true);
        grid->addWidget(image, i % half, i / half * 2);
        grid->addWidget(meaning, i % half, i / half * 2 + 1);
        ++i;
    }
    grid->setRowStretch(half, 1);
    return scrolledDown(inside);
}

} // namespace chancery
