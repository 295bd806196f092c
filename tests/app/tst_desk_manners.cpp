// SPDX-License-Identifier: GPL-3.0-or-later
// What a gamemaster may do at the desk without harm: long words, headings, keys that are not enabled now.
#include "app/game_panels.h"
#include "tests/app/table.h"
#include "tests/support/suite.h"
#include "ui/console/audience_chip.h"
#include "ui/console/orders_panel.h"
#include "ui/desk/sheet_edits.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>

namespace chancery::tst_desk_manners {

class TestDeskManners : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongWordDoesNotWidenTheWindow()
    {
        Table t;
        const QSize before = t.window.size();
        t.type("Austria", QString("TRIAA-Bud-").repeated(40));
        QCoreApplication::processEvents();
        QCOMPARE(t.window.size(), before);
        QVERIFY(t.window.minimumSizeHint().width() <= before.width());
    }

    void theHeadingOfThePowerItselfMayBeTyped()
    {
        Table t;
        t.type("Austria", "Austria:\nA Vie - Gal");
        QCOMPARE(t.sheetOf("Austria").toPlainText(), QString("Austria:\nA Vie - Gal"));
        QCOMPARE(t.ordersOf("Austria"), QStringList{"A VIE - GAL"});
    }

    void altWithAKeyIsNoText()
    {
        Table t;
        t.type("Austria", "A Vie");
        QTest::keyClick(&t.sheetOf("Austria"), Qt::Key_4, Qt::AltModifier);
        QCOMPARE(t.sheetOf("Austria").toPlainText(), QString("A Vie"));
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        QTest::keyClick(line, Qt::Key_4, Qt::AltModifier);
        QCOMPARE(line->text(), QString());
    }

    /// The first Esc drops what is typed, the next one steps back on the board.
    void escInTheLineEndsTheQuestionOfTheBoard()
    {
        Table t;
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        t.document.desk().click(t.map().findProvince("TRI"), false);
        t.document.desk().key(EntryKey::Support);
        QVERIFY(!t.document.desk().idle());
        line->setFocus();
        QTest::keyClicks(line, "x");
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(line->text(), QString());
        QVERIFY(!t.document.desk().idle());
        for (int i = 0; i < 2; ++i) QTest::keyClick(line, Qt::Key_Escape);
        QVERIFY(t.document.desk().idle());
    }

    void noEmptyBoxIsOverAPhaseWithoutResults()
    {
        Table t;
        Game game = gameFrom(t.document.session().game().map, *readPhase("W1901A"), startOf(t.map()));
        t.document.session().start(resolve(game));
        QCoreApplication::processEvents();
        const auto* box = t.window.findChild<QWidget*>("shelf");
        QVERIFY(!box->isVisible());
        QTest::mouseMove(&t.window.console().board(), QPoint(20, 20));
        QVERIFY(!box->isVisible());
    }

    void theBoardHasTheKeysOnceThereAreResults()
    {
        Table t;
        t.trigger("orders.write");
        QVERIFY(QApplication::focusWidget()->objectName() == "orderLine");
        t.trigger("orders.resolve");
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&t.window.console().board()));
        t.trigger("orders.advance");
        t.trigger("orders.write");
        t.trigger("history.previous");
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&t.window.console().board()));
    }

    void ordersThatAreSecretAreNotDrawnUnasked()
    {
        Table t;
        t.type("Austria", "A Vie - Gal");
        bool ticked = true;
        const auto look = [&](QDialog& dialog) {
            ticked = dialog.findChild<QAbstractButton*>("orders")->isChecked();
            dialog.reject();
        };
        inDialog([&] { t.trigger("file.export"); }, look);
        QVERIFY(!ticked);
        t.trigger("projector.reveal");
        inDialog([&] { t.trigger("file.export"); }, look);
        QVERIFY(ticked);
    }

    void aPhaseThatWasNotRevealedIsNotLeftUnasked()
    {
        Table t;
        t.trigger("orders.resolve");
        t.trigger("orders.advance"); // no audience window is open
        t.trigger("projector.present");
        t.trigger("projector.present"); // closed again
        t.trigger("orders.resolve");
        QVERIFY(t.advancesAsked.isEmpty());
        t.trigger("orders.advance");
        QCOMPARE(t.advancesAsked, QStringList{"Fall 1901, movement"});
        QCOMPARE(shortName(t.session().current().phase), std::string("F1901M"));
        QVERIFY(t.session().resolved());
        t.mayAdvance = true;
        t.trigger("orders.advance");
        QCOMPARE(t.advancesAsked.size(), 2);
        QCOMPARE(shortName(t.session().current().phase), std::string("S1902M"));
        t.trigger("orders.resolve");
        t.trigger("orders.advance"); // one plays on without an audience
        QCOMPARE(t.advancesAsked.size(), 2);
        QCOMPARE(shortName(t.session().current().phase), std::string("F1902M"));
        t.trigger("projector.reveal");
        t.trigger("orders.advance");
        QCOMPARE(t.advancesAsked.size(), 2);
        t.document.opening().start(*standardGame(t.boards)); // which the players have not seen
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        QCOMPARE(t.advancesAsked.size(), 2);
        t.trigger("projector.present");
        t.document.opening().start(*standardGame(t.boards)); // the room looks at this one
        t.trigger("projector.present");
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        QCOMPARE(t.advancesAsked.size(), 3);
    }

    /// The question leads to the reveal, which opens the audience window.
    void aPhaseCanBeRevealedFromTheQuestion()
    {
        Table t;
        t.trigger("projector.present");
        t.trigger("projector.present"); // closed again
        t.trigger("orders.resolve");
        t.unrevealedAnswer = AdvanceAnswer::Reveal;
        t.trigger("orders.advance");
        QVERIFY(t.document.presenter().revealed());
        QVERIFY(t.document.audience().presents(t.document));
        QCOMPARE(shortName(t.session().current().phase), std::string("S1901M"));
        t.trigger("orders.advance");
        QCOMPARE(t.advancesAsked.size(), 1);
        QCOMPARE(shortName(t.session().current().phase), std::string("F1901M"));
    }

    /// Enter goes on where nobody looks.
    void enterLeavesAPhaseThatNobodySees()
    {
        for (const RoomNow room : {RoomNow::Open, RoomNow::Closed}) {
            auto left = AdvanceAnswer::NotYet;
            inDialog([&] { left = dialogPrompts().advanceUnrevealed(nullptr, "Spring 1901", room); },
                     [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
            QVERIFY(left == (room == RoomNow::Closed ? AdvanceAnswer::Advance : AdvanceAnswer::NotYet));
        }
    }

    /// What is missing comes first. That the players see this window is said before each step that they are
    /// not to see yet, but only once if both are one, and stays on the sign.
    void theSameScreenIsAskedAbout()
    {
        Table t;
        t.trigger("projector.present");
        t.trigger("orders.resolve");
        QCOMPARE(t.resolvesAsked.size(), 1);
        const QStringList lines = t.resolvesAsked.back().split(u'\n');
        QVERIFY2(lines.front().startsWith("Austria has no order"), qPrintable(lines.front()));
        QCOMPARE(lines.back(),
                 QString("Players who see the audience window also see this window, with the orders."));
        t.trigger("projector.reveal");
        QCOMPARE(t.resolvesAsked.size(), 2);
        QCOMPARE(t.resolvesAsked.back(),
                 QString("Players who see the audience window also see this window, with the orders."));
        t.trigger("orders.advance");
        t.trigger("projector.reveal");
        QCOMPARE(t.resolvesAsked.size(), 3);
        QVERIFY2(t.resolvesAsked.back().contains("audience"), qPrintable(t.resolvesAsked.back()));
        t.trigger("orders.advance");
        QVERIFY(t.document.audience().stateFor(t.document) == AudienceState::SameScreen);
    }

    /// That revealing lifts what covers the audience window is said where something is asked.
    void aCoveredWindowIsNamedInTheQuestion()
    {
        for (const auto& [action, word] :
             {std::pair{"projector.freeze", "frozen"}, {"projector.blank", "blank"}}) {
            Table t;
            t.trigger("projector.present");
            t.trigger(action);
            t.trigger("orders.resolve");
            QVERIFY2(t.resolvesAsked.back().endsWith(
                         QString("The audience window is %1; revealing lifts that.").arg(word)),
                     qPrintable(t.resolvesAsked.back()));
        }
    }

    /// Revealed orders are no secret, but a secret treaty is one all the time.
    void theSameScreenShowsSecretsOfTheCommittee()
    {
        Table t;
        t.trigger("projector.present");
        t.trigger("orders.resolve");
        t.trigger("projector.reveal");
        QVERIFY(t.document.audience().stateFor(t.document) != AudienceState::SameScreen);
        Committee committee;
        committee.treaties = {{"A", "a", {Power{0}, Power{1}}, {}, t.session().current().phase, true}};
        setCommittee(t.session(), committee, "a treaty");
        QVERIFY(t.document.audience().stateFor(t.document) == AudienceState::SameScreen);
    }

    /// Who resolves before the audience window is open is asked before the reveal.
    void aRevealOnTheSameScreenIsAskedAbout()
    {
        Table t;
        t.trigger("orders.resolve");
        t.trigger("projector.present");
        const auto asked = t.resolvesAsked.size();
        t.trigger("projector.reveal");
        QCOMPARE(t.resolvesAsked.size(), asked + 1);
        QCOMPARE(t.resolvesAsked.back(),
                 QString("Players who see the audience window also see this window, with the orders."));
        QVERIFY(t.document.presenter().revealed());
    }

    /// What cannot be entered stays under the keyboard.
    void whatCannotBeEnteredIsTypedOn()
    {
        Table t;
        t.typedAnswer = ResolveAnswer::EnterTyped;
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        QTest::keyClicks(line, "qqqq");
        t.trigger("orders.resolve");
        QVERIFY(!t.session().resolved());
        QVERIFY(line->hasFocus());
        QCOMPARE(line->text(), QString("qqqq"));
    }

    /// An order that is being written anew is not on its sheet yet.
    void whatIsTypedAndNotEnteredIsAskedAbout()
    {
        Table t;
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        QTest::keyClicks(line, "ser");
        t.trigger("orders.resolve");
        QCOMPARE(t.resolvesAsked.size(), 1);
        QVERIFY2(t.resolvesAsked.back().startsWith(
                     "“ser” is typed for Austria (A Bud), but not entered: no order yet.\n"),
                 qPrintable(t.resolvesAsked.back()));
    }

    /// From the question it can be entered; what cannot is told where it stands, and nothing is resolved.
    void whatIsTypedCanBeEnteredFirst()
    {
        Table t;
        t.typedAnswer = ResolveAnswer::EnterTyped;
        const Power austria = t.map().findPower("Austria");
        writeSheet(t.document.session(), austria, "A BUD H");
        t.trigger("orders.write");
        auto* line = t.window.findChild<QLineEdit*>("orderLine");
        auto& writing = t.document.console()->orders().writing();
        writing.askFor(t.map().findProvince("BUD"));
        QTest::keyClicks(line, "qqq");
        t.trigger("orders.resolve");
        QVERIFY(!t.document.session().resolved());
        QCOMPARE(t.resolvesAsked.size(), 1);
        QVERIFY(t.resolvesAsked.back().startsWith(
            "“qqq” is typed for Austria (A Bud), but not entered: currently A Bud H.\n"));
        QCOMPARE(line->text(), QString("qqq"));
        line->setText("ser");
        Q_EMIT line->textEdited("ser");
        writing.showPower(t.map().findPower("Turkey"));
        t.trigger("orders.resolve");
        QVERIFY(t.document.session().resolved());
        QCOMPARE(sheetText(t.document.session().game(), austria), QString("A BUD - SER"));
        QCOMPARE(t.resolvesAsked.size(), 3); // what is missing is asked about once more
        QVERIFY(!t.resolvesAsked.back().contains("typed"));
    }

    /// Frozen or blank, the audience window is as near to this one.
    void theSameScreenIsSaidOfAFrozenWindowToo()
    {
        Table t;
        const auto* chip = t.window.findChild<AudienceChip*>();
        t.trigger("projector.present");
        t.trigger("projector.freeze");
        QCOMPARE(chip->accessibleName(), "Audience: same screen, frozen");
        QVERIFY(!t.workspace.audience().warning().isEmpty());
        t.trigger("projector.blank");
        QCOMPARE(chip->accessibleName(), "Audience: same screen, blank");
        QVERIFY(!t.workspace.audience().warning().isEmpty());
        t.trigger("projector.blank");
        t.trigger("projector.freeze");
        QCOMPARE(chip->accessibleName(), "Audience: same screen!");
    }

    void aRevealSaysThatItResolves()
    {
        Table t;
        QCOMPARE(t.action("projector.reveal").text(), QString("&Resolve and reveal"));
        t.trigger("orders.resolve");
        QVERIFY(!t.toReveal);
        QCOMPARE(t.action("projector.reveal").text(), QString("&Reveal"));
        t.trigger("projector.reveal");
        t.trigger("orders.advance");
        t.trigger("projector.reveal");
        QVERIFY(t.toReveal);
    }

    /// Of the table before; new windows and positions that are set up follow it too.
    /// The list of steps asks as well.
    void whatThePlayersSeeIsNotTakenBackUnasked()
    {
        Table t;
        t.trigger("orders.resolve");
        t.trigger("orders.takeBack"); // nobody has seen it
        QVERIFY(!t.session().resolved() && t.takeBacksAsked.isEmpty());
        t.trigger("projector.present");
        t.trigger("orders.resolve");
        t.trigger("orders.takeBack");
        QVERIFY(!t.session().resolved() && t.takeBacksAsked.isEmpty());
        t.trigger("projector.reveal");
        t.trigger("orders.takeBack");
        QVERIFY(t.session().resolved());
        QCOMPARE(t.takeBacksAsked, QStringList{"The resolution of “Spring 1901, movement” is taken back."});
        t.mayTakeBack = true;
        t.trigger("orders.takeBack");
        QVERIFY(!t.session().resolved());
    }

    void aRevealIsNotStoppedUnasked()
    {
        Table t;
        t.trigger("orders.resolve");
        t.trigger("orders.advance");
        t.trigger("orders.resolve");
        t.trigger("projector.reveal");
        QVERIFY(t.document.presenter().story().player().playing());
        t.trigger("history.previous"); // there is no audience window
        QCOMPARE(t.pausesAsked, 0);
        t.trigger("history.last");
        t.trigger("projector.present");
        auto* list = t.window.findChild<QListView*>("history");
        list->setCurrentIndex(list->model()->index(0, 0));
        QCOMPARE(t.pausesAsked, 1);
        QVERIFY(!t.document.presenter().showsPast() && t.document.presenter().story().player().playing());
        QCOMPARE(list->currentIndex().row(), 1);
        t.mayPause = true;
        t.trigger("history.previous");
        QVERIFY(t.document.presenter().showsPast());
        t.trigger("history.last");
        QVERIFY(t.document.presenter().story().player().playing());
    }

    /// The next phase would end what the players are being shown.
    void aRevealIsNotCutOffUnasked()
    {
        Table t;
        t.trigger("orders.resolve");
        QVERIFY(t.document.presenter().story().player().playing());
        t.trigger("orders.advance"); // nobody else sees it
        QCOMPARE(t.cutsAsked, QStringList());
        t.trigger("projector.present");
        t.trigger("projector.reveal");
        t.mayCut = false;
        t.trigger("orders.advance");
        QCOMPARE(t.cutsAsked, QStringList("Fall 1901, movement"));
        QVERIFY(t.session().resolved() && t.document.presenter().story().player().playing());
        t.mayCut = true;
        t.trigger("orders.advance");
        QVERIFY(!t.session().resolved());
        t.trigger("projector.reveal");
        t.trigger("story.skip");
        t.cutsAsked.clear();
        t.trigger("orders.advance"); // it was shown to the end
        QCOMPARE(t.cutsAsked, QStringList());
        QVERIFY(!t.session().resolved());
    }

    /// A folder of pictures does not hide the games.
    void picturesAreOpenedByAFilterOfTheirOwn()
    {
        const Prompts prompts = dialogPrompts();
        for (const auto& open : {prompts.openFile, prompts.openStudy})
            inDialog([&] { open(nullptr, {}); },
                     [](QDialog& dialog) {
                         const QStringList filters = static_cast<QFileDialog&>(dialog).nameFilters();
                         QCOMPARE(filters.size(), 3);
                         QVERIFY(filters[0].contains("*.chancery") && !filters[0].contains("*.png"));
                         QVERIFY(filters[1].contains("*.png"));
                         dialog.reject();
                     });
    }

    void theRulebookOfANewGameIsRemembered()
    {
        Table t;
        const auto choose = [](QDialog& dialog, const char* expected, const char* wanted) {
            auto* book = dialog.findChild<QComboBox*>("rulebook");
            QCOMPARE(book->currentData().toString(), expected);
            book->setCurrentIndex(book->findData(wanted));
        };
        QCOMPARE(t.session().game().rulebook.id, "datc"); // as in a file without one
        inDialog([&] { t.trigger("file.new"); },
                 [&](QDialog& dialog) {
                     choose(dialog, "2023", "alexander");
                     dialog.reject();
                 });
        inDialog([&] { t.trigger("file.new"); },
                 [&](QDialog& dialog) {
                     choose(dialog, "2023", "twenty");
                     accept(dialog);
                 });
        QVERIFY(t.session().game().rulebook == rulebookOf(*findRulebook("twenty")));
        inDialog([&] { t.trigger("file.new"); },
                 [&](QDialog& dialog) {
                     choose(dialog, "twenty", "twenty");
                     dialog.reject();
                 });
        QCOMPARE(t.document.settings().values().rulebook, "twenty");
        t.trigger("file.newWindow");
        QCOMPARE(t.workspace.games().back()->session().game().rulebook.id, "twenty");
        t.trigger("file.sample");
        QCOMPARE(t.session().game().rulebook.id, "1971");
    }

    void theLotsOfANewGameAreShownIfWanted()
    {
        Table t;
        inDialog([&] { t.trigger("file.new"); },
                 [](QDialog& dialog) {
                     dialog.findChild<QLineEdit*>("player-Austria")->setText("Ada");
                     dialog.findChild<QAbstractButton*>("drawLots")->click();
                     accept(dialog);
                 });
        QVERIFY(t.session().game().attendance.lots);
        QVERIFY(t.session().dirty()); // names and lots are kept from now on, and not thrown away unasked
        QCOMPARE(t.document.feed().slides().kind(), SlideKind::Lots);
        t.trigger("clock.toggle"); // the board and the clock are what the players negotiate by
        QCOMPARE(t.document.feed().slides().kind(), SlideKind::Board);
    }

    void aNewGameIsFilledInFromTopToBottom()
    {
        Table t;
        inDialog([&] { t.trigger("file.new"); },
                 [](QDialog& dialog) {
                     QCOMPARE(dialog.focusWidget()->objectName(), QString("title"));
                     auto* last = dialog.findChild<QWidget*>("endsAt");
                     for (const char* power : {"Austria", "England", "France"}) {
                         last = last->nextInFocusChain();
                         while (last->focusPolicy() == Qt::NoFocus || !last->isVisible() ||
                                last->objectName().startsWith("qt_"))
                             last = last->nextInFocusChain();
                         QCOMPARE(last->objectName(), QString("player-") + power);
                     }
                     dialog.reject();
                 });
    }
};

CHANCERY_SUITE(TestDeskManners, QApplication)

} // namespace chancery::tst_desk_manners

#include "tst_desk_manners.moc"
