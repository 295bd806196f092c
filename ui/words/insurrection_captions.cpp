// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/insurrection_captions.h"

#include <algorithm>
#include <map>

namespace chancery {

namespace {

/// Adds to a list what is not on it.
template<class One>
void addOnce(std::vector<One>& all, One one)
{
    if (std::ranges::find(all, one) == all.end()) all.push_back(one);
}

Power powerRisenFor(const OrderResult& result)
{
    return as<Insurrection>(result.order)->whom;
}

} // namespace

CaptionGroup InsurrectionCaptions::raised() const
{
    std::map<Power, std::vector<Power>> giversFor;
    for (const std::size_t i : beat_.results)
        addOnce(giversFor[powerRisenFor(result(i))], result(i).order.unit.power);
    CaptionGroup group;
    std::vector<Power> raised;
    for (auto& [whom, givers] : giversFor) {
        std::ranges::sort(givers);
        raised.push_back(whom);
        group.clauses << filled(givers.size() > 1 ? tr("%1 raise an insurrection for %2", "powers, power")
                                                  : tr("%1 raises an insurrection for %2", "power, power"),
                                {names_.subject(givers), names_.object({whom})});
    }
    group.shorter << filled(raised.size() > 1 ? tr("Insurrections for %1", "powers")
                                              : tr("An insurrection for %1", "power"),
                            {names_.object(raised)});
    return group;
}

QStringList InsurrectionCaptions::unitsGivenUp() const
{
    std::map<Power, NamePhrases::Places> placesOf;
    for (const std::size_t i : beat_.results)
        placesOf[result(i).order.unit.power].push_back(map_.provinceOf(result(i).order.unit.at));
    QStringList sentences;
    for (const auto& [power, places] : placesOf)
        sentences << NamePhrases::capital(
            filled(places.size() > 1 ? tr("%1 gives up its units %2.", "power, where: 'in Norway and Sweden'")
                                     : tr("%1 gives up its unit %2.", "power, where: 'in Norway'"),
                   {names_.subject({power}), names_.in(places)}));
    return sentences;
}

std::vector<FateLine> InsurrectionCaptions::fates() const
{
    const Words plain(map_, {}, Register::Room);
    const auto awaits = [this](Power power) {
        return std::ranges::any_of(record_.outcome->results, [power](const OrderResult& one) {
            return one.finding.rule == Rule::RevivalAwaited && one.order.power == power;
        });
    };
    std::vector<FateLine> lines;
    for (const std::size_t i : beat_.results) {
        const Power whom = powerRisenFor(result(i));
        const bool fails = result(i).verdict != Verdict::Succeeds;
        QString text;
        if (fails)
            text = filled(tr("The insurrection for %1 fails: %2", "power, why"),
                          {names_.object({whom}), plain.reason(result(i), record_)});
        else if (awaits(whom))
            text = filled(tr("What comes back to %1 is decided after the retreats.", "power"),
                          {names_.object({whom})});
        const bool isNew = !text.isEmpty() && std::ranges::find(lines, text, &FateLine::text) == lines.end();
        if (isNew) lines.push_back({noProvince, Fate::Unharmed, text, !fails});
    }
    return lines;
}

CaptionGroup InsurrectionCaptions::revivals() const
{
    std::map<Power, NamePhrases::Places> regained;
    for (const std::size_t i : beat_.results) {
        NamePhrases::Places& places = regained[result(i).order.power];
        if (result(i).verdict == Verdict::Succeeds)
            places.push_back(map_.provinceOf(result(i).order.unit.at));
    }
    CaptionGroup group;
    for (const auto& [power, places] : regained)
        group.clauses << (places.empty()
                              ? filled(tr("%1 regains nothing", "power"), {names_.subject({power})})
                              : filled(tr("%1 rises %2", "power, where: 'in Norway'"),
                                       {names_.subject({power}), names_.in(places)}));
    group.shorter << tr("Insurrections");
    return group;
}

} // namespace chancery
