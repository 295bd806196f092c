// SPDX-License-Identifier: GPL-3.0-or-later
// Why, to the end: every page of every case leads on to pages that there are, and says what findings say.
#include "tests/support/asked_phases.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/ui/page_texts.h"

#include "ui/draw/palette.h"
#include "ui/lab/nav_bar.h"
#include "ui/lab/why_pages.h"
#include "ui/lab/why_panel.h"
#include "ui/scene/board_light.h"
#include "ui/scene/compose.h"

#include <QRegularExpression>

#include <set>

namespace chancery::tst_why {

namespace {

Province at(const char* code)
{
    return province(code);
}

/// The page about a unit in a phase of a game that was played.
QString pageOf(int game, const char* phase, const char* unit, Register how)
{
    const Game played = realGame(game);
    for (const PhaseRecord& record : played.phases)
        if (shortName(record.phase) == phase)
            return WhyPages(askedPhase(played, record), how).html(unitPlace(at(unit)));
    return {};
}

/// Walks through all pages that can be reached; says what is wrong with one, or nothing.
QString walked(const WhyPages& pages, int& count)
{
    QStringList open{linkTo({})};
    std::set<QString> met(open.begin(), open.end());
    while (!open.isEmpty()) {
        const QString here = open.takeLast();
        const WhyPlace place = *linkTarget(here);
        ++count;
        if (pages.title(place).isEmpty()) return here + ": no title";
        for (const QString& link : linksIn(pages.html(place))) {
            if (const auto step = stepOfLink(link)) {
                if (*step >= pages.steps().size()) return here + " leads to no step: " + link;
                continue;
            }
            const auto next = linkTarget(link);
            if (!next || !pages.has(*next)) return here + " leads nowhere: " + link;
            if (met.insert(link).second) open << link;
        }
    }
    return {};
}

} // namespace

class TestWhy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAttackThatCutsASupportIsNamed()
    {
        const auto phase = askedSituation(
            "Austria: A GAL S A SER - RUM, A SER - RUM | Italy: A VIE - GAL | Russia: A UKR - GAL");
        const QString page = plain(WhyPages(phase, Register::Judge).html(unitPlace(at("GAL"))));
        QVERIFY2(page.contains("Cuts it too: "), qPrintable(page));
        for (const char* attack : {"A VIE - GAL", "A UKR - GAL"})
            QVERIFY2(page.contains(attack), qPrintable(page));
        const auto one = askedSituation("Austria: A GAL S A SER - RUM, A SER - RUM | Italy: A VIE - GAL");
        QVERIFY(!plain(WhyPages(one, Register::Judge).html(unitPlace(at("GAL")))).contains("Cuts it too"));
    }

    void everyLinkLeadsToAPage()
    {
        int count = 0;
        for (const auto& [library, study] : caseStudies()) {
            const auto phase = askedStudy(study);
            if (!phase) continue;
            for (const Register how : {Register::Plain, Register::Judge}) {
                const QString wrong = walked(WhyPages(phase, how), count);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(study.title) + ": " + wrong));
            }
        }
        QVERIFY(count > 10000);
    }

    void linksAreReadAsTheyAreWritten()
    {
        for (const WhyPlace& place :
             {WhyPlace{}, unitPlace(at("LON")), provincePlace(at("NTH")), paradoxPlace(2),
              termPlace("standoff"), strengthPlace({StrengthKind::Prevent, at("MUN")})})
            QVERIFY2(linkTarget(linkTo(place)) == place, qPrintable(linkTo(place)));
        QVERIFY(!linkTarget(QStringLiteral("https://example.org")));
        QVERIFY(!linkTarget(linkToStep(3)));
        QCOMPARE(stepOfLink(linkToStep(3)), std::optional<std::size_t>(3));
    }

    void aUnitSaysWhatDecidedIt()
    {
        const WhyPages pages(
            askedSituation(
                "Germany: A BER - PRU, A SIL S A BER - PRU | Russia: A WAR - PRU, A LVN S A WAR - PRU"),
            Register::Judge);
        const QString html = pages.html(unitPlace(at("BER")));
        QVERIFY(linksIn(html).contains(linkTo(strengthPlace({StrengthKind::Attack, at("BER")}))));
        QVERIFY(linksIn(html).contains(linkTo(unitPlace(at("WAR")))));
        QVERIFY(linksIn(html).contains(QStringLiteral("term:result-fails")));
        QVERIFY(linksIn(html).contains(QStringLiteral("term:standoff")));
        QVERIFY(std::ranges::any_of(linksIn(html),
                                    [](const QString& link) { return stepOfLink(link).has_value(); }));
        QVERIFY2(plain(html).contains("DATC 5.B.6"), qPrintable(plain(html)));
    }

    void aStrengthSaysWhoCounts()
    {
        const WhyPages pages(
            askedSituation("France: A BUR - MUN, A RUH S A BUR - MUN, A TYR S A BUR - MUN | "
                           "Italy: A VEN - TYR | Germany: A MUN H, A BER S A MUN, A BOH S A BUR - MUN"),
            Register::Judge);
        const QString html = pages.html(strengthPlace({StrengthKind::Attack, at("BUR")}));
        const QString text = plain(html).simplified();
        QVERIFY2(text.startsWith("Attack strength of A BUR - MUN: 2 "), qPrintable(text));
        QVERIFY2(text.contains("+1 A RUH S A BUR - MUN"), qPrintable(text));
        QVERIFY2(text.contains("0 A TYR S A BUR - MUN A Tyr S A Bur-Mun is cut by A Ven-Tyr"),
                 qPrintable(text));
        QVERIFY2(text.contains("0 A BOH S A BUR - MUN Given, but no power helps"), qPrintable(text));
        QVERIFY2(text.contains("2 equals 2: Hold strength of A MUN H"), qPrintable(text));
    }

    /// What the rules book as 0 is no strength at all to a player: not against one's own unit, not without a
    /// convoy, not of a unit that leaves.
    void plainWordsKnowNoZero()
    {
        int none = 0;
        for (const auto& [library, study] : caseStudies()) {
            const auto phase = askedStudy(study);
            if (!phase) continue;
            const WhyPages pages(phase, Register::Plain);
            for (const Unit& unit : phase->input.before.units) {
                const Province p = phase->map().provinceOf(unit.at);
                QList<WhyPlace> places{unitPlace(p)};
                for (const StrengthKind kind :
                     {StrengthKind::Attack, StrengthKind::Defend, StrengthKind::Prevent, StrengthKind::Hold})
                    if (pages.has(strengthPlace({kind, p}))) places << strengthPlace({kind, p});
                for (const WhyPlace& place : places) {
                    if (!pages.has(place)) continue;
                    static const QRegularExpression zero("(^|[^\\d.])0([^\\d]|$)");
                    const QString text = plain(pages.html(place));
                    QVERIFY2(!text.contains(zero), qPrintable(pages.title(place) + ": " + text));
                    none += text.contains("none") ? 1 : 0;
                }
            }
        }
        QVERIFY(none > 100);
    }

    void aProvinceSaysWhatHappensThere()
    {
        const WhyPages pages(
            askedSituation("Germany: A BER - PRU | Russia: A WAR - PRU | Austria: A VIE - TYR, A SER H | "
                           "Turkey: A BUL - SER, A GRE S A BUL - SER"),
            Register::Judge);
        const QString text = plain(pages.html(provincePlace(at("PRU")))).simplified();
        QVERIFY2(text.contains("A BER - PRU (fails)"), qPrintable(text));
        QVERIFY2(text.contains("A standoff closes it to retreats."), qPrintable(text));
        QCOMPARE(pages.placeAt(at("PRU")), provincePlace(at("PRU")));
        QCOMPARE(pages.placeAt(at("BER")), unitPlace(at("BER")));
        const QString full = plain(pages.html(provincePlace(at("TYR")))).simplified();
        QVERIFY2(full.contains("Army Tyrolia of Austria is there."), qPrintable(full));
    }

    void aParadoxIsItsCircle()
    {
        const auto phase = askedCase("6.F.18");
        QVERIFY(!phase->outcome().paradoxes.empty());
        const WhyPages pages(phase, Register::Judge);
        const WhyPlace place = paradoxPlace(0);
        const BoardLight light = pages.light(place);
        QVERIFY2(light.circle.size() >= 3, qPrintable(QString::number(light.circle.size())));
        QCOMPARE(light.circle.front().first, light.circle.back().second); // it closes
        for (std::size_t i = 1; i < light.circle.size(); ++i)
            QCOMPARE(light.circle[i].first, light.circle[i - 1].second);
        for (const auto& [from, to] : light.circle) {
            QVERIFY(light.units.has(from));
            QVERIFY(linksIn(pages.html(place)).contains(linkTo(unitPlace(from))));
            QVERIFY(linksIn(pages.html(unitPlace(from))).contains(linkTo(place)));
        }
        QVERIFY(!pages.has(paradoxPlace(1)));
    }

    void aTermSaysWhereItIsOnTheBoard()
    {
        const WhyPages pages(
            askedSituation("Germany: A BER - PRU | Russia: A WAR - PRU | Austria: A VIE - TYR"),
            Register::Judge);
        const QStringList links = linksIn(pages.html(termPlace("standoff")));
        QVERIFY(links.contains(linkTo(unitPlace(at("BER")))));
        QVERIFY(links.contains(linkTo(unitPlace(at("WAR")))));
        QVERIFY(!links.contains(linkTo(unitPlace(at("VIE")))));
        QCOMPARE(pages.light(termPlace("standoff")).units, ProvinceSet{at("BER")} | ProvinceSet{at("WAR")});
        QVERIFY(!plain(pages.html(termPlace("paradox"))).contains("In this phase"));
    }

    void aVoidOrderDoesNotHideTheDislodger()
    {
        const QString html = pageOf(3, "F1905M", "NWY", Register::Judge), text = plain(html).simplified();
        QVERIFY2(
            text.contains("F SKA - NWY dislodges it: its attack strength 2 exceeds the hold strength 1."),
            qPrintable(text));
        QVERIFY2(text.contains("+1 A SWE S F SKA - NWY"), qPrintable(text));
        QVERIFY2(text.contains(
                     "0 F NTH S F NWY F Nth S F Nwy is cut by F Nwg-Nth (DATC 5.B.2). Cut by: F NWG - NTH"),
                 qPrintable(text));
        QVERIFY2(text.contains("The unit that it was to support: F DEN S A BER - KIE"), qPrintable(text));
        for (const char* unit : {"SKA", "SWE", "NTH", "NWG"})
            QVERIFY2(linksIn(html).contains(linkTo(unitPlace(at(unit)))), unit);
        for (const StrengthName name :
             {StrengthName{StrengthKind::Attack, at("SKA")}, {StrengthKind::Hold, at("NWY")}})
            QVERIFY(linksIn(html).contains(linkTo(strengthPlace(name))));
        const QString cut = plain(pageOf(1, "F1908M", "UKR", Register::Judge)).simplified();
        QVERIFY2(cut.contains("A GAL - UKR dislodges it: its attack strength 2 exceeds the hold strength 1."),
                 qPrintable(cut));
        QVERIFY2(cut.contains("+1 A SEV S A GAL - UKR"), qPrintable(cut));
    }

    void aCutSupportAgainstTheUnitNamesItsCutter()
    {
        const WhyPages pages(
            askedSituation("Germany: A MUN - BUR, A RUH S A MUN - BUR, A BEL S A MUN - BUR | "
                           "France: A BUR S A PAR - PIC, A PIC - BEL, A PAR H"),
            Register::Judge);
        const QString html = pages.html(unitPlace(at("BUR"))), text = plain(html).simplified();
        QVERIFY2(
            text.contains("A MUN - BUR dislodges it: its attack strength 2 exceeds the hold strength 1."),
            qPrintable(text));
        QVERIFY2(
            text.contains(
                "0 A BEL S A MUN - BUR A Bel S A Mun-Bur is cut by A Pic-Bel (DATC 5.B.2). Cut by: A PIC "
                "- BEL"),
            qPrintable(text));
        QVERIFY(linksIn(html).contains(linkTo(unitPlace(at("PIC")))));
    }

    void theBoardLightsWhatThePageIsAbout()
    {
        const WhyPages pages(
            askedSituation("France: A BUR - MUN, A RUH S A BUR - MUN | Germany: A MUN H, A BER S A MUN | "
                           "England: F LON - NTH"),
            Register::Plain);
        const BoardLight unit = pages.light(unitPlace(at("BUR")));
        QCOMPARE(codesOf(unit.provinces), std::string("BUR"));
        QCOMPARE(codesOf(unit.units), std::string("BER BUR MUN RUH"));
        QCOMPARE(codesOf(pages.light(unitPlace(at("RUH"))).units), std::string("BUR RUH"));
        QVERIFY(pages.light({}).empty());
        QVERIFY(pages.light(unitPlace(at("PAR"))).empty()); // there is no such page
    }

    /// What is named is lit: of a support that did not count also all that cut it, each of which is enough.
    void theBoardLightsAllThatCutASupport()
    {
        const WhyPages pages(askedSituation("Germany: A PRU - WAR, A SIL S A PRU - WAR | Russia: A WAR H, "
                                            "A GAL - SIL | Austria: A BOH - SIL"),
                             Register::Plain);
        const WhyPlace move = unitPlace(at("PRU")),
                       strength = strengthPlace({StrengthKind::Attack, at("PRU")});
        QCOMPARE(codesOf(pages.light(move).units), std::string("BOH GAL PRU SIL WAR"));
        QCOMPARE(codesOf(pages.light(strength).units), std::string("BOH GAL PRU SIL WAR"));
        const QString text = plain(pages.html(move)).simplified();
        QVERIFY2(text.contains("Cut by: Army Bohemia to Silesia, Army Galicia to Silesia"), qPrintable(text));
    }

    void lightStepsTheRestBack()
    {
        const auto phase =
            askedSituation("France: A BUR - MUN | England: F LON - NTH | Germany: A MUN - RUH");
        const BoardGeometry& board = sketch::standardGeometry();
        Picture picture = compose(phase->map(), board, phase->record, {});
        lightUp(picture, phase->map(), board,
                {{at("BUR")}, {at("BUR"), at("MUN")}, {{at("BUR"), at("MUN")}, {at("MUN"), at("BUR")}}}, 1);
        for (const Arrow& arrow : picture.arrows)
            QCOMPARE(arrow.opacity, arrow.unit == at("LON") ? unlitOrder : 1.);
        for (const Token& token : picture.tokens)
            QCOMPARE(token.opacity, phase->map().provinceOf(token.unit.at) == at("LON") ? unlitToken : 1.);
        QCOMPARE(picture.highlights, (std::vector<Highlight>{{at("BUR"), HighlightKind::Lit}}));
        QStringList badges;
        for (const Mark& mark : picture.marks)
            if (mark.kind == MarkKind::Strength)
                badges << QString::fromStdString(mark.text + standardMap()[mark.unit].code);
        QCOMPARE(badges, (QStringList{"1BUR", "2MUN"}));
        const Picture before = picture;
        lightUp(picture, phase->map(), board, {}, 1);
        QVERIFY(picture == before);
    }

    void undecidedOrdersHaveNoResult()
    {
        const auto phase =
            askedSituation("France: A BUR - MUN, A RUH S A BUR - MUN | Germany: A MUN H, A BER - RUH");
        const BoardGeometry& board = sketch::standardGeometry();
        const Picture resolved = compose(phase->map(), board, phase->record, {});
        const auto fails = [](const Picture& picture) {
            return std::ranges::count(picture.arrows, ArrowState::Fails, &Arrow::state);
        };
        QVERIFY(fails(resolved) > 0);
        Picture open = resolved;
        BoardLight light;
        light.undecided = {at("BUR"), at("RUH"), at("MUN"), at("BER")};
        lightUp(open, phase->map(), board, light, 1);
        QCOMPARE(fails(open), 0);
        for (const Mark& mark : open.marks)
            QVERIFY(mark.kind != MarkKind::Cut && mark.kind != MarkKind::Bounce);
    }
};

CHANCERY_SUITE(TestWhy, QApplication)

} // namespace chancery::tst_why

#include "tst_why.moc"
