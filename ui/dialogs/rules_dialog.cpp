// SPDX-License-Identifier: GPL-3.0-or-later
// A table of options below the choice of a rulebook. `rules_` holds the rules; the controls show them.
#include "ui/dialogs/rules_dialog.h"

#include "engine/game/rule_change.h"
#include "ui/dialogs/rulebook_box.h"
#include "ui/draw/icons.h"
#include "ui/parts/choice_box.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/agreement_words.h"
#include "ui/words/brief.h"
#include "ui/words/option_words.h"
#include "ui/words/words.h"

#include <QAbstractItemView>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int leastLetters = 24; // of a rule that are shown in a narrow window
constexpr int mostTold = 4;      // phases and orders that are named of those that would change

/// A choice that shows its texts in full in its list.
class StillBox : public ChoiceBox
{
public:
    StillBox() { setMinimumContentsLength(leastLetters); }

    void showPopup() override
    {
        view()->setMinimumWidth(view()->sizeHintForColumn(0));
        QComboBox::showPopup();
    }
};

QString firstOf(const QStringList& all)
{
    const QString some = QStringList(all.mid(0, mostTold)).join(QStringLiteral(", "));
    return all.size() > mostTold ? some + QStringLiteral(", …") : some;
}

QLabel* wrapped(Qt::TextFormat format = Qt::PlainText)
{
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(format);
    return label;
}

} // namespace

RulesDialog::RulesDialog(const Game& game, QWidget* parent)
    : QDialog(parent)
    , game_(game)
    , rules_(game.rulebook)
{
    rules_.id = book().id; // which is chosen, if another one was missing
    introduceDialog(this, "rulesDialog", tr("Rules"), "studying");
    auto* column = new QVBoxLayout(this);
    column->addLayout(bookLine());
    column->addWidget(options(), 1);
    column->addWidget(problem_ = problemLabel("problem", this));
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Play by these rules"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    refresh();
    fitToScreen(this, {1200, 640});
}

QLayout* RulesDialog::bookLine()
{
    book_ = rulebookBox(rules_.id);
    introduce(book_, "rulebook", tr("Rulebook"), tr("Choosing another rulebook removes all house rules"));
    connect(book_, &QComboBox::activated, this, &RulesDialog::chooseBook);
    auto* label = new QLabel(tr("&Rulebook:"));
    label->setBuddy(book_);
    state_ = stateLabel("state", this);
    resetAll_ = new QPushButton(tr("Re&move all house rules"));
    introduce(resetAll_, "resetAll", {}, tr("Set every option as in the rulebook"));
    resetAll_->setAutoDefault(false);
    connect(resetAll_, &QPushButton::clicked, this, &RulesDialog::resetAll);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(book_);
    row->addWidget(state_, 1);
    row->addWidget(resetAll_);
    return row;
}

QWidget* RulesDialog::options()
{
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setHorizontalSpacing(12);
    const QString heads[] = {tr("Option"), tr("Rule"), tr("Clause"), tr("Remark")};
    for (int i = 0; i < 4; ++i) {
        auto* head = new QLabel(heads[i]);
        QFont bold = head->font();
        bold.setBold(true);
        head->setFont(bold);
        grid->addWidget(head, 0, i);
    }
    int line = 0;
    for (const OptionInfo& option : optionTable()) addRow(grid, ++line, option);
    int column = 0;
    for (const int share : {5, 6, 2, 4}) grid->setColumnStretch(column++, share);
    // Clauses have few spaces, so they need room, or they are broken within a number.
    grid->setColumnMinimumWidth(2, fontMetrics().horizontalAdvance(QStringLiteral("DATC 4.B.5, 4.B.6")));
    QScrollArea* area = scrolledDown(inside);
    area->setObjectName(QStringLiteral("options"));
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

void RulesDialog::addRow(QGridLayout* grid, int line, const OptionInfo& option)
{
    const QString name = QString::fromUtf8(option.name), about = OptionWords::about(option);
    Row row{wrapped(), new StillBox, wrapped(), wrapped(), new QToolButton};
    row.about->setText(about);
    const QString issue = QString::fromUtf8(option.issue);
    introduce(row.value, "", about, issue.isEmpty() ? tr("Not covered by DATC") : tr("DATC %1").arg(issue));
    row.value->setObjectName(QStringLiteral("option-") + name);
    for (std::size_t i = 0; i < option.values.size(); ++i) row.value->addItem(OptionWords::value(option, i));
    introduce(row.reset, "", tr("Remove the house rule: %1").arg(about), tr("As in the rulebook"));
    row.reset->setObjectName(QStringLiteral("reset-") + name);
    row.reset->setIcon(icon(QStringLiteral("undo"), themeOf(*this)));
    QSizePolicy kept = row.reset->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    row.reset->setSizePolicy(kept);
    row.clause->setObjectName(QStringLiteral("clause-") + name);
    const std::size_t at = rows_.size();
    connect(row.value, &QComboBox::activated, this,
            [this, at](int i) { set(at, static_cast<std::size_t>(i)); });
    connect(row.reset, &QToolButton::clicked, this,
            [this, at] { set(at, optionTable()[at].get(book().options)); });
    int column = 0;
    for (QWidget* part :
         std::initializer_list<QWidget*>{row.about, row.value, row.clause, row.note, row.reset})
        grid->addWidget(part, line, column++);
    rows_.push_back(row);
}

const RulebookInfo& RulesDialog::book() const
{
    return rulebookOrStandIn(rules_.id);
}

void RulesDialog::chooseBook()
{
    rules_.id = book_->currentData().toString().toStdString();
    resetAll();
}

void RulesDialog::resetAll()
{
    rules_ = rulebookOf(book());
    refresh();
}

void RulesDialog::set(std::size_t option, std::size_t value)
{
    optionTable()[option].set(rules_.options, value);
    refresh();
    if (!rows_[option].reset->isVisible()) rows_[option].value->setFocus();
}

void RulesDialog::refresh()
{
    book_->setCurrentIndex(book_->findData(QString::fromStdString(book().id)));
    for (std::size_t i = 0; i < rows_.size(); ++i) showRow(optionTable()[i], rows_[i]);
    const auto count = static_cast<int>(houseRules(rules_).size());
    tell(state_, count == 0 ? tr("as printed") : tr("%n house rule(s)", nullptr, count), Tone::Quiet);
    resetAll_->setEnabled(count > 0);
    const QString wrong = objection();
    tell(problem_, wrong, Tone::Alarm);
    accept_->setEnabled(wrong.isEmpty());
}

void RulesDialog::showRow(const OptionInfo& option, const Row& row)
{
    const std::vector<Deviation> own = houseRules(rules_);
    const bool deviates = std::ranges::find(own, option.name, &Deviation::option) != own.end();
    row.value->setCurrentIndex(static_cast<int>(option.get(rules_.options)));
    tellCiting(row.clause, clause(option));
    row.note->setText(remark(option, deviates));
    row.reset->setVisible(deviates);
    for (QLabel* label : {row.about, row.note}) {
        QFont font = label->font();
        font.setBold(deviates);
        label->setFont(font);
    }
    row.value->setAccessibleDescription(clause(option) + u' ' + row.note->text());
}

/// Returns the clause of an option; with fewer than seven players that of their number and of what then wins.
QString RulesDialog::clause(const OptionInfo& option) const
{
    const SmallTable* table = smallTableOf(rules_);
    const QString cited = QString::fromStdString(book().cited) + u' ';
    if (table && option.name == "players") return cited + QString::fromStdString(table->clause);
    if (table && table->victory > 0 && (option.name == "victory_by" || option.name == "victory_centres"))
        return cited + QString::fromStdString(table->victoryClause);
    return OptionWords::clause(book(), option);
}

QString RulesDialog::remark(const OptionInfo& option, bool deviates) const
{
    if (deviates)
        return tr("House rule; the rulebook: %1").arg(OptionWords::value(option, option.get(book().options)));
    const SmallTable* table = smallTableOf(rules_);
    if (table && table->victory > 0 && option.name == "victory_by" && table->victoryBy == VictoryBy::Units)
        return tr("with this number of players, units on the board");
    if (table && table->victory > 0 && option.name == "victory_centres")
        return tr("with this number of players, %1").arg(table->victory);
    const auto note = book().notes.find(option.name);
    return note == book().notes.end() ? QString() : OptionWords::note(note->second);
}

/// Returns a sentence about an agreement on orders that these rules would end, though it binds (Alexander
/// VII).
QString RulesDialog::binding() const
{
    if (!game_.phases.front().outcome) return {};
    const RuleOptions &was = game_.rulebook.options, &now = rules_.options;
    const bool perpetual = was.perpetualOrders && !now.perpetualOrders,
               proxies = was.proxyOrders == ProxyOrders::Permitted && now.proxyOrders != was.proxyOrders;
    if (!perpetual && !proxies) return {};
    const AgreementWords words(game_);
    return tr("The players have agreed on this, and it is binding (%1). A ruling ends it: Players > "
              "Agreements on orders.")
        .arg(words.clause(perpetual ? Consent::Kind::Perpetual : Consent::Kind::Proxy));
}

/// Returns a sentence that names the resolved phases which these rules would change; empty if there is none.
QString RulesDialog::objection() const
{
    if (rules_ == game_.rulebook) return {};
    if (const QString bound = binding(); !bound.isEmpty()) return bound;
    QStringList phases;
    for (const ChangedPhase& changed : changedPhases(game_, underRules(game_, rules_))) {
        const PhaseRecord& record = game_.phases[changed.phase];
        QStringList orders;
        for (std::size_t i : changed.orders)
            orders << brief(*game_.map, record.before, record.outcome->results[i].order);
        const QString name = Words::phase(record.phase);
        phases << (orders.isEmpty() ? name : tr("%1 (%2)", "phase, orders").arg(name, firstOf(orders)));
    }
    if (phases.isEmpty()) return {};
    return tr("These rules would change results that are already played: %1. Take these phases back first, "
              "or choose other rules.")
        .arg(firstOf(phases));
}

std::optional<Rulebook> RulesDialog::edit(const Game& game, QWidget* parent)
{
    RulesDialog dialog(game, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.rules();
}

} // namespace chancery
