// SPDX-License-Identifier: GPL-3.0-or-later
// A law of Why: every number in its sentence is that strength in the table below, and every support that is
// named as counted counts in the strength named. Tried on all cases and on phases of games that were played.
#include "tests/support/asked_phases.h"
#include "tests/support/real_games.h"
#include "tests/support/suite.h"

#include "ui/lab/why_pages.h"
#include "ui/words/language.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTextDocument>

namespace chancery::tst_why_numbers {

namespace {

StrengthKind kindNamed(const QString& word)
{
    if (word == u"attack") return StrengthKind::Attack;
    if (word == u"prevent") return StrengthKind::Prevent;
    return word == u"defend" ? StrengthKind::Defend : StrengthKind::Hold;
}

QString wordFor(StrengthKind kind)
{
    static const char* const words[]{"", "attack", "hold", "prevent", "defend"};
    return QString::fromLatin1(words[static_cast<int>(kind)]);
}

/// The sentence and the page about one order, against the strengths of the phase.
class Sentence
{
public:
    Sentence(const AskedPhase& phase, const std::vector<StrengthAccount>& strengths,
             const OrderResult& result)
        : phase_(phase)
        , result_(result)
        , why_(result.finding)
        , unit_(phase.map().provinceOf(result.order.unit.at))
        , mine_(accountOf(strengths, {why_.mineKind, unit_}))
        , theirs_(accountOf(strengths, {why_.theirsKind, why_.against}))
        , strengths_(strengths)
        , judge_(phase.map(), phase.rules, Register::Judge)
    {
    }

    QString fault(const WhyPages& judgePages, const WhyPages& plainPages) const
    {
        QString judge = judge_.explanation(result_, phase_.record);
        QString plain =
            Words(phase_.map(), phase_.rules, Register::Plain).explanation(result_, phase_.record);
        if (const QString wrong = dislodgement(judge, plain); !wrong.isEmpty())
            return wrong + "\n" + judge + "\n" + plain;
        for (const QString& wrong : {kinds(judge), pairs(plain), supports(judge),
                                     table(judgePages, Register::Judge), table(plainPages, Register::Plain)})
            if (!wrong.isEmpty()) return wrong + "\n" + judge + "\n" + plain;
        return {};
    }

private:
    /// What is said of the attack that dislodges a unit whose own result is about another; it is taken out of
    /// the texts.
    QString dislodgement(QString& judge, QString& plain) const
    {
        static const QRegularExpression full(
            " is dislodged by [^:.]*(?:: attack (\\d+), (hold|defend) (\\d+))?\\."
            "(?: Support counted in the attack strength of [^:]*: ([^.]*)\\.)?"),
            pair(" is dislodged by [^,.]*, (\\d+) against (\\d+)\\.");
        const auto lost =
            std::ranges::find(phase_.outcome().dislodged, result_.order.unit, &DislodgedUnit::unit);
        if (lost == phase_.outcome().dislodged.end() || saysThatDislodged(why_.rule)) return {};
        const auto said = full.match(judge), plainly = pair.match(plain);
        const StrengthAccount* attack = accountOf(strengths_, {StrengthKind::Attack, lost->attackedFrom});
        if (said.hasCaptured(1)) {
            const StrengthAccount* own = accountOf(strengths_, {kindNamed(said.captured(2)), unit_});
            if (!attack || !own || attack->value != said.captured(1).toInt() ||
                own->value != said.captured(3).toInt())
                return "dislodged with other numbers: " + said.captured();
            if (plainly.captured(1) != said.captured(1) || plainly.captured(2) != said.captured(3))
                return "other numbers in plain words: " + plainly.captured();
        }
        if (said.hasCaptured(4) && (!attack || namesOf(attack->counted) != said.captured(4)))
            return "not counted: " + said.captured(4);
        judge.remove(full);
        plain.remove(pair);
        return {};
    }

    /// Numbers that are named with their kinds: "its attack strength 2", "hold 1".
    QString kinds(const QString& text) const
    {
        static const QRegularExpression named("\\b(attack|hold|prevent|defend)(?: strength)?(?: is)? (\\d+)");
        for (const QRegularExpressionMatch& match : named.globalMatch(text)) {
            const StrengthKind kind = kindNamed(match.captured(1));
            const StrengthAccount* one = why_.mineKind == kind     ? mine_
                                         : why_.theirsKind == kind ? theirs_
                                                                   : nullptr;
            if (!one) return "a number of no strength: " + match.captured();
            if (one->value != match.captured(2).toInt()) return "another number: " + match.captured();
        }
        static const QRegularExpression kindless("\\bits strength (\\d+)");
        if (const auto match = kindless.match(text); match.hasMatch()) {
            const StrengthAccount* prevent = accountOf(strengths_, {StrengthKind::Prevent, unit_});
            if (!prevent || prevent->value != match.captured(1).toInt()) return "no such prevent strength";
        }
        return {};
    }

    /// Numbers of the plain register: "2 against 1". A move against a unit of its own power, which has no
    /// attack strength, competes with its prevent strength.
    QString pairs(const QString& text) const
    {
        static const QRegularExpression pair("(\\d+) against (\\d+)");
        for (const QRegularExpressionMatch& match : pair.globalMatch(text)) {
            const StrengthAccount* own =
                why_.ownUnit ? accountOf(strengths_, {StrengthKind::Prevent, unit_}) : mine_;
            if (!own || !theirs_) return "numbers without strengths";
            const int a = match.captured(1).toInt(), b = match.captured(2).toInt();
            const int mine = own->value, theirs = theirs_->value;
            if (!(a == mine && b == theirs) && !(a == theirs && b == mine))
                return "other numbers: " + match.captured();
        }
        return {};
    }

    QString namesOf(ProvinceSet units) const
    {
        QStringList names;
        for (Province p : units) names << judge_.nameOf(*unitAt(phase_.map(), phase_.input.before, p));
        return listed(names);
    }

    QString supports(const QString& text) const
    {
        static const QRegularExpression own("Support counted in its (attack|hold) strength: ([^.]*)\\.");
        static const QRegularExpression theirs("Support counted in the (\\w+) strength of [^:]*: ([^.]*)\\.");
        static const QRegularExpression prevents(
            "Support that counts in its prevent strength alone: ([^.]*)\\.");
        if (const auto match = own.match(text); match.hasMatch()) {
            const StrengthAccount* one = accountOf(strengths_, {kindNamed(match.captured(1)), unit_});
            if (!one || namesOf(one->counted) != match.captured(2)) return "not counted: " + match.captured();
        }
        if (const auto match = theirs.match(text); match.hasMatch()) {
            if (!theirs_ || theirs_->name.kind != kindNamed(match.captured(1))) return "no such strength";
            if (namesOf(theirs_->counted) != match.captured(2)) return "not counted: " + match.captured();
        }
        if (const auto match = prevents.match(text); match.hasMatch()) {
            const StrengthAccount* prevent = accountOf(strengths_, {StrengthKind::Prevent, unit_});
            const StrengthAccount* attack = accountOf(strengths_, {StrengthKind::Attack, unit_});
            if (!prevent || namesOf(prevent->counted) != match.captured(1)) return "does not prevent";
            if (!attack || attack->value != 0) return "has an attack strength";
        }
        return text.contains("Support counted: ") ? "support without its strength" : QString();
    }

    /// The page names both strengths with their kinds.
    /// In plain words nothing is 0.
    QString table(const WhyPages& pages, Register how) const
    {
        if (!mine_ || !theirs_) return {};
        QTextDocument document;
        document.setHtml(pages.html(unitPlace(unit_)));
        const QString text = document.toPlainText().simplified();
        const bool plain = how == Register::Plain;
        const QString row = wordFor(mine_->name.kind) + " strength " +
                            (plain && mine_->value == 0 ? "none" : QString::number(mine_->value));
        const QString against =
            wordFor(theirs_->name.kind) + " strength " + QString::number(theirs_->value) + " of ";
        if (!text.contains(row, Qt::CaseInsensitive)) return "no row: " + row + "\n" + text;
        return text.contains(against) || (plain && theirs_->value == 0)
                   ? QString()
                   : "not compared with: " + against + "\n" + text;
    }

    const AskedPhase& phase_;
    const OrderResult& result_;
    const Finding& why_;
    Province unit_;
    const StrengthAccount *mine_, *theirs_;
    const std::vector<StrengthAccount>& strengths_;
    Words judge_;
};

/// Counts the orders that were looked at in `count`.
QString lawBroken(const std::shared_ptr<const AskedPhase>& phase, int& count)
{
    if (!phase || !phase->isMovement()) return {};
    const std::vector<StrengthAccount> strengths = strengthsOf(phase->input);
    const WhyPages judge(phase, Register::Judge), plain(phase, Register::Plain);
    for (const OrderResult& result : phase->outcome().results) {
        if (result.order.unit.at == nowhere || result.verdict == Verdict::Illegal) continue;
        if (as<Insurrection>(result.order) || as<Revive>(result.order)) continue; // they count units
        ++count;
        const QString wrong = Sentence(*phase, strengths, result).fault(judge, plain);
        if (!wrong.isEmpty()) return wrong;
    }
    return {};
}

} // namespace

class TestWhyNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeInAllCases()
    {
        int count = 0;
        for (const auto& [library, study] : caseStudies()) {
            const QString wrong = lawBroken(askedStudy(study), count);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(study.title) + ": " + wrong));
        }
        QVERIFY(count > 1000);
    }

    void agreeInGames()
    {
        int count = 0;
        for (int number = 1; number <= realGames; ++number) {
            const Game game = realGame(number);
            for (const PhaseRecord& record : game.phases) {
                if (record.phase.kind != PhaseKind::Movement || record.phase.season == Season::Spring)
                    continue;
                const QString wrong = lawBroken(askedPhase(game, record), count);
                QVERIFY2(wrong.isEmpty(),
                         qPrintable(QString("game %1, %2: %3")
                                        .arg(number)
                                        .arg(QString::fromStdString(shortName(record.phase)), wrong)));
            }
        }
        QVERIFY(count > 1000);
    }
};

CHANCERY_SUITE(TestWhyNumbers, QApplication)

} // namespace chancery::tst_why_numbers

#include "tst_why_numbers.moc"
