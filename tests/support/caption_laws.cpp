// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/caption_laws.h"

#include "tests/support/sketch.h"
#include "ui/scene/badges.h"
#include "ui/scene/board_geometry.h"
#include "ui/scene/film.h"
#include "ui/scene/frame.h"
#include "ui/scene/order_drawing.h"
#include "ui/words/captions.h"
#include "ui/words/room_column.h"
#include "ui/words/slide_words.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace chancery {

namespace {

bool isFight(const Beat& beat)
{
    return beat.place != noProvince;
}

QStringList textsOf(const Caption& caption)
{
    QStringList texts = QStringList{caption.headline} + caption.others + caption.remarks;
    for (const StrengthLine& line : caption.strengths) texts << line.text;
    for (const FateLine& line : caption.fates) texts << line.text;
    return texts;
}

/// Every number in the words of a fight is on a badge of the fight, and its lines are its badges.
QString numbersAreBadges(const Beat& beat, const Caption& caption)
{
    if (caption.strengths.size() != beat.badges.size()) return "strengths and badges differ";
    QStringList drawn, said;
    for (std::size_t k = 0; k < beat.badges.size(); ++k) {
        const StrengthLine& line = caption.strengths[k];
        if (line.unit != beat.badges[k].unit || line.strength != beat.badges[k].strength ||
            !line.text.contains(QString::number(line.strength)))
            return "strength: " + line.text;
        if (said.contains(line.text)) return "a strength told twice: " + line.text;
        said << line.text;
        drawn << QString::number(line.strength);
    }
    if (!isFight(beat)) return {};
    static const QRegularExpression number("\\d+");
    for (const QString& text : textsOf(caption))
        for (auto it = number.globalMatch(text); it.hasNext();)
            if (!drawn.contains(it.next().captured())) return "number: " + text;
    return {};
}

/// The marks drawn beside the units of a beat are its badges.
QString badgesAreDrawn(const PhaseRecord& record, const Storyboard& story, const Beat& beat)
{
    if (!isFight(beat)) return {};
    const Picture picture = frameAt(story, beat.meets.startsAt);
    ProvinceSet units;
    for (const Badge& badge : beat.badges) units.add(badge.unit);
    for (const std::size_t i : beat.results)
        units.add(standardMap().provinceOf(record.outcome->results[i].order.unit.at));
    for (const Province unit : units) {
        QStringList drawn, said;
        for (const Mark& mark : picture.marks)
            if (mark.kind == MarkKind::Strength && mark.opacity > 0.5 && mark.unit == unit)
                drawn << QString::fromStdString(mark.text);
        for (const Badge& badge : beat.badges)
            if (badge.unit == unit && unitAt(standardMap(), record.before, unit))
                said << QString::number(badge.strength);
        drawn.sort(), said.sort();
        if (drawn != said) return "a badge is not drawn, or drawn and not told";
    }
    return {};
}

QString hasNoOrderSyntax(const Caption& caption)
{
    // "F Nth C A Lon-Bel", "A Par-Bur", "NTH", "Lon-Bel"
    static const QRegularExpression syntax(
        "\\b[AF] [A-Z][a-z]{2}\\b|\\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\\b|\\b[A-Z]{3}\\b| [SC] [AF] ");
    for (const QString& text : textsOf(caption))
        if (text.contains(syntax)) return "order syntax: " + text;
    return {};
}

QString isShortAndReadable(const Beat& beat, const Caption& caption)
{
    if (caption.headline.isEmpty())
        return beat.gesture == Gesture::Settle ? QString() : "a beat without a headline";
    constexpr int mostWords = 9;
    if (wordsIn(caption.headline) > mostWords && beat.orders.size() != 1)
        return "too many words: " + caption.headline;
    const Tempo tempo;
    if (tempo.notice + tempo.word * wordsIn(caption.headline) > beat.span.lasts && beat.card == noCard)
        return "no time to read: " + caption.headline;
    return {};
}

/// Every power with a unit that fails, is lost or holds against an attack is in the headline or the fates of
/// its fight.
QString powersAreNamed(const PhaseRecord& record, const Beat& beat, const Caption& caption)
{
    if (!isFight(beat)) return {};
    const Words words(standardMap());
    for (const std::size_t i : beat.results) {
        const OrderResult& r = record.outcome->results[i];
        const auto* move = as<Move>(r.order);
        if (!move || r.verdict == Verdict::Succeeds) continue;
        std::vector<Power> powers{r.order.unit.power};
        const Province to = standardMap().provinceOf(move->to);
        const OrderResult* order = governing(standardMap(), *record.outcome, to);
        if (const Unit* there = unitAt(standardMap(), record.before, to);
            there && bounced(r) && !(order && as<Move>(order->order)))
            powers.push_back(there->power);
        QString said = caption.headline;
        for (const FateLine& line : caption.fates) said += line.text;
        for (const Power power : powers)
            if (const PowerInfo& info = standardMap()[power];
                !said.contains(words.power(power)) && !said.contains(QString::fromStdString(info.adjective)))
                return "a power is left out: " + words.power(power);
    }
    return {};
}

/// Every unit that is dislodged or destroyed has one line in the whole story that says so, no other unit has
/// one, and the line is right.
QString fatesAreToldOnce(const PhaseRecord& record, const Storyboard& story)
{
    if (record.phase.kind != PhaseKind::Movement) return {};
    std::map<Province, std::vector<Fate>> told;
    for (const Beat& beat : story.beats)
        for (const FateLine& line : Captions(standardMap(), record).of(beat).fates)
            if (line.fate != Fate::Unharmed) told[line.unit].push_back(line.fate);
    for (const DislodgedUnit& lost : record.outcome->dislodged) {
        const Province unit = standardMap().provinceOf(lost.unit.at);
        const std::vector<Fate> right{lost.retreats.empty() ? Fate::Destroyed : Fate::Dislodged};
        if (told[unit] != right) return QString("the fate of %1").arg(standardMap()[unit].code.c_str());
    }
    for (const auto& [unit, fates] : told)
        if (!fates.empty() && std::ranges::none_of(record.outcome->dislodged, [&](const DislodgedUnit& lost) {
                return standardMap().provinceOf(lost.unit.at) == unit;
            }))
            return "a fate that did not happen";
    return {};
}

/// Asks whether what a move depends on is shown before it: its convoy, who leaves, who supports the defender.
/// story_laws has the causes that the findings name.
class Causes
{
public:
    Causes(const PhaseRecord& record, const Storyboard& story)
        : outcome_(*record.outcome)
        , shown_(outcome_.results.size(), 0)
    {
        for (std::size_t b = 0; b < story.beats.size(); ++b)
            for (const std::size_t i : story.beats[b].results) shown_[i] = b;
    }

    /// Empty if no result comes before its cause, else one that does.
    QString firstBroken() const
    {
        for (std::size_t i = 0; i < outcome_.results.size(); ++i)
            if (const QString broken = as<Move>(result(i).order) && counts(i) ? brokenFor(i) : QString();
                !broken.isEmpty())
                return broken + " before its cause: " + QString::fromStdString(standardMap()[from(i)].code);
        return {};
    }

private:
    const OrderResult& result(std::size_t i) const { return outcome_.results[i]; }
    Province from(std::size_t i) const { return standardMap().provinceOf(result(i).order.unit.at); }
    Province to(std::size_t i) const { return standardMap().provinceOf(as<Move>(result(i).order)->to); }
    bool counts(std::size_t i) const
    {
        return result(i).verdict != Verdict::Illegal && result(i).verdict != Verdict::Invalid;
    }
    /// Whether a result that decides this one is shown after it.
    bool isLater(std::size_t cause, std::size_t i) const
    {
        return counts(cause) && shown_[cause] > shown_[i];
    }
    QString brokenFor(std::size_t i) const
    {
        const bool succeeds = result(i).verdict == Verdict::Succeeds;
        const bool bySea =
            result(i).finding.passage == Passage::Sea || result(i).finding.passage == Passage::SeaByOrder;
        for (std::size_t k = 0; k < outcome_.results.size(); ++k) {
            const Order& order = result(k).order;
            const auto* convoy = as<Convoy>(order);
            const bool carries = bySea && convoy && standardMap().provinceOf(convoy->army) == from(i) &&
                                 standardMap().provinceOf(convoy->to) == to(i);
            if (carries && result(i).finding.rule != Rule::MoveParadox && isLater(k, i)) return "a passage";
            if (succeeds && counts(k) && as<Move>(order) && result(k).verdict == Verdict::Succeeds &&
                from(k) == to(i) && isLater(k, i))
                return "an entry";
            // One more support does not save a unit that is lost, and one less loses none that is saved.
            const auto* hold = as<SupportHold>(order);
            const bool decides = (result(k).verdict == Verdict::Given) != succeeds;
            if (hold && decides && standardMap().provinceOf(hold->unit) == to(i) && stays(to(i)) &&
                isLater(k, i))
                return "a defence";
        }
        return {};
    }

    /// Whether the unit in a province did not move.
    bool stays(Province unit) const
    {
        for (std::size_t k = 0; k < outcome_.results.size(); ++k)
            if (counts(k) && from(k) == unit && as<Move>(result(k).order)) return false;
        return true;
    }

    const Outcome& outcome_;
    std::vector<std::size_t> shown_; ///< [result] its beat
};

} // namespace

Storyboard captionedStoryOf(const PhaseRecord& record)
{
    return storyOf(standardMap(), sketch::standardGeometry(), record,
                   {{}, 1, {}, {}, wordCounter(standardMap(), record)});
}

QString brokenCaptionLaw(const PhaseRecord& record, const Storyboard& story)
{
    if (const QString broken = fatesAreToldOnce(record, story); !broken.isEmpty()) return broken;
    if (record.phase.kind == PhaseKind::Movement)
        if (const QString broken = Causes(record, story).firstBroken(); !broken.isEmpty()) return broken;
    if (story.lasts > 300'000) return "a story longer than five minutes";
    if (story.lasts - endOfReading(story) > 205'000) return "more than 205 s after the orders are read";
    for (const Beat& beat : story.beats) {
        Caption caption = Captions(standardMap(), record).of(beat);
        if (beat.card != noCard)
            caption.headline = SlideWords(standardMap()).caption(story.cards[beat.card].slide);
        for (const QString& broken :
             {numbersAreBadges(beat, caption), badgesAreDrawn(record, story, beat), hasNoOrderSyntax(caption),
              isShortAndReadable(beat, caption), powersAreNamed(record, beat, caption)})
            if (!broken.isEmpty()) return broken;
    }
    return {};
}

} // namespace chancery
