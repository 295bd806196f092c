// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a Committee: in the story and on its cards, at the desk, in reports, and on paper.
#include "engine/game/desk_check.h"
#include "tests/support/caption_laws.h"
#include "tests/support/committee_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/paper/paper.h"
#include "ui/words/captions.h"
#include "ui/words/committee_words.h"
#include "ui/words/desk_words.h"
#include "ui/words/doubt_words.h"
#include "ui/words/language.h"
#include "ui/words/phase_report.h"
#include "ui/words/slide_words.h"

#include <algorithm>

namespace chancery::tst_committee_told {

namespace {

using sketch::power;
using Strings = std::vector<std::string>;

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement},
    fall{Season::Fall, 1901, PhaseKind::Movement};
const Strings turkeysRussia{"England LON LVP EDI", "Turkey MOS WAR STP SEV CON", "France PAR BRE"};

/// All captions of a phase but those of orders and cards, a line each; headlines begin with "# ".
QStringList storyOf(const Game& game, std::size_t phase = 0)
{
    QStringList lines;
    const PhaseRecord& record = game.phases[phase];
    for (const Beat& beat : captionedStoryOf(record).beats) {
        if (beat.gesture == Gesture::Orders || beat.gesture == Gesture::Settle || beat.card != noCard)
            continue;
        const Caption caption = Captions(standardMap(), record).of(beat);
        lines << "# " + caption.headline << caption.others << caption.remarks;
        for (const FateLine& fate : caption.fates) lines << fate.text;
    }
    return lines;
}

Game withTwoUnits(const Strings& more, const char* phase = "S1905M", const Strings& units = {})
{
    Strings all{"England F LON", "England A LVP"}, orders{"England F LON I Russia", "England A LVP I Russia"};
    all.insert(all.end(), units.begin(), units.end());
    orders.insert(orders.end(), more.begin(), more.end());
    return committeeGame(phase, all, turkeysRussia, orders);
}

QString textOf(const Paper& paper)
{
    QStringList lines;
    for (const PaperBlock& block : paper.blocks) lines << plainText(block);
    return lines.join('\n');
}

/// Returns the report's part about the Committee.
QStringList told(const Game& game, std::size_t phase)
{
    return committeeLines(game, phase);
}

} // namespace

class TestCommitteeTold : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { speak(QStringLiteral("en")); }

    void anInsurrectionIsToldWithItsEnd()
    {
        QCOMPARE(storyOf(resolve(withTwoUnits({"Russia R A MOS, A WAR, F SEV"}))),
                 QStringList({"# England raises an insurrection for Russia",
                              "England gives up its units in London and Liverpool.",
                              "# Russia rises in Moscow and Warsaw",
                              "Russia's wish for Sevastopol: It takes 4 units, and only 2 came.",
                              "# Russia takes Moscow and Warsaw from Turkey"}));
    }

    void anInsurrectionInVainIsTold()
    {
        const QStringList unanswered = storyOf(resolve(withTwoUnits({})));
        QVERIFY2(unanswered.contains(
                     "The insurrection for Russia fails: Russia gave no valid order to regain its country."),
                 qPrintable(unanswered.join('\n')));
        const QStringList barred = storyOf(
            resolve(withTwoUnits({"Russia R A MOS, A WAR"}, "S1905M", {"Turkey A MOS", "Turkey A WAR"})));
        QVERIFY2(barred.contains("# Russia regains nothing"), qPrintable(barred.join('\n')));
        QVERIFY2(barred.contains("Russia's wish for Moscow: It takes 3 units, and only 2 came."),
                 qPrintable(barred.join('\n'))); // not of the Turkish army there
    }

    /// No insurrection begins before the retreats are made.
    void nothingComesBackBeforeTheRetreats()
    {
        Game game = withTwoUnits({"Russia R A MOS", "Austria A GAL - UKR", "Austria A RUM S A GAL - UKR"},
                                 "S1905M", {"Turkey A UKR", "Austria A GAL", "Austria A RUM"});
        game = resolve(std::move(game));
        const QStringList moves = storyOf(game);
        QVERIFY2(moves.filter("rises").isEmpty(), qPrintable(moves.join('\n')));
        QVERIFY2(moves.contains("What comes back to Russia is decided after the retreats."),
                 qPrintable(moves.join('\n')));
        game = advance(std::move(game));
        hand(game, {"Turkey A UKR - WAR"});
        QVERIFY(storyOf(resolve(std::move(game)), 1).contains("# Russia rises in Moscow"));
    }

    void illegalWishesAreToldAsWishes()
    {
        const QStringList lines = storyOf(resolve(withTwoUnits({"Russia R A MUN", "Russia R A MOS"})));
        QVERIFY2(lines.contains("# Russia's wish for Munich is not granted"), qPrintable(lines.join('\n')));
    }

    /// Insurrections bounce nowhere.
    void theJudgeKnowsNoBounceOfInsurrections()
    {
        const QString report =
            phaseReport(resolve(withTwoUnits({"Russia R A MOS, A WAR, F SEV"})), 0, ReportStyle::Judge);
        QVERIFY(report.contains("Russia: R F SEV.  (*void*)"));
        QVERIFY(!report.contains("bounce"));
        const QString vain = phaseReport(resolve(withTwoUnits({})), 0, ReportStyle::Judge);
        QVERIFY(vain.contains("England: F LON I Russia.  (*void*)"));
    }

    void tallyNamesTheSpringInWhichCentresCameBack()
    {
        const Game game = resolve(withTwoUnits({"Russia R A MOS"}));
        const SlideWords words(standardMap());
        QStringList headings;
        for (const Slide& card : closingOf(game, 0).cards) headings << words.heading(card);
        QVERIFY2(headings.contains("Centres after Spring 1905"), qPrintable(headings.join('\n')));
        const std::optional<Slide> tally = slideOf(SlideKind::Tally, game);
        QVERIFY(tally);
        QCOMPARE(words.heading(*tally), QString("Centres after Spring 1905"));
        QCOMPARE(std::get<TallySlide>(*tally).transfers.size(), std::size_t{1});
        const Game autumn = resolve(withTwoUnits({"Russia R A MOS"}, "F1905M"));
        QCOMPARE(words.heading(*slideOf(SlideKind::Tally, autumn)), QString("Centres at the end of 1905"));
        const Game quiet = resolve(withTwoUnits({}));
        QCOMPARE(words.heading(*slideOf(SlideKind::Tally, quiet)), QString("Centres at the start"));
    }

    void wishesAreMissingOnceSomebodyRises()
    {
        Game game = committeeGame("S1905M", {"England F LON", "England A LVP"}, turkeysRussia, {});
        const Power russia = power("Russia");
        const auto state = [&] { return DeskWords::count(checkDesk(game)[index(russia)]); };
        QCOMPARE(state(), QString("no orders due"));
        QCOMPARE(missingOf(game, russia), Missing());
        hand(game, {"England F LON I Russia", "England A LVP I Russia"});
        QCOMPARE(state(), QString("wishes missing"));
        QCOMPARE(missingOf(game, russia), (Missing{1, 1}));
        QCOMPARE(checkDesk(game)[index(russia)].marks, std::vector{AskedMark::Missing});
        QVERIFY(DeskWords::open(game).contains("Russia has no valid wish"));
        hand(game, {"Russia R A MUN", "Russia R F MOS"});
        QCOMPARE(state(), QString("wishes missing, 2 illegal orders"));
        hand(game, {"Russia R A MOS"});
        QCOMPARE(missingOf(game, russia), (Missing{0, 1}));
        QCOMPARE(DeskWords::open(game),
                 QString("The speeches with which the turn opens were not held.\nRussia: 2 "
                         "illegal orders, R A Mun; R F Mos."));
        hand(game, {"Russia R A MOS"}); // again
        QCOMPARE(state(), QString("all orders entered, 3 illegal orders"));
        QCOMPARE(missingOf(game, power("Italy")), Missing()); // it has no insurrection
    }

    void doubtsSayWhatIsWrongWithAWish()
    {
        const Game game = withTwoUnits(
            {"Russia R A MUN", "Russia R F MOS", "Russia R F STP", "Russia R A MOS", "Russia R A MOS"});
        QStringList sentences;
        for (const WrittenDoubt& one : doubtsIn(game))
            if (as<Revive>(one.order)) sentences << DoubtWords(game).sentence(one.order, one.doubt);
        const QString where = " (Committee Losing your country and regaining it).";
        QCOMPARE(sentences,
                 QStringList({"Russia cannot regain Munich: it is not one of its home centres" + where,
                              "Russia cannot regain Moscow so: such a unit cannot be there" + where,
                              "Russia cannot regain St Petersburg so: the coast was not named" + where,
                              "R A Mos does not count: another wish names this centre" + where}));
        const Game datc =
            committeeGame("S1905M", {"England F LON"}, turkeysRussia, {"Russia R A MOS"}, "datc");
        QCOMPARE(
            DoubtWords(datc).sentence(doubtsIn(datc)[0].order, doubtsIn(datc)[0].doubt).section(" (", 0, 0),
            QString("Russia cannot regain Moscow: these rules know no insurrections"));
    }

    /// A report says what happened in its phase, and nothing that came later.
    void reportsTellTheEventsOfTheirPhase()
    {
        Game game = committeeGame("S1901M", {"Italy A ROM", "France A PAR"}, {"Italy ROM", "France PAR"}, {});
        const Power italy = power("Italy"), france = power("France"), russia = power("Russia");
        Goal goal{russia, "Reach warm water", 2, {}, GoalVerdict::Allowed};
        goal.achieved = spring, goal.reason = "took it", goal.lapsed = fall, goal.lapseReason = "no harbour";
        Treaty treaty{"Entente", "No war", {italy, france}, {italy, france}, spring};
        treaty.concluded = spring;
        treaty.breaches = {{fall, france, "marched"}};
        Treaty later{"Union", "Peace", {italy, france}, {italy, france}, spring, false, {}, fall};
        Treaty draft{"Pact", "Trade", {italy, france}, {italy}, spring};
        Conference held{"Conf", "Peace", "Peace of Rome", standardMap().findProvince("ROM"), italy};
        held.parties = {italy, france, russia};
        held.opened = spring, held.ended = fall, held.outcome = "a protocol";
        game.committee.goals = {goal};
        game.committee.treaties = {treaty, later, draft};
        game.committee.conferences = {held};
        game.phases[0].awards = {{italy, 3, "Held the Hague conference"}};
        game = resolve(advance(resolve(std::move(game))));
        QCOMPARE(told(game, 0),
                 QStringList(
                     {"Russia gains 2 points: Reach warm water (took it).",
                      "Treaty: Entente (France and Italy), Spring 1901: No war. Signed by France and Italy.",
                      "Draft of a treaty: Union (France and Italy), Spring 1901: Peace.",
                      "Draft of a treaty: Pact (France and Italy), Spring 1901: Trade.",
                      "Conference: Conf (Rome; France, Italy, and Russia): Peace of Rome.",
                      "Italy gains 3 points: Held the Hague conference."}));
        QCOMPARE(told(game, 1),
                 QStringList({"Russia loses 2 points that no longer apply: Reach warm water (no harbour).",
                              "Treaty “Entente”: broken by France: marched.",
                              "Treaty “Union”: signed by France and Italy.",
                              "Conference “Conf” ends: a protocol."}));
        QVERIFY(CommitteeWords(standardMap()).treaty(draft).startsWith("Draft: Pact"));
        QVERIFY(!CommitteeWords(standardMap()).treaty(treaty).contains("Draft"));
        Treaty secret = draft;
        secret.secret = true;
        QVERIFY(CommitteeWords(standardMap()).treaty(secret).startsWith("Secret draft: Pact"));
    }

    /// No code of a phase, and provinces as the words before them ask.
    void phasesAndPlacesAreNamed()
    {
        const Power italy = power("Italy"), turkey = power("Turkey");
        Goal goal{italy, "Peace", 2, {}, GoalVerdict::Allowed};
        goal.achieved = spring, goal.reason = "kept";
        Treaty treaty{"Pact", "No war", {italy, turkey}, {italy, turkey}, spring};
        treaty.breaches = {{fall, turkey, "war"}};
        Conference held{"Rome", "a", "b", standardMap().findProvince("NTH"), italy, {italy, turkey}};
        held.opened = spring;
        const auto said = [&] {
            const CommitteeWords words(standardMap());
            Conference over = held;
            over.ended = fall, over.outcome = "o";
            const Objection hostile{
                "x",
                "A unit of %1 is in %2; the officers have to say that it is not hostile to "
                "the conference.",
                {PowerSet{turkey}, held.place}};
            return QStringList{CommitteeWords::goal(goal), words.treaty(treaty), words.conference(held),
                               words.conference(over), words.objection(hostile)}
                .join(u'\n');
        };
        QCOMPARE(said(),
                 QString("2 points: Peace (awarded in Spring 1901: kept)\n"
                         "Pact (Italy and Turkey), Spring 1901: No war\nSigned by Italy and Turkey\n"
                         "Broken by Turkey in Fall 1901: war\n"
                         "Rome (North Sea; Italy and Turkey): b – held since Spring 1901\n"
                         "Rome (North Sea; Italy and Turkey): b – ended in Fall 1901: o\n"
                         "A unit of Turkey is in the North Sea; the officers have to say that it is not "
                         "hostile to the conference. (Committee: x)"));
        speak(QStringLiteral("de"));
        const QString german = said();
        speak(QStringLiteral("en"));
        for (const char* part :
             {"vergeben im Frühjahr 1901", "(Italien und Türkei), Frühjahr 1901",
              "von der Türkei im Herbst 1901", "läuft seit Frühjahr 1901", "beendet im Herbst 1901",
              "Eine Einheit (Türkei) ist in der Nordsee; die Leitung"})
            QVERIFY2(german.contains(part), qPrintable(german));
    }

    void reportsTellThePointsOfThePhase()
    {
        Game game = withTwoUnits({"Russia R A MOS"});
        for (const char* code :
             {"ROM", "NAP", "VEN", "VIE", "BUD", "TRI", "SMY", "ANK", "GRE", "SER", "BUL", "RUM", "TUN"})
            game.phases[0].before.owner[index(standardMap().findProvince(code))] = power("Turkey");
        game = resolve(std::move(game));
        game = advance(std::move(game));
        game = resolve(std::move(game));
        // Turkey has 18 centres and loses Moscow only at the end of the Spring.
        QCOMPARE(told(game, 0),
                 QStringList({"England gains 1 point: it gave up units for an insurrection."}));
        QCOMPARE(told(game, 1), QStringList());
        Game many = withTwoUnits({});
        for (const char* code :
             {"ROM", "NAP", "VEN", "VIE", "BUD", "TRI", "SMY", "ANK", "GRE", "SER", "BUL", "RUM", "TUN"})
            many.phases[0].before.owner[index(standardMap().findProvince(code))] = power("Turkey");
        many = resolve(advance(resolve(std::move(many))));
        QVERIFY2(told(many, 0).contains("Turkey gains 5 points: it has gained control of Europe."),
                 qPrintable(told(many, 0).join('\n')));
        QVERIFY(told(many, 1).isEmpty()); // once
        many.rulebook = rulebookOf(*findRulebook("datc"));
        QVERIFY(told(many, 0).isEmpty());
    }

    void notesAreInTheReports()
    {
        Game game = resolve(withTwoUnits({}));
        game.phases[0].notes = "Long\nspeeches.";
        QVERIFY(phaseReport(game, 0, ReportStyle::Rulebook).contains("\n\nNotes: Long speeches.\n"));
        QVERIFY(phaseReport(game, 0, ReportStyle::Short).endsWith("\nNotes: Long speeches.\n"));
        QVERIFY(!phaseReport(game, 0, ReportStyle::Judge).contains("Notes"));
        game.phases[0].notes.clear();
        QVERIFY(!phaseReport(game, 0, ReportStyle::Rulebook).contains("Notes"));
    }

    void delegatesAreNamedOnPaper()
    {
        Game game = committeeGame("S1905M", {"England F LON"}, turkeysRussia, {});
        game.committee.delegations[power("England")] = {"Ada", "Bo"};
        QVERIFY(textOf(orderSheets(game, sketch::standardGeometry(), {power("England")}))
                    .startsWith("England: Ada and Bo\n"));
        QVERIFY(textOf(bookletPaper(resolve(game), sketch::standardGeometry()))
                    .contains("England: Ada and Bo\n"));
    }

    /// A country to be revived must file orders, so its delegation gets a sheet for them.
    void lostPowersHaveSheetsForTheirWishes()
    {
        const Game game = committeeGame("S1905M", {"England F LON"}, turkeysRussia, {});
        const std::vector<Power> powers = powersWithSheets(game);
        QVERIFY(std::ranges::count(powers, power("Russia")) == 1);
        QVERIFY(std::ranges::count(powers, power("Turkey")) == 0); // it has centres, but no units to order
        const Paper sheets = orderSheets(game, sketch::standardGeometry(), {power("Russia")});
        const auto& lines = sheets.blocks.front().inside;
        QCOMPARE(std::ranges::count(lines, PaperBlock::Kind::Blank, &PaperBlock::kind), std::ptrdiff_t{4});
        QVERIFY(textOf(sheets).contains("Wish 1\nWish 2\nWish 3\nWish 4\n"));
        Game other = game;
        other.rulebook = rulebookOf(*findRulebook("1971"));
        QVERIFY(std::ranges::count(powersWithSheets(other), power("Russia")) == 0);
        QVERIFY(std::ranges::count(powersWithSheets(resolve(committeeGame("F1905M", {}, turkeysRussia, {}))),
                                   power("Italy")) == 1);
    }

    /// The lists are for each country alone.
    void goalListsAreForEachDelegationAlone()
    {
        Game game = committeeGame("S1901M", {}, turkeysRussia, {});
        game.committee.goals = {{power("Italy"), "Take Tunis", 2, {}, GoalVerdict::Allowed},
                                {power("France"), "Have Morocco", 3, {}, GoalVerdict::Allowed}};
        game.committee.delegations[power("Italy")] = {"Ada", "Bo"};
        const Paper italy = goalLists(game, {power("Italy")});
        QVERIFY(textOf(italy).startsWith("Italy: Ada and Bo\n"));
        QVERIFY(textOf(italy).contains("2 points: Take Tunis"));
        QVERIFY(!textOf(italy).contains("Morocco"));
        const Paper both = goalLists(game, {power("France"), power("Italy")});
        for (const PaperBlock& block : both.blocks)
            QCOMPARE(block.newPage, block.kind == PaperBlock::Kind::Title);
        QCOMPARE(std::ranges::count(both.blocks, true, &PaperBlock::newPage), std::ptrdiff_t{2});
    }

    void theOrganisingFormAsksForEveryRule()
    {
        const QString form = textOf(organisingForm(committeeGame("S1901M", {}, turkeysRussia, {})));
        QVERIFY(form.startsWith("Conference organising form\n"));
        for (const int rule : {1, 2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15})
            QVERIFY2(form.contains(QString("rule %1)").arg(rule)), qPrintable(QString::number(rule)));
        for (const Power one : standardMap().everyPower())
            QVERIFY(form.contains(Words(standardMap()).power(one)));
    }

    /// All know a treaty that is not secret once it is signed, and of a conference its name and its place;
    /// what happened in a phase that they have not seen they do not learn from the slide.
    void openAgreementsAreShown()
    {
        Game game = committeeGame("S1901M", {}, turkeysRussia, {});
        const PowerSet two{power("Italy"), power("France")};
        QVERIFY(!slideOf(SlideKind::Agreements, playedUntil(game, 0)));
        Treaty open{"Entente", "No fleet in the gulf", two, two, spring, false, {}, spring};
        open.breaches = {{spring, power("Italy"), "a fleet in the gulf"}};
        const Treaty secret{"Pact", "War", two, two, spring, true, {}, spring},
            draft{"Draft", "Peace", two, {}, spring, false, {}, {}};
        game.committee.treaties = {secret, open, draft};
        Conference planned, held;
        planned.name = "Planned";
        held.name = "Congress";
        held.goal = held.preliminary = "divide Turkey";
        held.outcome = "divided";
        held.place = standardMap().findProvince("VIE");
        held.opened = held.ended = spring;
        game.committee.conferences = {planned, held};
        const auto shown = [&](std::size_t seen) {
            return std::get<AgreementsSlide>(*slideOf(SlideKind::Agreements, playedUntil(game, seen)));
        };
        const AgreementsSlide before = shown(0);
        QCOMPARE(before.treaties, std::vector({ShownTreaty{"Entente", open.terms, two, {}}}));
        QCOMPARE(before.conferences, std::vector({ShownConference{"Congress", held.place, spring, {}}}));
        const SlideWords words(standardMap());
        QCOMPARE(words.treaty(before.treaties[0]), QString("Entente: France and Italy"));
        QCOMPARE(words.course(before.treaties[0]), QString("No fleet in the gulf"));
        QCOMPARE(words.conference(before.conferences[0]), QString("Conference: “Congress”, Vienna"));
        QCOMPARE(SlideWords::course(before.conferences[0]), QString("since Spring 1901"));
        game = resolve(std::move(game));
        QCOMPARE(shown(0), before);
        const AgreementsSlide after = shown(1);
        QCOMPARE(SlideWords::course(after.conferences[0]), QString("ended in Spring 1901"));
        QCOMPARE(words.course(after.treaties[0]),
                 QString("No fleet in the gulf Broken by Italy in Spring 1901."));
    }

    void speakersKnowHowLongTheyMaySpeak()
    {
        Game game = committeeGame("S1901M", {}, turkeysRussia, {});
        game.committee.speeches = {{spring, false, 1, 95, {power("Italy")}}};
        QCOMPARE(std::get<SpeakersSlide>(*slideOf(SlideKind::Speakers, game)).seconds, 95);
        QCOMPARE(CommitteeWords::speechLength(95), QString("1:35 for each delegation"));
    }
};

CHANCERY_SUITE(TestCommitteeTold, QCoreApplication)

} // namespace chancery::tst_committee_told

#include "tst_committee_told.moc"
