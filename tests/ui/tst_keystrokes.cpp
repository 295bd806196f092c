// SPDX-License-Identifier: GPL-3.0-or-later
// The typing line at work: how many keys an evening's orders take, and what each key does.
#include "tests/support/sketch.h"
#include "tests/support/suite.h"
#include "ui/console/order_line.h"
#include "ui/console/writing_page.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolButton>

namespace chancery::tst_keystrokes {

namespace {

/// A page with its game, and the keys pressed so far.
struct Typist
{
    Session session;
    WritingPage page{session};
    OrderLine& line = *page.findChild<OrderLine*>();
    QLineEdit& edit = *page.findChild<QLineEdit*>("orderLine");
    int keys = 0;

    explicit Typist(Game game)
        : session(std::move(game))
    {
        page.resize(400, 600);
        page.show();
        page.activateWindow();
        if (!QTest::qWaitForWindowActive(&page)) qFatal("the page does not become active");
        page.focusLine();
    }

    void press(int key)
    {
        ++keys;
        QTest::keyClick(&edit, static_cast<Qt::Key>(key));
    }
    void type(const QString& text)
    {
        keys += static_cast<int>(text.size());
        QTest::keyClicks(&edit, text);
    }
    void enter(const QString& text)
    {
        type(text);
        press(Qt::Key_Return);
    }
    QStringList offers() const
    {
        QStringList texts;
        const auto* list = page.findChild<QListWidget*>("lineOffers");
        for (int i = 0; i < list->count(); ++i) texts << list->item(i)->text().section("  ", 0, 0);
        return texts;
    }
    QString sheet(const char* power) const
    {
        return sheetText(session.game(), standardMap().findPower(power));
    }
};

/// What a user types for an order who knows only the codes of three letters.
QString codes(const std::string& canonicalText)
{
    QStringList words = QString::fromStdString(canonicalText).toLower().remove('/').split(' ').mid(2);
    words.removeAll("-");
    const bool bySea = words.removeAll("via") > 0;
    if (words.size() > 1) words.removeAll("a"), words.removeAll("f");
    return words.join("") + (bySea ? " via" : "");
}

struct Written
{
    Game game;
    QStringList orders; ///< canonical, sorted
};

/// A phase of one of the games in tests/data/games.
Written phaseOf(const QString& file, const char* name)
{
    QFile lines(QStringLiteral(CHANCERY_SOURCE_DIR "/tests/data/games/") + file);
    if (!lines.open(QIODevice::ReadOnly)) qFatal("no %s", qPrintable(file));
    while (!lines.atEnd()) {
        const QJsonObject phase = QJsonDocument::fromJson(lines.readLine()).object();
        if (phase["phase"].toString() != QLatin1String(name)) continue;
        std::vector<std::string> units;
        Written written;
        const QJsonObject all = phase["units"].toObject(), orders = phase["orders"].toObject();
        for (const QString& power : all.keys())
            for (const QJsonValue& unit : all[power].toArray())
                units.push_back((power + ' ' + unit.toString()).toStdString());
        for (const QString& power : orders.keys())
            for (const QJsonValue& order : orders[power].toArray()) written.orders << order.toString();
        written.orders.sort();
        written.game = gameFrom(sketch::sharedMap(), *readPhase(name), sketch::position(units));
        return written;
    }
    qFatal("no %s in %s", name, qPrintable(file));
}

QStringList ordersOn(const Session& session)
{
    QStringList orders;
    for (const Order& order : ordersOf(session.current()))
        orders << QString::fromStdString(canonical(standardMap(), session.current().before, order));
    orders.sort();
    return orders;
}

} // namespace

class TestKeystrokes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lettersAreDraftsUntilTheyAreAnOrder()
    {
        Typist typist(newGame(sketch::sharedMap()));
        typist.page.showPower(standardMap().findPower("FRANCE"));
        typist.enter("bur");
        typist.type("pic");
        const Draft begun{static_cast<int>(index(standardMap().findPower("FRANCE"))), 1, "pic"};
        QCOMPARE(typist.session.draft(), begun);
        typist.page.showPower(standardMap().findPower("ITALY")); // another power is shown
        QCOMPARE(typist.edit.text(), QString());
        typist.page.showPower(standardMap().findPower("FRANCE"));
        QCOMPARE(typist.edit.text(), QStringLiteral("pic"));

        Session later(typist.session.game()); // the program stopped here
        later.setDraft(begun);
        WritingPage page(later);
        Q_EMIT later.changed(Change::Game);
        QCOMPARE(page.power(), standardMap().findPower("FRANCE"));
        QCOMPARE(page.findChild<QLineEdit*>("orderLine")->text(), QStringLiteral("pic"));

        typist.press(Qt::Key_Return);
        QVERIFY(typist.session.draft().letters.empty());
        typist.type("e");
        QVERIFY(!typist.session.draft().letters.empty());
        typist.press(Qt::Key_Escape);
        QVERIFY(typist.session.draft().letters.empty());
    }

    void aWholePhaseIsTypedInFewKeys_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("phase");
        QTest::addColumn<int>("orders");
        QTest::addColumn<int>("most");
        QTest::newRow("22 orders of a Spring") << "game_1.jsonl"
                                               << "S1901M" << 22 << 88;
        QTest::newRow("34 units, 16 supports") << "game_3.jsonl"
                                               << "F1905M" << 34 << 186;
        QTest::newRow("34 units, 18 supports") << "game_3.jsonl"
                                               << "F1907M" << 34 << 163;
    }
    void aWholePhaseIsTypedInFewKeys()
    {
        QFETCH(QString, file);
        QFETCH(QString, phase);
        QFETCH(int, orders);
        QFETCH(int, most);
        const Written wanted = phaseOf(file, phase.toLatin1());
        QCOMPARE(wanted.orders.size(), orders);
        Typist typist(wanted.game);
        for (int i = 0; i < orders + 7 && ordersOn(typist.session).size() < orders; ++i) {
            const Province unit = typist.line.unit();
            if (unit == noProvince) {
                typist.press(Qt::Key_Return); // to the next power
                continue;
            }
            const QString code = QString::fromStdString(standardMap()[unit].code);
            const QStringList found = wanted.orders.filter(QRegularExpression("^. " + code + "(/..)? "));
            QCOMPARE(found.size(), 1);
            typist.enter(codes(found.front().toStdString()));
        }
        QCOMPARE(ordersOn(typist.session), wanted.orders);
        qInfo("%d orders, %d keys", orders, typist.keys);
        QVERIFY2(typist.keys <= most, qPrintable(QString::number(typist.keys)));
    }

    void lineAsksForOneUnitAfterTheOther()
    {
        Typist typist(newGame(sketch::sharedMap()));
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("BUD"));
        typist.enter("ser");
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("TRI"));
        typist.press(Qt::Key_Return); // not now
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("VIE"));
        typist.enter("h");
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("TRI"));
        typist.press(Qt::Key_Backspace);
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("BUD"));
        typist.enter("rum");
        QCOMPARE(typist.sheet("Austria"), "A BUD - RUM\nA VIE H");
        typist.enter("alb"); // the last one: the line goes on by itself
        QCOMPARE(standardMap()[typist.page.power()].name, std::string("England"));
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("EDI"));
        QCOMPARE(typist.page.findChild<QLabel*>("lineProblem")->text(),
                 "Austria is complete. Next: England.");
        QVERIFY(typist.edit.hasFocus());
    }

    void arrowsChooseAmongWhatIsOffered()
    {
        Typist typist(newGame(sketch::sharedMap()));
        typist.page.showPower(standardMap().findPower("England"));
        typist.type("nor");
        QCOMPARE(typist.offers(), (QStringList{"F Edi-Nth", "F Edi-Nwg"}));
        typist.press(Qt::Key_Down);
        QCOMPARE(canonical(standardMap(), typist.session.current().before, *typist.line.proposal()),
                 std::string("F EDI - NWG"));
        typist.press(Qt::Key_Return);
        QCOMPARE(typist.sheet("England"), "F EDI - NWG");
    }

    /// In an empty line they go from row to row, and choose nothing that is not seen.
    void arrowsGoFromRowToRow()
    {
        Typist typist(newGame(sketch::sharedMap()));
        writeSheet(typist.session, standardMap().findPower("Austria"), "A Ven qqq\nF Ion x Gre\nA Bud - Ser");
        const auto here = [&] {
            return typist.line.unit() == noProvince
                       ? typist.line.standing()
                       : QString::fromStdString(standardMap()[typist.line.unit()].code);
        };
        QStringList way{here()};
        for (const int key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Up,
                              Qt::Key_Up, Qt::Key_Up, Qt::Key_Up}) {
            typist.press(key);
            way << here();
        }
        const QStringList down{"TRI", "VIE", "A Ven qqq", "F Ion x Gre", "EDI"}; // England's is next
        QCOMPARE(way, down + (QStringList{"F Ion x Gre", "A Ven qqq", "VIE", "TRI", "BUD"}));
        typist.press(Qt::Key_Return);
        QCOMPARE(ordersOn(typist.session), QStringList{"A BUD - SER"});
    }

    /// Delete on a line that was not understood takes the next one.
    void deleteGoesToTheNextBadLine()
    {
        Typist typist(newGame(sketch::sharedMap()));
        writeSheet(typist.session, standardMap().findPower("Austria"), "A Ven qqq\nF Ion x Gre\nA Yor zzz");
        typist.page.goToNext();
        for (int i = 0; i < 9 && typist.line.standing() != "F Ion x Gre"; ++i) typist.press(Qt::Key_Down);
        typist.press(Qt::Key_Delete);
        QCOMPARE(typist.line.standing(), QString("A Yor zzz"));
        typist.press(Qt::Key_Delete);
        QCOMPARE(typist.line.standing(), QString("A Ven qqq"));
        typist.press(Qt::Key_Delete);
        QVERIFY(typist.line.standing().isEmpty());
        QCOMPARE(typist.sheet("Austria"), QString());
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("BUD"));
    }

    void pageKeysGoToThePowerBeforeAndAfter()
    {
        Typist typist(newGame(sketch::sharedMap()));
        typist.page.showPower(standardMap().findPower("England"));
        typist.press(Qt::Key_PageDown);
        QCOMPARE(typist.page.power(), standardMap().findPower("France"));
        typist.press(Qt::Key_PageUp);
        typist.press(Qt::Key_PageUp);
        QCOMPARE(typist.page.power(), standardMap().findPower("Austria"));
    }

    void badOrdersAreLegalToWrite()
    {
        Typist typist(newGame(sketch::sharedMap()));
        typist.enter("mun");
        QCOMPARE(typist.sheet("Austria"), "A Bud mun");
        QCOMPARE(ordersOn(typist.session), QStringList{"A BUD - MUN"});
        typist.enter("qqq");
        QCOMPARE(ordersOn(typist.session).size(), 1);
        QCOMPARE(typist.edit.text(), "qqq");
    }

    /// A line that names another unit is for that unit, and the one asked for stays asked for.
    void wholeOrdersAreTaken()
    {
        Typist typist(newGame(sketch::sharedMap()));
        typist.enter("vie gal");
        QCOMPARE(ordersOn(typist.session), QStringList{"A VIE - GAL"});
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("BUD"));
        typist.enter("tri");
        QCOMPARE(ordersOn(typist.session), (QStringList{"A BUD - TRI", "A VIE - GAL"}));
        typist.enter("bud"); // a name alone goes to that unit
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("BUD"));
        QCOMPARE(ordersOn(typist.session).size(), 2);
    }

    /// The first letters of a phase do not go to the power whose sheet was shown last.
    void aPhaseBeginsWithTheFirstPower()
    {
        Typist typist(newGame(sketch::sharedMap()));
        typist.page.showPower(standardMap().findPower("Turkey"));
        resolvePhase(typist.session);
        advancePhase(typist.session);
        QCOMPARE(standardMap()[typist.page.power()].name, std::string("Austria"));
        typist.enter("ser");
        QCOMPARE(ordersOn(typist.session), QStringList{"A BUD - SER"});
    }

    /// One undo step takes back what replaced an order.
    void aNewOrderReplacesTheOld()
    {
        Typist typist(newGame(sketch::sharedMap()));
        const Power england = standardMap().findPower("England");
        typist.page.showPower(england);
        for (const char* order : {"nth", "yor", "wal"}) typist.enter(order);
        typist.page.showPower(england);
        QCOMPARE(typist.line.unit(), noProvince);
        typist.enter("lon eng");
        typist.enter("F Edi mun"); // illegal, and written as typed
        QCOMPARE(ordersOn(typist.session), (QStringList{"A LVP - WAL", "F EDI - MUN", "F LON - ENG"}));
        typist.session.undoStack()->undo();
        typist.session.undoStack()->undo();
        QCOMPARE(ordersOn(typist.session), (QStringList{"A LVP - WAL", "F EDI - NTH", "F LON - YOR"}));
    }

    void aBuildAskedForAgainIsReplaced()
    {
        Typist typist(gameFrom(sketch::sharedMap(), *readPhase("W1901A"),
                               sketch::position({"France A SPA"}, {"France PAR MAR BRE SPA"})));
        typist.page.showPower(standardMap().findPower("France"));
        typist.enter("wa");
        typist.enter("a par");
        typist.enter("f bre");
        QCOMPARE(ordersOn(typist.session), (QStringList{"B A PAR", "B F BRE", "WAIVE"}));
        typist.press(Qt::Key_Backspace);
        typist.press(Qt::Key_Backspace);
        typist.enter("a mar");
        QCOMPARE(ordersOn(typist.session), (QStringList{"B A MAR", "B F BRE", "WAIVE"}));
    }

    void slipsOfAllPowersArePasted()
    {
        Typist typist(newGame(sketch::sharedMap()));
        QGuiApplication::clipboard()->setText(
            "A Vie - Gal\nEngland:\nF Lon - Nth\nF Edi - Nwg\n\nFRANCE\nA Par - Bur");
        QTest::keySequence(&typist.edit, QKeySequence::Paste);
        QCOMPARE(typist.sheet("Austria"), "A Vie - Gal");
        QCOMPARE(typist.sheet("England"), "F Lon - Nth\nF Edi - Nwg");
        QCOMPARE(typist.sheet("France"), "A Par - Bur");
        typist.session.undoStack()->undo();
        QVERIFY(ordersOn(typist.session).isEmpty());
    }

    void clicksTellTheLineWhatIsDone()
    {
        Typist typist(newGame(sketch::sharedMap()));
        writeOrder(typist.session, sketch::order(typist.session.current().before, "A BUD - SER"));
        QCOMPARE(standardMap()[typist.line.unit()].code, std::string("TRI"));
    }

    void twoMeaningsAreChosenByAButton()
    {
        Typist typist(newGame(sketch::sharedMap()));
        const Power england = standardMap().findPower("England");
        typist.page.showPower(england);
        writeSheet(typist.session, england, "F Edi - Nor");
        auto* button = typist.page.findChild<QToolButton*>("answer.2");
        QVERIFY(button);
        button->click();
        QCOMPARE(typist.sheet("England"), "F Edi - Nor");
        QCOMPARE(ordersOn(typist.session), QStringList{"F EDI - NWG"});
    }
};

CHANCERY_SUITE(TestKeystrokes, QApplication)

} // namespace chancery::tst_keystrokes

#include "tst_keystrokes.moc"
