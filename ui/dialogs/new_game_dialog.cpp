// SPDX-License-Identifier: GPL-3.0-or-later
// A form: how many play, title, map, rulebook, times, and a line for each player; the lots below.
#include "ui/dialogs/new_game_dialog.h"

#include "engine/game/standings.h"
#include "engine/rules/option_table.h"
#include "ui/dialogs/lots_box.h"
#include "ui/dialogs/rulebook_box.h"
#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/elided_label.h"
#include "ui/scene/phase_clock.h"
#include "ui/words/clock_words.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/table_words.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QGroupBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimeEdit>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

constexpr int shortestBox = 18;  ///< letters of a choice that is cut off where room is scarce
constexpr int narrowest = 720;   ///< pixels of the notes
constexpr int roomAround = 80;   ///< pixels above and below the dialog
constexpr int latestYear = 9999; ///< in which a game may begin or end

QLabel* labelOf(QWidget* control, const QString& text)
{
    auto* label = new QLabel(text);
    label->setBuddy(control);
    return label;
}

/// What is between two names that were pasted.
const QRegularExpression& betweenNames()
{
    static const QRegularExpression between(QStringLiteral("[\\r\\n\\t\\x{2028}\\x{2029}]+"));
    return between;
}

} // namespace

NewGameDialog::NewGameDialog(std::vector<std::shared_ptr<const Map>> maps, const std::string& rulebook,
                             std::uint64_t seed, const ClockRules& times, QWidget* parent)
    : QDialog(parent)
    , maps_(std::move(maps))
    , lastBook_(rulebook)
    , lastTimes_(times)
    , lots_(new LotsBox(seed, LotsBox::Report::Seed, this))
{
    introduceDialog(this, "newGameDialog", tr("New game"), "evening");
    auto* column = new QVBoxLayout(this);
    column->addLayout(choices(rulebook));
    column->addSpacing(2 * spacingStep); // as below a group
    column->addWidget(players());
    column->addWidget(lots_);
    column->addStretch(1);
    QDialogButtonBox* buttons = dialogButtons(this, tr("&Start game"));
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(lots_, &LotsBox::wanted, this, [this] { lots_->draw(game()); });
    connect(table_, &QComboBox::currentIndexChanged, this, &NewGameDialog::followPlayers);
    connect(map_, &QComboBox::currentIndexChanged, this, &NewGameDialog::followMap);
    connect(rulebook_, &QComboBox::currentIndexChanged, this, &NewGameDialog::followBook);
    followBook();
    fitToScreen(this, {760, 500});
    title_->setFocus(); // what differs from game to game
}

/// Two columns of labels and controls, since there are many for a small screen.
QLayout* NewGameDialog::choices(const std::string& rulebook)
{
    auto* grid = new QGridLayout;
    const auto add = [this, grid](int row, int column, const QString& text, QWidget* control, int span = 1) {
        labels_[static_cast<std::size_t>(column) / 2] << labelOf(control, text);
        grid->addWidget(labels_[static_cast<std::size_t>(column) / 2].last(), row, column);
        grid->addWidget(control, row, column + 1, 1, span);
        if (auto* box = qobject_cast<QComboBox*>(control)) {
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(shortestBox);
        }
    };
    table_ = new QComboBox;
    introduce(table_, "table", tr("Number of players"),
              tr("Decides who plays which powers, when the game begins and what wins"));
    add(0, 0, tr("&Players:"), table_, 3);
    title_ = textLine();
    title_->setPlaceholderText(tr("for example: Club evening, table 2"));
    introduce(title_, "title", tr("Title of the game"),
              tr("Shown above reports and in the list of recent games"));
    add(1, 0, tr("&Title:"), title_);
    map_ = new QComboBox;
    introduce(map_, "map", tr("Map"), tr("The map to play on"));
    for (const auto& map : maps_) map_->addItem(Words(*map).title());
    add(1, 2, tr("&Map:"), map_);
    rulebook_ = rulebookBox(rulebook);
    introduce(rulebook_, "rulebook", tr("Rulebook"), tr("Set house rules under Edit > Rules"));
    add(2, 0, tr("&Rulebook:"), rulebook_);
    times_ = new QComboBox;
    introduce(times_, "times", tr("Clock"), tr("How long each stage of a turn lasts"));
    add(3, 0, tr("&Clock:"), times_, 3);
    special_ = new ElidedLabel;
    special_->setObjectName(QStringLiteral("special"));
    grid->addWidget(special_, 4, 1, 1, 3);
    grid->addLayout(times(), 5, 1, 1, 3);
    labels_[0] << labelOf(firstYear_, tr("First &year:"));
    grid->addWidget(labels_[0].last(), 5, 0);
    notes_ = new QLabel;
    notes_->setObjectName(QStringLiteral("tableNotes"));
    notes_->setWordWrap(true);
    grid->addWidget(notes_, 6, 0, 1, 4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    return grid;
}

QLayout* NewGameDialog::times()
{
    firstYear_ = new QSpinBox;
    firstYear_->setRange(1, latestYear);
    introduce(firstYear_, "firstYear", tr("First year"), tr("The year in which the game begins"));
    lastYear_ = new QSpinBox;
    lastYear_->setRange(0, latestYear);
    lastYear_->setSpecialValueText(tr("none", "no last year"));
    introduce(lastYear_, "lastYear", tr("Last year"), tr("A short game ends after this year"));
    ends_ = new QCheckBox(tr("E&nds at:"));
    introduce(ends_, "ends", tr("Ends at a time of day"), tr("A short game ends at this time of day"));
    endsAt_ = new QTimeEdit(QTime(23, 0));
    endsAt_->setDisplayFormat(QStringLiteral("HH:mm"));
    endsAt_->setEnabled(false);
    introduce(endsAt_, "endsAt", tr("Time of day of the end"), tr("The time of day at which the game ends"));
    connect(ends_, &QCheckBox::toggled, endsAt_, &QWidget::setEnabled);
    auto* line = new QHBoxLayout;
    line->addWidget(firstYear_);
    line->addSpacing(4 * spacingStep);
    line->addWidget(labelOf(lastYear_, tr("Last ye&ar:")));
    line->addWidget(lastYear_);
    line->addSpacing(4 * spacingStep);
    line->addWidget(ends_);
    line->addWidget(endsAt_);
    line->addStretch(1);
    return line;
}

QWidget* NewGameDialog::players()
{
    auto* box = new QGroupBox(tr("Players"));
    auto* inside = new QWidget;
    players_ = new QGridLayout(inside);
    players_->setContentsMargins(0, 0, 0, 0);
    area_ = scrolledDown(inside);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 2 * spacingStep, 0, 2 * spacingStep);
    column->addWidget(area_);
    return box;
}

const RulebookInfo& NewGameDialog::book() const
{
    const RulebookInfo* book = findRulebook(rulebook_->currentData().toString().toStdString());
    return book ? *book : rulebooks().front();
}

/// Returns the game as it would begin, without players.
Game NewGameDialog::game() const
{
    Game game = chancery::newGame(map());
    game.rulebook = rulebook();
    game.phases.front().phase.year = firstYear_->value();
    return game;
}

void NewGameDialog::followMap()
{
    offerTables();
    followPlayers();
}

void NewGameDialog::followBook()
{
    const QString special = RulebookWords::special(book());
    const bool remembered = book().id == lastBook_ && lastBook_ != usualRulebook;
    special_->setText(
        remembered ? tr("As in your last new game. %1", "what sets a rulebook apart").arg(special) : special);
    offerTimes();
    offerTables();
    followPlayers();
    hintAtDelegates();
}

void NewGameDialog::followPlayers()
{
    const SmallTable* table = smallTableOf(rulebook());
    const int map = this->map()->firstPhase.year;
    firstYear_->setValue(table && table->firstYear > 0 ? table->firstYear : map);
    showSeats();
    note(TableWords::notes(game()).join(u' '));
}

void NewGameDialog::note(const QString& text)
{
    notes_->setText(text);
    notes_->setVisible(!text.isEmpty());
    // A layout in a grid does not ask for it; without a text there is none.
    notes_->setMinimumHeight(std::max(0, notes_->heightForWidth(narrowest)));
}

/// Offers the numbers of players that the rulebook has a clause for; of a rulebook without such clauses all,
/// since they can be house rules. On other boards each power has a player.
void NewGameDialog::offerTables()
{
    const QSignalBlocker quiet(table_);
    const QVariant chosen = table_->currentData();
    table_->clear();
    Game game = this->game();
    const OptionInfo& option = *findOption("players");
    for (std::size_t value = 0; value < option.values.size(); ++value) {
        option.set(game.rulebook.options, value);
        const bool seven = game.rulebook.options.players == Players::Seven;
        if (!seven && (!smallTable(game, game.phases.front().phase) ||
                       (!book().tables.empty() && !smallTableOf(game.rulebook))))
            continue;
        table_->addItem(TableWords::seats(game), static_cast<int>(value));
    }
    table_->setCurrentIndex(std::max(0, table_->findData(chosen)));
}

/// Offers the rulebook's times first, where it gives any, then the presets and those of the last game.
void NewGameDialog::offerTimes()
{
    times_->clear();
    offeredTimes_.clear();
    const auto add = [this](const QString& text, const ClockRules& times) {
        times_->addItem(text);
        offeredTimes_.push_back(times);
    };
    if (book().clock != ClockRules{}) add(tr("As in the rulebook"), book().clock);
    for (const ClockPreset& preset : clockPresets()) add(ClockWords::preset(preset.id), preset.times);
    add(tr("As in the last game"), lastTimes_);
}

/// Names that were typed stay, in the same order, at a table with other seats.
void NewGameDialog::showSeats()
{
    QStringList typed;
    for (const QLineEdit* name : names_) typed << name->text();
    while (const QLayoutItem* item = players_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    names_.clear();
    const Game now = game();
    seats_ = inMapSequence(seatingOf(now, now.phases.front().phase).seats);
    const bool wide = std::ranges::any_of(seats_, [](const Seat& seat) { return seat.size() > 1; });
    const int count = static_cast<int>(seats_.size()), rows = wide ? count : (count + 1) / 2;
    int place = 0;
    for (const Seat& seat : seats_) {
        addSeat(seat, place % rows, 2 * (place / rows));
        names_.back()->setText(typed.value(place++));
    }
    players_->setColumnStretch(1, 1);
    players_->setColumnStretch(3, wide ? 0 : 1);
    alignFields(wide, rows);
    std::vector<LotsBox::Line> lines;
    for (std::size_t i = 0; i < seats_.size(); ++i) lines.push_back({names_[i], seats_[i].front()});
    lots_->setLines(std::move(lines));
    lots_->show(*map(), std::nullopt);
    QTimer::singleShot(0, this, [this] { // all are in sight where the screen has room for them
        const int room = std::max(0, screen()->availableSize().height() - roomAround - height());
        area_->setMinimumHeight(std::min(players_->sizeHint().height(), area_->height() + room));
    });
}

/// The fields of the game, of its players and of the lots share a left edge, but beside seats of several
/// powers.
void NewGameDialog::alignFields(bool wide, int rows)
{
    for (int column = 0; column < 2; ++column) {
        QList<QWidget*> labels = labels_[static_cast<std::size_t>(column)];
        if (column == 0) labels << &lots_->numberLabel();
        for (int row = 0; !wide && row < rows; ++row)
            if (const QLayoutItem* seat = players_->itemAtPosition(row, 2 * column)) labels << seat->widget();
        for (QWidget* label : labels) label->setMinimumWidth(0);
        alignLabels(labels);
    }
}

void NewGameDialog::addSeat(const Seat& seat, int row, int column)
{
    QLineEdit* name = textLine();
    introduce(name, ("player-" + (*map())[seat.front()].name).c_str(),
              tr("Player of %1").arg(Words(*map()).list(seat)),
              tr("Optional. Enter goes to the next name; a list can be pasted."));
    auto* powers = new QWidget;
    auto* line = new QHBoxLayout(powers);
    line->setContentsMargins(0, 0, 0, 0);
    for (const Power power : seat) line->addWidget(powerHeading(*map(), power, this));
    line->addStretch(1);
    players_->addWidget(powers, row, column);
    players_->addWidget(name, row, column + 1);
    setTabOrder(names_.empty() ? static_cast<QWidget*>(endsAt_) : names_.back(), name);
    const std::size_t at = names_.size();
    connect(name, &QLineEdit::textChanged, this, [this, at] { spread(at); });
    names_.push_back(name);
    hintAtDelegates();
}

/// Of a Committee's delegation both delegates are named.
void NewGameDialog::hintAtDelegates()
{
    const bool two = pointsCount(rulebook().options);
    for (QLineEdit* name : names_)
        name->setPlaceholderText(two ? tr("Two delegates, such as Anna and Bela") : QString());
}

/// Gives each name of a pasted list a line of its own, from this line on. Names beyond the last line stay in
/// it, so that none is lost unseen.
void NewGameDialog::spread(std::size_t first)
{
    QStringList list = names_[first]->text().split(betweenNames(), Qt::SkipEmptyParts);
    if (!names_[first]->text().contains(betweenNames())) return;
    static const QRegularExpression number(QStringLiteral("^\\s*(\\d+[.):]|[-*\\x{2022}])\\s+")); // of a list
    for (QString& name : list) name.remove(number);
    const auto room = static_cast<qsizetype>(names_.size() - first);
    const auto more = static_cast<int>(list.size() - room);
    if (more > 0) list = list.mid(0, room - 1) << list.mid(room - 1).join(QStringLiteral(", "));
    if (list.isEmpty()) return names_[first]->clear();
    for (const QString& name : list) names_[first++]->setText(name.simplified());
    names_[first - 1]->setFocus();
    area_->ensureWidgetVisible(names_[first - 1]);
    if (more > 0) note(tr("%n name(s) too many: they are in the last line.", nullptr, more));
}

/// Enter starts the game only where no name is still to come. From the title it goes to the names.
void NewGameDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto name = std::ranges::find_if(names_, &QWidget::hasFocus);
    const bool titled = enter && title_->hasFocus() && !names_.empty() && names_.front()->text().isEmpty();
    if (titled) return names_.front()->setFocus(Qt::TabFocusReason);
    if (!enter || name == names_.end()) return QDialog::keyPressEvent(event);
    goOnFrom(static_cast<std::size_t>(name - names_.begin()));
}

void NewGameDialog::goOnFrom(std::size_t name)
{
    const bool named =
        std::ranges::none_of(names_, [](const QLineEdit* one) { return one->text().isEmpty(); });
    if (named || name + 1 == names_.size()) return accept_->click();
    names_[name + 1]->setFocus(Qt::TabFocusReason);
    area_->ensureWidgetVisible(names_[name + 1]);
}

Rulebook NewGameDialog::rulebook() const
{
    Rulebook rules = rulebookOf(book());
    if (table_->count() > 0) rules.options.players = static_cast<Players>(table_->currentData().toInt());
    return rules;
}

const std::shared_ptr<const Map>& NewGameDialog::map() const
{
    return maps_[static_cast<std::size_t>(map_->currentIndex())];
}

NewGame NewGameDialog::newGame() const
{
    NewGame game{title_->text().simplified().toStdString(),
                 map(),
                 rulebook(),
                 firstYear_->value(),
                 {lastYear_->value() < firstYear_->value() ? 0 : lastYear_->value(), AgreedEnd::never},
                 offeredTimes_[static_cast<std::size_t>(times_->currentIndex())],
                 {},
                 lots_->drawn(),
                 lots_->areShown()};
    if (ends_->isChecked()) game.agreedEnd.minute = endsAt_->time().hour() * 60 + endsAt_->time().minute();
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (const QString name = names_[i]->text().simplified(); !name.isEmpty())
            for (const Power power : seats_[i]) game.players[power] = name.toStdString();
    return game;
}

} // namespace chancery
