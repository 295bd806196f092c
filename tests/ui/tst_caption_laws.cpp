// SPDX-License-Identifier: GPL-3.0-or-later
// Captions by the thousand keep the laws: all cases of DATC, random turns; in both languages.
#include "engine/files/game_file.h"
#include "tests/support/caption_laws.h"
#include "tests/support/phase_lines.h"
#include "tests/support/random_game.h"
#include "tests/support/random_turns.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/support/told_phases.h"
#include "ui/scene/frame.h"
#include "ui/scene/tell.h"
#include "ui/words/captions.h"
#include "ui/words/language.h"
#include "ui/words/name_phrases.h"
#include "ui/words/room_column.h"
#include "ui/words/slide_words.h"

#include <QMap>

namespace chancery::tst_caption_laws {

namespace {

constexpr int notice = 800, word = 350; ///< milliseconds: about 160 words a minute

int wordsOf(const QStringList& texts)
{
    // A name and its number are two words, though nothing breaks them.
    static const QRegularExpression blanks("\\s+", QRegularExpression::UseUnicodePropertiesOption);
    return int(texts.join(u' ').split(blanks, Qt::SkipEmptyParts).size());
}

/// Returns all that is to be read in a beat; of a fight its verdict.
QStringList textsToRead(const PhaseRecord& record, const Map& map, const Beat& beat)
{
    const RoomPanel panel = panelOf(map, record, beat);
    if (panel.headline.isEmpty()) return {Captions(map, record).of(beat).line()};
    return textsOf(panel);
}

/// Returns a text for which there is too little time, or nothing.
QString unreadable(const Game& game, std::size_t phase, const Storyboard& story)
{
    for (std::size_t b = 0; b < story.beats.size(); ++b) {
        const Beat& beat = story.beats[b];
        if (beat.card != noCard) {
            const QStringList texts = SlideWords(*game.map).textsOfCard(story.cards[beat.card].slide);
            if (beat.span.lasts < notice + word * wordsOf(texts)) return texts.join(" / ");
            continue;
        }
        QStringList texts = textsToRead(game.phases[phase], *game.map, beat);
        const RoomPanel asked = questionOf(*game.map, game.phases[phase], beat, beat.meets.startsAt);
        if (texts.front() == asked.headline) texts.removeFirst(); // it stands there already
        if (beat.span.endsAt() - beat.tellsAt() < notice + word * wordsOf(texts)) return texts.join(" / ");
        int asks = b > 0 ? story.beats[b - 1].span.endsAt() : 0; // from when the camera goes there
        while (asks < beat.span.startsAt && beatToldAt(story, asks + 1) != b) ++asks;
        const int question = beat.tellsAt() - asks;
        if (!asked.headline.isEmpty() && question < notice + word * wordsOf(textsOf(asked)))
            return textsOf(asked).join(" / ");
        const int count = beat.meets.endsAt() - beat.counts.startsAt; // who supports whom comes with it
        if (!asked.list.isEmpty() && count < notice + word * wordsOf(asked.list))
            return asked.list.join(" / ");
        if (pagesOf(panelOf(*game.map, game.phases[phase], beat)).size() == 2) continue; // only one
        constexpr int step = 50;
        QMap<QString, int> shown; // how long each part of a list stands
        for (int ms = beat.span.startsAt; ms < beat.span.endsAt(); ms += step)
            shown[columnAt(game, phase, story, ms).panel.list.join(" / ")] += step;
        for (auto page = shown.begin(); page != shown.end(); ++page) {
            const QStringList lines = page.key().split(" / ");
            if (page.value() + step < word * wordsOf(lines)) return page.key();
            for (const QString& line : lines)
                if (!line.isEmpty() && page.value() + step < notice + word * wordsOf({line})) return line;
        }
    }
    return {};
}

} // namespace

class TestCaptionLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { speak(QStringLiteral("en")); }

    void everyCaseOfDatcKeepsThem_data()
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < datcCases().size(); ++i) QTest::newRow(datcCases()[i].id.c_str()) << i;
    }
    void everyCaseOfDatcKeepsThem()
    {
        QFETCH(std::size_t, number);
        const Case& c = datcCases().at(number);
        const bool winter = c.phase == PhaseKind::Adjustment;
        const Phase phase{winter ? Season::Winter : Season::Spring, 1901, c.phase};
        const PhaseRecord record = sketch::resolved(withOrders({phase, c.before, {}, std::nullopt, {}}, [&] {
            std::vector<Order> orders;
            for (const CaseOrder& o : c.orders)
                orders.push_back(sketch::orderOn(o.power, c.before, o.std, phase.kind));
            return orders;
        }()));
        QCOMPARE(brokenCaptionLaw(record, captionedStoryOf(record)), QString());
    }

    void tenThousandTurnsKeepThem()
    {
        RandomTurns turns(sketch::standardMap(), 20261123);
        for (int i = 0; i < 10000; ++i) {
            const RandomTurn turn = turns.next();
            const PhaseRecord record = sketch::resolved(
                withOrders({{Season::Fall, 1901, PhaseKind::Movement}, turn.position, {}, std::nullopt, {}},
                           turn.orders));
            const QString broken = brokenCaptionLaw(record, captionedStoryOf(record));
            QVERIFY2(broken.isEmpty(), qPrintable(QString("turn %1: %2").arg(i).arg(broken)));
        }
    }

    /// A board full of units takes at most 220 s with its cards, 145 s without the reading.
    void fullTurnsWithTheirCardsKeepThem()
    {
        RandomTurns turns(sketch::standardMap(), 20261123);
        const Phase fall{Season::Fall, 1904, PhaseKind::Movement};
        int full = 0, longest = 0, longestAfterReading = 0;
        while (full < 200) {
            const RandomTurn turn = turns.next();
            if (turn.position.units.size() < 34) continue;
            ++full;
            Game game = gameFrom(sketch::sharedMap(), fall, turn.position);
            game.phases.back() = withOrders(game.current(), turn.orders);
            game = resolve(std::move(game));
            const PhaseRecord& record = game.current();
            const Storyboard story =
                storyOf(sketch::standardMap(), sketch::standardGeometry(), record,
                        {{}, 1, {}, closingOf(game, 0), wordCounter(sketch::standardMap(), record)});
            longest = std::max(longest, story.lasts);
            longestAfterReading = std::max(longestAfterReading, story.lasts - endOfReading(story));
            QCOMPARE(brokenCaptionLaw(record, story), QString());
        }
        qInfo("%d ms, %d ms after the reading", longest, longestAfterReading);
        QVERIFY(longest <= 220'000);
        QVERIFY(longestAfterReading <= 145'000);
    }

    /// The movement phases of the sample game take 150 s on average, 95 s without the reading.
    void theSampleTakesItsTime()
    {
        const Result<Game> game =
            readGame(fileContent("resources/games/sample-1971.chancery"), "sample",
                     [](const std::string&) -> Result<std::shared_ptr<const Map>> { return sharedMap(); });
        QVERIFY(game);
        int all = 0, reading = 0, phases = 0;
        for (std::size_t p = 0; p < game->phases.size(); ++p) {
            const PhaseRecord& record = game->phases[p];
            if (record.phase.kind != PhaseKind::Movement) continue;
            const Storyboard story =
                storyOf(*game->map, sketch::standardGeometry(), record,
                        {{}, 1, {}, closingOf(*game, p), wordCounter(*game->map, record)});
            all += story.lasts;
            reading += endOfReading(story);
            ++phases;
        }
        QCOMPARE(phases, 4);
        QVERIFY2(all / phases <= 150'000, qPrintable(QString::number(all / phases)));
        QVERIFY2((all - reading) / phases <= 95'000, qPrintable(QString::number((all - reading) / phases)));
    }

    /// What is said beside one fight of a real game is said beside no other of the same phase.
    void noRemarkIsMadeTwice()
    {
        int remarks = 0;
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (const PhaseRecord& record : game.phases) {
                if (!record.outcome || record.phase.kind != PhaseKind::Movement) continue;
                QStringList said;
                for (const Beat& beat : captionedStoryOf(record).beats) {
                    if (beat.place == noProvince) continue;
                    for (const QString& remark : Captions(*game.map, record).of(beat).remarks)
                        if (remark.contains(QStringLiteral(" is cut"))) said << remark;
                }
                remarks += int(said.size());
                QVERIFY2(said.removeDuplicates() == 0, qPrintable(said.join(u'\n')));
            }
        }
        QVERIFY(remarks > 20);
    }

    /// A fight that drives out several units says of each who takes its province, and of every supply centre
    /// who enters it that does not own it.
    void everyCaptureIsToldInTheRoom()
    {
        int captures = 0, further = 0;
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (const PhaseRecord& record : game.phases) {
                if (!record.outcome || record.phase.kind != PhaseKind::Movement) continue;
                for (const Beat& beat : captionedStoryOf(record).beats) {
                    if (beat.place == noProvince) continue;
                    const RoomPanel panel = panelOf(*game.map, record, beat);
                    int here = 0;
                    for (const std::size_t i : beat.results) {
                        const OrderResult& r = record.outcome->results[i];
                        const auto* move = as<Move>(r.order);
                        if (!move || r.verdict != Verdict::Succeeds) continue;
                        const Province to = game.map->provinceOf(move->to);
                        const auto isThere = [&](const DislodgedUnit& unit) {
                            return game.map->provinceOf(unit.unit.at) == to;
                        };
                        const bool taken = std::ranges::any_of(record.outcome->dislodged, isThere);
                        if (!taken &&
                            (!(*game.map)[to].centre || record.before.owner[index(to)] == r.order.power))
                            continue;
                        const QString does = taken ? " takes " : "enters ";
                        const QString told =
                            (taken ? NamePhrases::capital(NamePhrases(*game.map).subject({r.order.power}))
                                   : QString()) +
                            does + NamePhrases(*game.map).the({to});
                        QVERIFY2(textsOf(panel).join(u'\n').contains(told), qPrintable(told));
                        ++captures;
                        ++here;
                    }
                    further += std::max(here - 1, 0);
                }
            }
        }
        qInfo("%d captures, %d of them further ones of a fight", captures, further);
        QVERIFY(captures > 100 && further > 3);
    }

    /// Why an order has no effect is said in the words of the room: no unit is called "Germany's Army
    /// Munich".
    void reasonsNameUnitsInTheWordsOfTheRoom()
    {
        int named = 0;
        for (const PhaseToTell& told : datcTold(datcCases().size())) {
            const PhaseRecord& record = told.game.phases[told.phase];
            for (const Beat& beat : captionedStoryOf(record).beats)
                for (const QString& remark : Captions(*told.game.map, record).of(beat).remarks) {
                    QVERIFY2(!remark.contains("Army ") && !remark.contains("Fleet "), qPrintable(remark));
                    named += remark.contains("'s army in ") || remark.contains("'s fleet in ");
                }
        }
        QVERIFY(named > 5);
    }

    /// What a fight decides beside its headline about moves that bounce is said beside the board, too.
    void everyBounceIsToldInTheRoom()
    {
        int told = 0;
        const auto look = [&](const Map& map, const PhaseRecord& record) {
            if (!record.outcome || record.phase.kind != PhaseKind::Movement) return;
            for (const Beat& beat : captionedStoryOf(record).beats) {
                if (beat.place == noProvince) continue;
                const QStringList texts = textsOf(panelOf(map, record, beat));
                for (const QString& other : Captions(map, record).of(beat).others) {
                    if (!other.contains(" bounce")) continue;
                    ++told;
                    QVERIFY2(texts.count(other) == 1, qPrintable(texts.join(" / ") + " lacks " + other));
                }
            }
        };
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (const PhaseRecord& record : game.phases) look(*game.map, record);
        }
        for (const PhaseToTell& case_ : datcTold(datcCases().size()))
            look(*case_.game.map, case_.game.phases[case_.phase]);
        QVERIFY(told > 20);
    }

    /// Every card of an elimination or of an ending can be read, with the names of the players. Each year of
    /// each game is its last one once, and each ending is told as a draw of all and as a victory, too.
    void everyEndingStandsItsTime()
    {
        int out = 0, ends = 0;
        for (int number = 1; number <= realGames; ++number) {
            Game game = realGame(number);
            for (const Power power : game.map->everyPower())
                game.players[power] = "Player " + std::to_string(index(power));
            for (std::size_t p = 0; p < game.phases.size(); ++p) {
                const PhaseRecord& record = game.phases[p];
                game.agreedEnd.year = record.phase.year;
                Closing closing = closingOf(game, p);
                for (const auto kind :
                     {Ending::Kind::YearsOver, Ending::Kind::Drawn, Ending::Kind::Victory}) {
                    for (Slide& slide : closing.cards) {
                        out += std::holds_alternative<EliminationCard>(slide);
                        auto* card = std::get_if<EndingCard>(&slide);
                        if (!card) continue;
                        ++ends;
                        if (kind == Ending::Kind::YearsOver) continue;
                        card->ending = {kind, {}};
                        for (const TallyRow& row : card->rows) card->ending.winners.push_back(row.power);
                        if (kind == Ending::Kind::Victory) card->ending.winners.resize(1);
                    }
                    const Storyboard story = storyOf(*game.map, sketch::standardGeometry(), record,
                                                     {{}, 1, {}, closing, wordCounter(*game.map, record)});
                    const QString tooQuick = unreadable(game, p, story);
                    QVERIFY2(tooQuick.isEmpty(), qPrintable(tooQuick));
                }
            }
        }
        QVERIFY(ends > 60 && out > 5);
    }

    /// In boards full of units, turns of real games and all cases of DATC there is time for every text,
    /// however the orders are read, and they last little more than five minutes.
    void everyReadingIsShortEnough_data()
    {
        QTest::addColumn<int>("reading");
        QTest::newRow("power by power") << int(Reading::PerPower);
        QTest::newRow("order by order") << int(Reading::PerOrder);
        QTest::newRow("all at once") << int(Reading::AllAtOnce);
    }
    void everyReadingIsShortEnough()
    {
        QFETCH(int, reading);
        int longest = 0, longestReading = 0;
        QString tooQuick;
        const auto look = [&](const Game& game, std::size_t phase) {
            const PhaseRecord& record = game.phases[phase];
            const Storyboard story = storyOf(*game.map, sketch::standardGeometry(), record,
                                             {{},
                                              1,
                                              {},
                                              closingOf(game, phase),
                                              wordCounter(*game.map, record),
                                              static_cast<Reading>(reading)});
            longest = std::max(longest, story.lasts);
            longestReading = std::max(longestReading, endOfReading(story));
            if (tooQuick.isEmpty()) tooQuick = unreadable(game, phase, story);
        };
        for (const OrderedPhase& phase :
             readPhaseLines(sketch::standardMap(), fileContent("tests/data/positions/b.txt"), 200)) {
            Game game =
                gameFrom(sketch::sharedMap(), {Season::Fall, 1904, PhaseKind::Movement}, phase.position);
            game.phases.back() = withOrders(game.current(), phase.orders);
            look(resolve(std::move(game)), 0);
        }
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (std::size_t phase = 0; phase < game.phases.size(); ++phase)
                if (game.phases[phase].outcome) look(game, phase);
        }
        for (const std::vector<PhaseToTell>& more : {samplePhases(), datcTold(datcCases().size())})
            for (const PhaseToTell& told : more) look(told.game, told.phase);
        qInfo("%d ms, %d ms of it reading", longest, longestReading);
        QVERIFY2(tooQuick.isEmpty(), qPrintable(tooQuick));
        QVERIFY(longest <= 315'000); // the positions are the densest that there are
        QVERIFY(longest - longestReading <= 195'000);
    }
};

CHANCERY_SUITE(TestCaptionLaws, QCoreApplication)

} // namespace chancery::tst_caption_laws

#include "tst_caption_laws.moc"
