// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of every finding, whatever the orders and the rulebook: it never contradicts its verdict,
// and what it says of other units is so. Tried on all cases and on phases drawn by lot.
#include "engine/adjudicate/paradox_circle.h"
#include "engine/files/case_under.h"
#include "engine/files/run_case.h"
#include "engine/orders/order_text.h"
#include "tests/support/random_turns.h"
#include "tests/support/situation.h"
#include "tests/support/suite.h"

#include "engine/rules/rule_names.h"
#include "engine/rules/rulebooks.h"

#include <map>

namespace chancery::tst_reason_laws {

namespace {

constexpr int turns = 10000;

/// The findings of one resolved phase against its results.
class Findings
{
public:
    Findings(const Position& before, const Outcome& outcome)
        : before_(before)
        , outcome_(outcome)
    {
        for (const OrderResult& result : outcome.results)
            if (result.verdict != Verdict::Illegal) legal_[at(result)] = &result;
    }

    /// What is wrong with the first finding that is; empty if all are sound.
    std::string fault() const
    {
        for (const auto& [p, result] : legal_)
            for (const char* what : {numbers(*result), supports(*result), effects(*result), attacks(*result)})
                if (what)
                    return canonical(map(), before_, result->order) + " " +
                           std::string(ruleName(result->finding.rule)) + ": " + what;
        return {};
    }

private:
    static const Map& map() { return standardMap(); }
    static Province at(const OrderResult& result) { return map().provinceOf(result.order.unit.at); }
    static Province goal(const OrderResult& result)
    {
        const auto* move = as<Move>(result.order);
        return move ? map().provinceOf(move->to) : noProvince;
    }
    const Unit* unit(Province p) const { return p == noProvince ? nullptr : unitAt(map(), before_, p); }

    /// Whether a legal order is to move there.
    bool isAttacked(Province p) const
    {
        for (const auto& [from, result] : legal_)
            if (goal(*result) == p) return true;
        return false;
    }

    static const char* numbers(const OrderResult& result)
    {
        const Finding& why = result.finding;
        if (as<Insurrection>(result.order) || as<Revive>(result.order)) return nullptr; // they count units
        if ((why.mine > 0) != (why.mineKind != StrengthKind::None)) return "strength without its kind";
        if ((why.theirs > 0) != (why.theirsKind != StrengthKind::None))
            return "other strength without its kind";
        const bool bounced = as<Move>(result.order) && why.mineKind == StrengthKind::Hold;
        if (why.mine > 0 && !bounced && why.mine != 1 + why.counted.size()) return "supports do not add up";
        if (result.verdict == Verdict::Succeeds && why.rule != Rule::Ruled && why.mine <= why.theirs)
            return "succeeds against a strength that is not less";
        if (result.verdict == Verdict::Fails && why.mine > why.theirs && why.rule != Rule::MoveSelfDislodge)
            return "fails against a strength that is less";
        return nullptr;
    }

    const char* supports(const OrderResult& result) const
    {
        const Finding& why = result.finding;
        if (!((why.cut & why.barred) | (why.cut & why.idle) | (why.barred & why.idle)).empty())
            return "a support with two causes";
        if (!(why.counted & why.discounted()).empty()) return "a support that counts and does not";
        for (Province p : why.counted | why.barred | why.idle)
            if (legal_.at(p)->verdict != Verdict::Given) return "a support counted that is not given";
        for (Province p : why.cut)
            if (legal_.at(p)->verdict != Verdict::Cut) return "a support called cut that is not";
        for (Province p : why.barred)
            if (!unit(goal(result)) || unit(goal(result))->power != unit(p)->power)
                return "a support barred that is not against its own power";
        return !why.idle.empty() && result.verdict == Verdict::Succeeds ? "idle support of a success"
                                                                        : nullptr;
    }

    const char* effects(const OrderResult& result) const
    {
        const Finding& why = result.finding;
        if (why.against != noProvince && !unit(why.against)) return "nobody stands where its reason is";
        const bool dislodges = std::ranges::any_of(outcome_.dislodged, [&](const DislodgedUnit& lost) {
            return lost.attackedFrom == at(result) && map().provinceOf(lost.unit.at) == why.dislodges;
        });
        if ((why.dislodges != noProvince) != dislodges) return "dislodges another unit than it says";
        if (dislodges && result.verdict != Verdict::Succeeds) return "dislodges without moving";
        if (why.exchanges != noProvince && goal(*legal_.at(why.exchanges)) != at(result))
            return "no exchange";
        if (why.powerless != noProvince && legal_.at(why.powerless)->fate == Fate::Unharmed)
            return "powerless, but not dislodged";
        return nullptr;
    }

    const char* attacks(const OrderResult& result) const
    {
        const Rule rule = result.finding.rule;
        const bool quiet =
            rule == Rule::SupportGiven || rule == Rule::ConvoyAvailable || rule == Rule::HoldStands;
        if (quiet && isAttacked(at(result))) return "called not attacked";
        if (rule == Rule::MoveUnopposed && unit(goal(result)))
            return "called unopposed into an occupied province";
        return nullptr;
    }

    const Position& before_;
    const Outcome& outcome_;
    std::map<Province, const OrderResult*> legal_;
};

} // namespace

class TestReasonLaws : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdInEveryCaseUnderEveryRulebook()
    {
        for (const RulebookInfo& book : rulebooks())
            for (const Case& one : cases_) {
                const CaseReport read = runCase(standardMap(), rulebookOf(book), one);
                const Outcome outcome = resolveMovement(standardMap(), book.options, one.before, read.orders);
                const std::string fault = Findings(one.before, outcome).fault();
                QVERIFY2(fault.empty(), (one.id + " under " + book.id + ": " + fault).c_str());
            }
    }

    void holdInPhasesDrawnByLot()
    {
        RandomTurns lot(standardMap(), 14);
        const auto books = rulebooks();
        for (int i = 0; i < turns; ++i) {
            const RandomTurn turn = lot.next();
            const RulebookInfo& book = books[static_cast<std::size_t>(i) % books.size()];
            const Outcome outcome = resolveMovement(standardMap(), book.options, turn.position, turn.orders);
            const std::string fault = Findings(turn.position, outcome).fault();
            QVERIFY2(fault.empty(), (std::to_string(i) + " under " + book.id + ": " + fault).c_str());
        }
    }

    /// Pandin's paradox too, whose circle leads through a standoff (DATC 6.F.16, 6.F.17).
    void everyParadoxHasItsCircle()
    {
        int paradoxes = 0;
        for (const RulebookInfo& book : rulebooks())
            for (const Case& one : cases_) {
                const CaseReport read = runCase(standardMap(), rulebookOf(book), one);
                const Outcome outcome = resolveMovement(standardMap(), book.options, one.before, read.orders);
                for (const Paradox& paradox : outcome.paradoxes) {
                    ++paradoxes;
                    QVERIFY2(!circlesOf(standardMap(), outcome, paradox).empty(),
                             (one.id + " under " + book.id).c_str());
                }
            }
        QVERIFY(paradoxes > 50);
    }

private:
    const std::vector<Case>& cases_ = movementCases();
};

CHANCERY_SUITE(TestReasonLaws, QCoreApplication)

} // namespace chancery::tst_reason_laws

#include "tst_reason_laws.moc"
