// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/beat_remarks.h"

#include "ui/scene/fight_links.h"
#include "ui/scene/order_drawing.h"
#include "ui/words/language.h"

#include <algorithm>
#include <iterator>

namespace chancery {

namespace {

/// What is said of a support or a convoy that ends for a reason; no text if nothing is.
struct Remark
{
    Rule rule;
    struct
    {
        const char *text, *comment;
    } said{};
};

constexpr Remark remarksByRule[] = {
    {Rule::SupportGiven},
    {Rule::SupportFromTarget,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks",
                        "%1 counts: support into a province is cut from there only by dislodging.",
                        "support")},
    {Rule::SupportFromTargetNever,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 counts: support into a province is not cut from there.",
                        "support")},
    {Rule::SupportUnbent,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 counts, although the supporting unit is dislodged.",
                        "support")},
    {Rule::SupportOwnAttack,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 counts: no power cuts its own support.", "support")},
    {Rule::SupportConvoyFailed,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 counts: an army without a convoy does not cut it.",
                        "support")},
    {Rule::SupportSpared, QT_TRANSLATE_NOOP3("chancery::BeatRemarks",
                                             "%1 counts: an army in a convoy may not cut it.", "support")},
    {Rule::SupportSparedAtSea,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 counts: an army in a convoy may not cut it.",
                        "support")},
    {Rule::SupportCut, QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 is cut by %2 %3.",
                                          "support, power, where from: 'from Norway'")},
    {Rule::SupportCutByLoser,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks",
                        "%1 is cut by %2 %3, although the attacking unit is dislodged.",
                        "support, power, where from: 'from Norway'")},
    {Rule::SupportCutByRoute,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 is cut by %2 %3: the army has another convoy route.",
                        "support, power, where from: 'from Norway'")},
    {Rule::SupportDislodged,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 is cut: %2 dislodges the supporting unit.",
                        "support, 'the Turkish attack from Ankara'")},
    {Rule::ConvoyAvailable},
    {Rule::ConvoyWithstands,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 stays intact: the fleet is not dislodged.", "convoy")},
    {Rule::ConvoyBeleaguered,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks",
                        "%1 stays intact: the attackers of the fleet stop one another.", "convoy")},
    {Rule::ConvoyOwnAttack,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 stays intact: no power dislodges its own fleet.",
                        "convoy")},
    {Rule::ConvoyUnused,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 is not used: the order of the army names another route.",
                        "convoy")},
    {Rule::ConvoyWayNotOrdered,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 is not used: the route of the army is not whole.",
                        "convoy")},
    {Rule::ConvoyDecreed,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks",
                        "%1 takes place, although the fleet is dislodged: a paradox.", "convoy")},
    {Rule::ConvoyDislodged,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 is broken: the fleet is dislodged.", "convoy")},
    {Rule::ConvoyParadox,
     QT_TRANSLATE_NOOP3("chancery::BeatRemarks", "%1 is broken by a paradox.", "convoy")},
};

/// Returns whether every reason from `first` to `last` has its row above.
consteval bool haveRemarks(Rule first, Rule last)
{
    for (int rule = int(first); rule <= int(last); ++rule)
        if (std::ranges::find(remarksByRule, Rule(rule), &Remark::rule) == std::end(remarksByRule))
            return false;
    return true;
}

static_assert(haveRemarks(Rule::SupportGiven, Rule::SupportDislodged));
static_assert(haveRemarks(Rule::ConvoyAvailable, Rule::ConvoyParadox));

} // namespace

QStringList BeatRemarks::all() const
{
    QStringList sentences;
    const auto say = [&](const QString& sentence) {
        if (!sentence.isEmpty() && !sentences.contains(sentence)) sentences << sentence;
    };
    for (const std::size_t i : beat_.results) {
        const OrderResult& r = record_.outcome->results[i];
        for (const QString& sentence : supportRemarks(r)) say(sentence);
        if (as<Move>(r.order))
            for (const QString& sentence : moveRemarks(r)) say(sentence);
        if (as<Convoy>(r.order)) say(convoyRemark(r));
        if (as<SupportHold>(r.order) || as<SupportMove>(r.order)) {
            if (r.verdict == Verdict::Given)
                say(causeRemark(r, phrases_.support(r.order.unit)));
            else if (!goesWithoutSaying(r))
                say(cutRemark(from(r)));
        }
        if (r.finding.rule == Rule::HoldUnplayed)
            say(tr("%1 has no player, and its unit may not retreat.", "power")
                    .arg(power(r.order.unit.power)));
        if (r.finding.rule == Rule::HoldAbandoned)
            say(tr("%1 has no orders and may not retreat.", "power").arg(power(r.order.unit.power)));
        if (keepEachOtherOut(r)) say(tr("The attackers keep each other out."));
        if (r.finding.rule == Rule::Ruled) say(tr("The gamemaster has ruled on this fight."));
    }
    return sentences;
}

/// Returns whether nothing need be said of a support in the fight that cuts it: it is told of where it would
/// have counted, or its unit is lost, which says enough.
bool BeatRemarks::goesWithoutSaying(const OrderResult& cut) const
{
    if (beat_.place == noProvince) return false;
    const std::vector<OrderResult>& results = record_.outcome->results;
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].finding.cut.has(from(cut)) &&
            std::ranges::find(beat_.results, i) == beat_.results.end())
            return linkResults(map_, record_).fightOf[i] != noFight;
    return cut.fate != Fate::Unharmed;
}

/// Returns whether a move and a rival fail because of each other, and not because of the unit that stays
/// there. Where nobody holds the province against them the headline says that they bounce.
bool BeatRemarks::keepEachOtherOut(const OrderResult& result) const
{
    if (!as<Move>(result.order) || result.verdict != Verdict::Fails || to(result) != beat_.place)
        return false;
    const OrderResult* there = at(beat_.place);
    const auto own = [&](std::size_t i) {
        const OrderResult& r = record_.outcome->results[i];
        return as<Move>(r.order) && to(r) == beat_.place && r.order.power == there->order.power;
    };
    const bool holds = there && !as<Move>(there->order) && std::ranges::none_of(beat_.results, own);
    if (!holds || there->fate != Fate::Unharmed || result.finding.theirsKind != StrengthKind::Prevent)
        return false;
    const OrderResult* rival = at(result.finding.against);
    return rival && (rival->finding.against == from(result) || rival->finding.also.has(from(result)));
}

/// Returns the supports of a unit that did not count.
QStringList BeatRemarks::supportRemarks(const OrderResult& result) const
{
    QStringList sentences;
    for (const Province supporter : result.finding.cut) sentences << cutRemark(supporter);
    for (const Province supporter : result.finding.barred) sentences << barredRemark(supporter, result);
    for (const Province supporter : result.finding.idle)
        if (const Unit* giver = unitIn(supporter))
            sentences
                << tr("%1 does not count: the army has no convoy.", "support").arg(phrases_.support(*giver));
    return sentences;
}

/// Returns what is said of the reason of a support or convoy, which `what` names; empty if nothing is.
QString BeatRemarks::causeRemark(const OrderResult& result, const QString& what) const
{
    const auto row = std::ranges::find(remarksByRule, result.finding.rule, &Remark::rule);
    if (row == std::end(remarksByRule) || !row->said.text) return {};
    QString text = tr(row->said.text, row->said.comment);
    const Unit* other = result.finding.against == noProvince ? nullptr : unitIn(result.finding.against);
    if (!text.contains("%2")) return text.arg(what);
    if (other && !text.contains("%3")) return text.arg(what, phrases_.attack(*other));
    if (!other) return {};
    NameList units{{unitFrom(*other)}, NameKind::Power, NameCase::Dative};
    if (result.finding.rule == Rule::SupportCut)
        for (const Province p : result.finding.also)
            if (const Unit* also = unitIn(p)) units.names.push_back(unitFrom(*also));
    return filled(text.remove(QStringLiteral(" %3")), {what, units});
}

/// Returns a unit as "Germany from Munich", or as its power alone if that is called like its province.
BareName BeatRemarks::unitFrom(const Unit& unit) const
{
    const Province from = map_.provinceOf(unit.at);
    BareName name = names_.dative(unit.power).names.front();
    if (!names_.areOneName(unit.power, from)) name.behind = u' ' + names_.from({from});
    return name;
}

QString BeatRemarks::cutRemark(Province supporter) const
{
    const Unit* giver = unitIn(supporter);
    const OrderResult* order = at(supporter);
    if (!giver || !order) return {};
    const QString support = phrases_.support(*giver), said = causeRemark(*order, support);
    return said.isEmpty() ? tr("%1 is cut.", "support").arg(support) : said;
}

/// Returns what is said of a support that may not help to dislodge a unit of its own power. It counts for
/// what keeps rivals out, and for the defence against the unit that comes the opposite way.
QString BeatRemarks::barredRemark(Province supporter, const OrderResult& helped) const
{
    const Unit* giver = unitIn(supporter);
    if (!giver || !as<Move>(helped.order)) return {};
    const Province place = to(helped);
    const auto reaches = [&](std::size_t i) {
        const OrderResult& r = result(i);
        return as<Move>(r.order) && to(r) == place && (r.verdict == Verdict::Succeeds || bounced(r));
    };
    const bool contested = std::ranges::count_if(beat_.results, reaches) > 1;
    const OrderResult* there = at(place);
    const bool headToHead = there && as<Move>(there->order) && to(*there) == from(helped) &&
                            !goesBySea(*there) && !goesBySea(helped);
    const QString text =
        contested ? tr("%1 keeps others out, but does not count against its own power's unit %2.",
                       "support, where: 'in Norway'")
        : headToHead
            ? tr("%1 counts only in defence, not against its own power's unit %2.",
                 "support, where: 'in Norway'")
            : tr("%1 does not count against its own power's unit %2.", "support, where: 'in Norway'");
    return text.arg(phrases_.support(*giver), names_.in({place}));
}

QString BeatRemarks::convoyRemark(const OrderResult& convoy) const
{
    const Unit* fleet = unitIn(from(convoy));
    if (!fleet) return {};
    const QString what = phrases_.convoy(*fleet);
    const OrderResult* army = at(map_.provinceOf(as<Convoy>(convoy.order)->army));
    const bool byLand = army && goesWithoutConvoy(army->finding.passage);
    return byLand && convoy.verdict == Verdict::Available
               ? tr("%1 is not used: the army goes by land.", "convoy").arg(what)
               : causeRemark(convoy, what);
}

QStringList BeatRemarks::moveRemarks(const OrderResult& move) const
{
    const Finding& why = move.finding;
    const Unit* mover = unitIn(from(move));
    if (!mover) return {};
    const QString who = phrases_.unit(*mover);
    QStringList sentences;
    if (why.passage == Passage::SeaByOrder)
        sentences << (move.verdict == Verdict::Succeeds
                          ? tr("%1 goes by convoy, not by land.", "unit").arg(who)
                          : tr("%1 was to go by convoy, not by land.", "unit").arg(who));
    if (why.passage == Passage::LandByOrder || why.passage == Passage::LandByIntent ||
        why.passage == Passage::LandUnmet)
        sentences << tr("%1 goes by land, not by convoy.", "unit").arg(who);
    if (why.passage == Passage::LandInstead)
        sentences << tr("%1 goes by land, because its convoy failed.", "unit").arg(who);
    if (why.passage == Passage::LandUnordered || why.passage == Passage::LandNoRoute)
        sentences << tr("%1 goes by land, because it has no convoy.", "unit").arg(who);
    // Short, so that the room has place for them below the fight.
    if (why.routeLeft) sentences << tr("One open convoy route is enough for the army.");
    if (why.rule == Rule::MoveRouteDisrupted)
        sentences << tr("Under these rules one broken route stops the army.");
    if (why.rule == Rule::MoveWayDisrupted)
        sentences << tr("The army may take only the route that its order names.");
    if (why.exchanges != noProvince)
        sentences << tr("%1 changes places with the unit %2.", "unit, where: 'in Norway'")
                         .arg(who, names_.in({why.exchanges}));
    if (const Unit* rival = why.powerless == noProvince ? nullptr : unitIn(why.powerless))
        sentences << filled(
            tr("%1 has no effect on %2: the unit that comes from there dislodges it.", "unit, province"),
            {phrases_.unit(*rival), names_.the({to(move)})});
    if (why.rule == Rule::MoveSelfDislodge)
        sentences << filled(tr("%1 may not dislodge its own unit.", "power"),
                            {NamePhrases::capital(names_.subject({mover->power}))});
    if (why.rule == Rule::MoveVoidAhead)
        sentences << tr("%1 cannot enter: it is dislodged by a unit from there.", "unit").arg(who);
    if (why.rule == Rule::MoveParadox && beat_.place != noProvince)
        sentences << tr("%1 does not move: its convoy is part of a paradox.", "unit").arg(who);
    if (why.rule == Rule::MoveAllHold)
        sentences << tr("%1 is part of a paradox, in which every unit holds.", "unit").arg(who);
    if (const QString said = inMoving(move); !said.isEmpty()) sentences << said;
    return sentences;
}

QString BeatRemarks::inMoving(const OrderResult& result) const
{
    const Unit* mover = as<Move>(result.order) ? unitIn(from(result)) : nullptr;
    const bool holds = std::ranges::any_of(beat_.badges, [&](const Badge& b) {
        return mover && b.unit == from(result) && b.kind == StrengthKind::Hold;
    });
    if (!holds || result.finding.counted.empty()) return {};
    return tr("%1 is supported in moving, which does not help it to hold.", "unit")
        .arg(phrases_.unit(*mover));
}

} // namespace chancery
