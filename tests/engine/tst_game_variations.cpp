// SPDX-License-Identifier: GPL-3.0-or-later
// Variations of a game that is played: which phase they fit, and that file and journal keep them.
#include "engine/files/game_file.h"
#include "engine/game/game_variations.h"
#include "engine/game/study_play.h"
#include "engine/journal/edit.h"
#include "tests/support/files.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <algorithm>

namespace chancery::tst_game_variations {

namespace {

Game writing(const Game& game, const char* order)
{
    const Power austria{0};
    return write(game, austria, {{austria, order, {sketch::order(game.current().before, order)}, {}}});
}

/// Spring 1901 resolved, Fall 1901 with an order, and a variation of both phases.
Game sample()
{
    Game game = advance(resolve(writing(newGame(sharedMap()), "A VIE - GAL")));
    game = writing(game, "A GAL - UKR");
    for (const std::size_t phase : {0, 1}) {
        game = withVariationsOf(std::move(game), phase);
        GrownStudy grown = withVariation(*game.variations[phase], 1);
        StudyNode node = *nodeOf(grown.study, grown.added);
        node.name = "Peace";
        node.orders = {{Power{0}, "A Bud H"}};
        game = withVariations(std::move(game), phase, withNode(std::move(grown.study), std::move(node)));
    }
    return game;
}

Game readAgain(const Game& game)
{
    const Result<Game> read = readGame(writeGame(game), "game", standardMaps());
    if (!read) qFatal("%s", read.error().message.c_str());
    return *read;
}

} // namespace

class TestGameVariations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyBeginAsThePhaseIsWritten()
    {
        const Game game = sample();
        QCOMPARE(variationsOf(game, 1), std::optional<std::size_t>(1));
        const StudyNode& first = game.variations[1]->nodes.front();
        QVERIFY(first.kept);
        QCOMPARE(first.orders, (std::vector<StudyOrder>{{Power{0}, "A GAL - UKR"}}));
        QCOMPARE(withVariationsOf(game, 1).variations.size(), std::size_t(2)); // they are there
    }

    void otherOrdersOfThePhaseFitThemStill()
    {
        const Game other = write(sample(), Power{0}, {});
        QCOMPARE(unfitting(other), std::size_t(0));
    }

    void aCorrectionKeepsWhatNoLongerFits()
    {
        Game game = sample();
        game.phases[1].before.units.pop_back();
        QCOMPARE(unfitting(game), std::size_t(1));
        QCOMPARE(variationsOf(game, 1), std::nullopt);
        const Game both = withVariationsOf(game, 1);
        QCOMPARE(both.variations.size(), std::size_t(3));
        QCOMPARE(variationsOf(both, 1), std::optional<std::size_t>(2));
        QVERIFY(*both.variations[1] == *game.variations[1]);
    }

    void aPhaseThatIsTakenBackKeepsItsOwn()
    {
        Game game = sample();
        game.phases.pop_back();
        QCOMPARE(game.variations.size(), std::size_t(2));
        QCOMPARE(unfitting(game), std::size_t(1));
    }

    void theFileHasThem()
    {
        const Game game = sample();
        const std::string document = writeGame(game);
        QVERIFY(document.starts_with("format = 2\n"));
        const Game read = readAgain(game);
        QVERIFY(sameVariations(read, game));
        QCOMPARE(writeGame(read), document);
    }

    void aGameWithoutThemHasTheFormerFormat()
    {
        Game game = sample();
        game.variations.clear();
        QVERIFY(writeGame(game).starts_with("format = 1\n"));
    }

    void theirKeysAreKeptThatAreUnknown()
    {
        std::string document = writeGame(sample());
        document.replace(document.find("[[variation]]\n"), 14, "[[variation]]\ncolour = \"red\"\n");
        const Result<Game> read = readGame(document, "game", standardMaps());
        QVERIFY(read);
        QVERIFY(writeGame(*read).find("colour = \"red\"\n") != std::string::npos);
    }

    void aFaultInThemIsNamedWithItsPlace()
    {
        std::string document = writeGame(sample());
        const std::size_t at = document.find("id = 2");
        const auto line =
            std::count(document.begin(), document.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
        document.replace(at, 6, "id = 1");
        const Result<Game> read = readGame(document, "game", standardMaps());
        QVERIFY(!read);
        QCOMPARE(read.error().where, "game:" + std::to_string(line) + ":6");
    }

    void tooManyAreRefused()
    {
        Game game = sample();
        game.variations.resize(mostVariations + 1, game.variations.front());
        const Result<Game> read = readGame(writeGame(game), "game", standardMaps());
        QVERIFY(!read);
        QVERIFY(read.error().message.find("variation") != std::string::npos);
    }

    void theJournalHasThem()
    {
        const Game after = sample();
        Game before = after;
        before.variations.pop_back();
        const Edit edit = editBetween(before, after);
        const Result<Game> again = edited(before, edit, standardMaps());
        QVERIFY(again);
        QVERIFY(sameVariations(*again, after));
        QVERIFY(again->phases == after.phases);
    }

    void theJournalOfOrdersLeavesThemAsTheyAre()
    {
        const Game before = sample();
        const Game after = write(before, Power{0}, {});
        const Edit edit = editBetween(before, after);
        QVERIFY(edit.scope.starts_with("sheets "));
        const Result<Game> again = edited(before, edit, standardMaps());
        QVERIFY(again);
        QVERIFY(sameVariations(*again, after));
    }
};

CHANCERY_SUITE(TestGameVariations, NoApplication)

} // namespace chancery::tst_game_variations

#include "tst_game_variations.moc"
