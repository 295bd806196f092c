// SPDX-License-Identifier: GPL-3.0-or-later
// Why orders of well-known situations end as they do: the rule, the opponent, the two strengths, the
// supports.
#include "tests/support/situation.h"
#include "tests/support/suite.h"

namespace chancery::tst_findings {

namespace {

// DATC 6.D.21
const char* const supportCutInVain =
    "Austria: F TRI H | Italy: A VEN - TRI, A TYR S A VEN - TRI | Germany: A MUN - TYR | "
    "Russia: A SIL - MUN, A BER S A SIL - MUN";
const char* const beleaguered = "Germany: A MUN H | Russia: A SIL - MUN, A BER S A SIL - MUN | "
                                "France: A BUR - MUN, A RUH S A BUR - MUN";
const char* const convoyBroken = "England: A LON - BEL | France: F ENG C A LON - BEL, F BRE H | "
                                 "Germany: F NTH - ENG, F IRI S F NTH - ENG";
// DATC 6.F.14
const char* const paradox =
    "England: F LON S F WAL - ENG, F WAL - ENG | France: A BRE - LON, F ENG C A BRE - LON";
const char* const circle = "Turkey: F ANK - CON, A CON - SMY, A SMY - ANK";
const char* const blockedCircle = "Turkey: F ANK - CON, A CON - SMY, A SMY - ANK, A BUL - CON";
const char* const blockedSwap =
    "England: A LON - BEL, F ENG C A LON - BEL | Germany: A BEL - LON, F NTH C A BEL - LON | "
    "France: F WAL - LON, A PIC - BEL";
const char* const headToHead = "Germany: A BER - PRU, F KIE - BER, A SIL S A BER - PRU | Russia: A PRU - BER";
const char* const ownUnit = "Germany: A BER H, F KIE - BER, A MUN S F KIE - BER";
// DATC 6.D.20: an attack by the own power cuts nothing.
const char* const ownAttack = "England: F LON S F NTH - ENG, F NTH - ENG, A YOR - LON | France: F ENG H";
const char* const discountedHelp = "Austria: F TRI H, A VIE S A VEN - TRI | Italy: A VEN - TRI";
const char* const noConvoy = "Turkey: A GRE - NAP | Italy: F ION H";

} // namespace

class TestFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reasonAndNumbers_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("against");
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        const auto row = [](const char* name, const char* line, const char* unit, Rule rule,
                            const char* against, int mine, int theirs) {
            QTest::newRow(name) << QString(line) << QString(unit) << static_cast<int>(rule)
                                << QString(against) << mine << theirs;
        };
        row("held without its cut support", supportCutInVain, "VEN", Rule::MoveHeld, "TRI", 1, 1);
        row("cut by a unit that is dislodged itself", supportCutInVain, "TYR", Rule::SupportCutByLoser, "MUN",
            0, 0);
        row("the cutter gets nowhere", supportCutInVain, "MUN", Rule::MoveHeld, "TYR", 1, 1);
        row("advances over a unit that stayed", supportCutInVain, "SIL", Rule::MoveDislodges, "MUN", 2, 1);
        row("holds as strong as the attack", supportCutInVain, "TRI", Rule::HoldWithstands, "VEN", 1, 1);
        row("beleaguered garrison", beleaguered, "MUN", Rule::HoldBeleaguered, "BUR", 1, 2);
        row("stand-off over an occupied space", beleaguered, "SIL", Rule::MoveStandsOff, "BUR", 2, 2);
        row("convoy lost", convoyBroken, "LON", Rule::MoveConvoyDisrupted, "ENG", 0, 0);
        row("fleet dislodged", convoyBroken, "ENG", Rule::ConvoyDislodged, "NTH", 1, 2);
        row("paradox, the army", paradox, "BRE", Rule::MoveParadox, "ENG", 0, 0);
        row("paradox, the fleet", paradox, "ENG", Rule::ConvoyParadox, "BRE", 0, 0);
        row("paradox, the support stands", paradox, "LON", Rule::SupportConvoyFailed, "BRE", 0, 0);
        row("circular movement", circle, "ANK", Rule::MoveRotates, "CON", 1, 0);
        row("circle stood off from outside", blockedCircle, "ANK", Rule::MoveStandsOffOwn, "BUL", 1, 1);
        row("the next in that circle", blockedCircle, "SMY", Rule::MoveBlocked, "ANK", 1, 1);
        row("swap by sea stood off", blockedSwap, "LON", Rule::MoveStandsOff, "PIC", 1, 1);
        row("head to head, and somebody else as strong",
            "Germany: A BER - PRU | Russia: A PRU - BER, A LVN - PRU", "BER", Rule::MoveHeadToHead, "PRU", 1,
            1);
        row("wins head to head", headToHead, "BER", Rule::MoveBreaksThrough, "PRU", 2, 1);
        row("loses head to head", headToHead, "PRU", Rule::MoveHeadToHeadLost, "BER", 1, 2);
        row("a rival that is dislodged from there", headToHead, "KIE", Rule::MoveRivalVoid, "PRU", 1, 0);
        row("follows without resistance", "Germany: A BER - PRU, F KIE - BER", "KIE", Rule::MoveFollows,
            "BER", 1, 0);
        row("own unit as strong as the attack",
            "Germany: A BER H, A MUN S A BER, F KIE - BER | England: F BAL S F KIE - BER", "KIE",
            Rule::MoveHeld, "BER", 2, 2);
        row("own unit, and somebody stronger",
            "Germany: A BER H, F KIE - BER | Russia: A PRU - BER, A SIL S A PRU - BER", "KIE",
            Rule::MoveOutdone, "PRU", 1, 2);
        row("own unit", ownUnit, "KIE", Rule::MoveSelfDislodge, "BER", 2, 1);
        row("support by the power attacked", discountedHelp, "VEN", Rule::MoveHeld, "TRI", 1, 1);
        row("that support is given", discountedHelp, "VIE", Rule::SupportGiven, "", 0, 0);
        row("nobody was ordered to convoy", noConvoy, "GRE", Rule::MoveNoConvoy, "", 0, 0);
        row("nobody attacks", noConvoy, "ION", Rule::HoldStands, "", 0, 0);
    }

    void reasonAndNumbers()
    {
        QFETCH(QString, line);
        QFETCH(QString, unit);
        QFETCH(int, rule);
        QFETCH(QString, against);
        QFETCH(int, mine);
        QFETCH(int, theirs);
        const Finding finding = resultOf(resolved(line.toStdString()), unit.toStdString()).finding;
        QCOMPARE(static_cast<int>(finding.rule), rule);
        QCOMPARE(finding.against, against.isEmpty() ? noProvince : province(against.toStdString()));
        QCOMPARE(static_cast<int>(finding.mine), mine);
        QCOMPARE(static_cast<int>(finding.theirs), theirs);
    }

    void supportsThatCount_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("counted");
        QTest::addColumn<QString>("discounted");
        QTest::newRow("cut") << supportCutInVain << "VEN"
                             << ""
                             << "TYR";
        QTest::newRow("given") << supportCutInVain << "SIL"
                               << "BER"
                               << "";
        QTest::newRow("given by the power attacked") << discountedHelp << "VEN"
                                                     << ""
                                                     << "VIE";
        QTest::newRow("attacked by its own power") << ownAttack << "NTH"
                                                   << "LON"
                                                   << "";
        QTest::newRow("against an own unit") << ownUnit << "KIE"
                                             << "MUN"
                                             << "";
        QTest::newRow("given to a hold") << "Germany: A MUN H, A BER S A MUN | France: A BUR - MUN"
                                         << "MUN"
                                         << "BER"
                                         << "";
    }

    void supportsThatCount()
    {
        QFETCH(QString, line);
        QFETCH(QString, unit);
        QFETCH(QString, counted);
        QFETCH(QString, discounted);
        const Finding finding = resultOf(resolved(line.toStdString()), unit.toStdString()).finding;
        QCOMPARE(QString::fromStdString(codesOf(finding.counted)), counted);
        QCOMPARE(QString::fromStdString(codesOf(finding.discounted())), discounted);
    }
};

CHANCERY_SUITE(TestFindings, QCoreApplication)

} // namespace chancery::tst_findings

#include "tst_findings.moc"
