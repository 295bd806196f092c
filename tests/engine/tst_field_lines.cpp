// SPDX-License-Identifier: GPL-3.0-or-later
// What people really post is read rightly in each use: lines on an order sheet, lines under a heading as a
// study, and texts with several sheets as both. The forms are in tests/data/field_lines.txt and
// field_sheets.txt.
#include "engine/game/study_play.h"
#include "engine/orders/order_text.h"
#include "engine/orders/sheet_blocks.h"
#include "engine/reading/study_reader.h"
#include "engine/reading/study_unread.h"
#include "tests/support/files.h"
#include "tests/support/scene.h"
#include "tests/support/sketch.h"
#include "tests/support/standard_board.h"
#include "tests/support/studies.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <algorithm>

#include <map>

namespace chancery::tst_field_lines {

namespace {

QString named(Power power)
{
    return QString::fromStdString(standardMap()[power].name);
}

QString ordersOf(const Position& position, const std::vector<Order>& orders)
{
    QStringList texts;
    for (const Order& order : orders)
        texts << QString::fromStdString(canonical(standardMap(), position, order));
    return texts.join("; ");
}

/// The orders of a line, "?" if it is asked about and none counts.
QString onSheet(const Scene& scene, const QString& line)
{
    std::vector<Order> orders;
    bool faults = false;
    for (const ReadLine& read :
         readLines({standardMap(), scene.position, scene.kind, scene.power}, line.toStdString())) {
        faults = faults || !read.faults.empty();
        orders.insert(orders.end(), read.written.orders.begin(), read.written.orders.end());
    }
    const QString text = ordersOf(scene.position, orders);
    return faults ? text + "?" : text;
}

/// The position in the lines of a posted text: phase, units and owners.
QString postedPosition(const Scene& scene)
{
    const Map& map = standardMap();
    QString text = scene.kind == PhaseKind::Adjustment ? "W1902A\n\n"
                   : scene.kind == PhaseKind::Retreat  ? "S1902R\n\n"
                                                       : "S1902M\n\n";
    QString owners;
    for (const Power power : map.everyPower()) {
        QStringList units, centres;
        for (const Unit& unit : scene.position.units)
            if (unit.power == power) units << QString::fromStdString(canonical(map, unit));
        if (!units.isEmpty())
            text += named(power) + ": " + units.join(", ") +
                    (scene.kind == PhaseKind::Adjustment ? ", no order\n" : "\n");
        for (const Province centre : map.centres)
            if (scene.position.owner[index(centre)] == power)
                centres << QString::fromStdString(map[centre].code);
        if (!centres.isEmpty()) owners += named(power) + ": " + centres.join(", ") + "\n";
    }
    return text + (owners.isEmpty() ? "" : "\nOwnership of supply centers:\n" + owners);
}

using Sheets = std::map<QString, QString>; ///< orders by the name of their power

Sheets sheetsOf(const Position& position, const std::vector<WrittenOrder>& lines)
{
    std::map<QString, std::vector<Order>> orders;
    for (const WrittenOrder& line : lines) {
        if (line.orders.empty()) continue; // perhaps of no power
        std::vector<Order>& all = orders[named(line.power)];
        all.insert(all.end(), line.orders.begin(), line.orders.end());
    }
    Sheets sheets;
    for (const auto& [power, list] : orders)
        if (const QString text = ordersOf(position, list); !text.isEmpty()) sheets[power] = text;
    return sheets;
}

/// Returns what is asked about in a study, in the order of its lines.
QStringList askedInStudy(const QString& text)
{
    const Result<Study> study = readAnyStudy(text.toStdString(), "posted", standardMaps(), sharedMap());
    if (!study) return {QString::fromStdString(study.error().text())};
    const PhaseRecord played = gameTo(*study, firstNode(*study)).game.current();
    QStringList asked;
    for (const UnreadOrder& one : unreadIn(*study, *nodeOf(*study, firstNode(*study)), played))
        asked << QString::fromStdString(one.text);
    for (const std::string& remark : study->passedOver) asked << QString::fromStdString(remark);
    return asked;
}

Sheets inStudy(const QString& text)
{
    const Result<Study> study = readAnyStudy(text.toStdString(), "posted", standardMaps(), sharedMap());
    if (!study) return {{"", QString::fromStdString(study.error().text())}};
    const PhaseRecord played = gameTo(*study, firstNode(*study)).game.current();
    return sheetsOf(played.before, played.written);
}

/// Adds the texts of field_sheets.txt as rows, those that are only studies if these are asked for.
void addSheets(bool studies)
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Sheets>("sheets");
    QTest::addColumn<QStringList>("asked");
    QTest::addColumn<bool>("onlyStudy");
    QString name, text;
    bool onlyStudy = false;
    Sheets sheets;
    QStringList asked;
    const auto end = [&] {
        if (!name.isEmpty()) QTest::newRow(qPrintable(name)) << text << sheets << asked << onlyStudy;
        text.clear();
        sheets.clear();
        asked.clear();
    };
    for (const QString& line :
         QString::fromStdString(fileContent("tests/data/field_sheets.txt")).split("\n")) {
        if (line.startsWith("sheet ") || line.startsWith("study ")) {
            end();
            onlyStudy = line.startsWith("study ");
            name = studies || line.startsWith("sheet ") ? line.mid(6) : QString();
        } else if (line.startsWith("|"))
            text += line.mid(2) + "\n";
        else if (line.startsWith("= "))
            sheets[line.mid(2).section(": ", 0, 0)] = line.section(": ", 1);
        else if (line.startsWith("? "))
            asked << line.mid(2);
    }
    end();
}

} // namespace

class TestFieldLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreRead_data()
    {
        QTest::addColumn<Scene>("scene");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("expected");
        Scene scene;
        int number = 0;
        for (const QString& line :
             QString::fromStdString(fileContent("tests/data/field_lines.txt")).split("\n")) {
            ++number;
            if (line.trimmed().isEmpty() || line.startsWith("# ") || scene.set(line)) continue;
            const QString written = line.section(" | ", 0, -2), expected = line.section(" | ", -1).trimmed();
            QTest::addRow("line %d: %s", number, qPrintable(written)) << scene << written << expected;
        }
    }

    void linesAreRead()
    {
        QFETCH(Scene, scene);
        QFETCH(QString, written);
        QFETCH(QString, expected);
        QCOMPARE(onSheet(scene, written), expected);
    }

    void linesAreReadUnderAHeading_data() { linesAreRead_data(); }

    void linesAreReadUnderAHeading()
    {
        QFETCH(Scene, scene);
        QFETCH(QString, written);
        QFETCH(QString, expected);
        const QString text = named(scene.power) + ":\n" + written + "\n";
        scene.power = noPower;
        QCOMPARE(onSheet(scene, text), expected);
    }

    void linesAreReadAsAStudy_data() { linesAreRead_data(); }

    void linesAreReadAsAStudy()
    {
        QFETCH(Scene, scene);
        QFETCH(QString, written);
        QFETCH(QString, expected);
        const Sheets sheets =
            inStudy(postedPosition(scene) + "\n" + named(scene.power) + ":\n" + written + "\n");
        QCOMPARE(sheets, expected == "?" ? Sheets() : Sheets({{named(scene.power), expected}}));
    }

    void sheetsAreRead_data() { addSheets(false); }

    void sheetsAreRead()
    {
        QFETCH(QString, text);
        QFETCH(Sheets, sheets);
        const Position start = startOf(standardMap());
        const ReadingContext context{standardMap(), start, PhaseKind::Movement, noPower};
        QStringList problems;
        for (const WrittenOrder& line : readSheet(context, text.toStdString()))
            if (!line.problem.empty()) problems << QString::fromStdString(line.text);
        QTEST(problems, "asked");
        QCOMPARE(sheetsOf(start, readSheet(context, text.toStdString())), sheets);
        for (const SheetBlock& block : blocksOf(context, text.toStdString()))
            QVERIFY2(!problems.isEmpty() || block.known != SheetBlock::Owner::Unclear, block.heading.c_str());
    }

    void sheetsAreReadAsAStudy_data() { addSheets(true); }

    /// "R:" heads orders of Russia, unless they can only be retreats of others.
    void retreatsMayBeUnderAnInitial_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("orders");
        const QString moves = "Spring 1901\nAustria: A Ser H\nTurkey: A Bul - Ser, A Gre S A Bul - Ser\n";
        const QStringList read{"S1901M Austria: A Ser H", "S1901M Turkey: A Bul - Ser, A Gre S A Bul - Ser"};
        QTest::newRow("another power's unit") << moves + "\nR: A Ser-Alb\n"
                                              << read + QStringList{"S1901R Austria: A Ser-Alb"};
        QTest::newRow("on lines of their own") << moves + "\nR:\nA Ser-Alb\n"
                                               << read + QStringList{"S1901R Austria: A Ser-Alb"};
        QTest::newRow("Russia") << moves + "R: A Mos-Ukr\n"
                                << QStringList{read[0], "S1901M Russia: A Mos-Ukr", read[1]};
        QTest::newRow("nobody's, of retreats") << "F1901R\nAustria: A Bud-Vie\nR: A Ser-Alb\n"
                                               << QStringList{"F1901R Austria: A Bud-Vie", "? A Ser-Alb"};
    }

    void retreatsMayBeUnderAnInitial()
    {
        QFETCH(QString, text);
        const Result<Study> study = readAnyStudy(text.toStdString(), "posted", standardMaps(), sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QStringList orders;
        for (const StudyNode& node : study->nodes)
            for (const StudyOrder& order : node.orders)
                orders << QString::fromStdString(shortName(node.phase)) + " " + named(order.power) + ": " +
                              QString::fromStdString(order.text);
        for (const std::string& line : study->ownerless) orders << "? " + QString::fromStdString(line);
        QTEST(orders, "orders");
    }

    /// A text with orders is not said to have none.
    void ordersWithoutAPowerAreNamed()
    {
        for (const char* text : {"Builds: A Lon, F Edi\n", "Hello\n\n2 builds waived\n"}) {
            const Result<Study> study = readAnyStudy(text, "posted", standardMaps(), sharedMap());
            QVERIFY(!study);
            QVERIFY2(study.error().message.find("does not say whose unit it is") != std::string::npos,
                     study.error().message.c_str());
        }
        const Result<Study> none =
            readAnyStudy("Hello, how are you?\n", "posted", standardMaps(), sharedMap());
        QVERIFY(!none && none.error().message.starts_with("No unit and no order"));
    }

    void positionsOfProgramsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("phase");
        QTest::addColumn<QStringList>("units");
        QTest::addColumn<int>("owned");
        QTest::newRow("DFEN") << "1901sm/Aabud,Aavie,Aftri,Ealvp,Rfstp.sc/Abud,Atri,Avie,Nswe,Ntun/-/-"
                              << "S1901M"
                              << QStringList{"Austria A BUD", "England A LVP", "Russia F STP/sc",
                                             "Austria F TRI", "Austria A VIE"}
                              << 3;
        QTest::newRow("DAIDE")
            << "NOW (FAL 1902) (AUS AMY BUD) (AUS FLT TRI) (ENG FLT ECH) (RUS FLT (STP SCS))"
            << "F1902M" << QStringList{"Austria A BUD", "England F ENG", "Russia F STP/sc", "Austria F TRI"}
            << 0;
        QTest::newRow("DAIDE, Winter")
            << "NOW (WIN 1902) (AUS AMY BUD) (AUS FLT TRI) (ENG FLT ECH)"
            << "W1902A" << QStringList{"Austria A BUD", "England F ENG", "Austria F TRI"} << 0;
        QTest::newRow("DAIDE, centres")
            << "NOW (FAL 1903) (AUS AMY BUD) (ITA AMY TYR MRT (PIE VEN))\n"
               "SCO (AUS BUD VIE) (ENG LON) (UNO BEL)\nORD (SUM 1903) ((ITA AMY TYR) RTO PIE) (SUC)"
            << "F1903M" << QStringList{"Austria A BUD", "dislodged Italy A TYR: PIE VEN"} << 3;
        QTest::newRow("DAIDE, centres first") << "SCO (AUS BUD) (ENG LON)\nNOW (FAL 1902) (AUS AMY BUD)"
                                              << "F1902M" << QStringList{"Austria A BUD"} << 2;
        QTest::newRow("DAIDE, retreats")
            << "NOW (AUT 1902) (AUS AMY SER MRT (ALB GRE)) (TUR AMY SER) (RUS FLT (STP SCS) MRT ())"
            << "F1902R"
            << QStringList{"Turkey A SER", "dislodged Austria A SER: ALB GRE", "dislodged Russia F STP/sc:"}
            << 0;
        QTest::newRow("DAIDE, with orders")
            << "NOW (SPR 1901) (FRA AMY PAR) (GER AMY MUN)\nORD (SPR 1901) ((FRA AMY PAR) MTO BUR) (SUC)"
            << "S1901M" << QStringList{"Germany A MUN", "France A PAR"} << 0;
        QTest::newRow("Backstabbr")
            << "var unitsByPlayer = {\"Germany\":{\"Ber\":\"A\",\"Kie\":\"F\"},\"Russia\":{\"Mos\":\"A\","
               "\"Stp\":{\"type\":\"F\",\"coast\":\"sc\"}}};\nvar territories = {\"Ber\":\"Germany\"};"
            << "S1901M" << QStringList{"Germany A BER", "Germany F KIE", "Russia A MOS", "Russia F STP/sc"}
            << 1;
    }

    void positionsOfProgramsAreRead()
    {
        QFETCH(QString, text);
        const Result<Study> study = readAnyStudy(text.toStdString(), "posted", standardMaps(), sharedMap());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QStringList units;
        for (const Unit& unit : study->position.units)
            units << named(unit.power) + " " + QString::fromStdString(canonical(standardMap(), unit));
        for (const DislodgedUnit& one : study->position.dislodged) {
            QString line = "dislodged " + named(one.unit.power) + " " +
                           QString::fromStdString(canonical(standardMap(), one.unit)) + ":";
            for (const Location at : one.retreats)
                line += " " + QString::fromStdString(standardMap()[at].code);
            units << line;
        }
        QTEST(units, "units");
        QTEST(QString::fromStdString(shortName(study->phase)), "phase");
        QTEST(static_cast<int>(
                  std::ranges::count_if(study->position.owner, [](Power owner) { return owner != noPower; })),
              "owned");
    }

    void sheetsAreReadAsAStudy()
    {
        QFETCH(QString, text);
        QFETCH(Sheets, sheets);
        QFETCH(bool, onlyStudy);
        QCOMPARE(inStudy(text), sheets);
        if (onlyStudy) QTEST(askedInStudy(text), "asked");
    }
};

CHANCERY_SUITE(TestFieldLines, QCoreApplication)

} // namespace chancery::tst_field_lines

#include "tst_field_lines.moc"
