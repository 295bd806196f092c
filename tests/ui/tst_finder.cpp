// SPDX-License-Identifier: GPL-3.0-or-later
// What is found by typing a few letters, and that nothing that the players would see is chosen at once.
#include "tests/support/suite.h"
#include "ui/parts/finder_popup.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace chancery::tst_finder {

namespace {

std::vector<FindEntry> someEntries()
{
    return {
        {FindKind::Action, "Correct this phase", "History", "Ctrl+Shift+C", "Change order sheets or rulings"},
        {FindKind::Action, "Next phase", "Orders", "F7", "Start the next phase",
         "This phase has no results."},
        {FindKind::Action, "Reveal", "Projector", "F6", "Show the players the results", {}, true},
        {FindKind::Action, "Save", "File", "Ctrl+S", "Save the game"},
        {FindKind::Action, "View the next slide", "Projector", "F4", "", {}, true},
        {FindKind::Province, "Vienna", "VIE, a centre of Austria", {}, "VIE"},
        {FindKind::Province, "London", "LON, a centre of England", {}, "LON"},
        {FindKind::Province, "Gascony", "GAS", {}, "GAS"},
        {FindKind::Province, "Köln", "KOL", {}, "KOL"},
        {FindKind::Unit, "A VIE", "Austria, Army Vienna"},
        {FindKind::Unit, "F LON", "England, Fleet London"},
        {FindKind::Phase, "Spring 1901, movement", "", {}, "S1901M"},
        {FindKind::Phase, "Fall 1901, movement", "the current phase", {}, "F1901M"},
        {FindKind::Case, "6.A.1 Moving to an area that is not a neighbour", "DATC 3.2"},
        {FindKind::Case, "6.A.10 Support on unreachable destination not possible", "DATC 3.2"},
        {FindKind::Setting, "Reduced motion", "Animation", {}, "Shows each step at once"},
    };
}

/// A window with a board and a finder over it.
struct Desk
{
    QWidget window;
    QLineEdit before{&window};
    FinderPopup finder{&window};
    QSignalSpy chosen{&finder, &FinderPopup::chosen};

    Desk()
    {
        window.resize(900, 600);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        before.setFocus();
        finder.open(someEntries(), window);
    }
    QLineEdit* line() { return finder.findChild<QLineEdit*>("finderLine"); }
    QString note() { return finder.findChild<QLabel*>("finderNote")->text(); }
    void press(Qt::Key key) { QTest::keyClick(line(), key); }
    std::size_t chosenEntry() { return chosen.takeFirst().first().value<std::size_t>(); }
};

} // namespace

class TestFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// What can be chosen leads: if no action can, a case does.
    void whatCanBeChosenLeads()
    {
        const Finder mixed({{FindKind::Action, "Conference", {}, {}, {}, "There is no Committee."},
                            {FindKind::Case, "Conference of two"},
                            {FindKind::Province, "Vienna"}});
        QCOMPARE(mixed.find("conf"), std::vector<std::size_t>({1, 0}));
        const Finder able({{FindKind::Action, "Vote", {}, {}, {}, "The game has ended."},
                           {FindKind::Case, "Votes"},
                           {FindKind::Action, "Vote by hand"}});
        QCOMPARE(able.find("vote"), std::vector<std::size_t>({2, 0, 1}));
    }

    /// An order that is typed comes before the orders for and against it.
    void theOrderThatIsTypedComesFirst()
    {
        const Finder orders({{FindKind::Unit, "F MAO S F ENG - BRE"},
                             {FindKind::Unit, "A TYR S A VEN - TRI"},
                             {FindKind::Unit, "F ENG S F BRE - MAO"},
                             {FindKind::Unit, "F TRI - VEN"},
                             {FindKind::Unit, "A VEN - TRI VIA"},
                             {FindKind::Unit, "F BRE - MAO"},
                             {FindKind::Unit, "A VEN - TRI"}});
        using Found = std::vector<std::size_t>;
        QCOMPARE(orders.find("bre - mao"), Found({5, 2, 0}));
        QCOMPARE(orders.find("ven tri"), Found({6, 4, 1, 3}));
        QCOMPARE(orders.find("tri - ve"), Found({3, 1, 4, 6}));
        QCOMPARE(orders.find("f eng s f bre"), Found({2, 0}));
    }

    void typedWordsFindTheBestFirst_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("first"); // the titles that come first, in this order
        QTest::newRow("a word") << "save" << QStringList{"Save"};
        QTest::newRow("its beginning") << "sav" << QStringList{"Save"};
        QTest::newRow("beginnings of two words") << "cor ph" << QStringList{"Correct this phase"};
        QTest::newRow("the words in another order") << "phase cor" << QStringList{"Correct this phase"};
        QTest::newRow("first letters") << "ctp" << QStringList{"Correct this phase"};
        QTest::newRow("first letters of some words") << "coph" << QStringList{"Correct this phase"};
        QTest::newRow("what can be done now before what cannot")
            << "next" << QStringList{"View the next slide", "Next phase"};
        QTest::newRow("the first word before a later one")
            << "phase" << QStringList{"Correct this phase", "Fall 1901, movement", "Next phase"};
        QTest::newRow("the code of a province, then its unit")
            << "vie" << QStringList{"View the next slide", "Vienna", "A VIE"};
        QTest::newRow("a province by its whole name") << "vienna" << QStringList{"Vienna", "A VIE"};
        QTest::newRow("a unit") << "f lon" << QStringList{"F LON"};
        QTest::newRow("the units of a power") << "a aus" << QStringList{"A VIE"};
        QTest::newRow("an accent left out") << "koln" << QStringList{"Köln"};
        QTest::newRow("capitals") << "GASC" << QStringList{"Gascony"};
        QTest::newRow("a phase by its short name") << "s1901" << QStringList{"Spring 1901, movement"};
        QTest::newRow("a phase by its words") << "spr 1901" << QStringList{"Spring 1901, movement"};
        QTest::newRow("a case by its number")
            << "6.a.10" << QStringList{"6.A.10 Support on unreachable destination not possible"};
        QTest::newRow("a whole number before a longer one")
            << "6.a.1"
            << QStringList{"6.A.1 Moving to an area that is not a neighbour",
                           "6.A.10 Support on unreachable destination not possible"};
        QTest::newRow("a key") << "ctrl+s" << QStringList{"Correct this phase", "Save"};
        QTest::newRow("a menu") << "file" << QStringList{"Save"};
        QTest::newRow("what it is for") << "sheets" << QStringList{"Correct this phase"};
        QTest::newRow("letters within a word")
            << "eachable" << QStringList{"6.A.10 Support on unreachable destination not possible"};
        QTest::newRow("a setting") << "red mot" << QStringList{"Reduced motion"};
        QTest::newRow("nothing fits") << "xyzzy" << QStringList();
        QTest::newRow("one word does not fit") << "save xyzzy" << QStringList();
    }

    void typedWordsFindTheBestFirst()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, first);
        const Finder finder(someEntries());
        QStringList found;
        for (const std::size_t i : finder.find(typed)) found << finder.entries()[i].title;
        QCOMPARE(found.mid(0, std::max<qsizetype>(first.size(), first.isEmpty())), first);
    }

    void nothingTypedListsAll() { QCOMPARE(Finder(someEntries()).find("  ").size(), someEntries().size()); }

    /// However well it fits, what cannot be chosen comes after what can, and what is to be read comes last.
    void whatCanBeDoneNowComesFirst()
    {
        const Finder finder({{FindKind::Case, "Bulgaria"},
                             {FindKind::Action, "Bulgaria", {}, {}, {}, "No results."},
                             {FindKind::Order, "A SER - BUL", {}, {}, "Army Serbia to Bulgaria"},
                             {FindKind::Unit, "A BUL"},
                             {FindKind::Province, "Bulgaria"},
                             {FindKind::Clause, "1 Bulgaria"}});
        QCOMPARE(finder.find("bulgaria"), (std::vector<std::size_t>{4, 2, 1, 0, 5}));
        QCOMPARE(finder.find("bul"), (std::vector<std::size_t>{4, 3, 2, 1, 0, 5}));
    }

    void keysChooseAnEntry()
    {
        Desk t;
        QVERIFY(t.line()->hasFocus());
        QTest::keyClicks(t.line(), "lon");
        t.press(Qt::Key_Down);
        t.press(Qt::Key_Up);
        t.press(Qt::Key_Return);
        QCOMPARE(t.chosenEntry(), std::size_t(6));
        QVERIFY(t.finder.isHidden());
        QVERIFY(t.before.hasFocus());
    }

    void escLeavesWithoutAChoice()
    {
        Desk t;
        t.press(Qt::Key_Escape);
        QVERIFY(t.finder.isHidden());
        QVERIFY(t.before.hasFocus());
        QCOMPARE(t.chosen.size(), 0);
    }

    void whatThePlayersSeeAsksFirst()
    {
        Desk t;
        QTest::keyClicks(t.line(), "reveal");
        t.press(Qt::Key_Return);
        QCOMPARE(t.chosen.size(), 0);
        QVERIFY(t.note().contains("players"));
        t.press(Qt::Key_Return);
        QCOMPARE(t.chosenEntry(), std::size_t(2));
    }

    /// Going elsewhere takes the first Enter back.
    void askingIsForOneEntry()
    {
        Desk t;
        QTest::keyClicks(t.line(), "next sli");
        t.press(Qt::Key_Return);
        QTest::keyClick(t.line(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(t.line(), "reveal");
        QVERIFY(t.note().isEmpty());
        t.press(Qt::Key_Return);
        QCOMPARE(t.chosen.size(), 0);
        QVERIFY(!t.finder.isHidden());
    }

    void whatIsBlockedSaysWhy()
    {
        Desk t;
        QTest::keyClicks(t.line(), "next ph");
        t.press(Qt::Key_Return);
        QCOMPARE(t.chosen.size(), 0);
        const auto* label = t.finder.findChild<QLabel*>("finderNote");
        const auto colour = [label] { return label->palette().windowText().color(); };
        QCOMPARE(t.note(), QString("This phase has no results."));
        QVERIFY(label->isVisible());
        const QColor quiet = colour();
        t.line()->setText("xyzzy");
        QVERIFY(label->isVisible() && colour() != quiet); // that nothing is found is an alarm
    }

    void theFocusElsewhereCloses()
    {
        Desk t;
        t.before.setFocus(Qt::MouseFocusReason);
        QVERIFY(t.finder.isHidden());
    }

    /// A screen reader hears the chosen row, and the line has a name.
    void rowsAreSpoken()
    {
        Desk t;
        QTest::keyClicks(t.line(), "next ph");
        QVERIFY(!t.line()->accessibleName().isEmpty());
        QCOMPARE(t.line()->accessibleDescription(),
                 QString("Action: Next phase, Orders, F7, This phase has no results."));
    }
};

CHANCERY_SUITE(TestFinder, QApplication)

} // namespace chancery::tst_finder

#include "tst_finder.moc"
