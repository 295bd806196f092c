// SPDX-License-Identifier: GPL-3.0-or-later
// How a game of two to six players is begun and played through the real window.
#pragma once

#include "engine/rules/option_table.h"
#include "tests/app/table.h"

#include <QComboBox>
#include <QLineEdit>

#include <functional>

namespace chancery {

/// What is chosen in the dialog of a new game.
struct Wanted
{
    QString book, players; ///< "1971", "3_with_pairs"
};

inline void chooseTable(QDialog& dialog, const Wanted& wanted)
{
    auto* book = dialog.findChild<QComboBox*>("rulebook");
    book->setCurrentIndex(book->findData(wanted.book));
    Rulebook rules;
    rules.options = *withChange(rules.options, "players=" + wanted.players.toStdString());
    auto* table = dialog.findChild<QComboBox*>("table");
    const int row = table->findData(static_cast<int>(rules.options.players));
    QVERIFY(row >= 0);
    table->setCurrentIndex(row);
}

inline void beginGame(Table& table, const Wanted& wanted, const std::function<void(QDialog&)>& further = {})
{
    inDialog([&] { table.trigger("file.new"); },
             [&](QDialog& dialog) {
                 chooseTable(dialog, wanted);
                 if (further) further(dialog);
                 accept(dialog);
             });
}

/// Each line gets a name of its own: "Player 1", from the top.
inline QStringList nameAll(QDialog& dialog)
{
    QStringList names;
    for (QLineEdit* line : dialog.findChildren<QLineEdit*>())
        if (line->objectName().startsWith("player-")) {
            names << QString("Player %1").arg(names.size() + 1);
            line->setText(names.back());
        }
    return names;
}

inline void playPhase(Table& table)
{
    table.trigger("projector.reveal");
    table.trigger("story.skip");
    table.trigger("orders.advance");
}

} // namespace chancery
