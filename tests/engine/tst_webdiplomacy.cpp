// SPDX-License-Identifier: GPL-3.0-or-later
// Games and orders of webDiplomacy: numbers become names, and each phase is compared with ours.
#include "engine/files/webdiplomacy.h"
#include "engine/game/study_play.h"
#include "engine/orders/order_text.h"
#include "engine/reading/program_lines.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/text_forms.h"
#include "tests/support/files.h"
#include "tests/support/random_game.h"
#include "tests/support/real_games.h"
#include "tests/support/said_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"

#include <QtTest>

namespace chancery::tst_webdiplomacy {

namespace {

/// The places in the order of the site's numbers, from 1 on.
const QStringList placesOfSite =
    QString(
        "CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM "
        "SYR SEV UKR WAR LVN MOS STP FIN SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS "
        "BAR NWG NTH SKA HEL BAL BOT NAO IRI ENG MAO WES LYO TYS ION ADR AEG EAS BLA TYR BOH VIE TRI BUD GAL "
        "SPA/NC SPA/SC STP/NC STP/SC BUL/EC BUL/SC")
        .split(' ');
const QStringList powersOfSite{"England", "France", "Italy", "Germany", "Austria", "Turkey", "Russia"};

/// How the site writes a phase, in its older form, where numbers and truths are texts, or as it does today.
class SiteText
{
public:
    SiteText(const Map& map, bool old)
        : map_(map)
        , old_(old)
    {
    }

    QString history(const Game& game) const
    {
        QStringList phases;
        for (const PhaseRecord& record : game.phases) phases << phase(record);
        return R"({"gameID": 5, "variantID": 1, "phases": [)" + phases.join(", ") + "]}";
    }

    QString number(int number) const
    {
        return old_ ? QString("\"%1\"").arg(number) : QString::number(number);
    }

    QString truth(bool yes) const { return old_ ? (yes ? "\"Yes\"" : "\"No\"") : (yes ? "true" : "false"); }

    QString place(Location at) const
    {
        const QString code = QString::fromStdString(map_[at].code).toUpper();
        return number(static_cast<int>(placesOfSite.indexOf(code)) + 1);
    }

    QString power(Power power) const
    {
        const QString name = power == noPower ? QString() : QString::fromStdString(map_[power].name);
        return number(static_cast<int>(powersOfSite.indexOf(name)) + 1);
    }

private:
    static QString kind(const Unit& unit) { return unit.kind == UnitKind::Army ? "\"Army\"" : "\"Fleet\""; }

    QString unit(const Unit& unit, bool dislodged) const
    {
        return QString(R"({"countryID": %1, "%2": %3, "terrID": %4, "retreating": %5})")
            .arg(power(unit.power), old_ ? "unitType" : "type", kind(unit), place(unit.at), truth(dislodged));
    }

    QString phase(const PhaseRecord& record) const
    {
        QStringList units, centres, orders;
        for (const Unit& one : record.before.units) units << unit(one, false);
        for (const DislodgedUnit& one : record.before.dislodged) units << unit(one.unit, true);
        for (std::size_t i = 0; i < map_.provinces.size(); ++i) // of every province, centre or not
            if (const Location at = map_.findLocation(map_.provinces[i].code); at != nowhere)
                centres << QString(R"({"terrID": %1, "countryID": %2})")
                               .arg(place(at), power(record.before.owner[i]));
        for (const OrderResult& result : record.outcome->results)
            if (const QString text = order(record, result); !text.isEmpty()) orders << text;
        const char* const kinds[] = {"Diplomacy", "Retreats", "Builds"};
        const int turn = (record.phase.year - 1901) * 2 + (record.phase.season == Season::Spring ? 0 : 1);
        return QString(R"({"turn": %1, "phase": "%2", "units": [%3], "centers": [%4], "orders": [%5]})")
            .arg(number(turn), kinds[static_cast<int>(record.phase.kind)], units.join(", "),
                 centres.join(", "), orders.join(", "));
    }

    QString order(const PhaseRecord& record, const OrderResult& result) const
    {
        const Order& order = result.order;
        Location from = nowhere, to = nowhere;
        QString type = "Hold";
        bool via = false;
        if (const auto* move = as<Move>(order)) type = "Move", to = move->to, via = move->via == Via::Convoy;
        if (const auto* support = as<SupportHold>(order)) type = "Support hold", to = support->unit;
        if (const auto* support = as<SupportMove>(order))
            type = "Support move", from = support->unit, to = support->to;
        if (const auto* convoy = as<Convoy>(order)) type = "Convoy", from = convoy->army, to = convoy->to;
        if (const auto* retreat = as<Retreat>(order)) type = "Retreat", to = retreat->to;
        if (as<Disband>(order)) type = record.phase.kind == PhaseKind::Retreat ? "Disband" : "Destroy";
        if (as<Build>(order)) type = order.unit.kind == UnitKind::Army ? "Build Army" : "Build Fleet";
        if (as<Waive>(order)) type = "Wait";
        return QString(R"({"countryID": %1, "terrID": %2, "unitType": %3, "type": "%4", "toTerrID": %5, )"
                       R"("fromTerrID": %6, "viaConvoy": %7, "success": %8, "dislodged": %9})")
            .arg(power(order.unit.power), order.unit.at == nowhere ? "null" : place(order.unit.at),
                 kind(order.unit), type, to == nowhere ? "null" : place(to),
                 from == nowhere ? "null" : place(from), truth(via),
                 truth(result.verdict == Verdict::Succeeds), truth(result.fate != Fate::Unharmed));
    }

    const Map& map_;
    const bool old_;
};

} // namespace

class TestWebDiplomacy : public QObject
{
    Q_OBJECT

    const MapLoader maps_ = standardMaps();

private Q_SLOTS:
    void eachNumberIsAPlace()
    {
        QCOMPARE(placesOfSite.size(), 81);
        for (int number = 1; number <= 81; ++number) {
            const QString text =
                QString(
                    R"([{"turn": 0, "phase": "Diplomacy", "countryID": 1, "terrID": %1, "type": "Hold"}])")
                    .arg(number);
            QCOMPARE(QString::fromStdString(webDiplomacyLines(text.toStdString())),
                     "S1901M\nENGLAND:\n" + placesOfSite[number - 1] + " H\n");
            QVERIFY(sharedMap()->findLocation(placesOfSite[number - 1].toStdString()) != nowhere);
        }
    }

    /// Games that were really played, and random ones, come in as they were, without a difference.
    void gamesComeIn_data()
    {
        QTest::addColumn<bool>("old");
        QTest::newRow("as today") << false;
        QTest::newRow("older") << true;
    }
    void gamesComeIn()
    {
        QFETCH(const bool, old);
        std::vector<Game> games;
        for (std::uint32_t seed = 1; seed <= 10; ++seed) games.push_back(randomGame(sharedMap(), seed, 12));
        for (int number = 1; number <= realGames; ++number) games.push_back(realGame(number));
        for (const Game& game : games) {
            const std::string text = SiteText(*game.map, old).history(game).toStdString();
            std::vector<Error> differences;
            SaidPhases said;
            const Result<Game> read = readAnyGame({text, "history.json", maps_}, &differences, &said);
            QVERIFY2(read, read ? "" : read.error().text().c_str());
            QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().text().c_str());
            QCOMPARE(saidOtherwise(*read, said).size(), std::size_t(0));
            QCOMPARE(read->phases.size(), game.phases.size());
            for (std::size_t i = 0; i < game.phases.size(); ++i) {
                QCOMPARE(read->phases[i].before, game.phases[i].before);
                QCOMPARE(read->phases[i].outcome->after, game.phases[i].outcome->after);
            }
        }
    }

    /// A move that the site calls failed or successful and that is not by the rules is a difference.
    void resultsAreCompared_data()
    {
        QTest::addColumn<QString>("is");
        QTest::addColumn<QString>("was");
        QTest::addColumn<QString>("word");
        QTest::newRow("failed") << "false"
                                << "true"
                                << "bounce";
        QTest::newRow("successful") << "true"
                                    << "false"
                                    << "succeeds";
    }
    void resultsAreCompared()
    {
        QFETCH(const QString, is);
        QFETCH(const QString, was);
        QFETCH(const QString, word);
        QString text = SiteText(*sharedMap(), false).history(realGame(1));
        const qsizetype failed = text.indexOf(R"("success": false, "dislodged": false)");
        QVERIFY(failed > 0);
        SaidPhases said;
        text.replace(R"("success": )" + was, R"("success": )" + is);
        const Result<Game> read = readAnyGame({text.toStdString(), "history.json", maps_}, nullptr, &said);
        QVERIFY(read);
        const std::vector<SaidDifference> otherwise = saidOtherwise(*read, said);
        QVERIFY(otherwise.size() > 10);
        QCOMPARE(QString::fromStdString(otherwise.front().word.written), word);
    }

    /// The board as it stands has no orders yet.
    void aBoardIsAPosition()
    {
        const char* const board =
            R"({"schema": 1, "variant": {"id": 1, "name": "Classic"}, "turn": 3, "phase": "Builds", "units": [)"
            R"({"id": 9, "countryID": 1, "type": "Fleet", "terrID": 78, "retreating": false}], "territories": [)"
            R"({"terrID": 6, "ownerCountryID": 1, "unitID": null}, {"terrID": 5, "ownerCountryID": 1}]})";
        const Result<Game> read = readAnyGame({board, "game.json", maps_});
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(shortName(read->current().phase), std::string("W1902A"));
        QCOMPARE(read->current().before, sketch::position({"England F STP/nc"}, {"England LON"}));
    }

    /// A list of orders is pasted like any text.
    void ordersArePasted()
    {
        const char* const orders =
            R"([{"turn": 0, "phase": "Diplomacy", "countryID": 3, "terrID": 15, "unitType": "Army", "type": "Move", )"
            R"("toTerrID": 73, "fromTerrID": 0, "viaConvoy": "Yes"}, {"turn": 0, "phase": "Diplomacy", "countryID": 3, )"
            R"("terrID": 66, "unitType": "Fleet", "type": "Convoy", "toTerrID": 73, "fromTerrID": 15}, {"countryID": 3, )"
            R"("terrID": 12, "unitType": "Army", "type": "Support hold", "toTerrID": 15}, {"countryID": 3, "terrID": 65, )"
            R"("unitType": "Fleet", "type": "Support move", "fromTerrID": 68, "toTerrID": 67}])";
        QCOMPARE(QString::fromStdString(inPlainLines(orders)),
                 "S1901M\nITALY:\nA VEN - TRI VIA\nF ADR C VEN - TRI\nA ROM S VEN\nF ION S EAS - AEG\n");
        const Result<Study> study = readAnyStudy(orders, "x", maps_, sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QCOMPARE(study->nodes.front().orders.size(), std::size_t(4));
    }

    void whatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("map") << R"({"variantID": 15, "phases": [{"turn": 0, "phase": "Diplomacy", "units": [)"
                                R"({"terrID": 1}]}]})"
                             << "on another map (variant 15)";
        QTest::newRow("number")
            << R"([{"turn": 0, "phase": "Diplomacy", "countryID": 1, "terrID": 82, "type": "Hold"}])"
            << "82 is not a province of its variant Classic";
        QTest::newRow("cut") << R"([{"turn": 0, "phase": "Diplomacy", "countryID": 1, "terrID": 8)"
                             << "but the JSON is damaged: ";
        QTest::newRow("nothing") << R"([{"terrID": 8}])"
                                 << "it has no units and no orders";
        QTest::newRow("whose they are is not said")
            << R"([{"type": "Move", "terrID": 47, "toTerrID": 48, "fromTerrID": null, "viaConvoy": "No"}])"
            << "they do not say whose they are";
    }
    void whatCannotBeReadIsNamed()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, message);
        const Result<TextContent> content = readText({text.toStdString(), "x", maps_});
        QVERIFY(!content);
        QVERIFY2(QString::fromStdString(content.error().message).contains(message),
                 content.error().message.c_str());
    }
};

CHANCERY_SUITE(TestWebDiplomacy, NoApplication)

} // namespace chancery::tst_webdiplomacy

#include "tst_webdiplomacy.moc"
