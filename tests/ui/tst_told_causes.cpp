// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever turns a result by holding is named where the result is explained, in both registers: read off the
// printed sentences of all cases of the libraries and of real games. It prints how many it tried.
// tst_cause_laws tries the other half, that what is named decided.
#include "engine/adjudicate/turners.h"
#include "engine/adjudicate/unit_result.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "engine/orders/order_text.h"
#include "engine/rules/rulebooks.h"
#include "tests/support/files.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"
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
    int results = 0, turners = 0;
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
        , rules_(rules)
        , judge_(rules, record_, Register::Judge)
        , plain_(rules, record_, Register::Plain)
        , figures_(figures)
    {
    }

    void tryAll()
    {
        for (const OrderResult& result : record_.outcome->results) {
            sayNoZero(result);
            const bool asked = isAsked(result.verdict) || result.fate != Fate::Unharmed;
            if (asked && result.finding.rule != Rule::Ruled) tryOne(result);
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

    /// Moves that succeed rest on all that others did not do.
    static bool isAsked(Verdict verdict)
    {
        return verdict != Verdict::Succeeds && verdict != Verdict::Illegal && verdict != Verdict::Invalid;
    }

    /// No strength is said to be 0: that the attack on a unit of its own power does not count is bookkeeping.
    void sayNoZero(const OrderResult& result)
    {
        static const QRegularExpression zero("strength (is )?0\\b|\\b0 against|against 0\\b");
        for (Told* told : {&judge_, &plain_})
            if (told->textAbout(at(result)).contains(zero)) breach("says 0", result, result);
    }

    void tryOne(const OrderResult& result)
    {
        ++figures_.results;
        const ProvinceSet together = inOneParadox(at(result));
        for (const OrderResult& other : record_.outcome->results) {
            if (other.verdict == Verdict::Illegal || as<Hold>(other.order) || &other == &result) continue;
            if (together.has(at(other)) || !turns(result, other)) continue;
            ++figures_.turners;
            if (!isTold(judge_, result, other)) breach("not in the judge's words", result, other);
            if (!isTold(plain_, result, other)) breach("not in plain words", result, other);
            if (!judge_.reachedFrom(together | ProvinceSet{at(result)}).has(at(other)))
                breach("no chain of reasons leads there", result, other);
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

    bool turns(const OrderResult& result, const OrderResult& other)
    {
        const OrderResult& now = *resultOf(standardMap(), holding(other), at(result));
        if (result.fate != Fate::Unharmed && now.fate == Fate::Unharmed) return true;
        switch (result.verdict) {
        case Verdict::Fails:
            return now.verdict == Verdict::Succeeds;
        case Verdict::Cut:
            return now.verdict == Verdict::Given;
        case Verdict::Given:
            return now.verdict == Verdict::Cut;
        default: // of a unit that stays it is told whether it is dislodged
            return (now.fate == Fate::Unharmed) != (result.fate == Fate::Unharmed);
        }
    }

    /// Returns how the phase ends if a unit holds. It is resolved anew from orders, as a gamemaster would
    /// try.
    const Outcome& holding(const OrderResult& other)
    {
        const auto [known, isNew] = holding_.try_emplace(at(other));
        if (isNew) {
            std::vector<Order> orders;
            for (const OrderResult& one : record_.outcome->results)
                if (one.ordered && one.order.unit.at != nowhere && at(one) != at(other))
                    orders.push_back(one.order);
            orders.push_back({other.order.unit.power, other.order.unit, Hold{}});
            known->second = resolveMovement(standardMap(), rules_.options, record_.before, orders);
        }
        return known->second;
    }

    /// Returns whether the explanation names a unit, or a support that was cut whose own explanation does.
    static bool isTold(Told& told, const OrderResult& result, const OrderResult& other)
    {
        ProvinceSet named = told.namedAbout(at(result));
        for (const Province cut : named&(result.finding.cut | result.finding.cutElsewhere))
            named |= told.namedAbout(cut);
        return named.has(at(other));
    }

    void breach(const char* law, const OrderResult& result, const OrderResult& other)
    {
        figures_.add(name_ + ": " + law, canonical(standardMap(), record_.before, result.order) + " / " +
                                             canonical(standardMap(), record_.before, other.order));
    }

    std::string name_;
    PhaseRecord record_;
    const Rulebook& rules_;
    std::map<Province, Outcome> holding_; ///< [unit that holds instead] how the phase ends then
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
    qInfo("%s: %d results tried, %d turned by one unit", where, found.results, found.turners);
    for (const auto& [law, count] : found.counts) {
        qInfo("  %s: %d", law.c_str(), count);
        for (const std::string& place : found.places.at(law)) qInfo("    %s", place.c_str());
    }
    QVERIFY(found.counts.empty());
    QVERIFY(found.turners > 0);
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
