// SPDX-License-Identifier: GPL-3.0-or-later
// Colours can be told apart by everybody, and text can be read.
#include "tests/support/standard_board.h"
#include "ui/style/colour_vision.h"
#include "ui/style/icons.h"
#include "ui/style/palette.h"

#include <QDir>
#include <QImage>
#include <QtTest>

using namespace chancery;

namespace {

constexpr const char* visionNames[] = {"normal", "protan", "deutan", "tritan"};

/// All powers' colours of one use, and the land that nobody owns.
std::vector<QColor> coloursOf(const Theme& theme, QColor PowerColours::*use)
{
    std::vector<QColor> colours;
    for (const PowerColours& power : theme.powers) colours.push_back(power.*use);
    colours.push_back(theme.land);
    return colours;
}

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void differenceAgreesWithThePaper_data()
    {
        QTest::addColumn<QColor>("a");
        QTest::addColumn<QColor>("b");
        QTest::addColumn<double>("expected");
        QTest::newRow("equal") << QColor("#8d6fd1") << QColor("#8d6fd1") << 0.;
        QTest::newRow("black and white") << QColor("#000000") << QColor("#ffffff") << 100.;
        QTest::newRow("red and green") << QColor("#ff0000") << QColor("#00ff00") << 86.608;
        QTest::newRow("blue and yellow") << QColor("#0000ff") << QColor("#ffff00") << 103.427;
    }

    void differenceAgreesWithThePaper()
    {
        QFETCH(QColor, a);
        QFETCH(QColor, b);
        QFETCH(double, expected);
        QVERIFY2(std::abs(difference(a, b) - expected) < .05, qPrintable(QString::number(difference(a, b))));
        QCOMPARE(difference(a, b), difference(b, a));
    }

    void greyLooksGreyToEverybody()
    {
        for (int v = 0; v < 4; ++v)
            QVERIFY(difference(seenWith(static_cast<ColourVision>(v), "#808080"), "#808080") < 1);
    }

    void powersCanBeToldApart_data()
    {
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("vision");
        for (int theme = 0; theme < 2; ++theme)
            for (int vision = 0; vision < 4; ++vision)
                QTest::addRow("%s, %s", theme ? "dark" : "light", visionNames[vision]) << theme << vision;
    }

    void powersCanBeToldApart()
    {
        QFETCH(int, theme);
        QFETCH(int, vision);
        const Theme colours = themeFor(static_cast<ThemeKind>(theme), standardMap());
        check(coloursOf(colours, &PowerColours::body), vision, 19);
        check(coloursOf(colours, &PowerColours::band), vision, 15);
    }

    void textCanBeRead_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << 0;
        QTest::newRow("dark") << 1;
    }

    void textCanBeRead()
    {
        QFETCH(int, theme);
        const auto kind = static_cast<ThemeKind>(theme);
        const Theme colours = themeFor(kind, standardMap());
        for (const PowerColours& power : colours.powers)
            QVERIFY2(contrast(power.ink, power.body) >= 3, qPrintable(power.body.name()));
        QVERIFY(contrast(colours.landLabel, colours.halo) >= 7); // names on tints stand on their halo
        QVERIFY(contrast(colours.landLabel, colours.land) >= 4.5);
        QVERIFY(contrast(colours.seaLabel, colours.seaMiddle) >= 4.5);
        QVERIFY(contrast(colours.alarmInk, colours.alarm) >= 4.5);
        const QPalette palette = windowPalette(kind);
        QVERIFY(contrast(palette.color(QPalette::WindowText), palette.color(QPalette::Window)) >= 7);
        QVERIFY(contrast(palette.color(QPalette::Text), palette.color(QPalette::Base)) >= 7);
        QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >=
                4.5);
        QVERIFY(contrast(palette.color(QPalette::Disabled, QPalette::Text), palette.color(QPalette::Base)) >=
                3);
    }

    void mapWithoutColoursGetsSome()
    {
        Map map;
        map.powers.resize(12);
        const Theme theme = themeFor(ThemeKind::Light, map);
        QCOMPARE(theme.powers.size(), map.powers.size());
        for (std::size_t i = 1; i < theme.powers.size(); ++i)
            QVERIFY(difference(theme.powers[i].body, theme.powers[i - 1].body) > 5);
        QCOMPARE(theme.of(noPower).body, theme.nobody.body);
    }

    void everyIconTakesTheColourOfItsTheme()
    {
        const QStringList files = QDir(":/icons").entryList({"*.svg"});
        QVERIFY(files.size() > 40);
        for (const QString& file : files) {
            const QString name = file.chopped(4);
            if (name == u"chancery") continue;
            for (const ThemeKind theme : {ThemeKind::Light, ThemeKind::Dark}) {
                const QIcon drawn = icon(name, theme);
                QVERIFY2(!drawn.isNull(), qPrintable(name));
                QVERIFY2(darkest(drawn, theme) >= 4.5, qPrintable(name));
            }
        }
        QVERIFY(icon("no such icon", ThemeKind::Light).isNull());
        QVERIFY(!applicationIcon().pixmap(64).isNull());
    }

private:
    static void check(const std::vector<QColor>& colours, int vision, double least)
    {
        for (std::size_t i = 0; i < colours.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                const auto kind = static_cast<ColourVision>(vision);
                const double d = difference(seenWith(kind, colours[i]), seenWith(kind, colours[k]));
                QVERIFY2(
                    d >= least,
                    qPrintable(QString("%1 and %2: %3").arg(colours[i].name(), colours[k].name()).arg(d)));
            }
    }

    /// The best contrast that any pixel of an icon has with the window.
    static double darkest(const QIcon& drawn, ThemeKind theme)
    {
        const QImage image = drawn.pixmap(48).toImage();
        const QColor window = windowPalette(theme).color(QPalette::Window);
        double best = 1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (const QColor pixel = image.pixelColor(x, y); pixel.alpha() > 200)
                    best = std::max(best, contrast(pixel, window));
        return best;
    }
};

QTEST_MAIN(TestPalette)
#include "tst_palette.moc"
