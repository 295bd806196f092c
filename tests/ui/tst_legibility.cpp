// SPDX-License-Identifier: GPL-3.0-or-later
// Whether everything on the standard board can be read: tokens, dislodged tokens, centre markers and names of
// all spaces, where the program puts them in its windows, in several languages. Prints the tightest spaces.
#include "tests/support/busy_board.h"
#include "tests/support/suite.h"
#include "tests/ui/ground.h"
#include "ui/draw/board_base.h"
#include "ui/draw/board_view.h"
#include "ui/draw/density.h"
#include "ui/draw/fonts.h"
#include "ui/draw/token_painter.h"
#include "ui/draw/token_shape.h"
#include "ui/room/projector_window.h"
#include "ui/scene/board_geometry.h"

#include <QPainter>
#include <QtTest>

#include <algorithm>
#include <set>

namespace chancery::tst_legibility {

namespace {

constexpr double tokenInside = .96; ///< of its rectangle; the card's corners are rounded off
constexpr double roomInside = .9;   ///< in the audience window, where tokens are larger
constexpr double roomNameInside = .76,
                 roomElsewhere = .05;   ///< the same of codes, and of fleets on split coasts
constexpr double dislodgedInside = .79; ///< in the audience window, where it is larger
/// How much of a unit, a dislodged one, a centre and a code a dislodged unit covers at most.
constexpr double mostCovered[] = {.15, .06, .51, .76};
constexpr double coastOnLand = .35;  ///< a fleet on a split coast lies across it, and on no other land
constexpr double nameInside = .85;   ///< or in open sea beside its space
constexpr double projectorText = 24; ///< the height of capitals, in pixels at 1080 lines

/// Returns the height of capitals of bold text with an em of this size.
double capitals(double em)
{
    return textOutline(QStringLiteral("H"), Face::Bold, em).boundingRect().height();
}

QPointF toQt(Point p)
{
    return {p.x, p.y};
}

/// Something on the board that is not to be covered.
struct Thing
{
    enum Kind : std::uint8_t { Token, Dislodged, Marker, Name };

    Kind kind;
    Province province;
    QString what;
    QRectF box;
};

/// Never on the board at the same time: a province holds one unit, and one that was dislodged.
bool exclude(const Thing& a, const Thing& b)
{
    return a.province == b.province && a.kind == b.kind;
}

/// In the audience window a dislodged unit, which is there for one phase, may cover codes, centres, parts of
/// other dislodged units and, where a coast is split, of the unit that dislodged it, but no other unit:
/// dislodgedUnitsCoverLittle() says how much.
bool mayCover(const Thing& a, const Thing& b, const BoardBase& base)
{
    const bool dislodged = a.kind == Thing::Dislodged || b.kind == Thing::Dislodged;
    const bool unit = a.kind == Thing::Token || b.kind == Thing::Token;
    return base.look().forRoom && dislodged && (!unit || a.province == b.province);
}

/// Returns which share of a box another one covers.
double coveredShare(const QRectF& box, const QRectF& by)
{
    const QRectF both = box & by;
    return both.width() * both.height() / (box.width() * box.height());
}

/// Returns where the letter of a token is, of an army or of a fleet; where coasts are split, only armies are
/// in the province itself.
QRectF letterOf(const Thing& token, const Map& map)
{
    const double w = token.box.width(), h = token.box.height();
    const bool army = !token.what.contains('/') &&
                      std::ranges::count(map.locations, token.province, &LocationInfo::province) > 1;
    return token.box.adjusted(w * (army ? .44 : .29), h * .23, -w * .11, -h * (army ? .23 : .14));
}

QString lengthened(const QString& name)
{
    return name + name.right(name.size() / 3);
}

QString nameFor(const QString& language, const ProvinceInfo& province)
{
    if (language == "long") return lengthened(QString::fromStdString(province.name));
    return QString::fromStdString(nameIn(language.toStdString(), province));
}

} // namespace

class TestLegibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingCoversAnything_data() { rows({LabelMode::None, LabelMode::Codes, LabelMode::Names}); }

    void nothingCoversAnything()
    {
        const BoardBase base = board();
        const std::vector<Thing> all = things(base);
        QStringList problems;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j)
                if (!exclude(all[i], all[j]) && !mayCover(all[i], all[j], base) &&
                    all[i].box.intersects(all[j].box))
                    problems << all[i].what + " and " + all[j].what;
        QVERIFY2(problems.empty(), qPrintable(problems.join("; ")));
    }

    /// Dislodged units cover no letter and little else, and in two thirds of the provinces nothing.
    void dislodgedUnitsCoverLittle_data() { rows({LabelMode::Codes}); }

    void dislodgedUnitsCoverLittle()
    {
        const BoardBase base = board();
        const std::vector<Thing> all = things(base);
        QStringList problems;
        std::set<Province> covering;
        for (const Thing& unit : all) {
            if (unit.kind != Thing::Dislodged) continue;
            for (const Thing& other : all) {
                const double share = exclude(unit, other) ? 0 : coveredShare(other.box, unit.box);
                if (share == 0) continue;
                covering.insert(unit.province);
                const bool token = other.kind == Thing::Token || other.kind == Thing::Dislodged;
                if (share > mostCovered[other.kind] ||
                    (token && unit.box.intersects(letterOf(other, *source_.map))))
                    problems << QString("%1 on %2: %3").arg(unit.what, other.what).arg(share);
            }
        }
        QVERIFY2(problems.empty(), qPrintable(problems.join("; ")));
        QVERIFY(covering.size() <= source_.map->provinces.size() / 3);
    }

    void tokensStandInTheirSpaces_data() { rows({LabelMode::None}); }

    void tokensStandInTheirSpaces()
    {
        const BoardBase base = board();
        const Ground ground(base);
        std::vector<std::pair<double, QString>> found;
        for (const Thing& thing : things(base))
            if (thing.kind == Thing::Token || thing.kind == Thing::Dislodged)
                found.emplace_back(tokenMargin(ground, thing, base.look().forRoom), thing.what);
        report(found, "tokens");
    }

    void namesStandInTheirSpacesOrAtSea_data() { rows({LabelMode::Codes, LabelMode::Names}); }

    void namesStandInTheirSpacesOrAtSea()
    {
        const BoardBase base = board();
        const Ground ground(base);
        std::vector<std::pair<double, QString>> found;
        for (const Thing& thing : things(base)) {
            if (thing.kind != Thing::Name) continue;
            const Ground::Shares shares = ground.of(thing.box, thing.province);
            const bool shore = source_.map->provinces[index(thing.province)].terrain == Terrain::Coast;
            found.emplace_back((shore ? std::max(shares.own, shares.sea) : shares.own) -
                                   (base.look().forRoom ? roomNameInside : nameInside),
                               thing.what);
        }
        report(found, "names");
    }

    void codesOnTheProjectorAreLargeEnough()
    {
        ProjectorWindow window;
        window.setBoard(source_);
        window.resize(1920, 1080);
        window.show();
        const double zoom = window.board()->lens().zoom();
        BoardBase base(
            source_,
            {themeFor(ThemeKind::Light, *source_.map), LabelMode::Codes, projectorTokenScale, {}, true});
        base.setCodeSize(codeSizeAt(zoom, window.board()->height() * audienceCodeShare));
        for (const PaintedName& name : base.names(LabelMode::Codes))
            if (!name.label.coastMark) QVERIFY(capitals(name.label.size * zoom) >= projectorText);
    }

    /// Two codes beside one another are not read as one.
    void codesOnTheProjectorKeepApart()
    {
        BoardBase base(
            source_,
            {themeFor(ThemeKind::Light, *source_.map), LabelMode::Codes, projectorTokenScale, {}, true});
        base.setCodeSize(codeSizeAt(1, audienceCodeShare * source_.art->geometry.height));
        QStringList close;
        const std::vector<PaintedName>& names = base.names(LabelMode::Codes);
        for (const PaintedName& left : names)
            for (const PaintedName& right : names) {
                const QRectF &a = left.label.box, &b = right.label.box;
                if (left.label.coastMark || right.label.coastMark || a.left() >= b.left()) continue;
                const bool sameLine = std::abs(a.center().y() - b.center().y()) < a.height() / 2;
                if (sameLine && b.left() - a.right() < 5) close << left.label.text + ' ' + right.label.text;
            }
        QVERIFY2(close.isEmpty(), qPrintable(close.join(", ")));
    }

    /// The letters of a power with a long sign stay on the card, also where they are large.
    void severalLettersStayOnTheirToken_data()
    {
        QTest::addColumn<bool>("large");
        QTest::newRow("large") << true;
        QTest::newRow("small") << false;
    }
    void severalLettersStayOnTheirToken()
    {
        QFETCH(bool, large);
        constexpr int zoom = 8, half = 40 * zoom;
        const Theme theme = themeFor(ThemeKind::Light, standardMap());
        for (const UnitKind kind : {UnitKind::Army, UnitKind::Fleet}) {
            const Token token{{Power(0), kind, Location(0)}, {}, TokenState::Plain, 1, 1, 0};
            const auto painted = [&](const QString& letters) {
                QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::transparent);
                QPainter painter(&image);
                painter.translate(half, half);
                painter.scale(zoom, zoom);
                paintToken(painter, token, theme, {letters, {}, large});
                return image;
            };
            const QImage one = painted(QStringLiteral("I"));
            const double most = (kind == UnitKind::Army ? tokenWidth / 2 - 3 : 15) * zoom;
            for (const char* letters : {"Mu", "Wa", "Bg"}) {
                const QImage several = painted(letters);
                for (int y = 0; y < one.height(); ++y)
                    for (int x = half + int(most); x < one.width(); ++x)
                        QVERIFY2(one.pixel(x, y) == several.pixel(x, y), letters);
            }
        }
    }

    /// Tokens, letters, badges and centres on the whole board can be read from the back of a room.
    void everythingOnTheProjectorIsLargeEnough()
    {
        ProjectorWindow window;
        window.setBoard(source_);
        window.resize(1920, 1080);
        window.show();
        const double zoom = window.board()->lens().zoom(), scale = projectorTokenScale;
        QVERIFY(tokenWidth * scale * zoom >= 48);
        QVERIFY(tokenHeight * scale * zoom >= 37);
        QVERIFY(capitals(largeLetterSize) * scale * zoom >= 20);
        QVERIFY(28 * badgeScaleFor(scale) * zoom >= 44);
        QVERIFY(capitals(badgeLetterSize) * badgeScaleFor(scale) * zoom >= 24);
        QVERIFY(2 * centreRadius * roomCentreScale * zoom >= 16);
    }

    /// The rows of this suite take for granted how large the audience window wants its codes.
    void theAudienceWindowAsksForItsCodes()
    {
        ProjectorWindow window;
        window.setBoard(source_);
        window.setTheme(ThemeKind::Light);
        window.resize(1920, 1080);
        window.show();
        window.board()->settle();
        const QImage shown = window.board()->grab().toImage();
        const auto boardWith = [&](double codePixels) {
            BoardView view;
            view.setForRoom(true);
            view.setBoard(source_);
            view.setTheme(ThemeKind::Light);
            view.setLabels(LabelMode::Codes);
            view.setTokenScale(projectorTokenScale);
            view.setLeastCodePixels(codePixels);
            view.resize(window.board()->size());
            view.show();
            view.settle();
            return view.grab().toImage();
        };
        QVERIFY(shown == boardWith(window.board()->height() * audienceCodeShare));
        QVERIFY(shown != boardWith(leastCodePixels));
    }

    void everySpaceHasItsOwnName()
    {
        for (const char* language : {"en", "de"}) {
            const BoardBase base(source_,
                                 {themeFor(ThemeKind::Light, *source_.map), LabelMode::Names, 1,
                                  [&](const Map& map, Province p) { return nameFor(language, map[p]); }});
            for (const PaintedName& name : base.names(LabelMode::Names)) {
                if (name.label.coastMark) continue;
                QString written = name.label.text;
                written.replace('\n', ' ');
                QString wanted = nameFor(language, (*source_.map)[name.label.province]);
                QCOMPARE(written.remove(' ').remove('-'), wanted.remove(' ').remove('-'));
            }
        }
    }

private:
    /// Each window of the program at each size, each density, each language.
    void rows(const std::vector<LabelMode>& modes)
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("codePixels");
        QTest::addColumn<bool>("room");
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
            ProjectorWindow window;
            window.setBoard(source_);
            window.resize(size);
            window.show();
            addRows(QString("projector %1").arg(size.height()), window.board()->lens().zoom(),
                    projectorTokenScale, window.board()->height() * audienceCodeShare, true, modes);
            BoardView view;
            view.setBoard(source_);
            view.resize(size);
            view.show();
            addRows(QString("board %1").arg(size.height()), view.lens().zoom(),
                    tokenScaleAt(view.lens().zoom()), leastCodePixels, false, modes);
        }
    }

    static void addRows(const QString& window, double zoom, double scale, double codePixels, bool room,
                        const std::vector<LabelMode>& modes)
    {
        const auto add = [&](LabelMode mode, const char* language, const char* name) {
            if (std::find(modes.begin(), modes.end(), mode) == modes.end()) return;
            QTest::newRow(qPrintable(window + ", " + name))
                << zoom << scale << codePixels << room << static_cast<int>(mode) << QString(language);
        };
        add(LabelMode::None, "en", "no names");
        add(LabelMode::Codes, "en", "codes");
        if (room) return; // the audience window shows codes only
        add(LabelMode::Names, "en", "English");
        add(LabelMode::Names, "de", "German");
        add(LabelMode::Names, "long", "a third longer");
    }

    BoardBase board() const
    {
        QFETCH(double, zoom);
        QFETCH(double, scale);
        QFETCH(double, codePixels);
        QFETCH(bool, room);
        QFETCH(int, mode);
        QFETCH(QString, language);
        BoardBase base(source_,
                       {themeFor(ThemeKind::Light, *source_.map), static_cast<LabelMode>(mode), scale,
                        [=](const Map& map, Province p) { return nameFor(language, map[p]); }, room});
        base.setCodeSize(codeSizeAt(zoom, codePixels));
        return base;
    }

    std::vector<Thing> things(const BoardBase& base) const
    {
        const double scale = base.look().tokenScale;
        std::vector<Thing> all;
        for (std::size_t l = 0; l < source_.map->locations.size(); ++l) {
            const LocationInfo& location = source_.map->locations[l];
            const Unit unit{noPower, UnitKind::Fleet, static_cast<Location>(l)};
            const BoardGeometry& places = base.geometry();
            const QString code = QString::fromStdString(location.code);
            all.push_back(
                {Thing::Token, location.province, code, tokenBox(toQt(placeOf(places, unit)), scale)});
            all.push_back({Thing::Dislodged, location.province, code + " dislodged",
                           tokenBox(toQt(asideOf(places, unit, scale)), scale)});
        }
        for (std::size_t p = 0; p < source_.map->provinces.size(); ++p)
            if (source_.map->provinces[p].centre)
                all.push_back({Thing::Marker, static_cast<Province>(p),
                               QString::fromStdString(source_.map->provinces[p].code) + " centre",
                               centreBox(base.centreAt(static_cast<Province>(p)),
                                         centreScaleOf(base.look().forRoom, base.look().tokenScale))});
        if (base.look().labels == LabelMode::None) return all;
        for (const PaintedName& name : base.names(base.look().labels))
            if (!name.label.coastMark)
                all.push_back({Thing::Name, name.label.province, QString(name.label.text).replace('\n', '/'),
                               name.label.box});
        return all;
    }

    static double tokenMargin(const Ground& ground, const Thing& token, bool room)
    {
        const Ground::Shares shares = ground.of(token.box, token.province);
        if (!token.what.contains('/'))
            return shares.own - (room && token.kind == Thing::Dislodged ? dislodgedInside
                                 : room                                 ? roomInside
                                                                        : tokenInside);
        const double ashore = token.kind == Thing::Token ? shares.own - coastOnLand : 1;
        return std::min(ashore, (room ? roomElsewhere : .02) - shares.elsewhere);
    }

    static void report(std::vector<std::pair<double, QString>>& found, const char* what)
    {
        std::sort(found.begin(), found.end());
        QStringList worst;
        for (std::size_t i = 0; i < 4; ++i)
            worst << QString("%1 %2").arg(found[i].second).arg(100 * found[i].first, 0, 'f', 1);
        qInfo("%s: tightest %s, in per cent to spare", what, qPrintable(worst.join(", ")));
        QVERIFY2(found.front().first >= 0, qPrintable(worst.join(", ")));
    }

    BoardSource source_ = standardSource();
};

CHANCERY_SUITE(TestLegibility, QApplication)

} // namespace chancery::tst_legibility

#include "tst_legibility.moc"
