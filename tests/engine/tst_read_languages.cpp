// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets in the languages that have only a folder are read: in full whatever language is preferred, and in
// the short forms of their players if it is theirs. No name becomes another place, and headings are
// understood.
#include "engine/language/language_file.h"
#include "engine/map/language_names.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/order_text.h"
#include "engine/reading/phase_line.h"
#include "tests/support/scene.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QtTest>

#include <array>

namespace chancery::tst_read_languages {

namespace {

constexpr std::array languages{"fr", "es"};

/// The orders of a text, and its first problem as "! MESSAGE".
QString understood(const Scene& scene, const QString& text)
{
    const ReadingContext context{standardMap(), scene.position, scene.kind, scene.power};
    QStringList found;
    for (const ReadLine& line : readLines(context, text.toStdString())) {
        for (const Order& order : line.written.orders)
            found += QString::fromStdString(canonical(standardMap(), scene.position, order));
        for (const Fault& fault : line.faults)
            found += "! " + QString::fromStdString(sentence(standardMap(), fault.problem));
    }
    return found.join("; ");
}

/// A unit in every province, of the power France.
Scene crowded()
{
    Scene scene;
    const Map& map = standardMap();
    scene.position.owner.assign(map.provinces.size(), noPower);
    scene.power = map.findPower("France");
    for (std::size_t i = 0; i < map.provinces.size(); ++i) {
        const auto province = static_cast<Province>(i);
        Location at = whole(province);
        const bool sea = map.seas.has(province);
        place(map, scene.position, {scene.power, sea ? UnitKind::Fleet : UnitKind::Army, at});
    }
    return scene;
}

} // namespace

class ReadLanguagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { preferLanguage("en"); }

    void sheetsAreRead_data()
    {
        QTest::addColumn<QString>("preferred");
        QTest::addColumn<Scene>("scene");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("expected");
        for (const std::string code : languages) {
            Scene scene;
            bool full = true;
            int count = 0;
            const QString file = QString::fromStdString(fileContent("tests/data/spellings_" + code + ".txt"));
            for (const QString& line : file.split("\n")) {
                if (line.trimmed().isEmpty() || line.startsWith("#") || scene.set(line)) continue;
                if (line == "full" || line == "short") {
                    full = line == "full";
                    continue;
                }
                ++count;
                const QString written = line.section(" | ", 0, -2),
                              expected = line.section(" | ", -1).trimmed();
                for (const std::string& preferred : {code, std::string("en"), std::string("de")})
                    if (full || preferred == code)
                        QTest::addRow("%s as %s, %d: %s", code.c_str(), preferred.c_str(), count,
                                      qPrintable(written))
                            << QString::fromStdString(preferred) << scene << written << expected;
            }
            QVERIFY(count >= 80);
        }
    }
    void sheetsAreRead()
    {
        QFETCH(QString, preferred);
        QFETCH(Scene, scene);
        QFETCH(QString, written);
        QFETCH(QString, expected);
        preferLanguage(preferred.toStdString());
        QCOMPARE(understood(scene, written), expected);
    }

    /// Every name of every province, as where a unit is and as where one goes.
    void everyNameIsItsProvince()
    {
        const Map& map = standardMap();
        const Scene scene = crowded();
        QStringList wrong;
        int count = 0;
        for (const LanguageName& name : provinceNamesOf(map)) {
            const std::string& code = map.provinces[static_cast<std::size_t>(name.id)].code;
            const std::string& spoken = languageFiles()[name.language].code;
            if (std::ranges::find(languages, spoken) == languages.end()) continue;
            const bool sea = map.seas.has(static_cast<Province>(name.id));
            const QString unit = sea ? "F " : "A ", text = QString::fromStdString(name.text);
            const QString holds = unit + QString::fromStdString(code) + " H";
            for (const std::string& preferred : {std::string("en"), std::string("de"), spoken}) {
                preferLanguage(preferred);
                ++count;
                for (const QString& written : {unit + text + " H", text + " H"})
                    if (const QString read = understood(scene, written); read != holds)
                        wrong += QString::fromStdString(preferred) + ": " + written + " = " + read;
                const QString there = unit == "A " && code != "MAR" ? "A MAR" : "F MAO";
                if (code == "MAO") continue;
                const QString goes = there + " - " + QString::fromStdString(code);
                if (const QString read = understood(scene, there + " - " + text); read != goes)
                    wrong += QString::fromStdString(preferred) + ": " + there + " - " + text + " = " + read;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("\n")));
        QVERIFY(count > 2 * 3 * 75);
    }

    /// The page on typing gives examples in its language, which are read.
    void theHandbooksExamplesAreRead()
    {
        static const QRegularExpression example("`([^`]+)`");
        Scene scene;
        scene.position = startOf(standardMap());
        scene.power = standardMap().findPower("France");
        for (const std::string code : languages) {
            preferLanguage(code);
            int count = 0;
            const QString page =
                QString::fromStdString(fileContent("translations/" + code + "/handbook/typing.md"));
            for (const QString& line : page.split("\n"))
                for (const QRegularExpressionMatch& match : line.contains("{orders.text}")
                                                                ? example.globalMatch(line)
                                                                : example.globalMatch(QString())) {
                    ++count;
                    const QString read = understood(scene, match.captured(1));
                    QVERIFY2(!read.isEmpty() && !read.contains("!"),
                             qPrintable(match.captured(1) + " = " + read));
                }
            QVERIFY(count >= 4);
        }
    }

    void headingsNameTheirPower_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("orders");
        QTest::newRow("French") << "Autriche :\nA Vienne - Galicie\nTurquie :\nA Smyrne - Arménie\n"
                                << "0 A VIE - GAL; 6 A SMY - ARM";
        QTest::newRow("French, said") << "Ordres de l’Autriche :\nA Vienne - Galicie\n"
                                         "Ordres pour la Turquie\nA Smyrne - Arménie\n"
                                      << "0 A VIE - GAL; 6 A SMY - ARM";
        QTest::newRow("Spanish") << "Alemania:\nA Múnich - Ruhr\nTurquía:\nA Esmirna - Armenia\n"
                                 << "3 A MUN - RUH; 6 A SMY - ARM";
        QTest::newRow("Spanish, said") << "Órdenes de Alemania:\nA Múnich - Ruhr\n"
                                          "Órdenes para Turquía\nA Esmirna - Armenia\n"
                                       << "3 A MUN - RUH; 6 A SMY - ARM";
    }
    void headingsNameTheirPower()
    {
        QFETCH(QString, written);
        QFETCH(QString, orders);
        const Map& map = standardMap();
        const Position start = startOf(map);
        for (const char* preferred : {"en", "de", "fr", "es"}) {
            preferLanguage(preferred);
            QStringList found;
            for (const WrittenOrder& line : readSheet({map, start}, written.toStdString())) {
                QVERIFY2(line.problem.empty(),
                         (preferred + (": " + line.text + ": " + line.problem)).c_str());
                for (const Order& order : line.orders)
                    found += QString::number(static_cast<int>(line.power)) + " " +
                             QString::fromStdString(canonical(map, start, order));
            }
            QCOMPARE(found.join("; "), orders);
        }
    }

    void phasesAreRead_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<int>("season");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* written, Season season, PhaseKind kind) {
            QTest::newRow(written) << written << static_cast<int>(season) << static_cast<int>(kind);
        };
        row("Printemps 1902", Season::Spring, PhaseKind::Movement);
        row("Automne 1902", Season::Fall, PhaseKind::Movement);
        row("Automne 1902, retraites", Season::Fall, PhaseKind::Retreat);
        row("Hiver 1902", Season::Winter, PhaseKind::Adjustment);
        row("Hiver 1902, ajustements", Season::Winter, PhaseKind::Adjustment);
        row("Primavera 1902", Season::Spring, PhaseKind::Movement);
        row("Otoño 1902", Season::Fall, PhaseKind::Movement);
        row("Otoño 1902, retiradas", Season::Fall, PhaseKind::Retreat);
        row("Invierno 1902", Season::Winter, PhaseKind::Adjustment);
    }
    void phasesAreRead()
    {
        QFETCH(QString, written);
        QFETCH(int, season);
        QFETCH(int, kind);
        for (const char* preferred : {"en", "de", "fr", "es"}) {
            preferLanguage(preferred);
            const auto phase = phaseIn(standardMap(), written.toStdString());
            QVERIFY(phase && phase->year == 1902);
            QCOMPARE(static_cast<int>(phase->season), season);
            QCOMPARE(static_cast<int>(phase->kind), kind);
        }
    }

    /// What is short in a language that is not preferred is asked about.
    void shortNamesAreOfThePreferredLanguage()
    {
        Scene scene;
        scene.position = startOf(standardMap());
        scene.power = standardMap().findPower("Russia");
        QVERIFY(understood(scene, "A Mos - Vars").startsWith("!"));
        preferLanguage("fr");
        QCOMPARE(understood(scene, "A Mos - Vars"), QString("A MOS - WAR"));
    }
};

CHANCERY_SUITE(ReadLanguagesTest, NoApplication)

} // namespace chancery::tst_read_languages

#include "tst_read_languages.moc"
