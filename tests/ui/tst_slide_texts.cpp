// SPDX-License-Identifier: GPL-3.0-or-later
// Whether every text of every slide can be read from the back of a room: large enough, whole, within the
// slide and clear of every other text.
#include "tests/support/files.h"
#include "tests/support/real_games.h"
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "tests/support/text_recorder.h"
#include "ui/draw/fonts.h"
#include "ui/room/room_layout.h"
#include "ui/room/room_painter.h"
#include "ui/room/slide_painter.h"
#include "ui/scene/tell.h"
#include "ui/words/language.h"

#include <QPainter>
#include <QRegularExpression>

namespace chancery::tst_slide_texts {

namespace {

const char* const longName = "Konstantinos Papadopoulos-Xenakis";

const char* const longNotes =
    "In the north two armies with one support each bounce across their common border. The German attack on "
    "Sweden "
    "cuts the Russian support, so that Saint Petersburg falls, and no other unit contests either retreat.";

std::shared_ptr<const Map> mapNamed(const std::string& id)
{
    const auto map = shippedMaps()(id);
    if (!map) qFatal("%s", map.error().text().c_str());
    return *map;
}

/// Returns the height of capitals in bold text with an em of this size.
double capitals(double em)
{
    static const double share = textOutline(QStringLiteral("H"), Face::Bold, 1000).boundingRect().height();
    return em * share / 1000;
}

/// Makes slides about the first powers of a map, with as much on them as a heavy turn has.
class Slides
{
public:
    Slides(const Map& map, std::size_t powers, bool longNames)
        : map_(map)
        , longNames_(longNames)
    {
        for (std::size_t i = 0; i < powers; ++i) powers_.push_back(static_cast<Power>(i));
        for (std::size_t p = 0; p < map.provinces.size(); ++p)
            if (map.provinces[p].centre) centres_.push_back(static_cast<Province>(p));
    }

    std::vector<std::pair<QString, Slide>> all() const
    {
        std::vector<std::pair<QString, Slide>> made{{"tally", tally(false)},
                                                    {"start", tally(true)},
                                                    {"short race", race(3)},
                                                    {"long race", race(18)},
                                                    {"changes", changes()},
                                                    {"elimination", elimination(3)},
                                                    {"late elimination", elimination(20)},
                                                    {"lots", lots()},
                                                    {"draw", VoteSlide{{{}, {false, 5, 2}}}},
                                                    {"concession", VoteSlide{{{powers_.back()}, {true}}}}};
        const Phase phase{Season::Fall, 1902, PhaseKind::Movement};
        made.emplace_back("short notes", NotesSlide{phase, "A late order."});
        made.emplace_back("long notes", NotesSlide{phase, longNotes});
        made.emplace_back("solo", ending(Ending::Kind::Victory, 1));
        made.emplace_back("shared draw", ending(Ending::Kind::Drawn, std::min<std::size_t>(3, count())));
        made.emplace_back("draw of all", ending(Ending::Kind::YearsOver, count()));
        EndingCard plain = ending(Ending::Kind::Drawn, count());
        plain.scores.clear();
        made.emplace_back("draw without points", plain);
        return made;
    }

private:
    std::size_t count() const { return powers_.size(); }
    Power at(std::size_t i) const { return powers_[i % count()]; }
    std::string player(std::size_t i) const
    {
        return longNames_ ? longName : "Player " + std::to_string(i + 1);
    }

    /// As many as change in a heavy year, each from the next power.
    std::vector<Transfer> transfers() const
    {
        std::vector<Transfer> all;
        const std::size_t most = std::min<std::size_t>(centres_.size(), 12);
        for (std::size_t i = 0; i < most; ++i)
            all.push_back({centres_[i], i % 3 == 2 ? noPower : at(i + 1), at(i / 2)});
        return all;
    }

    std::vector<TallyRow> rows(bool start) const
    {
        std::vector<TallyRow> all;
        for (std::size_t i = 0; i < count(); ++i) {
            const int centres = static_cast<int>(centres_.size() / count());
            const int now = start ? centres : centres + (i % 2 == 0 ? 1 : -1);
            all.push_back({powers_[i], centres, now, player(i)});
        }
        return all;
    }

    TallySlide tally(bool start) const
    {
        return {1902, start, rows(start), start ? std::vector<Transfer>{} : transfers(), 18};
    }

    RaceSlide race(int years) const
    {
        RaceSlide race{{}, std::vector<std::vector<int>>(map_.powers.size()), 18};
        for (int year = 0; year < years; ++year) {
            race.years.push_back(1900 + year);
            for (std::size_t p = 0; p < map_.powers.size(); ++p)
                race.centres[p].push_back(p >= count() || (p == 1 && year > 1) ? 0 : 3 + year % 4);
        }
        return race;
    }

    std::vector<Ousted> ousted() const
    {
        const Phase phase{Season::Spring, 1902, PhaseKind::Movement};
        std::vector<Ousted> all;
        for (std::size_t i = 0; i < 7; ++i) {
            const Unit unit{at(i), UnitKind::Army, static_cast<Location>(i * 3)};
            all.push_back({phase, unit, i == 3 ? noPower : at(i + 1), i % 3 == 0});
        }
        return all;
    }

    ChangesSlide changes() const { return {1902, transfers(), ousted(), {powers_.back()}}; }

    EliminationCard elimination(int years) const
    {
        EliminationCard card{powers_.front(), {}, static_cast<int>(count()) - 1, player(0)};
        for (int i = 0; i < years; ++i)
            card.course.push_back(
                {1900 + i, std::vector<Province>(std::size_t(std::max(0, 5 - i * 5 / (years - 1))))});
        return card;
    }

    EndingCard ending(Ending::Kind kind, std::size_t winners) const
    {
        EndingCard card{{kind, {}}, rows(false), {}};
        for (std::size_t i = 0; i < count(); ++i) {
            card.scores.push_back({{powers_[i]}, 100. / double(i + 3)});
            if (i < winners) card.ending.winners.push_back(powers_[i]);
        }
        return card;
    }

    LotsSlide lots() const
    {
        LotsSlide slide;
        for (std::size_t i = 0; i < count(); ++i) slide.seats.push_back({player(i), {powers_[i]}});
        return slide;
    }

    const Map& map_;
    bool longNames_;
    std::vector<Power> powers_;
    std::vector<Province> centres_;
};

/// A size of the window and a board, and how high capitals must be in it, in pixels.
struct Stage
{
    QSize size;
    double least, aspect = 1.3; ///< width by height of the board
};
constexpr Stage stages[] = {{{1920, 1080}, 24}, {{1280, 720}, 16},  {{3840, 2160}, 48},
                            {{1600, 1200}, 24}, {{1080, 1920}, 18}, {{1080, 1920}, 17, 1.88}};

/// Paints a slide and returns its texts, in pixels of the part of the window that slides are in.
std::vector<WrittenText> textsOf(const Slide& slide, const SlideLook& look, const QSize& area)
{
    TextRecorder recorder(area);
    QPainter painter(&recorder);
    paintSlide(painter, slideBox({QPointF(), area}), slide, look);
    painter.end();
    return recorder.texts();
}

/// The width of the card of a power's sign within its edge, by the em of its letters.
constexpr double mostOfSign = 1.42;

bool isSign(const Map& map, const QString& text)
{
    return std::ranges::any_of(
        map.powers, [&text](const PowerInfo& power) { return QString::fromStdString(power.letter) == text; });
}

/// Returns what is wrong with texts, one line each. `elided` says that names need not be whole.
QStringList problemsIn(const std::vector<WrittenText>& texts, const QSize& area, double least, bool elided)
{
    QStringList problems;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const WrittenText& text = texts[i];
        if (capitals(text.em) < least)
            problems << QString("%1: %2 high").arg(text.text).arg(capitals(text.em), 0, 'f', 1);
        if (!QRectF(QPointF(), area).contains(text.box)) problems << text.text + " is cut";
        if (!elided && text.text.contains(u'\u2026')) problems << text.text + " is elided";
        for (std::size_t j = 0; j < i; ++j)
            if (text.box.intersects(texts[j].box)) problems << text.text + " on " + texts[j].text;
    }
    return problems;
}

} // namespace

class TestSlideTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextCanBeRead_data()
    {
        QTest::addColumn<QString>("map");
        QTest::addColumn<int>("powers");
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "es"}) {
            QTest::addRow("2 powers, %s", language) << "standard" << 2 << language;
            QTest::addRow("7 powers, %s", language) << "standard" << 7 << language;
            QTest::addRow("14 powers, %s", language) << "chaos" << 14 << language;
            QTest::addRow("34 powers, %s", language) << "chaos" << 34 << language;
        }
    }

    void everyTextCanBeRead()
    {
        QFETCH(QString, map);
        QFETCH(int, powers);
        QFETCH(QString, language);
        speak(language);
        const auto read = mapNamed(map.toStdString());
        const SlideLook look{themeFor(ThemeKind::Dark, *read), read};
        QStringList problems;
        std::size_t written = 0;
        for (const bool longNames : {false, true})
            for (const auto& [name, slide] : Slides(*read, std::size_t(powers), longNames).all())
                for (const Stage& stage : stages) {
                    const QSize area = layOutRoom({stage.size, stage.aspect, 7, true}).slide.size().toSize();
                    const auto texts = textsOf(slide, look, area);
                    written += texts.size();
                    QVERIFY2(!texts.empty(), qPrintable(name));
                    for (const WrittenText& text : texts)
                        if (text.text.startsWith("and ") && text.text.endsWith(" more"))
                            problems << name + " ends in " + text.text;
                    for (const WrittenText& text : texts)
                        if (isSign(*read, text.text) && text.box.width() > mostOfSign * text.em)
                            problems << name + ": " + text.text + " is wider than its sign";
                    for (const QString& problem :
                         problemsIn(texts, area, stage.least, longNames && powers > 14))
                        problems << QString("%1 %2x%3: %4")
                                        .arg(name)
                                        .arg(stage.size.width())
                                        .arg(stage.size.height())
                                        .arg(problem);
                }
        speak("en");
        problems.removeDuplicates();
        QVERIFY2(problems.empty(), qPrintable("\n" + problems.mid(0, 40).join("\n")));
        QVERIFY(written > 1000);
    }

    /// Beside the board too: names, what is asked and told, what did not count and what becomes of units. The
    /// orders that are read out have been written by those who read them.
    void everyTextBesideTheBoardCanBeRead_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de"})
            for (const QSize size : {QSize(1920, 1080), QSize(1280, 720), QSize(1080, 1920)})
                QTest::addRow("%d x %d, %s", size.width(), size.height(), language) << size << language;
    }

    void everyTextBesideTheBoardCanBeRead()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        speak(language);
        Game game = realGame(5);
        for (std::size_t p = 0; p < game.map->powers.size(); ++p)
            game.players[static_cast<Power>(p)] = "Maximiliane " + std::to_string(p);
        const SlideLook look{themeFor(ThemeKind::Light, *game.map), game.map};
        const RoomLayout resting = layOutRoom({size, 1.3, 7, true, true}),
                         telling = layOutRoom({size, 1.3, 7, false}); // the clock ends with the reveal
        QStringList small;
        int written = 0;
        const auto paint = [&](RoomColumn column, const RoomLayout& room) {
            column.panel.list.clear(); // it is turned over, and shrinks for that
            TextRecorder recorder(size);
            QPainter painter(&recorder);
            const RoomTexts texts{{}, {}, column};
            paintRoom(painter, room.clock.isEmpty() ? room : fitted(room, texts, look), texts, look);
            painter.end();
            for (const WrittenText& text : recorder.texts()) {
                ++written;
                if (capitals(text.em) < 24 * room.unit - .5)
                    small << QString("%1: %2").arg(capitals(text.em)).arg(text.text);
            }
        };
        for (std::size_t p = 0; p < game.phases.size(); ++p) {
            paint(columnBefore(game, p), resting);
            const Storyboard story = storyOf(*game.map, sketch::standardGeometry(), game.phases[p],
                                             {{}, 1, {}, {}, wordCounter(*game.map, game.phases[p])});
            for (const Beat& beat : story.beats) {
                if (!beat.orders.empty()) continue;
                for (const int ms : {beat.span.startsAt, beat.tellsAt()})
                    paint(columnAt(game, p, story, ms), telling);
            }
        }
        speak("en");
        small.removeDuplicates();
        QVERIFY2(small.empty(), qPrintable("\n" + small.mid(0, 30).join("\n")));
        QVERIFY(written > 1000);
    }

    /// The players of a draw are the picture: their rows reach to its lower part, and their names are large.
    void theRowsOfADrawUseTheirCard()
    {
        const auto map = mapNamed("standard");
        const SlideLook look{themeFor(ThemeKind::Light, *map), map};
        const QSize area = layOutRoom({QSize(1920, 1080), 1.3, 7, true}).slide.size().toSize();
        EndingCard card{{Ending::Kind::Drawn, {}}, {}, {}};
        for (std::size_t p = 0; p < 7; ++p) {
            card.ending.winners.push_back(static_cast<Power>(p));
            card.rows.push_back({static_cast<Power>(p), 3, 5, longName});
        }
        double lowest = 0, largest = 0;
        for (const WrittenText& text : textsOf(card, look, area)) {
            lowest = std::max(lowest, text.box.bottom());
            if (text.text.contains("Papadopoulos")) largest = std::max(largest, text.em);
        }
        QVERIFY2(lowest > .8 * area.height(), qPrintable(QString::number(lowest / area.height())));
        QVERIFY2(largest > .045 * area.height(), qPrintable(QString::number(largest / area.height())));
    }

    /// Of a unit with two badges both numbers, beside the board and in the strip below it.
    void theOtherBadgeIsTold_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1920, 1080), QSize(1024, 768), QSize(1080, 1920)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void theOtherBadgeIsTold()
    {
        QFETCH(QSize, size);
        const auto map = mapNamed("standard");
        RoomTexts texts;
        texts.column.panel.headline = "Germany and France clash head to head";
        texts.column.panel.sides = {{Power{2}, 2}, {Power{3}, 2, 3}};
        TextRecorder recorder(size);
        QPainter painter(&recorder);
        paintRoom(painter, layOutRoom({size, 1.3, 7, false}), texts, {themeFor(ThemeKind::Light, *map), map});
        painter.end();
        QStringList numbers;
        for (const WrittenText& text : recorder.texts())
            if (text.text.size() == 1 && text.text[0].isDigit()) numbers << text.text;
        numbers.sort();
        QCOMPARE(numbers, QStringList({"2", "2", "3"}));
    }

    /// A list of orders for which there is no room says how many it leaves out.
    void aLongListOfOrdersIsCounted()
    {
        const auto map = mapNamed("standard");
        const SlideLook look{themeFor(ThemeKind::Light, *map), map};
        const QSize size(1280, 720);
        RoomTexts texts;
        texts.column.panel.headline = "Orders of England";
        for (int i = 0; i < 30; ++i) texts.column.panel.list << QStringLiteral("Order %1").arg(i);
        TextRecorder recorder(size);
        QPainter painter(&recorder);
        paintRoom(painter, layOutRoom({size, 1.3, 7, true}), texts, look);
        painter.end();
        int shown = 0, more = 0;
        static const QRegularExpression rest("^and (\\d+) more$");
        for (const WrittenText& text : recorder.texts()) {
            shown += text.text.contains("Order ");
            more += rest.match(text.text).captured(1).toInt();
        }
        QVERIFY(shown > 3 && shown < 30);
        QCOMPARE(shown + more, 30);
    }
};

CHANCERY_SUITE(TestSlideTexts, QApplication)

} // namespace chancery::tst_slide_texts

#include "tst_slide_texts.moc"
