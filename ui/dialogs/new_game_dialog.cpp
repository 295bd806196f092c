// SPDX-License-Identifier: GPL-3.0-or-later
// A form: title, map, rulebook, and one line for each power's player.
#include "ui/dialogs/new_game_dialog.h"

#include "ui/text/option_words.h"
#include "ui/text/words.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/handbook_page.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace chancery {

NewGameDialog::NewGameDialog(std::vector<std::shared_ptr<const Map>> maps, QWidget* parent)
    : QDialog(parent)
    , maps_(std::move(maps))
{
    setObjectName(QStringLiteral("newGameDialog"));
    explainOn(this, "evening");
    setWindowTitle(tr("New game"));
    title_ = textLine();
    title_->setPlaceholderText(tr("for example: Club evening, table 2"));
    introduce(title_, "title", tr("Title of the game"),
              tr("Shown above reports and in the list of recent games"));
    map_ = new QComboBox;
    introduce(map_, "map", tr("Map"), tr("The map to play on"));
    for (const auto& map : maps_) map_->addItem(Words(*map).title());
    rulebook_ = new QComboBox;
    introduce(rulebook_, "rulebook", tr("Rulebook"), tr("Set house rules under Edit > Rules"));
    for (const RulebookInfo& book : rulebooks())
        rulebook_->addItem(OptionWords::title(book), QString::fromStdString(book.id));
    rulebook_->setCurrentIndex(rulebook_->findData(QString::fromStdString(Rulebook{}.id)));
    auto* form = new QFormLayout;
    form->addRow(tr("&Title:"), title_);
    form->addRow(tr("&Map:"), map_);
    form->addRow(tr("&Rulebook:"), rulebook_);
    auto* box = new QGroupBox(tr("Players"));
    players_ = new QFormLayout(box);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(box);
    column->addStretch(1);
    column->addWidget(dialogButtons(this, tr("&Start game")));
    connect(map_, &QComboBox::currentIndexChanged, this, &NewGameDialog::showPowers);
    showPowers();
    fitToScreen(this, {560, 470});
}

void NewGameDialog::showPowers()
{
    while (players_->rowCount() > 0) players_->removeRow(0);
    names_.clear();
    const Map& map = *maps_[static_cast<std::size_t>(map_->currentIndex())];
    for (const Power power : map.everyPower()) {
        QLineEdit* name = textLine();
        introduce(name, "", tr("Player of %1").arg(Words(map).power(power)), tr("Optional"));
        name->setObjectName(QStringLiteral("player-") + QString::fromStdString(map[power].name));
        players_->addRow(powerHeading(map, power, this), name);
        setTabOrder(names_.empty() ? rulebook_ : static_cast<QWidget*>(names_.back()), name);
        names_.push_back(name);
    }
}

NewGame NewGameDialog::newGame() const
{
    const RulebookInfo* book = findRulebook(rulebook_->currentData().toString().toStdString());
    NewGame game{title_->text().simplified().toStdString(),
                 maps_[static_cast<std::size_t>(map_->currentIndex())],
                 book ? rulebookOf(*book) : Rulebook{},
                 {}};
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (const QString name = names_[i]->text().simplified(); !name.isEmpty())
            game.players[static_cast<Power>(i)] = name.toStdString();
    return game;
}

std::optional<NewGame> NewGameDialog::edit(std::vector<std::shared_ptr<const Map>> maps, QWidget* parent)
{
    NewGameDialog dialog(std::move(maps), parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.newGame();
}

} // namespace chancery
