// SPDX-License-Identifier: GPL-3.0-or-later
// What a paste says it does, before and after, and what becomes of its unclear lines.
#include "tests/support/suite.h"
#include "tests/ui/pasting_page.h"
#include "ui/desk/paste_effect.h"
#include "ui/dialogs/paste_dialog.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

namespace chancery::tst_paste_effects {

using namespace pasting;

class TestPasteEffects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QGuiApplication::clipboard()->clear(); }

    /// One whole order is as clear as a sheet; a part of one is typed, and so is what is pasted on a line
    /// that was not understood.
    void oneWholeOrderIsWrittenAtOnce_data()
    {
        QTest::addColumn<QString>("sheet");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("typed");
        QTest::newRow("an order") << ""
                                  << "A Vie - Gal"
                                  << "A Vie - Gal"
                                  << "";
        QTest::newRow("with its line end") << ""
                                           << "A Vie - Gal\n"
                                           << "A Vie - Gal"
                                           << "";
        QTest::newRow("in place of another") // which is asked about
            << "A Vie H\nA Bud H"
            << "A Vie - Gal"
            << "A Vie H\nA Bud H"
            << "";
        QTest::newRow("a place") << ""
                                 << "Gal"
                                 << ""
                                 << "Gal";
        QTest::newRow("letters before") << ""
                                        << "|A Vie - Gal"
                                        << ""
                                        << "xA Vie - Gal";
    }

    void oneWholeOrderIsWrittenAtOnce()
    {
        QFETCH(QString, sheet);
        QFETCH(QString, text);
        Page desk;
        writeSheet(desk.session, power("Austria"), sheet);
        if (text.startsWith('|')) QTest::keyClicks(&desk.line, "x");
        pasteInto(desk.line, text.remove('|'));
        QTEST(desk.written("Austria"), "written");
        QTEST(desk.line.text(), "typed");
    }

    /// The menu and the middle button paste as the keys do.
    void theMouseAndTheMenuPasteAsTheKeysDo()
    {
        Page desk;
        desk.page.show();
        QGuiApplication::clipboard()->setText("A Vie - Gal\nA Bud H");
        QContextMenuEvent asked(QContextMenuEvent::Mouse, {2, 2}, desk.line.mapToGlobal(QPoint(2, 2)));
        QCoreApplication::sendEvent(&desk.line, &asked);
        auto* menu = desk.line.findChild<QMenu*>();
        QVERIFY(menu);
        for (QAction* action : menu->actions())
            if (action->text().startsWith("&Paste")) action->trigger();
        QCOMPARE(desk.written("Austria"), QString("A Vie - Gal\nA Bud H"));
        menu->close();
    }

    /// It says so on one line, with a button that takes it back.
    void aClearPasteSaysWhatItDid()
    {
        Page desk;
        auto& note = part<QLabel>(desk.page, "pasteNote");
        QVERIFY(note.parentWidget()->isHidden());
        pasteInto(desk.line, "Germany:\nA Mun H\nA Ber H\n\nAustria:\nA Vie H");
        QCOMPARE(note.text(), QString("Pasted: 3 order(s) for 2 powers."));
        QVERIFY(!note.parentWidget()->isHidden());
        click(desk.page, "pasteUndo");
        QCOMPARE(desk.written("Germany") + desk.written("Austria"), QString());
        QVERIFY(note.parentWidget()->isHidden());
        pasteInto(desk.line, "A Vie H\nA Bud H");
        QCOMPARE(note.text(), QString("Pasted: 2 order(s) for Austria."));
        writeSheet(desk.session, power("Austria"), "");
        QVERIFY(note.parentWidget()->isHidden()); // the step before would be taken back instead
    }

    void whatAMailHasBrokenIsJoined()
    {
        Page desk;
        pasteInto(desk.line, "A Bud S A Vie\n- Gal\nA Vie - Gal");
        QCOMPARE(desk.written("Austria"), QString("A Bud S A Vie - Gal\nA Vie - Gal"));
    }

    void whatIsAskedIsSaid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("a sheet is replaced") << "England:\nF Lon-Nth\n\nGermany:\nA Mun H"
                                             << "2 order(s) for 2 powers; the sheet of England is replaced";
        QTest::newRow("an earlier order is replaced")
            << "A Vie-Tri\nA Bud-Ser"
            << "2 order(s) for Austria; Austria: 1 earlier line(s) replaced";
        QTest::newRow("no such units on one line")
            << "Russia: A Ukr-Rum, A War-Gal, F Bla H"
            << "3 order(s) for Russia; Russia: 2 order(s) for a unit that is not there";
        QTest::newRow("illegal orders on one line") << "Russia: A War-Lon, F Sev-Bla, A Mos-Par"
                                                    << "3 order(s) for Russia; Russia: 2 illegal order(s)";
        QTest::newRow("no such unit")
            << "Russia:\nA Mos H\nA Bel H"
            << "2 order(s) for Russia; Russia: 1 order(s) for a unit that is not there";
        QTest::newRow("another's unit")
            << "Russia:\nA Mos H\nA Mun H"
            << "2 order(s) for Russia; Russia: 1 order(s) for another power's unit";
        QTest::newRow("an earlier turn") << "Fall 1907\n\nRussia:\nA Mos H"
                                         << "1 order(s) for Russia; written for Fall 1907";
        QTest::newRow("an earlier turn in a sentence")
            << "Hallo, hier sind meine Befehle für Herbst 1907:\n\nRussia:\nA Mos H"
            << "1 order(s) for Russia; written for Fall 1907";
        QTest::newRow("this turn and an earlier one")
            << "My orders for Spring 1901, not for Fall 1907\n\nRussia:\nA Mos H\nA War H\nF Sev-Mos"
            << "3 order(s) for Russia; 1 line(s) without an order; Russia: 1 illegal order(s)";
        QTest::newRow("two turns") << "Russia:\nA Mos H\n\nFall 1901\nRussia:\nA War H"
                                   << "2 order(s) for Russia; written for Fall 1901; 1 not understood; "
                                      "Russia: more than one sheet";
        QTest::newRow("against the rules") << "Russia:\nA Mos H\nF Sev-Mos"
                                           << "2 order(s) for Russia; Russia: 1 illegal order(s)";
        QTest::newRow("unclear") << "Russia:\nA Mos H\nF Sev - Qqqq"
                                 << "1 order(s) for Russia; 1 not understood";
        QTest::newRow("two meanings") << "France:\nA Par H\nF Edi - Nor"
                                      << "1 order(s) for France; 1 not understood";
        QTest::newRow("nothing is lost, written otherwise") << "England:\nf lon h\n\nAustria:\nA Vie-Gal"
                                                            << "";
        QTest::newRow("sentences")
            << "Let me know if anything is wrong\nSee you at eight!\n\nAustria:\nA Vie-Gal"
            << "1 order(s) for Austria; 2 line(s) without an order";
        QTest::newRow("another unit's order") << "A Bud-Ser\nF Tri H"
                                              << "";
    }

    /// Nothing changes before it is answered; what the answer accepts is said again.
    void whatIsAskedIsSaid()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        Page desk;
        writeSheet(desk.session, power("Austria"), "A VIE - GAL");
        writeSheet(desk.session, power("England"), "F LON H");
        const QStringList before = sheetsOf(desk.session);
        QString asked;
        desk.page.setAskPaste([&](const Game& game, SheetPaste paste) -> std::optional<SheetPaste> {
            asked = effectInWords(game, effectOf(game, paste));
            if (sheetsOf(desk.session) != before) asked += " but it is written already";
            return paste;
        });
        pasteInto(desk.line, text);
        QCOMPARE(asked, said);
        const QString done = part<QLabel>(desk.page, "pasteNote").text();
        if (!said.isEmpty()) QCOMPARE(done, "Pasted: " + said + '.');
        QCOMPARE(desk.session.undoStack()->count(), 3);
        desk.session.undoStack()->undo();
        QCOMPARE(sheetsOf(desk.session), before);
    }

    /// In the dialog a line is given its meaning, or left out; then it is no longer counted.
    void theDialogAsksForEachLine()
    {
        Page desk;
        const SheetPaste paste = readPaste(desk.session.game(), power("Austria"),
                                           "England:\nF Edi - Nor\nF Lon H\n\nRussia:\nA Bel H\nA Mos H");
        PasteDialog dialog(desk.session.game(), paste);
        const auto& summary = part<QLabel>(dialog, "pasteSummary");
        const auto& accept = part<QPushButton>(dialog, "accept");
        QVERIFY(accept.isEnabled() && accept.isDefault());
        QCOMPARE(summary.text(),
                 QString("3 order(s) for 2 powers; 1 not understood; Russia: 1 order(s) for a unit "
                         "that is not there"));
        auto& meaning = part<QComboBox>(dialog, "meaning.1");
        QCOMPARE(meaning.currentText(), QString("As it is written"));
        meaning.setCurrentText("Norwegian Sea");
        QCOMPARE(summary.text(),
                 QString("4 order(s) for 2 powers; Russia: 1 order(s) for a unit that is not there"));
        part<QComboBox>(dialog, "meaning.2").setCurrentText("Leave out");
        QCOMPARE(summary.text(), QString("3 order(s) for 2 powers; 1 line(s) left out"));
        QVERIFY(writePaste(desk.session, dialog.paste()));
        QCOMPARE(desk.written("England"), QString("F Edi - Nor\nF Lon H")); // as it was written
        QVERIFY(desk.session.current().written.front().problem.empty());
        QCOMPARE(desk.written("Russia"), QString("A Mos H"));
        QCOMPARE(desk.session.undoStack()->count(), 1);
    }

    /// A line can be written otherwise where it stands, and is told as it is read then.
    void theDialogMendsALine()
    {
        Page desk;
        PasteDialog dialog(desk.session.game(), readPaste(desk.session.game(), power("Austria"),
                                                          "England:\nF Edi x Qqq\n\nRussia:\nA Mos H"));
        const auto& summary = part<QLabel>(dialog, "pasteSummary");
        QCOMPARE(summary.text(), QString("1 order(s) for Russia; 1 not understood"));
        auto& meaning = part<QComboBox>(dialog, "meaning.1");
        QVERIFY(!meaning.isEditable());
        meaning.setCurrentText("Write it otherwise…");
        QCOMPARE(meaning.currentText(), QString("F Edi x Qqq"));
        QTest::keyClicks(meaning.lineEdit(), "F Edi - Qqq");
        QCOMPARE(summary.text(), QString("1 order(s) for Russia; 1 not understood"));
        meaning.setEditText("F Edi - Nth");
        QCOMPARE(summary.text(), QString("2 order(s) for 2 powers"));
        QVERIFY(std::ranges::any_of(dialog.findChildren<QLabel*>(),
                                    [](const QLabel* lines) { return lines->text() == "F Edi - Nth"; }));
        QVERIFY(writePaste(desk.session, dialog.paste()));
        QCOMPARE(desk.written("England"), QString("F Edi - Nth"));
        meaning.setCurrentIndex(meaning.findText("Leave out"));
        QVERIFY(!meaning.isEditable());
        QCOMPARE(summary.text(), QString("1 order(s) for Russia; 1 line(s) left out"));
    }

    /// A slip with a part of the orders leaves the others on the sheet, unless the gamemaster wants it
    /// replaced.
    void aSlipWithAPartKeepsTheOthers()
    {
        Page desk;
        writeSheet(desk.session, power("France"), "A Par - Bur\nF Bre - Mao");
        SheetPaste paste = readPaste(desk.session.game(), power("Austria"), "France:\nA Par - Pic");
        const PasteEffect effect = effectOf(desk.session.game(), paste);
        QCOMPARE(
            effectInWords(desk.session.game(), effect),
            QString(
                "1 order(s) for France; France: 1 earlier line(s) replaced; France keeps 1 other order(s)"));
        PasteDialog dialog(desk.session.game(), paste);
        auto& keeps = part<QCheckBox>(dialog, "keeps.1");
        QVERIFY(!keeps.isHidden() && keeps.isChecked());
        keeps.click();
        QCOMPARE(part<QLabel>(dialog, "pasteSummary").text(),
                 QString("1 order(s) for France; the sheet of France is replaced"));
        keeps.click();
        QVERIFY(writePaste(desk.session, dialog.paste()));
        QCOMPARE(desk.written("France"), QString("F Bre - Mao\nA Par - Pic"));
        pasteInto(desk.line, "France:\nA Mar - Spa"); // nothing is lost, so nothing is asked
        QCOMPARE(desk.written("France"), QString("F Bre - Mao\nA Par - Pic\nA Mar - Spa"));
    }

    void aPowerWithTwoSheetsIsNamed()
    {
        Page desk;
        const SheetPaste paste = readPaste(desk.session.game(), power("Austria"),
                                           "Germany:\nA Mun H\n\nItaly:\nA Rom H\n\nGermany:\nA Mun - Bur");
        const PasteEffect effect = effectOf(desk.session.game(), paste);
        QVERIFY(!effect.harmless());
        QCOMPARE(effectInWords(desk.session.game(), effect),
                 QString("3 order(s) for 2 powers; Germany: more than one sheet; "
                         "Germany: 2 order(s) for a unit that has another order"));
    }

    /// Orders without a power are counted as such.
    void ordersWithoutAPowerAreSaid()
    {
        Page desk;
        writeSheet(desk.session, power("Germany"), "A MUN H");
        const auto said = [&](const char* text) {
            const Game& game = desk.session.game();
            return effectInWords(game, effectOf(game, readPaste(game, power("Austria"), text)));
        };
        QCOMPARE(said("Tom\nA Mun H\nA Par H"), QString("2 order(s) without a power"));
        QCOMPARE(said("Tom\nA Mun H\nA Par H\n\nItaly:\nA Rom H"),
                 QString("1 order(s) for Italy; 2 without a power"));
    }

    void theDialogOffersTheCoasts_data()
    {
        QTest::addColumn<QString>("phase");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("offered");
        QTest::addColumn<QString>("summary");
        QTest::newRow("a build") << "W1901A"
                                 << "F StP" << QStringList{"B F STP/nc", "B F STP/sc"}
                                 << "1 order(s) for Russia; 1 not understood";
        QTest::newRow("a build on a coast") << "W1901A"
                                            << "Build F StP/sc" << QStringList() << "1 order(s) for Russia";
        QTest::newRow("an army") << "W1901A"
                                 << "Build A StP" << QStringList() << "1 order(s) for Russia";
        QTest::newRow("a move") << "F1901M"
                                << "F Mao - Spa" << QStringList{"F MAO - SPA/nc", "F MAO - SPA/sc"}
                                << "1 order(s) for Russia; 1 not understood";
        QTest::newRow("one coast only") << "F1901M"
                                        << "F Bar - StP" << QStringList() << "1 order(s) for Russia";
    }
    /// A line that leaves open which of two coasts it means is asked about, with the coasts as answers.
    void theDialogOffersTheCoasts()
    {
        QFETCH(QString, phase);
        QFETCH(QString, line);
        QFETCH(QStringList, offered);
        Position before = newGame(sketch::sharedMap()).current().before;
        before.units.clear();
        if (phase == "F1901M") before.units = sketch::position({"Russia F MAO", "Russia F BAR"}).units;
        const Game game = gameFrom(sketch::sharedMap(), *readPhase(phase.toStdString()), before);
        PasteDialog dialog(game, readPaste(game, power("Russia"), "Russia:\n" + line));
        QTEST(part<QLabel>(dialog, "pasteSummary").text(), "summary");
        const PasteEffect effect = effectOf(game, dialog.paste());
        QStringList meanings;
        if (!effect.lines.empty())
            for (const LineMeaning& one : effect.lines.front().meanings)
                meanings << QString::fromStdString(one.line);
        QCOMPARE(meanings, offered);
        if (offered.empty()) return;
        auto& meaning = part<QComboBox>(dialog, "meaning.1");
        meaning.setCurrentIndex(2); // as it is written is the first
        QCOMPARE(part<QLabel>(dialog, "pasteSummary").text(), QString("1 order(s) for Russia"));
        Session session(game);
        QVERIFY(writePaste(session, dialog.paste()));
        QCOMPARE(sketch::text(before, session.current().written.front().orders.front()),
                 offered.back().toStdString());
        QCOMPARE(sheetText(session.game(), power("Russia")), line);
    }

    /// The keyboard is where an open coast can be chosen; Enter accepts, with a choice or without.
    void enterAcceptsAnOpenCoast()
    {
        const Game game =
            gameFrom(sketch::sharedMap(), *readPhase("F1901M"), sketch::position({"Russia F MAO"}));
        for (const bool chooses : {false, true}) {
            PasteDialog dialog(game, readPaste(game, power("Russia"), "Russia:\nF Mao - Spa"));
            dialog.show();
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            auto& meaning = part<QComboBox>(dialog, "meaning.1");
            QCOMPARE(dialog.focusWidget(), &meaning);
            if (chooses) QTest::keyClick(&meaning, Qt::Key_Down);
            QCOMPARE(meaning.currentText(), QString(chooses ? "Spain (north coast)" : "As it is written"));
            QTest::keyClick(&meaning, Qt::Key_Return);
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
            QCOMPARE(dialog.paste().answers.size(), chooses ? 1U : 0U);
        }
    }

    /// However narrow a box is, its list shows whole entries.
    void noEntryOfAListIsCut()
    {
        const Game game = newGame(sketch::sharedMap());
        PasteDialog dialog(game, readPaste(game, power("Russia"), "Russia:\nA Mos - Qqqq\nF Sev H"));
        dialog.show();
        auto& meaning = part<QComboBox>(dialog, "meaning.1");
        meaning.setFixedWidth(60);
        meaning.showPopup();
        QTRY_VERIFY(meaning.view()->viewport()->width() >= meaning.view()->sizeHintForColumn(0));
        meaning.hidePopup();
    }

    /// Enter in a field ends what is written in it.
    void enterInAFieldAcceptsNothing()
    {
        const Game game = newGame(sketch::sharedMap());
        PasteDialog dialog(game, readPaste(game, power("Russia"), "Russia:\nA Mos - Qqqq\nF Sev H"));
        dialog.show();
        auto& meaning = part<QComboBox>(dialog, "meaning.1");
        meaning.setCurrentIndex(meaning.findText("Write it otherwise…"));
        QVERIFY(meaning.lineEdit());
        meaning.lineEdit()->setFocus();
        QTest::keyClick(meaning.lineEdit(), Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QVERIFY(!meaning.lineEdit()->hasFocus());
    }

    /// Escape in a field ends what is written in it, and not the paste.
    void escapeInAFieldLeavesTheLine()
    {
        const Game game = newGame(sketch::sharedMap());
        PasteDialog dialog(game, readPaste(game, power("Russia"), "Russia:\nA Mos - Qqqq\nF Sev H"));
        dialog.show();
        auto& meaning = part<QComboBox>(dialog, "meaning.1");
        meaning.setCurrentIndex(meaning.findText("Write it otherwise…"));
        QTest::keyClicks(meaning.lineEdit(), "A Mos H");
        QTest::keyClick(&meaning, Qt::Key_Escape); // it has the keyboard
        QVERIFY(dialog.isVisible() && !meaning.isEditable());
        QCOMPARE(meaning.currentText(), QString("As it is written"));
        QVERIFY(dialog.paste().answers.empty());
    }

    /// What a misspelt name was taken for is said.
    void guessesAreNamed()
    {
        Page desk;
        const Game game = newGame(sketch::sharedMap());
        const PasteEffect effect =
            effectOf(game, readPaste(game, power("Austria"), "Germany:\nA Berln - Kie"));
        QCOMPARE(effectInWords(game, effect), QString("1 order(s) for Germany; “Berln” was read as Berlin"));
        QVERIFY(effect.harmless());
    }

    /// A part whose owner is doubtful replaces no sheet before a power is chosen for it.
    void enterGoesToThePartWithoutAPowerFirst()
    {
        Page desk;
        writeSheet(desk.session, power("Germany"), "A Mun H\nA Ber H\nF Kie H");
        const Game game = desk.session.game();
        PasteDialog dialog(game, readPaste(game, power("Austria"), "Italy:\nA Rom H\n\nCloe:\nA Mun-Ruh"));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto& box = part<QComboBox>(dialog, "power.2");
        QCOMPARE(dialog.focusWidget(), &box);
        for (int time = 0; time < 2; ++time) {
            QTest::keyClick(&box, Qt::Key_Return);
            QVERIFY(dialog.isVisible() && box.view()->isVisible());
            box.hidePopup();
        }
        box.setCurrentText("Germany");
        QTest::keyClick(&box, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(writePaste(desk.session, dialog.paste()));
        QCOMPARE(desk.written("Germany"), QString("A Ber H\nF Kie H\nA Mun-Ruh"));
    }

    /// A line against the rules says which; a line that names another power is counted for that one.
    void theDialogSaysWhatIsWrongAndWhose()
    {
        const Game game = newGame(sketch::sharedMap());
        PasteDialog dialog(
            game, readPaste(game, power("Austria"), "Germany\nA Mun H\nItaly A Rom H\nTurkey:\nF Ank-Smy"));
        QCOMPARE(part<QLabel>(dialog, "pasteSummary").text(),
                 QString("3 order(s) for 3 powers; Turkey: 1 illegal order(s)"));
        QVERIFY(dialog.findChild<QComboBox*>("meaning.1"));
        QStringList texts;
        for (const QLabel* label : dialog.findChildren<QLabel*>()) texts << label->text();
        QVERIFY2(texts.contains("“Germany”: 2 order(s) for Germany and Italy"),
                 qPrintable(texts.join(u'\n')));
        QVERIFY2(!texts.filter("Smyrna").isEmpty(), qPrintable(texts.join(u'\n')));
        QCOMPARE(texts.filter("F Ank-Smy is illegal").size(), 1);
        QVERIFY2(texts.contains("Turkey: “F Ank-Smy”"), qPrintable(texts.join(u'\n')));
        part<QComboBox>(dialog, "power.1").setCurrentText("Leave out");
        QVERIFY(!texts.isEmpty());
    }

    void aSignatureIsNoOrder_data()
    {
        QTest::addColumn<QString>("end");
        for (const char* end : {"Regards,\nRoman", "Best wishes\nEdgar\n\n-- \nSent from my phone",
                                "- Ilaria", "roman berg", "Viele Grüße\nIlaria"})
            QTest::newRow(end) << QString(end);
    }
    /// The name of a player that ends a letter heads no sheet of his, nor is it on the one above.
    void aSignatureIsNoOrder()
    {
        QFETCH(QString, end);
        Game game = newGame(sketch::sharedMap());
        game.players = {
            {power("Austria"), "Roman Berg"}, {power("England"), "Edgar"}, {power("Russia"), "Ilaria"}};
        for (const char* gap : {"\n", "\n\n"}) {
            const SheetPaste paste =
                readPaste(game, power("Austria"),
                          "Edgar\nF Lon H\n\nTURKEY\nA Con-Bul\nF Ank-Bla" + QString(gap) + end);
            QCOMPARE(paste.blocks.size(), 2U);
            const PasteEffect effect = effectOf(game, paste);
            QVERIFY2(effect.harmless() && paste.settled(), qPrintable(effectInWords(game, effect)));
            QCOMPARE(effectInWords(game, effect), QString("3 order(s) for 2 powers"));
        }
    }

    /// What was answered about a line is kept while the owner of another part is chosen.
    void anotherOwnerHasOtherLines()
    {
        const Game game = newGame(sketch::sharedMap());
        PasteDialog dialog(
            game, readPaste(game, power("Austria"), "England:\nF Edi - Nor\n\nTom\nA Mun H\nA Rom H"));
        part<QComboBox>(dialog, "meaning.1").setCurrentText("Norwegian Sea");
        QVERIFY(!dialog.findChild<QComboBox*>("meaning.2"));
        part<QComboBox>(dialog, "power.2").setCurrentText("Germany");
        QCOMPARE(part<QComboBox>(dialog, "meaning.1").currentText(), QString("Norwegian Sea"));
        QVERIFY(dialog.findChild<QComboBox*>("meaning.2")); // Rome is not Germany's
        part<QComboBox>(dialog, "power.2").setCurrentText("Leave out");
        QVERIFY(!dialog.findChild<QComboBox*>("meaning.2"));
    }
};

CHANCERY_SUITE(TestPasteEffects, QApplication)

} // namespace chancery::tst_paste_effects

#include "tst_paste_effects.moc"
