// SPDX-License-Identifier: GPL-3.0-or-later
// Orders as people write them are understood, and what cannot be understood is told with its place.
#include "engine/map/map_file.h"
#include "engine/orders/order_problem.h"
#include "engine/orders/order_text.h"

#include <QtTest>

#include <random>

using namespace chancery;

namespace {

QString text(const std::string& s)
{
    return QString::fromStdString(s);
}

std::string contentOf(const QString& path)
{
    QFile file(QStringLiteral(CHANCERY_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

const Map& standard()
{
    static const Map map = *readMap(contentOf("maps/standard.toml"), "standard.toml");
    return map;
}

Unit unitFrom(Power power, const QString& text)
{
    return {power, text.startsWith("A ") ? UnitKind::Army : UnitKind::Fleet,
            standard().findLocation(text.mid(2).toStdString())};
}

/// "France: A PAR, F BRE; Italy: A ROM" as pairs of a power and its items.
QList<QPair<Power, QString>> items(const QString& line, const QString& separator)
{
    QList<QPair<Power, QString>> found;
    for (const QString& part : line.split(";", Qt::SkipEmptyParts)) {
        const Power power = standard().findPower(part.section(":", 0, 0).trimmed().toStdString());
        for (const QString& item : part.section(":", 1).split(separator, Qt::SkipEmptyParts))
            found.append({power, item.trimmed()});
    }
    return found;
}

/// The lines of spellings.txt that set the scene.
struct Scene
{
    Position position;
    PhaseKind kind = PhaseKind::Movement;
    Power power = noPower;

    bool set(const QString& line)
    {
        const QString word = line.section(" ", 0, 0), rest = line.section(" ", 1);
        if (word == "position")
            setPosition(rest.trimmed());
        else if (word == "dislodged")
            setDislodged(rest);
        else if (word == "centres")
            for (const auto& [owner, code] : items(rest, " "))
                position.owner[index(standard().findProvince(code.toStdString()))] = owner;
        else if (word == "power")
            power = standard().findPower(rest.trimmed().toStdString());
        else
            return false;
        return true;
    }

    void setPosition(const QString& line)
    {
        const QString name = line.section(" ", 0, 0);
        kind = name == "retreat"      ? PhaseKind::Retreat
               : name == "adjustment" ? PhaseKind::Adjustment
                                      : PhaseKind::Movement;
        position = {};
        position.owner.assign(standard().provinces.size(), noPower);
        for (const auto& [owner, unit] : items(line.section(" ", 1), ","))
            place(standard(), position, unitFrom(owner, unit));
    }

    void setDislodged(const QString& line)
    {
        for (const auto& [owner, item] : items(line, ",")) {
            DislodgedUnit unit;
            unit.unit = unitFrom(owner, item.section(">", 0, 0).trimmed());
            for (const QString& code : item.section(">", 1).split(" ", Qt::SkipEmptyParts))
                unit.retreats.add(standard().findLocation(code.toStdString()));
            position.dislodged.push_back(unit);
        }
    }
};

/// The orders of one line, or its problem as "! COLUMN MESSAGE".
QString understood(const Scene& scene, const QString& line)
{
    const ReadingContext context{standard(), scene.position, scene.kind, scene.power};
    const std::string written = line.toStdString();
    const auto single = readOrder(context, written);
    const auto sheet = readSheet(context, written);
    if (sheet.size() == 1 && sheet[0].orders.size() > 1) {
        QStringList orders;
        for (const Order& order : sheet[0].orders)
            orders += text(canonical(standard(), scene.position, order));
        return orders.join("; ");
    }
    return single ? text(canonical(standard(), scene.position, *single))
                  : "! " + text(single.error().where + " " + single.error().message);
}

} // namespace

Q_DECLARE_METATYPE(Scene)

class TestOrderText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingIsUnderstood_data()
    {
        QTest::addColumn<Scene>("scene");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("expected");
        Scene scene;
        int number = 0;
        for (const QString& line : text(contentOf("tests/data/spellings.txt")).split("\n")) {
            ++number;
            if (line.trimmed().isEmpty() || line.startsWith("# ") || line.startsWith("#  ") ||
                scene.set(line))
                continue;
            const QString written = line.section(" | ", 0, 0), expected = line.section(" | ", 1).trimmed();
            QTest::addRow("line %d: %s", number, qPrintable(written)) << scene << written << expected;
        }
    }

    void spellingIsUnderstood()
    {
        QFETCH(Scene, scene);
        QFETCH(QString, written);
        QFETCH(QString, expected);
        const QString found = understood(scene, written);
        if (!expected.startsWith("!")) {
            QCOMPARE(found, expected);
            return;
        }
        const QString column = expected.section(" ", 1, 1), part = expected.section(" ", 2);
        QCOMPARE(found.section(" ", 0, 1), "! " + column);
        QVERIFY2(found.contains(part), qPrintable(found));
    }
};

QTEST_GUILESS_MAIN(TestOrderText)
#include "tst_order_text.moc"
