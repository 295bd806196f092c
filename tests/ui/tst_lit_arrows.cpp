// SPDX-License-Identifier: GPL-3.0-or-later
// What is lit in a fight is not ambiguous: arrows do not lie on one another, a cut mark belongs to one
// support, and no badge hides a unit. All cases of DATC, and 200 turns of 34 units.
#include "tests/support/lit_fights.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/scene/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace chancery::tst_lit_arrows {

namespace {

/// Returns what a fight breaks of a law, one text for each breach.
using Law = QStringList (*)(const LitFight&);

QString nameOf(const Arrow& arrow)
{
    return arrow.unit == noProvince ? "?" : QString::fromStdString(sketch::standardMap()[arrow.unit].code);
}

QStringList arrowsOnArrows(const LitFight& fight)
{
    constexpr double longest = 20; ///< map units
    QStringList broken;
    for (std::size_t a = 0; a < fight.arrows.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (const double run = stretchTogether(fight, fight.arrows[a], fight.arrows[b]); run > longest)
                broken << QString("%1: the arrows of %2 and %3 run together for %4")
                              .arg(fight.name, nameOf(fight.arrows[a]), nameOf(fight.arrows[b]))
                              .arg(run, 0, 'f', 0);
    return broken;
}

/// The break of a cut support is on its arrow, and on no other arrow or unit.
QStringList breaksElsewhere(const LitFight& fight)
{
    QStringList broken;
    for (const Mark& mark : fight.marks) {
        if (mark.kind != MarkKind::Cut) continue;
        const double reach = 7.5 * mark.scale; // of the zigzag to either side
        const auto say = [&](const QString& what) {
            broken << QString("%1: the break of %2 %3")
                          .arg(fight.name, sketch::standardMap()[mark.unit].code.c_str(), what);
        };
        for (const Arrow& arrow : fight.arrows) {
            const double off = distanceTo(arrow, mark.at);
            if (arrow.unit == mark.unit && off > 2) say(QString("is %1 beside its arrow").arg(off));
            if (arrow.unit != mark.unit && off < reach)
                say(QString("is %1 from the arrow of %2").arg(off, 0, 'f', 1).arg(nameOf(arrow)));
        }
        for (const Token& token : fight.tokens) {
            const double wide = tokenWidth / 2 * token.scale + 4 * mark.scale,
                         high = tokenHeight / 2 * token.scale + 8 * mark.scale;
            const Province unit = sketch::standardMap().provinceOf(token.unit.at);
            if (unit != mark.unit && !fight.going.has(unit) && std::abs(mark.at.x - token.at.x) < wide &&
                std::abs(mark.at.y - token.at.y) < high)
                say(QString("is on the token of %1").arg(sketch::standardMap()[token.unit.at].code.c_str()));
        }
    }
    return broken;
}

/// Returns how much of a token a badge hides, as a share of the token. The badge is taken as a square of the
/// same area.
double hiddenShare(const Token& token, const Mark& badge)
{
    const double half = 14 * badge.scale * .886;
    const double w = tokenWidth / 2 * token.scale, h = tokenHeight / 2 * token.scale;
    const double dx =
        std::min(token.at.x + w, badge.at.x + half) - std::max(token.at.x - w, badge.at.x - half);
    const double dy =
        std::min(token.at.y + h, badge.at.y + half) - std::max(token.at.y - h, badge.at.y - half);
    return std::max(0., dx) * std::max(0., dy) / (4 * w * h);
}

/// Returns whether two tokens lie on one another by half of their width and height.
bool hidesMiddle(const Token& a, const Token& b)
{
    return std::abs(a.at.x - b.at.x) < tokenWidth / 2 * a.scale &&
           std::abs(a.at.y - b.at.y) < tokenHeight / 2 * a.scale;
}

/// Returns whether a token is on another one, as an army is on a fleet that convoys it.
bool passes(const LitFight& fight, const Token& token, Province unit)
{
    return std::ranges::any_of(fight.tokens, [&](const Token& other) {
        return sketch::standardMap().provinceOf(other.unit.at) == unit && hidesMiddle(token, other);
    });
}

/// Badges hide no more than a little of other units, except of those that pass over their own unit, and never
/// most of their own, wherever that leans.
QStringList badgesOnTokens(const LitFight& fight)
{
    constexpr double most = .3, mostOfOwn = .63; ///< of a token
    QStringList broken;
    for (const Mark& badge : fight.marks)
        for (const Token& token : fight.tokens) {
            const Province unit = sketch::standardMap().provinceOf(token.unit.at);
            if (badge.kind != MarkKind::Strength ||
                (fight.going.has(unit) && passes(fight, token, badge.unit)))
                continue;
            if (const double share = hiddenShare(token, badge);
                share > (badge.unit == unit ? mostOfOwn : most))
                broken << QString("%1: the badge of %2 hides %3 of %4")
                              .arg(fight.name, sketch::standardMap()[badge.unit].code.c_str())
                              .arg(share, 0, 'f', 2)
                              .arg(sketch::standardMap()[unit].code.c_str());
        }
    return broken;
}

/// Where one thing is still not clear of another, and from where.
struct Known
{
    const char *phase, *broken;
    Camera camera = Camera::Still;
};
constexpr Known known[] = {
    {"6.F.19", "break of NAP"},                 // ROM strikes beside it
    {"b0193", "badge of HOL"},                  // EDI strikes beside it
    {"b0020", "badge of ANK"},                  // CON strikes beside it
    {"b0024", "badge of ANK"},                  // the same
    {"b0036", "badge of ADR", Camera::Follows}, // APU strikes beside it
    {"6.F.29", "break of LON"},
    {"b0110", "break of BUL"},
    {"b0191", "break of BUL"},
};

bool isKnown(const NamedPhase& phase, Camera camera, const QString& broken)
{
    return std::ranges::any_of(known, [&](const Known& one) {
        return camera == one.camera && phase.name == one.phase && broken.contains(one.broken);
    });
}

/// Returns what the fights of a phase break of a law at these parts of their beats.
QStringList brokenIn(const NamedPhase& phase, Camera camera, Law law, std::initializer_list<double> parts)
{
    const Film film = filmForRoom(phase.record);
    QStringList all;
    for (const double part : parts)
        for (const LitFight& fight : litFights(phase.record, film, part, camera))
            for (const QString& broken : law(fight))
                if (!isKnown(phase, camera, broken)) all << QString::fromStdString(phase.name) + " " + broken;
    return all;
}

} // namespace

class TestLitArrows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrowsDoNotLieOnOneAnother_data() { phases(); }
    /// Before anything moves.
    void arrowsDoNotLieOnOneAnother() { keeps(arrowsOnArrows, {.2}); }

    void breaksBelongToOneSupport_data() { phases(); }
    /// Late enough for the supports of dislodged units.
    void breaksBelongToOneSupport() { keeps(breaksElsewhere, {.6}); }

    void badgesHideNoUnit_data() { phases(); }
    /// All the time: units lean, come and go.
    void badgesHideNoUnit() { keeps(badgesOnTokens, {.1, .3, .4, .5, .6, .7, .8, .95}); }

private:
    static void phases()
    {
        QTest::addColumn<bool>("crowded");
        QTest::addColumn<bool>("still");
        QTest::newRow("cases, the camera follows") << false << false;
        QTest::newRow("cases, it stays on the board") << false << true;
        QTest::newRow("34 units, the camera follows") << true << false;
        QTest::newRow("34 units, it stays on the board") << true << true;
    }
    static void keeps(Law law, std::initializer_list<double> parts)
    {
        QFETCH(bool, crowded);
        QFETCH(bool, still);
        QStringList broken;
        for (const NamedPhase& phase : crowded ? crowdedPhases() : datcPhases())
            broken << brokenIn(phase, still ? Camera::Still : Camera::Follows, law, parts);
        QVERIFY2(broken.isEmpty(), qPrintable(broken.join('\n')));
    }
};

CHANCERY_SUITE(TestLitArrows, QCoreApplication)

} // namespace chancery::tst_lit_arrows

#include "tst_lit_arrows.moc"
