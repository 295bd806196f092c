// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/slide_words.h"

#include "ui/words/ending_words.h"
#include "ui/words/language.h"
#include "ui/words/overloaded.h"
#include "ui/words/room_column.h"

#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace chancery {

namespace {

constexpr int mostNamedWinners = 8; ///< the most winners that a text names
constexpr int mostLeaders = 3;      ///< the most powers that a caption names as leaders
constexpr int mostSwings = 14;      ///< the most powers that a line says the changes of

/// Returns the player of all the winning powers if one has several of them; otherwise empty.
QString onlyWinner(const EndingCard& card)
{
    std::set<std::string> players;
    for (const TallyRow& row : card.rows)
        if (std::ranges::find(card.ending.winners, row.power) != card.ending.winners.end())
            players.insert(row.player);
    return card.ending.winners.size() > 1 && players.size() == 1 ? QString::fromStdString(*players.begin())
                                                                 : QString();
}

} // namespace

QString SlideWords::heading(const Slide& slide) const
{
    return std::visit(
        Overloaded{
            [](const TallySlide& tally) {
                if (tally.season == Season::Spring) return tr("Centres after Spring %1").arg(tally.year);
                return tally.start ? tr("Centres at the start")
                                   : tr("Centres at the end of %1").arg(tally.year);
            },
            [](const RaceSlide& race) {
                if (race.units) return tr("The race to %1 units").arg(race.toWin);
                return race.toWin > 0 ? tr("The race to %1 centres").arg(race.toWin)
                                      : tr("Centres over the years");
            },
            [](const ChangesSlide& changes) { return tr("What changed in %1").arg(changes.year); },
            [](const EliminationCard&) { return QString(); },
            [](const EndingCard&) { return QString(); },
            [](const LotsSlide&) { return tr("Who plays what"); },
            [](const VoteSlide&) { return tr("The players have voted"); },
            [](const ScoreSlide& score) {
                return score.last ? tr("Final ranking") : tr("Centres and points");
            },
            [](const SpeakersSlide& speakers) {
                return tr("Speeches, %1").arg(seasonAndYear(speakers.phase));
            },
            [](const AgreementsSlide& agreed) {
                if (agreed.treaties.empty()) return tr("Conferences");
                return agreed.conferences.empty() ? tr("Open treaties") : tr("Open treaties and conferences");
            },
            [](const CoinSlide& coin) {
                return coin.tossed ? tr("The coin has been tossed") : tr("A coin is tossed");
            },
            [](const NotesSlide& notes) { return tr("Notes on %1", "phase").arg(Words::phase(notes.phase)); },
        },
        slide);
}

QString SlideWords::leaders(const std::vector<TallyRow>& rows) const
{
    if (rows.empty()) return {};
    const int most = rows.front().centres;
    const auto count = static_cast<int>(std::ranges::count(rows, most, &TallyRow::centres));
    if (count > mostLeaders) return tr("%1 powers tied at %n centre(s)", nullptr, most).arg(count);
    const QString leading = count > 1 ? tr("%1 lead with %n centre(s) each", nullptr, most)
                                      : tr("%1 leads with %n centre(s)", nullptr, most);
    return filled(leading, {whoHas(rows, most)});
}

/// Returns as a subject who has so many centres: names of powers, or players where there are any.
Filling SlideWords::whoHas(const std::vector<TallyRow>& rows, int centres) const
{
    std::vector<Power> powers;
    QStringList seats;
    for (const TallyRow& row : rows) {
        if (row.centres != centres) continue;
        powers.push_back(row.power);
        seats << seat({{row.power}, row.player});
    }
    const bool anonymous = std::ranges::all_of(
        rows, [&](const TallyRow& row) { return row.centres != centres || row.player.empty(); });
    return anonymous ? Filling(names_.subject(powers)) : Filling(listed(seats));
}

QString SlideWords::seat(const SeatRow& row) const
{
    QStringList powers;
    for (const Power power : row.powers) powers << words_.power(power);
    if (row.player.empty()) return words_.list(row.powers);
    return tr("%1 (%2)", "player, powers").arg(QString::fromStdString(row.player), joined(powers));
}

QString SlideWords::playerOrPowers(const SeatRow& row) const
{
    return row.player.empty() ? words_.list(row.powers) : QString::fromStdString(row.player);
}

QString SlideWords::seats(const SeatTally& tally) const
{
    QStringList parts;
    for (const SeatRow& row : tally.rows)
        parts << tr("%1 %2", "player, number of centres or units").arg(playerOrPowers(row)).arg(row.counted);
    if (tally.toWin > 0)
        parts << (tally.units ? tr("%n unit(s) to win", nullptr, tally.toWin)
                              : tr("%n centre(s) to win", nullptr, tally.toWin));
    return parts.join(QStringLiteral(" \u00b7 "));
}

QString SlideWords::coin(const CoinSlide& slide) const
{
    const auto powers = static_cast<int>(slide.neutral.size());
    const Filling who = names_.subject(slide.neutral), year = QString::number(slide.year);
    if (!slide.tossed)
        return filled(tr("In Spring %2, %1 joins the winner of the toss", nullptr, powers), {who, year});
    return filled(tr("In Spring %2, %1 joins %3", nullptr, powers),
                  {who, year, seat(slide.seats[slide.winner])});
}

QString SlideWords::leaders(const SeatTally& tally) const
{
    const int most = tally.rows.front().counted;
    QStringList first;
    for (const SeatRow& row : tally.rows)
        if (row.counted == most) first << seat(row);
    const QString amount = tally.units ? tr("%n unit(s)", nullptr, most) : tr("%n centre(s)", nullptr, most);
    if (first.size() > 1)
        return tr("Level at %1: %2", "centres or units, players")
            .arg(amount, first.join(QStringLiteral("; ")));
    return tr("In the lead with %1: %2", "centres or units, player").arg(amount, first.front());
}

QString SlideWords::caption(const TurnNews& turn)
{
    const auto destroyed = static_cast<int>(std::ranges::count(turn.ousted, true, &Ousted::destroyed));
    const auto dislodged = static_cast<int>(turn.ousted.size()) - destroyed;
    const QString gone = tr("%n unit(s) lost", nullptr, destroyed);
    if (dislodged > 0 && destroyed > 0)
        return tr("%n unit(s) dislodged, %1 lost", nullptr, dislodged).arg(destroyed);
    if (dislodged > 0) return tr("%n unit(s) dislodged", nullptr, dislodged);
    return destroyed > 0 ? gone : heading(Part::Turncoats);
}

QString SlideWords::moved(const std::vector<Transfer>& transfers)
{
    const auto centres = static_cast<int>(transfers.size());
    return std::ranges::find(transfers, noPower, &Transfer::to) == transfers.end()
               ? tr("%n centre(s) are taken", nullptr, centres)
               : tr("%n centre(s) change hands", nullptr, centres);
}

QStringList SlideWords::swings(const std::vector<TallyRow>& rows) const
{
    QStringList gained, lost;
    for (const TallyRow& row : rows)
        if (const int change = row.centres - row.before; change != 0)
            (change > 0 ? gained : lost) << tr("%1 %2", "a power, and how many centres it has gained or lost")
                                                .arg(words_.power(row.power))
                                                .arg(std::abs(change))
                                                .replace(u' ', QChar::Nbsp); // one line has both
    QStringList lines;
    if (!gained.empty() && gained.size() <= mostSwings)
        lines << tr("Gained: %1", "powers, and how many centres").arg(joined(gained));
    if (!lost.empty() && lost.size() <= mostSwings)
        lines << tr("Lost: %1", "powers, and how many centres").arg(joined(lost));
    return lines;
}

/// Returns whether one power has as many centres as win, so that it no longer leads.
bool SlideWords::isWon(const TallySlide& tally)
{
    if (!tally.seats.rows.empty() || tally.toWin == 0 || tally.rows.empty()) return false;
    const int most = tally.rows.front().centres;
    return most >= tally.toWin && std::ranges::count(tally.rows, most, &TallyRow::centres) == 1;
}

QString SlideWords::caption(const Slide& slide) const
{
    if (const auto* tally = std::get_if<TallySlide>(&slide); tally && isWon(*tally))
        return filled(tr("%1 has %n centre(s)", nullptr, tally->rows.front().centres),
                      {whoHas(tally->rows, tally->rows.front().centres)});
    if (const auto* tally = std::get_if<TallySlide>(&slide))
        return tally->seats.rows.empty() ? leaders(tally->rows) : leaders(tally->seats);
    if (const auto* card = std::get_if<EliminationCard>(&slide))
        return tr("%n power(s) remain", nullptr, card->remaining);
    if (const auto* card = std::get_if<EndingCard>(&slide)) return ending(*card);
    return heading(slide);
}

QStringList SlideWords::textsOfCard(const Slide& card) const
{
    QStringList texts{caption(card)};
    if (const auto* out = std::get_if<EliminationCard>(&card))
        texts << words_.power(out->power) << QString::fromStdString(out->player) << isOut();
    const auto* ending = std::get_if<EndingCard>(&card);
    if (!ending || ending->ending.winners.size() > mostNamedWinners) return texts;
    std::set<std::string> players;
    for (const TallyRow& row : ending->rows)
        if (std::ranges::find(ending->ending.winners, row.power) != ending->ending.winners.end())
            players.insert(row.player);
    for (const std::string& player : players) texts << QString::fromStdString(player);
    return texts;
}

QStringList SlideWords::parts(const std::map<Power, std::vector<Province>>& centres, Detail detail,
                              const QString& with) const
{
    QStringList parts;
    for (const auto& [other, places] : centres) {
        QStringList names;
        for (const Province place : places)
            names << (detail == Detail::Names ? words_.province(place)
                                              : QString::fromStdString(map_[place].code));
        const bool alone = other == noPower || detail == Detail::CodesAlone;
        parts << (alone ? joined(names) : with.arg(joined(names), words_.power(other)));
    }
    return parts;
}

QStringList SlideWords::gains(const std::vector<Transfer>& transfers, Power power, Detail detail) const
{
    std::map<Power, std::vector<Province>> centres; // [former owner]
    for (const Transfer& t : transfers)
        if (t.to == power) centres[t.from].push_back(t.centre);
    return parts(centres, detail, tr("%1 (from %2)", "places, power"));
}

QStringList SlideWords::losses(const std::vector<Transfer>& transfers, Power power, Detail detail) const
{
    std::map<Power, std::vector<Province>> centres; // [new owner]
    for (const Transfer& t : transfers)
        if (t.from == power) centres[t.to].push_back(t.centre);
    return parts(centres, detail, tr("%1 (to %2)", "places, power"));
}

QString SlideWords::joined(const QStringList& parts)
{
    return parts.join(tr(", ", "between places"));
}

QString SlideWords::ousted(const Ousted& unit) const
{
    const QString who = words_.unit(unit.unit);
    if (unit.by == noPower) return who;
    return tr("%1, by %2", "unit, power").arg(who, words_.power(unit.by));
}

QString SlideWords::driven(const Ousted& unit) const
{
    const Power power = unit.unit.power;
    const Province place = map_.provinceOf(unit.unit.at);
    const bool named = names_.areOneName(power, place), army = unit.unit.kind == UnitKind::Army;
    if (unit.destroyed) {
        const QString loses = army ? tr("%1 loses its army %2", "power, where: 'in Norway'")
                                   : tr("%1 loses its fleet %2", "power, where: 'in Norway'");
        return filled(loses, {names_.subject({power}), named ? QString() : names_.in({place})}).trimmed();
    }
    if (unit.by == noPower)
        return filled(tr("%1 is driven %2", "power, where from: 'from Norway'"),
                      {names_.subject({power}), names_.from({place})});
    if (named)
        return filled(tr("%1 drives %2 out", "powers"), {names_.subject({unit.by}), names_.object({power})});
    return filled(tr("%1 drives %2 %3", "powers, where from: 'from Norway'"),
                  {names_.subject({unit.by}), names_.object({power}), names_.from({place})});
}

QStringList SlideWords::lines(const TurnNews& turn) const
{
    QStringList lines;
    for (const Ousted& unit : turn.ousted) lines << NamePhrases::capital(driven(unit)) + u'.';
    for (const Turncoat& one : turn.turncoats) lines << turncoat(one) + u'.';
    return lines;
}

QString SlideWords::letter(Power power) const
{
    return index(power) < map_.powers.size() ? QString::fromStdString(map_[power].letter) : QString();
}

QString SlideWords::isOut()
{
    return tr("is eliminated", "after the name of a power");
}

QString SlideWords::heading(Part part)
{
    const QString headings[] = {tr("Centres"), tr("Units dislodged"), tr("Attacked after support"),
                                tr("Eliminated"), tr("centres + points")};
    return headings[static_cast<std::size_t>(part)];
}

QString SlideWords::turncoat(const Turncoat& turncoat) const
{
    return filled(tr("%1 attacked %2, which it supported a turn ago", "powers"),
                  {NamePhrases::capital(names_.subject({turncoat.power})), names_.object({turncoat.victim})});
}

QString SlideWords::more(int lines)
{
    return tr("and %n more", "lines of a slide", lines);
}

QString SlideWords::toWin(int centres)
{
    return tr("%n to win", "so many centres win the game", centres);
}

QString SlideWords::points(double points)
{
    const int whole = static_cast<int>(points);
    if (points == whole && whole < 0)
        return QChar(0x2212) + tr("%n point(s)", nullptr, -whole); // Qt counts from 0 on
    if (points == whole) return tr("%n point(s)", nullptr, whole);
    return tr("%1 points", "a fraction").arg(QLocale().toString(points, 'f', 1));
}

QString SlideWords::ending(const EndingCard& card) const
{
    if (const QString player = onlyWinner(card); !player.isEmpty())
        return EndingWords::of(card.ending.kind, player, 1);
    const auto winners = static_cast<int>(card.ending.winners.size());
    return winners > mostNamedWinners ? tr("The game is over, shared by %n powers", nullptr, winners)
                                      : EndingWords::of(map_, card.ending);
}

QString SlideWords::verdict(const EndingCard& card) const
{
    const auto winners = static_cast<int>(card.ending.winners.size());
    if (card.ending.kind == Ending::Kind::Victory && winners == 1)
        return tr("wins the game", "after the name of a player and a power");
    const bool draw = card.ending.kind == Ending::Kind::Drawn || card.ending.kind == Ending::Kind::Stalled;
    return draw && winners > 1 && onlyWinner(card).isEmpty() ? EndingWords::draw(winners) : ending(card);
}

QString SlideWords::conference(const ShownConference& one) const
{
    const QString place = words_.province(one.place);
    const QString name = QString::fromStdString(one.name).trimmed();
    return name.isEmpty() ? tr("Conference: %1", "a place").arg(place)
                          : tr("Conference: “%1”, %2", "its name, a place").arg(name, place);
}

QString SlideWords::course(const ShownConference& one)
{
    return one.ended ? tr("ended in %1", "a turn").arg(Words::turn(*one.ended))
                     : tr("since %1", "a turn").arg(Words::turn(one.opened));
}

QString SlideWords::treaty(const ShownTreaty& one) const
{
    const std::vector<Power> parties(one.parties.begin(), one.parties.end());
    return tr("%1: %2", "the title of a treaty, its parties")
        .arg(QString::fromStdString(one.title), words_.list(parties));
}

QString SlideWords::course(const ShownTreaty& one) const
{
    QStringList all{QString::fromStdString(one.terms).simplified()};
    for (const Breach& breach : one.breaches)
        all << filled(tr("Broken by %1 in %2.", "power, turn"),
                      {names_.dative(breach.by), Words::turn(breach.phase)});
    all.removeAll(QString());
    return all.join(u' ');
}

QString SlideWords::place(int place)
{
    return tr("%1.", "place in a ranking").arg(place);
}

QString SlideWords::sum(const RankedPower& row)
{
    return tr("%1 + %2", "centres, points").arg(row.centres).arg(row.points.total());
}

} // namespace chancery
