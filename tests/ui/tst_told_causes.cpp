// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever turns a result by holding (Outcome::turned), alone or two together, is named where the result is
// explained, in both registers, and what does it alone is told to the players: read off the printed sentences
// of all cases of the libraries and of real games, also without a sheet. It prints how many it tried.
// tst_turned tries that the set is right, and tst_cause_laws the other half, that what is named decided.
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
    const QString& textAbout(Province unit)
    {
        const auto [known, isNew] = texts_.try_emplace(unit);
        const OrderResult* result = isNew ? resultOf(standardMap(), *record_.outcome, unit) : nullptr;
        if (result) known->second = words_.explanation(*result, record_);
        return known->second;
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
    std::map<Province, QString> texts_;
};

/// How often a law was broken, and the first places.
struct Figures
{
    int phases = 0, read = 0; ///< resolved, and read because no other rulebook had them end so
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
    Trial(std::string name, const Rulebook& rules, PhaseRecord record, Figures& figures)
        : name_(std::move(name))
        , record_(std::move(record))
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
        const auto isOfCause = [&](std::size_t i) { return at(record_.outcome->results[i]) == cause; };
        const auto tells = [&](const Beat& beat) {
            return std::ranges::any_of(beat.results, isOfCause) || std::ranges::any_of(beat.helps, isOfCause);
        };
        if (std::any_of(story_.beats.begin(), fight, tells) || std::ranges::any_of(fight->helps, isOfCause))
            return true;
        const Power power = unitAt(standardMap(), record_.before, cause)->power;
        return tells(*fight) && captionOf(*fight).contains(Words(standardMap()).power(power));
    }

    /// Returns all that the players read while a fight is shown.
    const QString& captionOf(const Beat& fight)
    {
        const auto [known, isNew] = captions_.try_emplace(&fight);
        if (!isNew) return known->second;
        const Caption caption = Captions(standardMap(), record_).of(fight);
        QStringList told = QStringList{caption.headline} + caption.others + caption.remarks;
        for (const StrengthLine& line : caption.strengths) told << line.text;
        return known->second = told.join(u' ');
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
    std::map<const Beat*, QString> captions_;
    Figures& figures_;
};

PhaseRecord resolved(const Rulebook& rules, const Position& before, std::span<const Order> orders)
{
    PhaseRecord record{{Season::Spring, 1901, PhaseKind::Movement}, before, {}, {}, {}};
    record.outcome = resolveMovement(standardMap(), rules.options, before, orders);
    findTurners(standardMap(), rules.options, before, *record.outcome);
    return record;
}

/// Returns a played phase as it is without the sheet of one of its powers, another for each number.
OrderedPhase withoutASheet(OrderedPhase phase, std::size_t number)
{
    PowerSet given;
    for (const Order& order : phase.orders) given.add(order.power);
    auto absent = given.begin();
    std::advance(absent, number % static_cast<std::size_t>(given.size()));
    std::erase_if(phase.orders, [&](const Order& order) { return order.power == *absent; });
    phase.id += " without " + standardMap()[*absent].name;
    return phase;
}

const std::array triedRulebooks{"datc", "1971", "2023", "alexander"};

/// Returns the orders of a case, which a rulebook does not read if the case is about what it does not have.
std::vector<Order> ordersOf(const Case& one)
{
    for (const char* id : triedRulebooks)
        if (CaseReport read = runCase(standardMap(), rulebookOf(*findRulebook(id)), one); read.applies)
            return std::move(read.orders);
    return {};
}

} // namespace

class TestToldCauses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
    void holdInEveryCase();
    void holdInRealGames();
    void holdWithoutASheet();

private:
    void tryUnderEach(const std::string& name, const Position& before, std::span<const Order> orders);
    void report(const char* where);

    Figures figures_;
};

/// Resolves a phase under each rulebook. Where all ends as under another and for the same causes, the same
/// units are named, and only the clauses are others.
void TestToldCauses::tryUnderEach(const std::string& name, const Position& before,
                                  std::span<const Order> orders)
{
    std::vector<Outcome> read;
    for (const char* id : triedRulebooks) {
        const Rulebook rules = rulebookOf(*findRulebook(id));
        PhaseRecord record = resolved(rules, before, orders);
        ++figures_.phases;
        if (std::ranges::count(read, *record.outcome)) continue;
        ++figures_.read;
        read.push_back(*record.outcome);
        Trial(name + " under " + id, rules, std::move(record), figures_).tryAll();
    }
}

/// Prints the figures and the first breaches of each law; there may be none.
void TestToldCauses::report(const char* where)
{
    const Figures found = std::exchange(figures_, {});
    qInfo("%s: %d phases, %d of them read, %d results tried, %d turned by one unit, %d by two together",
          where, found.phases, found.read, found.results, found.turners, found.pairs);
    for (const auto& [law, count] : found.counts) {
        qInfo("  %s: %d", law.c_str(), count);
        for (const std::string& place : found.places.at(law)) qInfo("    %s", place.c_str());
    }
    QVERIFY(found.counts.empty());
    QVERIFY(found.turners > 0 && found.pairs > 0);
}

void TestToldCauses::holdInEveryCase()
{
    for (const Case& one : movementCases()) tryUnderEach(one.id, one.before, ordersOf(one));
    report("cases");
}

void TestToldCauses::holdInRealGames()
{
    for (const OrderedPhase& phase : readPhaseLines(standardMap(), fileContent("tests/data/real_phases.txt")))
        tryUnderEach(phase.id, phase.position, phase.orders);
    report("games");
}

/// Each phase of the games twice, each time without the sheet of another power, as happens at tables: with
/// those that are whole 2,040.
void TestToldCauses::holdWithoutASheet()
{
    std::size_t number = 0;
    for (const OrderedPhase& phase : readPhaseLines(standardMap(), fileContent("tests/data/real_phases.txt")))
        for (int time = 0; time < 2; ++time) {
            const OrderedPhase late = withoutASheet(phase, number++);
            tryUnderEach(late.id, late.position, late.orders);
        }
    QCOMPARE(number, std::size_t(1'360));
    report("games without a sheet");
}

CHANCERY_SUITE(TestToldCauses, QCoreApplication)

} // namespace chancery::tst_told_causes

#include "tst_told_causes.moc"
