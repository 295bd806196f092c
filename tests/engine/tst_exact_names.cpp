// SPDX-License-Identifier: GPL-3.0-or-later
// The law of exact names: what a line names exactly is that province, and no word of it is left out. Nothing
// is corrected where nothing is misspelt.
#include "engine/language/language_file.h"
#include "engine/map/spelling.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/order_text.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <random>

namespace chancery::tst_exact_names {

namespace {

using Names = std::vector<std::string>;

/// Every way in which the map names a province exactly, in all languages.
Names namesOf(const ProvinceInfo& province)
{
    Names names{province.code, province.name};
    names.insert(names.end(), province.aliases.begin(), province.aliases.end());
    for (const auto& [language, name] : province.names)
        if (readsFreely(language)) names.push_back(name);
    return names;
}

std::string lower(std::string text)
{
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

/// "A Bud", as people write the unit that is asked for.
std::string nameOf(const Unit& unit)
{
    std::string code = lower(standardMap()[standardMap().provinceOf(unit.at)].code);
    code[0] = static_cast<char>(code[0] - 'a' + 'A');
    return (unit.kind == UnitKind::Army ? "A " : "F ") + code;
}

void add(const Location at, ProvinceSet& named)
{
    if (at != nowhere) named.add(standardMap().provinceOf(at));
}

/// Every province that an order has.
ProvinceSet provincesOf(const Order& order)
{
    ProvinceSet named;
    add(order.unit.at, named);
    if (const auto* move = as<Move>(order)) add(move->to, named), named |= move->path;
    if (const auto* hold = as<SupportHold>(order)) add(hold->unit, named);
    if (const auto* support = as<SupportMove>(order)) add(support->unit, named), add(support->to, named);
    if (const auto* convoy = as<Convoy>(order)) add(convoy->army, named), add(convoy->to, named);
    if (const auto* retreat = as<Retreat>(order)) add(retreat->to, named);
    return named;
}

/// A line of a sheet, and the provinces that its words name exactly.
struct Line
{
    Power power;
    std::string text;
    ProvinceSet named;
};

/// Returns what is wrong with the faults of a line: each is somewhere in it, and what it says was found is
/// there.
QString misplaced(const std::string& text, const std::vector<Fault>& faults)
{
    for (const Fault& fault : faults)
        if (fault.begin >= fault.end || fault.end > text.size() ||
            text.find(fault.problem.found) == std::string::npos)
            return QString::fromStdString(
                text + " has a fault elsewhere: " + sentence(standardMap(), fault.problem));
    return {};
}

/// Returns what is wrong with how a line is read; empty if nothing is. Nothing is if it has a fault, or if
/// its orders have the provinces that it names; another one only if that is reported, of a name by itself.
QString misreading(const Position& position, PhaseKind kind, const Line& line)
{
    ProvinceSet understood, told;
    QStringList text;
    bool glued = false;
    for (const ReadLine& read : readLines({standardMap(), position, kind, line.power}, line.text)) {
        if (!read.faults.empty()) return misplaced(line.text, read.faults);
        for (const Correction& word : read.corrections) {
            glued = glued || word.misspelt;
            told.add(word.meant);
            text << QString::fromStdString("“" + word.written + "” corrected");
        }
        for (const Order& order : read.written.orders) {
            understood |= provincesOf(order);
            text << QString::fromStdString(canonical(standardMap(), position, order));
        }
    }
    const bool whole = understood.size() == line.named.size(); // no word is left out
    if (whole && !glued && line.named.contains(understood - told)) return {};
    return QString::fromStdString(line.text) + " is read as " + text.join("; ");
}

/// Counts the lines that are misread, and keeps some of them to show.
class Misreadings
{
public:
    void look(const Position& position, PhaseKind kind, const Line& line)
    {
        ++lines_;
        const QString wrong = misreading(position, kind, line);
        if (wrong.isEmpty()) return;
        if (++wrong_ <= 8) shown_ << wrong;
    }
    int lines() const { return lines_; }
    QByteArray report() const
    {
        return wrong_ == 0
                   ? QByteArray()
                   : (QString("%1 of %2 lines: ").arg(wrong_).arg(lines_) + shown_.join(" | ")).toUtf8();
    }

private:
    int lines_ = 0, wrong_ = 0;
    QStringList shown_;
};

/// Looks at the lines of the present row that name `asked`, another unit's province and any code.
void lookAtAll(const Position& start, const Unit& asked, Misreadings& found)
{
    QFETCH(QString, before);
    QFETCH(QString, between);
    const Map& map = standardMap();
    for (const Unit& origin : start.units) {
        if (origin == asked) continue;
        const Province from = map.provinceOf(origin.at);
        const std::string lead =
            nameOf(asked) + before.toStdString() + lower(map[from].code) + between.toStdString();
        for (std::size_t to = 0; to < map.provinces.size(); ++to) {
            Line line{asked.power, lead + lower(map.provinces[to].code), {}};
            for (const Province p : {map.provinceOf(asked.at), from, static_cast<Province>(to)})
                line.named.add(p);
            found.look(start, PhaseKind::Movement, line);
        }
    }
}

} // namespace

class TestExactNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeCodesAreNeverAMove_data()
    {
        QTest::addColumn<QString>("before"); // the origin
        QTest::addColumn<QString>("between");
        QTest::addColumn<bool>("every"); // unit; otherwise the first of each power
        QTest::newRow("no sign") << " "
                                 << " " << true;
        QTest::newRow("a dash before") << " - "
                                       << " " << false;
        QTest::newRow("a dash behind") << " "
                                       << " - " << false;
    }

    /// Units of the first Spring are asked for, the province of each other unit is typed, and each code.
    void threeCodesAreNeverAMove()
    {
        QFETCH(bool, every);
        const Position start = startOf(standardMap());
        Misreadings found;
        PowerSet asked;
        for (const Unit& unit : start.units) {
            if (!every && asked.has(unit.power)) continue;
            asked.add(unit.power);
            lookAtAll(start, unit, found);
        }
        QCOMPARE(found.lines(), (every ? 22 : 7) * 21 * 75);
        QVERIFY2(found.report().isEmpty(), found.report());
    }

    void nothingIsLeftOutOfAWay_data()
    {
        QTest::addColumn<Power>("whose");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("behind");
        const auto row = [](const char* power, const char* before, const char* behind) {
            QTest::newRow((std::string(before) + "..." + behind).c_str())
                << standardMap().findPower(power) << QString(before) << QString(behind);
        };
        row("Austria", "F Tri S A Bud ", " - Ser");
        row("Austria", "F Tri S A Bud - ", " - Ser");
        row("England", "F Edi C A Lvp ", " - Bel");
        row("England", "F Edi C A Lvp - ", " - Bel");
        row("Turkey", "F Ank C A Con ", " - Ser");
    }

    /// In a support or a convoy, too, an army goes by seas only. Any other name is reported.
    void nothingIsLeftOutOfAWay()
    {
        QFETCH(Power, whose);
        QFETCH(QString, before);
        QFETCH(QString, behind);
        const Map& map = standardMap();
        const Position start = startOf(map);
        for (std::size_t p = 0; p < map.provinces.size(); ++p) {
            const std::string text =
                before.toStdString() + lower(map.provinces[p].code) + behind.toStdString();
            bool told = false;
            for (const ReadLine& read : readLines({map, start, PhaseKind::Movement, whose}, text))
                told = told || !read.faults.empty();
            if (!map.seas.has(static_cast<Province>(p))) QVERIFY2(told, text.c_str());
        }
    }

    /// Two codes written as one word are no third place.
    void twoCodesInOneWordAreNoPlace()
    {
        const Map& map = standardMap();
        const Position start = startOf(map);
        const Power austria = map.findPower("Austria");
        for (const ProvinceInfo& one : map.provinces)
            for (const ProvinceInfo& other : map.provinces) {
                const std::string text = "A Bud - " + lower(one.code + other.code);
                for (const ReadLine& read : readLines({map, start, PhaseKind::Movement, austria}, text))
                    QVERIFY2(!read.faults.empty() || read.corrections.empty(),
                             text.c_str()); // "denmar" is short
            }
    }

    void threeCodesInOtherPhases_data()
    {
        QTest::addColumn<PhaseKind>("kind");
        QTest::addColumn<QString>("before"); // the first code
        QTest::newRow("a retreat") << PhaseKind::Retreat << "A Bud ";
        QTest::newRow("a retreat with a dash") << PhaseKind::Retreat << "A Bud - ";
        QTest::newRow("a build") << PhaseKind::Adjustment << "Build A Bud ";
        QTest::newRow("a removal") << PhaseKind::Adjustment << "Remove A Bud ";
    }

    /// The army in Budapest retreats or is built; any two codes are typed behind it.
    void threeCodesInOtherPhases()
    {
        QFETCH(PhaseKind, kind);
        QFETCH(QString, before);
        const Map& map = standardMap();
        Position position = startOf(map);
        const Location bud = map.findLocation("BUD");
        const auto army = std::ranges::find(position.units, bud, &Unit::at);
        position.dislodged = {
            {*army, map.findProvince("SER"), {map.findLocation("GAL"), map.findLocation("RUM")}}};
        Misreadings found;
        for (std::size_t one = 0; one < map.provinces.size(); ++one)
            for (std::size_t two = 0; two < map.provinces.size(); ++two) {
                const std::string text = before.toStdString() + lower(map.provinces[one].code) + ' ' +
                                         lower(map.provinces[two].code);
                found.look(position, kind,
                           {army->power,
                            text,
                            {map.provinceOf(bud), static_cast<Province>(one), static_cast<Province>(two)}});
            }
        QCOMPARE(found.lines(), 75 * 75);
        QVERIFY2(found.report().isEmpty(), found.report());
    }

    void exactNamesAreNeverCorrected_data()
    {
        QTest::addColumn<int>("places");
        QTest::newRow("a move") << 1;
        QTest::newRow("two names behind the unit") << 2;
        QTest::newRow("three") << 3;
    }

    /// Names in full, aliases and codes, in all languages, drawn by lot.
    void exactNamesAreNeverCorrected()
    {
        QFETCH(int, places);
        const Map& map = standardMap();
        const Position start = startOf(map);
        std::mt19937 lot(20261125U + static_cast<unsigned>(places));
        Misreadings found;
        for (int i = 0; i < 6000; ++i) {
            const Unit& asked = start.units[lot() % start.units.size()];
            Line line{asked.power, nameOf(asked), {}};
            add(asked.at, line.named);
            for (int place = 0; place < places; ++place) {
                const auto p = static_cast<Province>(lot() % map.provinces.size());
                const Names names = namesOf(map[p]);
                line.text += (place == 0 && places == 1 ? " - " : " ") + names[lot() % names.size()];
                line.named.add(p);
            }
            found.look(start, PhaseKind::Movement, line);
        }
        QVERIFY2(found.report().isEmpty(), found.report());
    }

    void shortNamesBehindAUnitsLetterAreNotDoubted_data()
    {
        QTest::addColumn<QString>("power");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("doubted");
        QTest::newRow("Konstantinopel") << "Turkey"
                                        << "A Kon - Bul" << 0;
        QTest::newRow("Wien") << "Austria"
                              << "A Wie - Gal" << 0;
        QTest::newRow("Neapel") << "Italy"
                                << "F Nea - Ion" << 0;
        QTest::newRow("Sewastopol") << "Russia"
                                    << "F Sew - Rum" << 0;
        QTest::newRow("without the letter") << "Austria"
                                            << "Wie - Gal" << 1;
        QTest::newRow("another code is near") << "Austria"
                                              << "A Wie - Tir" << 1;
    }

    /// No keyword follows the letter of a unit, however near one is.
    void shortNamesBehindAUnitsLetterAreNotDoubted()
    {
        QFETCH(QString, power);
        QFETCH(QString, line);
        const Map& map = standardMap();
        const Position start = startOf(map);
        const ReadingContext context{map, start, PhaseKind::Movement, map.findPower(power.toStdString())};
        const std::vector<ReadLine> read = readLines(context, line.toStdString());
        QCOMPARE(read.size(), std::size_t{1});
        QVERIFY(read.front().faults.empty());
        QTEST(static_cast<int>(read.front().corrections.size()), "doubted");
    }
};

CHANCERY_SUITE(TestExactNames, QCoreApplication)

} // namespace chancery::tst_exact_names

#include "tst_exact_names.moc"
