// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever turns a result by holding (Outcome::turned), alone or two together, is named where the result is
// explained, in both registers, and what does it alone is told to the players: read off the printed sentences
// of all cases of the libraries and of real games. It prints how many it tried. tst_turned tries that the set
// is right, and tst_cause_laws the other half, that what is named decided.
#include "engine/adjudicate/turners.h"
#include "engine/adjudicate/unit_result.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "engine/orders/order_text.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/caption_laws.h"
#include "tests/support/files.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"
#include "ui/words/captions.h"
#include "ui/words/words.h"

#include <QLocale>
#include <QRegularExpression>

#include <array>
#include <map>

namespace chancery::tst_told_causes {

namespace {

/// What is said of the results of a phase, and the units that are named in it.
class Told
{
public:
    Told(const Rulebook& rules, const PhaseRecord& record, Register how)
        : record_(record)
        , words_(standardMap(), rules, how)
        , how_(how)
    {
    }

    /// Returns the units that the explanation of a unit's result names.
    ProvinceSet namedAbout(Province unit)
    {
        const auto [known, isNew] = named_.try_emplace(unit);
        if (isNew) known->second = namedIn(textAbout(unit));
        return known->second;
    }

    /// Returns the explanation of a unit's result.
    QString textAbout(Province unit)
    {
        const OrderResult* result = resultOf(standardMap(), *record_.outcome, unit);
        return result ? words_.explanation(*result, record_) : QString();
    }

    /// Returns all units that explanations name from those of these on: what a reader finds who follows them.
    ProvinceSet reachedFrom(ProvinceSet all)
    {
        for (ProvinceSet before; before != all;) {
            before = all;
            for (const Province p : before) all |= namedAbout(p);
        }
        return all;
    }

private:
    ProvinceSet namedIn(const QString& text) const
    {
        ProvinceSet named;
        for (const Unit& unit : record_.before.units)
            named.addIf(standardMap().provinceOf(unit.at), text.contains(nameOf(unit)));
        return named;
    }

    QString nameOf(const Unit& unit) const
    {
        const ProvinceInfo& place = standardMap()[standardMap().provinceOf(unit.at)];
        const bool army = unit.kind == UnitKind::Army;
        if (how_ == Register::Plain) return (army ? "Army " : "Fleet ") + QString::fromStdString(place.name);
        const QString code = QString::fromStdString(place.code);
        return (army ? "A " : "F ") + code.left(1) + code.mid(1).toLower();
    }

    const PhaseRecord& record_;
    Words words_;
    Register how_;
    std::map<Province, ProvinceSet> named_;
};

/// How often a law was broken, and the first places.
struct Figures
{
    int results = 0, turners = 0, pairs = 0;
    std::map<std::string, int> counts;                      ///< by phase and law
    std::map<std::string, std::vector<std::string>> places; ///< so

    void add(const std::string& law, const std::string& place)
    {
        ++counts[law];
        if (places[law].size() < 12) places[law].push_back(place);
    }
};

/// Tries the printed explanations of one phase.
class Trial
{
public:
    Trial(const std::string& name, const Rulebook& rules, const Position& before,
          std::span<const Order> orders, Figures& figures)
        : name_(name)
        , record_(resolved(rules, before, orders))
        , judge_(rules, record_, Register::Judge)
        , plain_(rules, record_, Register::Plain)
        , figures_(figures)
    {
    }

    void tryAll()
    {
        for (const OrderResult& result : record_.outcome->results) sayNoZero(result);
        for (const TurnedResult& turned : record_.outcome->turned) {
            tryOne(turned);
            tryTogether(turned);
        }
    }

private:
    static PhaseRecord resolved(const Rulebook& rules, const Position& before, std::span<const Order> orders)
    {
        PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, before, {}, {}, {}};
        record.outcome = resolveMovement(standardMap(), rules.options, before, orders);
        findTurners(standardMap(), rules.options, before, *record.outcome);
        return record;
    }

    static Province at(const OrderResult& result) { return standardMap().provinceOf(result.order.unit.at); }

    /// No strength is said to be 0: that the attack on a unit of its own power does not count is bookkeeping.
    void sayNoZero(const OrderResult& result)
    {
        static const QRegularExpression zero("strength (is )?0\\b|\\b0 against|against 0\\b");
        for (Told* told : {&judge_, &plain_})
            if (told->textAbout(at(result)).contains(zero)) breach("says 0", result, result);
    }

    void tryOne(const TurnedResult& turned)
    {
        const OrderResult& result = *resultOf(standardMap(), *record_.outcome, turned.unit);
        if (result.finding.rule == Rule::Ruled) return;
        ++figures_.results;
        const ProvinceSet together = inOneParadox(turned.unit);
        for (const Province unit : turned.by - together) {
            const OrderResult& other = *resultOf(standardMap(), *record_.outcome, unit);
            ++figures_.turners;
            if (!isTold(judge_, result, other)) breach("not in the judge's words", result, other);
            if (!isTold(plain_, result, other)) breach("not in plain words", result, other);
            if (!isToldToPlayers(turned.unit, unit)) breach("not in the captions", result, other);
            if (!judge_.reachedFrom(together | ProvinceSet{turned.unit}).has(unit))
                breach("no chain of reasons leads there", result, other);
        }
    }

    /// Two units that turn a result only together are both named.
    void tryTogether(const TurnedResult& turned)
    {
        const OrderResult& result = *resultOf(standardMap(), *record_.outcome, turned.unit);
        if (result.finding.rule == Rule::Ruled) return;
        const ProvinceSet paradox = inOneParadox(turned.unit);
        for (const auto& both : turned.together) {
            ++figures_.pairs;
            for (const Province unit : both) {
                const OrderResult& other = *resultOf(standardMap(), *record_.outcome, unit);
                if (paradox.has(unit)) continue;
                if (!isTold(judge_, result, other))
                    breach("one of two not in the judge's words", result, other);
                if (!isTold(plain_, result, other)) breach("one of two not in plain words", result, other);
            }
        }
    }

    /// Returns the units of a paradox that a unit is part of; it is shown as a whole.
    ProvinceSet inOneParadox(Province unit) const
    {
        ProvinceSet all;
        for (const Paradox& one : record_.outcome->paradoxes)
            if (const ProvinceSet part = one.armies | one.fleets | one.supports | one.moves; part.has(unit))
                all |= part;
        return all;
    }

    /// Returns whether the explanation names a unit, or a support that was cut whose own explanation does.
    static bool isTold(Told& told, const OrderResult& result, const OrderResult& other)
    {
        ProvinceSet named = told.namedAbout(at(result));
        for (const Province cut : named&(result.finding.cut | result.finding.cutElsewhere))
            named |= told.namedAbout(cut);
        return named.has(at(other));
    }

    /// Returns whether the players of the game, too, are told of a cause: the caption of the fight names its
    /// power, or it was told before. A paradox is told as a whole.
    bool isToldToPlayers(Province unit, Province cause)
    {
        const auto fight = std::ranges::find_if(story_.beats, [&](const Beat& beat) {
            return beat.place != noProvince && std::ranges::any_of(beat.results, [&](std::size_t i) {
                       return at(record_.outcome->results[i]) == unit;
                   });
        });
        if (fight == story_.beats.end() || !record_.outcome->paradoxes.empty()) return true;
        const Caption caption = Captions(standardMap(), record_).of(*fight);
        QStringList told = QStringList{caption.headline} + caption.others + caption.remarks;
        for (const StrengthLine& line : caption.strengths) told << line.text;
        const auto isOfCause = [&](std::size_t i) { return at(record_.outcome->results[i]) == cause; };
        const auto tells = [&](const Beat& beat) {
            return std::ranges::any_of(beat.results, isOfCause) || std::ranges::any_of(beat.helps, isOfCause);
        };
        if (std::any_of(story_.beats.begin(), fight, tells) || std::ranges::any_of(fight->helps, isOfCause))
            return true;
        const Power power = unitAt(standardMap(), record_.before, cause)->power;
        return tells(*fight) && told.join(u' ').contains(Words(standardMap()).power(power));
    }

    void breach(const char* law, const OrderResult& result, const OrderResult& other)
    {
        figures_.add(name_ + ": " + law, canonical(standardMap(), record_.before, result.order) + " / " +
                                             canonical(standardMap(), record_.before, other.order));
    }

    std::string name_;
    PhaseRecord record_;
    const Storyboard story_ = captionedStoryOf(record_);
    Told judge_, plain_;
    Figures& figures_;
};

const std::array triedRulebooks{"datc", "1971", "2023", "alexander"};

} // namespace

class TestToldCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void holdInEveryCase();
    void holdInRealGames();

private:
    void report(const char* where);

    Figures figures_;
};

/// Prints the figures and the first breaches of each law; there may be none.
void TestToldCauses::report(const char* where)
{
    const Figures found = std::exchange(figures_, {});
    qInfo("%s: %d results tried, %d turned by one unit, %d by two together", where, found.results,
          found.turners, found.pairs);
    for (const auto& [law, count] : found.counts) {
        qInfo("  %s: %d", law.c_str(), count);
        for (const std::string& place : found.places.at(law)) qInfo("    %s", place.c_str());
    }
    QVERIFY(found.counts.empty());
    QVERIFY(found.turners > 0 && found.pairs > 0);
}

void TestToldCauses::holdInEveryCase()
{
    const std::vector<Case>& cases = movementCases();
    for (const char* id : triedRulebooks) {
        const Rulebook rules = rulebookOf(*findRulebook(id));
        for (const Case& one : cases) {
            const CaseReport read = runCase(standardMap(), rules, one);
            Trial(one.id + " under " + id, rules, one.before, read.orders, figures_).tryAll();
        }
    }
    report("cases");
}

void TestToldCauses::holdInRealGames()
{
    for (const OrderedPhase& phase : readPhaseLines(standardMap(), fileContent("tests/data/real_phases.txt")))
        for (const char* id : triedRulebooks)
            Trial(phase.id + " under " + id, rulebookOf(*findRulebook(id)), phase.position, phase.orders,
                  figures_)
                .tryAll();
    report("games");
}

CHANCERY_SUITE(TestToldCauses, QCoreApplication)

} // namespace chancery::tst_told_causes

#include "tst_told_causes.moc"
