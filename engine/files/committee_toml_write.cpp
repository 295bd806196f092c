// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the table of a Committee: one goal, round of speeches, motion, treaty or conference on a line.
#include "engine/files/committee_toml.h"

#include "engine/orders/order_text.h"

namespace chancery {

namespace {

/// One inline table; what is empty or as without the key is left out.
class Row
{
public:
    explicit Row(const Map& map)
        : map_(map)
    {
    }

    Row& raw(std::string_view key, const std::string& value)
    {
        text_ += (text_.empty() ? "{ " : ", ") + std::string(key) + " = " + value;
        return *this;
    }
    Row& text(std::string_view key, const std::string& value)
    {
        return value.empty() ? *this : raw(key, quoted(value));
    }
    Row& number(std::string_view key, std::int64_t value) { return raw(key, std::to_string(value)); }
    Row& truth(std::string_view key, bool value) { return value ? raw(key, "true") : *this; }
    Row& power(std::string_view key, Power value)
    {
        return value == noPower ? *this : raw(key, nameOf(value));
    }
    Row& phase(std::string_view key, const std::optional<Phase>& value)
    {
        return value ? raw(key, quoted(shortName(*value))) : *this;
    }
    template<class List>
    Row& powers(std::string_view key, const List& list)
    {
        std::string names;
        for (const Power one : list) names += (names.empty() ? "" : ", ") + nameOf(one);
        return names.empty() ? *this : raw(key, "[" + names + "]");
    }
    Row& rows(std::string_view key, const std::vector<std::string>& items)
    {
        std::string all;
        for (const std::string& item : items) all += (all.empty() ? "" : ", ") + item;
        return items.empty() ? *this : raw(key, "[" + all + "]");
    }
    std::string done() const { return (text_.empty() ? "{" : text_) + " }"; }

private:
    std::string nameOf(Power power) const { return quoted(map_[power].name); }

    const Map& map_;
    std::string text_;
};

constexpr const char* wordOf(GoalVerdict verdict)
{
    return verdict == GoalVerdict::Filed ? "filed" : verdict == GoalVerdict::Allowed ? "allowed" : "denied";
}

constexpr const char* wordOf(MotionKind kind)
{
    switch (kind) {
    case MotionKind::Speeches:
        return "speeches";
    case MotionKind::ExtraSpeeches:
        return "extra_speeches";
    case MotionKind::EndDiplomacy:
        return "end_diplomacy";
    case MotionKind::Other:
        break;
    }
    return "other";
}

std::string rowOf(const Map& map, const Goal& goal)
{
    Row row(map);
    row.power("power", goal.power).number("points", goal.points).raw("text", quoted(goal.text));
    if (goal.proposed) row.phase("proposed", goal.proposed).text("verdict", wordOf(goal.verdict));
    return row.text("verdict_reason", goal.verdictReason)
        .phase("achieved", goal.achieved)
        .text("reason", goal.reason)
        .phase("lapsed", goal.lapsed)
        .text("lapse_reason", goal.lapseReason)
        .done();
}

std::string rowOf(const Map& map, const SpeechRound& round)
{
    return Row(map)
        .phase("phase", round.phase)
        .truth("extra", round.extra)
        .raw("seed", std::to_string(round.seed))
        .number("seconds", round.seconds)
        .powers("order", round.order)
        .number("turn", static_cast<std::int64_t>(round.turn))
        .done();
}

std::string rowOf(const Map& map, const CommitteeMotion& motion)
{
    Row row(map);
    row.phase("phase", motion.phase)
        .power("power", motion.by)
        .text("asks", wordOf(motion.kind))
        .text("text", motion.text);
    if (motion.carried) row.raw("carried", *motion.carried ? "true" : "false");
    return row.done();
}

std::string rowOf(const Map& map, const Treaty& treaty)
{
    std::vector<std::string> breaches;
    for (const Breach& one : treaty.breaches)
        breaches.push_back(
            Row(map).phase("phase", one.phase).power("power", one.by).raw("note", quoted(one.note)).done());
    return Row(map)
        .raw("title", quoted(treaty.title))
        .powers("parties", treaty.parties)
        .powers("signed", treaty.signedBy)
        .phase("date", treaty.date)
        .truth("secret", treaty.secret)
        .raw("terms", quoted(treaty.terms))
        .rows("broken", breaches)
        .phase("concluded", treaty.concluded)
        .done();
}

std::string rowOf(const Map& map, const Conference& one)
{
    std::vector<std::string> sent, presidents;
    for (const auto& [power, delegate] : one.sent)
        sent.push_back(Row(map).power("power", power).raw("delegate", quoted(delegate)).done());
    for (const std::string& president : one.presidents) presidents.push_back(quoted(president));
    Row row(map);
    row.raw("name", quoted(one.name)).text("preliminary", one.preliminary).text("goal", one.goal);
    if (one.place != noProvince) row.text("place", map[one.place].code);
    row.power("organiser", one.organiser)
        .powers("parties", one.parties)
        .powers("telegraph", one.telegraph)
        .rows("delegates", sent)
        .rows("presidents", presidents)
        .text("procedure", one.procedure);
    if (one.procedureVotes > 0) row.number("procedure_votes", one.procedureVotes);
    if (one.notesAt > 0) row.raw("notes_at", std::to_string(one.notesAt));
    row.truth("form", one.formFiled).truth("room", one.roomGiven).truth("not_hostile", one.areaCleared);
    if (one.cleared)
        row.raw(
            "cleared",
            Row(map).power("power", one.cleared->power).text("unit", canonical(map, *one.cleared)).done());
    row.number("notes_every", one.notesEvery).phase("opened", one.opened);
    row.phase("ended", one.ended).text("outcome", one.outcome);
    if (one.whenOpened)
        row.raw("place_then",
                Row(map).power("unit", one.whenOpened->unit).power("owner", one.whenOpened->owner).done());
    return row.done();
}

template<class List>
std::string listToml(const Map& map, std::string_view key, const List& list)
{
    if (list.empty()) return {};
    std::string text = std::string(key) + " = [\n";
    for (const auto& one : list) text += "  " + rowOf(map, one) + ",\n";
    return text + "]\n";
}

std::string textLine(std::string_view key, const std::string& text)
{
    return text.empty() ? std::string() : std::string(key) + " = " + quoted(text) + "\n";
}

} // namespace

std::string committeeToml(const Map& map, const Committee& committee)
{
    if (committee == Committee()) return {};
    std::string text =
        "\n[committee]\n" + textLine("setup", committee.setup) + textLine("note", committee.note);
    if (committee.limit > 0) text += "limit = " + std::to_string(committee.limit) + "\n";
    if (committee.negotiated) text += textLine("negotiated", shortName(*committee.negotiated));
    if (!committee.delegations.empty()) {
        text += "delegations = [\n";
        for (const auto& [power, names] : committee.delegations)
            text += "  { power = " + quoted(map[power].name) + ", delegates = [" + quoted(names[0]) + ", " +
                    quoted(names[1]) + "] },\n";
        text += "]\n";
    }
    return text + listToml(map, "goals", committee.goals) + listToml(map, "speeches", committee.speeches) +
           listToml(map, "motions", committee.motions) + listToml(map, "treaties", committee.treaties) +
           listToml(map, "conferences", committee.conferences);
}

} // namespace chancery
