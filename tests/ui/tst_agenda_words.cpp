// SPDX-License-Identifier: GPL-3.0-or-later
// What the agenda of a Committee says of speakers and conferences, and who is on the list of speakers.
#include "engine/game/agenda.h"
#include "tests/support/committee_game.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/slide.h"
#include "ui/words/agenda_words.h"

namespace chancery::tst_agenda_words {

namespace {

using sketch::power;

constexpr Phase spring{Season::Spring, 1901, PhaseKind::Movement};
const std::vector<std::string> englandOnly{"England LON LVP EDI"};

} // namespace

class TestAgendaWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Results that were shown need not be shown again.
    void resultsThatWereShownLeadOn()
    {
        Game game = committeeGame("S1901M", {}, englandOnly, {});
        game.phases.back().outcome = Outcome{};
        const AgendaEntry entry{AgendaPart::Orders, AgendaState::Next};
        QVERIFY(AgendaWords(game).text(entry).contains("Show them, then go on"));
        game.phases.back().revealed = true;
        QVERIFY(AgendaWords(game).text(entry).contains("have been shown. Go on"));
    }

    /// The list for the players and the officers' agenda name the people, delegates before players.
    void speakersAreNamed()
    {
        Game game = committeeGame("S1901M", {}, englandOnly, {});
        game.committee.speeches = {
            {spring, false, 1, 95, {power("Italy"), power("France"), power("Turkey")}}};
        game.committee.delegations[power("Italy")] = {"Ada", "Bo"};
        game.committee.delegations[power("France")] = {"Cleo", ""};
        game.committee.delegations[power("Turkey")] = {}; // as a set-up has them
        game.players = {{power("Italy"), "Paolo"}, {power("Turkey"), "Selim"}};
        const auto slide = std::get<SpeakersSlide>(*slideOf(SlideKind::Speakers, game));
        const auto named = [&](const char* of) {
            return CommitteeWords::delegates(slide.delegates, power(of));
        };
        QCOMPARE(named("Italy"), QString("Ada and Bo"));
        QCOMPARE(named("France"), QString("Cleo"));
        QCOMPARE(named("Turkey"), QString("Selim"));
        const auto scores = std::get<ScoreSlide>(*slideOf(SlideKind::Score, game));
        QCOMPARE(scores.delegates, slide.delegates);
        const QString agenda = AgendaWords(game).text(agendaOf(game).front());
        QVERIFY2(agenda.contains("Italy (Ada and Bo) speaks first, then France (Cleo) and Turkey (Selim);"),
                 qPrintable(agenda));
        // The players have seen no more than Spring when Fall opens with speeches.
        game.committee.speeches.push_back(
            {{Season::Fall, 1901, PhaseKind::Movement}, false, 1, 95, {power("France")}});
        QCOMPARE(std::get<SpeakersSlide>(*slideOf(SlideKind::Speakers, game)).phase.season, Season::Fall);
    }

    void aConferenceThatWasHeldIsToldAsHeld()
    {
        Game game = committeeGame("S1901M", {}, englandOnly, {});
        const auto said = [&game] {
            return AgendaWords(game).text(agendaOf(game)[static_cast<std::size_t>(AgendaPart::Conferences)]);
        };
        QVERIFY2(said().startsWith("None is called."), qPrintable(said()));
        Conference held;
        held.name = "Congress of Vienna";
        held.opened = held.ended = spring;
        game.committee.conferences = {held};
        QVERIFY2(said().startsWith("“Congress of Vienna” was held and ended in Spring 1901. None is called."),
                 qPrintable(said()));
        held.ended.reset();
        held.parties = {power("England"), power("France"), power("Italy")};
        game.committee.conferences = {held};
        QVERIFY2(said().startsWith("“Congress of Vienna” is being held. Only one is held at a time. ("),
                 qPrintable(said()));
        Conference planned;
        planned.name = "Second one";
        game.committee.conferences = {held, planned};
        QVERIFY2(said().contains("“Second one” may begin once it has ended."), qPrintable(said()));
    }
};

CHANCERY_SUITE(TestAgendaWords, QCoreApplication)

} // namespace chancery::tst_agenda_words

#include "tst_agenda_words.moc"
