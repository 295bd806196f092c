// SPDX-License-Identifier: GPL-3.0-or-later
// All users can distinguish the colours and read the text.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/draw/colour_difference.h"
#include "ui/draw/colours_apart.h"
#include "ui/draw/icons.h"
#include "ui/draw/palette.h"

#include <QDir>
#include <QImage>
#include <QtTest>

#include <cmath>

namespace chancery::tst_palette {

namespace {

constexpr const char* visionNames[] = {"normal", "protan", "deutan", "tritan"};

struct Named
{
    QString name;
    QColor colour;
};

std::vector<Named> coloursOf(const Theme& theme, QColor PowerColours::*use)
{
    std::vector<Named> colours;
    for (std::size_t i = 0; i < theme.powers.size(); ++i)
        colours.push_back({QString::fromStdString(standardMap().powers[i].name), theme.powers[i].*use});
    return colours;
}

/// Land without an owner is painted between these.
std::vector<Named> landOf(const Theme& theme)
{
    return {{"land", theme.land}, {"near land", theme.landNear}, {"far land", theme.landFar}};
}

/// The sea where it is deep, at the rim of the board, and under all rings of shallows along the coasts.
std::vector<Named> seaOf(const Theme& theme)
{
    const double clear = std::pow(1 - theme.shallows.alphaF(), 3);
    return {{"open sea", theme.seaCentre},
            {"sea", theme.seaMiddle},
            {"sea at the rim", theme.seaRim},
            {"shallows", mixed(theme.seaMiddle, theme.shallows.rgb(), clear)}};
}

struct Pair
{
    QString names;
    double apart = 1000;
};

Pair nearest(const std::vector<Named>& some, const std::vector<Named>& others, ColourVision vision)
{
    Pair worst;
    for (std::size_t i = 0; i < some.size(); ++i)
        for (std::size_t k = 0; k < others.size(); ++k) {
            if (&some == &others && i <= k) continue;
            const double apart =
                difference(seenWith(vision, some[i].colour), seenWith(vision, others[k].colour));
            if (apart < worst.apart) worst = {some[i].name + " and " + others[k].name, apart};
        }
    return worst;
}

/// A colour as CIE lightness aside: how colourful it is, and its hue in degrees.
struct Tone
{
    double chroma, hue;
};

Tone toneOf(const QColor& colour)
{
    const auto linear = [](double c) { return c <= .04045 ? c / 12.92 : std::pow((c + .055) / 1.055, 2.4); };
    const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
    const double l = std::cbrt(.4122214708 * r + .5363325363 * g + .0514459929 * b);
    const double m = std::cbrt(.2119034982 * r + .6806995451 * g + .1073969566 * b);
    const double s = std::cbrt(.0883024619 * r + .2817188376 * g + .6299787005 * b);
    const double redGreen = 1.9779984951 * l - 2.428592205 * m + .4505937099 * s;
    const double yellowBlue = .0259040371 * l + .7827717662 * m - .808675766 * s;
    return {std::hypot(redGreen, yellowBlue), std::atan2(yellowBlue, redGreen) * 180 / M_PI};
}

struct UnderTheLight
{
    std::vector<Named> lit, veiled; ///< the provinces of the powers, `ofLand` and the sea
};
constexpr std::size_t ofLand = 7;

UnderTheLight underTheLight(const Theme& theme)
{
    std::vector<Named> plain = coloursOf(theme, &PowerColours::tint);
    plain.push_back({"land", theme.land});
    plain.push_back({"sea", theme.seaMiddle});
    UnderTheLight under;
    const auto over = [](const QColor& above, const QColor& colour) {
        return mixed(above.rgb(), colour, double(above.alphaF()));
    };
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const auto& [name, colour] = plain[i];
        under.lit.push_back({name, over(i > ofLand ? theme.litSea : theme.litLand, colour)});
        under.veiled.push_back({"veiled " + name, over(theme.veil, colour)});
    }
    return under;
}

/// What CIEDE2000 a palette must keep between the colours of each use.
struct Demands
{
    double units, unitsOnLand, tints, tintsOnLand, tintsAtSea, bands;
};
constexpr Demands clear = {19, 19, 11, 11, 7.5, 15};
constexpr double darkLit = 8.9; ///< a lit power and another that is veiled, on a dark board
// White pieces on pale land, and blue, green, red and yellow as they are: only those who see all colours
// distinguish them. Letters and shapes must do for the rest, and the preferences say so.
constexpr Demands traditional = {19, 5, 11, 1.4, 3.5, 15};
constexpr Demands traditionalOtherwise = {13, 4.5, 7, 1.4, 2.9, 10};

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

    void imagesAreSeenAsTheirColoursAre()
    {
        QImage image(16, 16, QImage::Format_RGB32);
        for (int i = 0; i < 256; ++i) image.setPixelColor(i % 16, i / 16, QColor::fromHsv(i, 255 - i / 2, i));
        for (int v = 0; v < 4; ++v) {
            const auto vision = static_cast<ColourVision>(v);
            const QImage seen = seenWith(vision, image);
            for (int i = 0; i < 256; ++i) {
                const QColor one = seenWith(vision, image.pixelColor(i % 16, i / 16));
                const QColor all = seen.pixelColor(i % 16, i / 16);
                QVERIFY(std::abs(one.red() - all.red()) < 6 && std::abs(one.green() - all.green()) < 6 &&
                        std::abs(one.blue() - all.blue()) < 6);
            }
        }
    }

    void powersCanBeToldApart_data()
    {
        QTest::addColumn<int>("palette");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("vision");
        for (int palette = 0; palette < 2; ++palette)
            for (int theme = 0; theme < 2; ++theme)
                for (int vision = 0; vision < 4; ++vision)
                    QTest::addRow("%s, %s, %s", palette ? "traditional" : "clear", theme ? "dark" : "light",
                                  visionNames[vision])
                        << palette << theme << vision;
    }

    void powersCanBeToldApart()
    {
        QFETCH(int, palette);
        QFETCH(int, theme);
        QFETCH(int, vision);
        const Theme colours = themeFor(static_cast<ThemeKind>(theme), standardMap(),
                                       {static_cast<PaletteKind>(palette), false});
        const auto eyes = static_cast<ColourVision>(vision);
        const Demands& least = palette == 0 ? clear : vision == 0 ? traditional : traditionalOtherwise;
        const std::vector<Named> units = coloursOf(colours, &PowerColours::body);
        const std::vector<Named> tints = coloursOf(colours, &PowerColours::tint);
        const std::vector<Named> bands = coloursOf(colours, &PowerColours::band);
        demand("units", nearest(units, units, eyes), least.units);
        demand("units on land", nearest(units, {{"land", colours.land}}, eyes), least.unitsOnLand);
        demand("tints", nearest(tints, tints, eyes), least.tints);
        demand("tints and land", nearest(tints, landOf(colours), eyes), least.tintsOnLand);
        demand("tints and sea", nearest(tints, seaOf(colours), eyes), least.tintsAtSea);
        demand("bands", nearest(bands, bands, eyes), least.bands);
    }

    /// What is lit is told from whatever is veiled, and most of all from veiled land and from itself.
    void whatIsLitStandsOutFromWhatIsVeiled_data() { themesAndVisions(); }
    void whatIsLitStandsOutFromWhatIsVeiled()
    {
        QFETCH(int, theme);
        QFETCH(int, vision);
        const auto eyes = static_cast<ColourVision>(vision);
        const auto [lit, veiled] = underTheLight(themeFor(static_cast<ThemeKind>(theme), standardMap(), {}));
        demand("lit and veiled", nearest(lit, veiled, eyes), theme == 0 ? clear.units : darkLit);
        for (std::size_t i = 0; i < lit.size(); ++i)
            demand("lit, and veiled itself or land", nearest({lit[i]}, {veiled[i], veiled[ofLand]}, eyes),
                   clear.units);
    }

    /// The three that are dark themselves, on a dark board seen from afar, in the light and beside it.
    void theDarkestCanBeToldApartInTheDark_data() { themesAndVisions(); }
    void theDarkestCanBeToldApartInTheDark()
    {
        QFETCH(int, theme);
        QFETCH(int, vision);
        const auto eyes = static_cast<ColourVision>(vision);
        const Theme colours = themeFor(static_cast<ThemeKind>(theme), standardMap(), {});
        const auto ask = [&](const char* what, const std::vector<Named>& of) {
            std::vector<Named> darkest;
            for (const Named& one : of)
                if (one.name.endsWith("England") || one.name.endsWith("Germany") ||
                    one.name.endsWith("Russia"))
                    darkest.push_back(one);
            QCOMPARE(darkest.size(), std::size_t{3});
            demand(what, nearest(darkest, darkest, eyes), clear.units);
        };
        ask("badges", coloursOf(colours, &PowerColours::body));
        if (theme == 0) return;
        const auto [lit, veiled] = underTheLight(colours);
        ask("tints", coloursOf(colours, &PowerColours::tint));
        ask("lit", lit);
        ask("veiled", veiled);
    }

    /// The palette that is distinct for all has none that look alike, with any of its themes; the colours of
    /// the boxed game have, and its white provinces look like land.
    void theChooserKnowsWhatLooksAlike()
    {
        const Map& map = standardMap();
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
            const Theme theme = themeFor(kind, map, {PaletteKind::Clear});
            QVERIFY(alikePowers(theme).empty() && powersLikeLand(theme).empty());
        }
        const Theme boxed = themeFor(ThemeKind::Light, map, {PaletteKind::Traditional});
        QCOMPARE(powersLikeLand(boxed), std::vector<Power>{map.findPower("Russia")});
        const std::vector<AlikePowers> pairs = alikePowers(boxed);
        QVERIFY(!pairs.empty());
        for (const AlikePowers& pair : pairs) {
            QVERIFY(pair.vision != ColourVision::Normal && pair.apart < unitsApart);
            QCOMPARE(pair.apart, difference(seenWith(pair.vision, boxed.of(pair.one).body),
                                            seenWith(pair.vision, boxed.of(pair.other).body)));
        }
    }

    /// A colour of one's own is on the board as it is, with letters and names that can be read on it.
    void ownColoursAreTaken()
    {
        const Map& map = standardMap();
        const Power austria = map.findPower("Austria"), italy = map.findPower("Italy");
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark})
            for (const char* colour : {"#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff"}) {
                ColourChoice choice;
                choice.own["Austria"] = QColor(colour);
                const Theme theme = themeFor(kind, map, choice);
                QCOMPARE(theme.of(italy).body, themeFor(kind, map, {}).of(italy).body);
                const PowerColours& own = theme.of(austria);
                QVERIFY2(difference(own.body, QColor(colour)) < 8, colour);
                QVERIFY2(contrast(own.ink, own.body) >= leastContrast, colour);
                QVERIFY2(contrast(theme.landLabel, own.tint) >= leastContrast, colour);
            }
        ColourChoice two;
        two.own["Austria"] = two.own["Italy"] = QColor("#336699");
        const std::vector<AlikePowers> pairs = alikePowers(themeFor(ThemeKind::Light, map, two));
        QCOMPARE(pairs.front(), (AlikePowers{austria, italy, ColourVision::Normal, 0}));
    }

    void powersKeepTheirHueInTheDark_data()
    {
        QTest::addColumn<int>("power");
        for (std::size_t i = 0; i < standardMap().powers.size(); ++i)
            QTest::newRow(standardMap().powers[i].name.c_str()) << static_cast<int>(i);
    }

    void powersKeepTheirHueInTheDark()
    {
        QFETCH(int, power);
        constexpr double grey = .03; // below it a colour has no hue to keep
        const auto at = static_cast<std::size_t>(power);
        const Tone light = toneOf(themeFor(ThemeKind::Light, standardMap(), {}).powers[at].body);
        const Tone dark = toneOf(themeFor(ThemeKind::Dark, standardMap(), {}).powers[at].body);
        QCOMPARE(dark.chroma < grey, light.chroma < grey);
        if (light.chroma < grey) return;
        const double turn = std::abs(std::remainder(dark.hue - light.hue, 360));
        QVERIFY2(turn <= 15, qPrintable(QString::number(turn)));
        QVERIFY2(dark.chroma >= .55 * light.chroma, qPrintable(QString::number(dark.chroma)));
    }

    void theChoiceHoldsForEveryTheme()
    {
        const ColourChoice before = colourChoice();
        setColourChoice({PaletteKind::Traditional, true});
        const Theme theme = themeFor(ThemeKind::Light, standardMap());
        setColourChoice(before);
        QVERIFY(theme.choice.hatched);
        const QColor russia = theme.of(standardMap().findPower("Russia")).body;
        QVERIFY(difference(russia, Qt::white) < 5);
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
        for (const PaletteKind palette : {PaletteKind::Clear, PaletteKind::Traditional})
            for (const PowerColours& power : themeFor(kind, standardMap(), {palette, false}).powers)
                QVERIFY2(contrast(power.ink, power.body) >= 4.5, qPrintable(power.body.name()));
        const Theme colours = themeFor(kind, standardMap());
        QVERIFY(contrast(colours.landLabel, colours.halo) >= 7); // names on tints have a halo
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
        map.powers.resize(34);
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
    static void themesAndVisions()
    {
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("vision");
        for (int theme = 0; theme < 2; ++theme)
            for (int vision = 0; vision < 4; ++vision)
                QTest::addRow("%s, %s", theme ? "dark" : "light", visionNames[vision]) << theme << vision;
    }

    static void demand(const char* what, const Pair& pair, double least)
    {
        const QByteArray text = QString("%1: %2 %3, %4 asked for")
                                    .arg(what, pair.names)
                                    .arg(pair.apart, 0, 'f', 1)
                                    .arg(least)
                                    .toUtf8();
        qInfo("  %s", text.constData());
        QVERIFY2(pair.apart >= least, text.constData());
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

    void highContrastIsLegible_data()
    {
        QTest::addColumn<ThemeKind>("kind");
        QTest::newRow("light") << ThemeKind::Light;
        QTest::newRow("dark") << ThemeKind::Dark;
    }

    /// All text has a contrast of 7, also under the veil of a reveal on a name; outlines have more. Without
    /// it names have less.
    void highContrastIsLegible()
    {
        QFETCH(ThemeKind, kind);
        const Theme strong = themeFor(kind, standardMap(), {PaletteKind::Clear, false, true});
        const auto legible = [](const char* what, const QColor& text, const QColor& ground) {
            QVERIFY2(contrast(text, ground) >= strongContrast,
                     qPrintable(QString("%1: %2").arg(what).arg(contrast(text, ground))));
        };
        const auto veiled = [&strong](const QColor& colour) {
            return mixed(strong.veil.rgb(), colour, double(strong.veil.alphaF()));
        };
        QVERIFY(strong.choice.hatched);
        for (const PowerColours& power : strong.powers) {
            legible("letter on a token", power.ink, power.body);
            legible("name on land", strong.landLabel, power.tint);
            QVERIFY(contrast(veiled(strong.landLabel), veiled(power.tint)) >= 4.5);
        }
        legible("name on free land", strong.landLabel, strong.land);
        legible("name at sea", strong.seaLabel, strong.seaMiddle);
        legible("border", strong.provinceBorder, strong.land);
        legible("coast", strong.coast, strong.seaMiddle);
        legible("alarm", strong.alarmInk, strong.alarm);
        for (const QColor& outline : {strong.chosen, strong.target, strong.hover, strong.missing})
            legible("outline", outline, strong.land);
        const QPalette window = windowPalette(kind, true);
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Link})
            legible("text of windows", window.color(role), window.color(QPalette::Window));
        for (const QPalette::ColorRole role : {QPalette::Text, QPalette::PlaceholderText, QPalette::Link})
            legible("text in fields", window.color(role), window.color(QPalette::AlternateBase));
        legible("text on buttons", window.color(QPalette::ButtonText), window.color(QPalette::Button));
        legible("chosen text", window.color(QPalette::HighlightedText), window.color(QPalette::Highlight));
        legible("text of the audience", window.color(QPalette::WindowText), surroundOf(kind, true));
        legible("disabled text", window.color(QPalette::Disabled, QPalette::Text),
                window.color(QPalette::Base));
        QVERIFY(contrast(themeFor(kind, standardMap(), {}).landLabel,
                         themeFor(kind, standardMap(), {}).powers[1].tint) < strongContrast);
    }

    /// Units stay as far apart as other marks allow: letters and hatches do the rest.
    void highContrastKeepsPowersApart()
    {
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
            const Theme strong = themeFor(kind, standardMap(), {PaletteKind::Clear, false, true});
            const std::vector<Named> units = coloursOf(strong, &PowerColours::body);
            const Pair worst = nearest(units, units, ColourVision::Normal);
            QVERIFY2(worst.apart > 10, qPrintable(QString("%1: %2").arg(worst.names).arg(worst.apart)));
        }
    }
};

CHANCERY_SUITE(TestPalette, QApplication)

} // namespace chancery::tst_palette

#include "tst_palette.moc"
