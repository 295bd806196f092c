// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games at tables of two to six players of both documents (1971 XIV.2, Alexander V.5), played through
// the real window to the victory or the end that its clause names.
#include "engine/files/game_file.h"
#include "engine/game/ending.h"
#include "engine/game/standings.h"
#include "tests/app/small_table.h"
#include "tests/support/march.h"
#include "tests/support/suite.h"
#include "ui/words/room_column.h"
#include "ui/words/rulebook_words.h"
#include "ui/words/slide_words.h"

#include <QFile>
#include <QSpinBox>

namespace chancery::tst_small_games {

namespace {

constexpr int longestGame = 90; ///< phases

Seat seatWith(const Game& game, Power power)
{
    for (const Seat& seat : seatingOf(game, game.current().phase).seats)
        if (std::ranges::find(seat, power) != seat.end()) return seat;
    return {};
}

/// Pastes the sheets of the phase that is played.
void writeSheets(Table& table, Power winner)
{
    const Game game = table.session().game();
    for (const auto& [power, text] : marchSheets(game, seatWith(game, winner)))
        table.sheetOf((*game.map)[power].name.c_str()).setPlainText(QString::fromStdString(text));
}

void playToItsEnd(Table& table, Power winner)
{
    for (int phases = 0; phases < longestGame && !endingOf(table.session().game()); ++phases) {
        writeSheets(table, winner);
        table.trigger("projector.reveal");
        table.trigger("story.skip");
        if (endingOf(table.session().game())) return;
        table.trigger("orders.advance");
        if (table.document.feed().slides().kind() == SlideKind::Coin)
            table.trigger("orders.advance"); // tossed just now
        if (QTest::currentTestFailed()) return;
    }
}

int counted(const Game& game, const std::vector<Power>& powers)
{
    const Position& end = game.current().outcome->after;
    int sum = 0;
    for (const Power power : powers)
        sum += countedForVictory(game.rulebook) == VictoryBy::Units ? unitsOf(end, power)
                                                                    : centresOf(end, power);
    return sum;
}

QString lettersOf(const Map& map, const std::vector<Power>& powers)
{
    QString letters;
    for (const Power power : map.everyPower())
        if (std::ranges::find(powers, power) != powers.end())
            letters += QString::fromStdString(map[power].letter);
    return letters;
}

/// The rule that the player with the most units wins a short game (Alexander I.5.b).
void agreeOnMostUnits(Table& table)
{
    inDialog([&] { table.trigger("edit.rules"); },
             [](QDialog& dialog) {
                 auto* box = dialog.findChild<QComboBox*>("option-short_game");
                 box->setCurrentIndex(1);
                 Q_EMIT box->activated(1);
                 accept(dialog);
             });
}

/// The powers of one player count together in the race and in the column beside the board.
void slidesCountTogether(Table& t, Power power, const std::vector<Power>& winners, int toWin)
{
    const Game game = t.session().game();
    const bool several = winners.size() > 1;
    const auto chart = std::get<RaceSlide>(*t.document.feed().slide(SlideKind::Race));
    QCOMPARE(std::ranges::any_of(chart.seats, [](const SeatRow& seat) { return seat.powers.size() > 1; }),
             several);
    if (several)
        for (std::size_t i = 0; i < chart.seats.size(); ++i)
            if (std::ranges::find(chart.seats[i].powers, power) != chart.seats[i].powers.end()) {
                QCOMPARE(chart.centres[i].back(), counted(game, winners));
                QCOMPARE(chart.toWin, toWin);
            }
    for (const RoomRow& row :
         columnAfter(game, game.phases.size() - 1, true).rows) { // the column beside the board
        if (!several) QVERIFY(row.shares.empty());
        if (!several || std::ranges::find(row.shares, power, &RoomShare::power) == row.shares.end()) continue;
        int sum = 0;
        for (const Power one : winners) sum += centresOf(game.current().outcome->after, one);
        QCOMPARE(row.shares.size(), winners.size());
        QCOMPARE(row.centres, sum);
    }
}

} // namespace

class TestSmallGames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeGame_data()
    {
        for (const char* column : {"book", "players", "winner", "winners"}) QTest::addColumn<QString>(column);
        QTest::addColumn<int>("last");
        QTest::addColumn<int>("toWin");
        QTest::newRow("1971 XIV.2 six: 18 centres, II") << "1971"
                                                        << "6"
                                                        << "Germany"
                                                        << "G" << 0 << 18;
        QTest::newRow("1971 XIV.2 five: most pieces, III") << "1971"
                                                           << "5"
                                                           << "Turkey"
                                                           << "T" << 1803 << 0;
        QTest::newRow("1971 XIV.2 four: 18 centres, II") << "1971"
                                                         << "4"
                                                         << "Austria"
                                                         << "AF" << 0 << 18;
        QTest::newRow("1971 XIV.2 three, 1: 18 centres, II") << "1971"
                                                             << "3"
                                                             << "England"
                                                             << "EFG" << 0 << 18;
        QTest::newRow("1971 XIV.2 three, 2: 18 centres, II") << "1971"
                                                             << "3_with_pairs"
                                                             << "Russia"
                                                             << "IR" << 0 << 18;
        QTest::newRow("1971 XIV.2 two: 24 units on the board") << "1971"
                                                               << "2"
                                                               << "Austria"
                                                               << "AGIT" << 0 << 24;
        QTest::newRow("Alexander V.5.a six: most pieces, I.5.b") << "alexander"
                                                                 << "6"
                                                                 << "Russia"
                                                                 << "R" << 1902 << 0;
        QTest::newRow("Alexander V.5.b five: 18 centres, I.5") << "alexander"
                                                               << "5"
                                                               << "Austria"
                                                               << "A" << 0 << 18;
        QTest::newRow("Alexander V.5.c four: 18 centres, V.5.f") << "alexander"
                                                                 << "4"
                                                                 << "Germany"
                                                                 << "GT" << 0 << 18;
        QTest::newRow("Alexander V.5.d three: 18 centres, V.5.f") << "alexander"
                                                                  << "3_with_pairs"
                                                                  << "France"
                                                                  << "FT" << 0 << 18;
        QTest::newRow("Alexander V.5.e two: 24 centres") << "alexander"
                                                         << "2"
                                                         << "England"
                                                         << "EFIR" << 0 << 24;
    }

    void aWholeGame()
    {
        QFETCH(QString, book);
        QFETCH(QString, players);
        QFETCH(QString, winner);
        QFETCH(QString, winners);
        QFETCH(int, last);
        QFETCH(int, toWin);
        Table t;
        const Power power = t.map().findPower(winner.toStdString());
        t.winner = power;
        beginGame(t, {book, players}, [&](QDialog& dialog) {
            nameAll(dialog);
            dialog.findChild<QSpinBox*>("lastYear")->setValue(last);
        });
        if (last > 0 && book == "alexander") agreeOnMostUnits(t);
        playToItsEnd(t, power);
        const Game game = t.session().game();
        const auto ending = endingOf(game);
        QVERIFY2(ending, shortName(game.current().phase).c_str());
        QCOMPARE(ending->kind, last > 0 ? Ending::Kind::YearsOver : Ending::Kind::Victory);
        QCOMPARE(lettersOf(t.map(), ending->winners), winners);
        QCOMPARE(t.tossesAsked, players == "2" ? 1 : 0);
        if (last > 0) QCOMPARE(game.current().phase.year, last);
        if (toWin > 0)
            QVERIFY2(counted(game, ending->winners) >= toWin,
                     qPrintable(QString::number(counted(game, ending->winners))));
        QVERIFY(!RulebookWords::inForce(game.rulebook).contains(QString("house rule")));
        QVERIFY(!t.action("orders.advance").isEnabled());
        QVERIFY(t.document.feed().slide(SlideKind::Race));
        slidesCountTogether(t, power, ending->winners, toWin);
        const Result<Game> read =
            readGame(writeGame(game), "again", [&](const std::string&) { return Result(game.map); });
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QVERIFY(read->phases == game.phases);
        if (const QByteArray folder = qgetenv("CHANCERY_GAMES"); !folder.isEmpty()) { // to look at
            QFile file(QString::fromUtf8(folder) + "/" + book + "-" + players + ".chancery");
            if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::fromStdString(writeGame(game)));
        }
    }

    /// Alexander VII.4: -60 for a loss.
    void aLossIsWritten()
    {
        QVERIFY2(SlideWords::points(-60).startsWith(QString(QChar(0x2212)) + "60"),
                 qPrintable(SlideWords::points(-60)));
    }
};

CHANCERY_SUITE(TestSmallGames, QApplication)

} // namespace chancery::tst_small_games

#include "tst_small_games.moc"
