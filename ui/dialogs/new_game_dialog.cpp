// SPDX-License-Identifier: GPL-3.0-or-later
// A form: title, map, rulebook, and a line for each power's player; the lots below.
#include "ui/dialogs/new_game_dialog.h"

#include "ui/dialogs/lots_box.h"
#include "ui/dialogs/rulebook_box.h"
#include "ui/text/option_words.h"
#include "ui/text/words.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/handbook_page.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

/// What is between two names that were pasted.
const QRegularExpression& betweenNames()
{
    static const QRegularExpression between(QStringLiteral("[\\r\\n\\t\\x{2028}\\x{2029}]+"));
    return between;
}

} // namespace

NewGameDialog::NewGameDialog(std::vector<std::shared_ptr<const Map>> maps, const std::string& rulebook,
                             std::uint64_t seed, QWidget* parent)
    : QDialog(parent)
    , maps_(std::move(maps))
    , lots_(new LotsBox(seed, LotsBox::Report::Seed, this))
{
    setObjectName(QStringLiteral("newGameDialog"));
    explainOn(this, "evening");
    setWindowTitle(tr("New game"));
    auto* column = new QVBoxLayout(this);
    column->addLayout(choices(rulebook));
    column->addWidget(players(), 1);
    column->addWidget(lots_);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Start game"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(lots_, &LotsBox::wanted, this, &NewGameDialog::draw);
    connect(map_, &QComboBox::currentIndexChanged, this, &NewGameDialog::showPowers);
    connect(rulebook_, &QComboBox::currentIndexChanged, this, &NewGameDialog::showSpecial);
    showSpecial();
    showPowers();
    fitToScreen(this, {760, 430});
    title_->setFocus();
}

QLayout* NewGameDialog::choices(const std::string& rulebook)
{
    title_ = textLine();
    title_->setPlaceholderText(tr("for example: Club evening, table 2"));
    introduce(title_, "title", tr("Title of the game"),
              tr("Shown above reports and in the list of recent games"));
    map_ = new QComboBox;
    introduce(map_, "map", tr("Map"), tr("The map to play on"));
    for (const auto& map : maps_) map_->addItem(Words(*map).title());
    rulebook_ = rulebookBox(rulebook);
    introduce(rulebook_, "rulebook", tr("Rulebook"), tr("Set house rules under Edit > Rules"));
    special_ = new ElidedLabel;
    special_->setObjectName(QStringLiteral("special"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Title:"), title_);
    form->addRow(tr("&Map:"), map_);
    form->addRow(tr("&Rulebook:"), rulebook_);
    form->addRow({}, special_);
    return form;
}

QWidget* NewGameDialog::players()
{
    auto* box = new QGroupBox(tr("Players"));
    auto* inside = new QWidget;
    players_ = new QGridLayout(inside);
    players_->setContentsMargins(0, 0, 0, 0);
    players_->setHorizontalSpacing(12);
    area_ = scrolledDown(inside);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(box);
    column->addWidget(area_);
    return box;
}

/// Names that were typed stay, in the same order, on a map with other powers.
void NewGameDialog::showPowers()
{
    QStringList typed;
    for (const QLineEdit* name : names_) typed << name->text();
    while (const QLayoutItem* item = players_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    names_.clear();
    const int count = static_cast<int>(map()->powers.size()), rows = (count + 1) / 2;
    int place = 0;
    for (const Power power : map()->everyPower()) {
        addPower(power, place % rows, 2 * (place / rows));
        names_.back()->setText(typed.value(place++));
    }
    for (const int column : {1, 3}) players_->setColumnStretch(column, 1);
    lots_->show(*map(), std::nullopt);
}

void NewGameDialog::addPower(Power power, int row, int column)
{
    QLineEdit* name = textLine();
    introduce(name, ("player-" + (*map())[power].name).c_str(),
              tr("Player of %1").arg(Words(*map()).power(power)),
              tr("Optional. Enter goes to the next name; a list can be pasted."));
    players_->addWidget(powerHeading(*map(), power, this), row, column);
    players_->addWidget(name, row, column + 1);
    setTabOrder(names_.empty() ? rulebook_ : static_cast<QWidget*>(names_.back()), name);
    const std::size_t at = names_.size();
    connect(name, &QLineEdit::textChanged, this, [this, at] { spread(at); });
    names_.push_back(name);
}

void NewGameDialog::showSpecial()
{
    const RulebookInfo* book = findRulebook(rulebook_->currentData().toString().toStdString());
    special_->setText(book ? OptionWords::special(*book) : QString());
}

/// Gives each name of a pasted list a line of its own, from this line on. Names beyond the last line stay in
/// it, so that none is lost unseen.
void NewGameDialog::spread(std::size_t first)
{
    QStringList list = names_[first]->text().split(betweenNames(), Qt::SkipEmptyParts);
    if (!names_[first]->text().contains(betweenNames())) return;
    const auto room = static_cast<qsizetype>(names_.size() - first);
    if (list.size() > room) list = list.mid(0, room - 1) << list.mid(room - 1).join(QStringLiteral(", "));
    if (list.isEmpty()) return names_[first]->clear();
    for (const QString& name : list) names_[first++]->setText(name.simplified());
    names_[first - 1]->setFocus();
    area_->ensureWidgetVisible(names_[first - 1]);
}

/// Enter would start the game, although the next name is still to come.
void NewGameDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto name = std::ranges::find_if(names_, &QWidget::hasFocus);
    if (!enter || name == names_.end()) return QDialog::keyPressEvent(event);
    goOnFrom(static_cast<std::size_t>(name - names_.begin()));
}

void NewGameDialog::goOnFrom(std::size_t name)
{
    if (name + 1 == names_.size()) return accept_->setFocus();
    names_[name + 1]->setFocus(Qt::TabFocusReason);
    area_->ensureWidgetVisible(names_[name + 1]);
}

void NewGameDialog::draw()
{
    Game game = chancery::newGame(map());
    game.rulebook = rulebook();
    const auto drawn = lots_->draw(game, names());
    if (!drawn) return;
    for (QLineEdit* name : names_) name->clear();
    for (const LotDraw::Lot& lot : drawn->drawn)
        names_[index(lot.power)]->setText(QString::fromStdString(lot.player));
}

Rulebook NewGameDialog::rulebook() const
{
    const RulebookInfo* book = findRulebook(rulebook_->currentData().toString().toStdString());
    return book ? rulebookOf(*book) : Rulebook{};
}

const std::shared_ptr<const Map>& NewGameDialog::map() const
{
    return maps_[static_cast<std::size_t>(map_->currentIndex())];
}

std::vector<std::string> NewGameDialog::names() const
{
    std::vector<std::string> names;
    for (const QLineEdit* line : names_)
        if (const QString name = line->text().simplified(); !name.isEmpty())
            names.push_back(name.toStdString());
    return names;
}

NewGame NewGameDialog::newGame() const
{
    NewGame game{
        title_->text().simplified().toStdString(), map(), rulebook(), {}, lots_->drawn(), lots_->areShown()};
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (const QString name = names_[i]->text().simplified(); !name.isEmpty())
            game.players[static_cast<Power>(i)] = name.toStdString();
    return game;
}

std::optional<NewGame> NewGameDialog::edit(std::vector<std::shared_ptr<const Map>> maps,
                                           const std::string& rulebook, QWidget* parent)
{
    NewGameDialog dialog(std::move(maps), rulebook, newSeed(), parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.newGame();
}

} // namespace chancery
