// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that cannot be, on every way by which they reach the board: nothing is resolved, what is wrong is
// named, nothing ends, and the gamemaster can mend it.
#include "engine/files/game_file.h"
#include "tests/app/in_dialog.h"
#include "tests/app/study_table.h"
#include "tests/support/files_in_a_folder.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"

#include <QLabel>
#include <QLineEdit>

namespace chancery::tst_impossible_positions {

namespace {

/// A Winter in which Italy has an army in no province: dislodged, where no units retreat.
const char* const dislodgedInWinter = "phase = \"W1901A\"\n"
                                      "[units]\n"
                                      "Austria = [\"A VIE\"]\n"
                                      "[centres]\n"
                                      "Austria = [\"VIE\"]\n"
                                      "[dislodged]\n"
                                      "Italy = [\"A VIE\"]\n";

const char* const gameHead =
    "format = 1\nmap = \"standard\"\nrulebook = \"datc\"\ntitle = \"Two units in Vienna\"\n";

const char* const winterUnits = "[[phase]]\nname = \"W1901A\"\n"
                                "[phase.units]\nAustria = [\"A VIE\"]\nEngland = [\"F LON\"]\n"
                                "[phase.centres]\nAustria = [\"VIE\"]\nEngland = [\"LON\"]\n";

QByteArray gameWith(const char* table)
{
    return QByteArray(gameHead) + winterUnits + table;
}

QString noteOf(const QWidget& window)
{
    QStringList notes;
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible()) notes << label->text();
    return notes.join(u'\n');
}

} // namespace

class TestImpossiblePositions : public QObject, FilesInAFolder
{
    Q_OBJECT

private Q_SLOTS:
    /// Italy's only army is dragged to where another unit is: it is beside that, and no list of units has it.
    void byHandInAStudyOfAWinter()
    {
        StudyTable t;
        t.document.opening().start(
            *readGame(gameWith("[phase.dislodged]\n")
                          .replace("[phase.dislodged]\n", "")
                          .replace("Austria = [\"A VIE\"]", "Austria = [\"A VIE\"]\nItaly = [\"A VEN\"]")
                          .toStdString(),
                      "game", t.boards.loader()));
        t.trigger("history.study");
        Document& study = t.settled();
        QVERIFY(study.bench().shown().record().outcome);
        study.bench().setup().setOn(true);
        const Map& map = study.session().map();
        study.bench().setup().drag(map.findProvince("VEN"), map.findProvince("VIE"));
        QCOMPARE(study.bench().shown().study().position.surplus.size(), std::size_t(1));
        study.studyPanels()->board().view().settle();
        study.window()->grab();
        QVERIFY(!study.bench().shown().record().outcome);
        QVERIFY2(noteOf(*study.window()).contains("another unit is in Vienna"),
                 qPrintable(noteOf(*study.window())));
        // What can be asked of it does no harm, and it is mended by hand.
        writeSheet(study.session(), map.findPower("Italy"), "D A Vie");
        study.bench().setup().drag(map.findProvince("VIE"), map.findProvince("VEN"));
        QVERIFY(study.bench().shown().record().outcome);
        QVERIFY(!t.session().dirty());
    }

    void byOnePaste()
    {
        StudyTable t;
        Document& study = t.paste(dislodgedInWinter);
        study.window()->grab();
        QVERIFY(!study.bench().shown().record().outcome);
        QVERIFY2(noteOf(*study.window()).contains("is dislodged, but no units retreat"),
                 qPrintable(noteOf(*study.window())));
    }

    void byAGameFile_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::addColumn<QString>("said");
        QTest::newRow("a second unit") << gameWith("[phase.surplus]\nItaly = [\"A VIE\"]\n")
                                       << "Army Vienna (Italy): another unit is in Vienna too.";
        QTest::newRow("dislodged in Winter")
            << gameWith("[phase.dislodged]\nItaly = [\"A VIE\"]\n")
            << "Army Vienna (Italy) is dislodged, but no units retreat in this phase.";
        QTest::newRow("an army at sea")
            << gameWith("").replace("Austria = [\"A VIE\"]", "Austria = [\"A VIE\"]\nItaly = [\"A ION\"]")
            << "Army Ionian Sea (Italy): an army cannot be at sea.";
        QTest::newRow("dislodged twice")
            << gameWith("[phase.dislodged]\nItaly = [\"A VIE\"]\nGermany = [\"A VIE\"]\n")
                   .replace("W1901A", "F1901R")
            << "Army Vienna (Italy): another unit is dislodged in Vienna too.";
        QTest::newRow("on no coast") << gameWith("").replace("Austria = [\"A VIE\"]",
                                                             "Austria = [\"A VIE\"]\nRussia = [\"F STP\"]")
                                     << "Fleet St Petersburg (Russia): it is on no coast of St Petersburg.";
    }

    void byAGameFile()
    {
        QFETCH(QByteArray, game);
        QFETCH(QString, said);
        StudyTable t;
        const QString path = fileWith("evening.chancery", game);
        QVERIFY2(t.document.opening().open(path), qPrintable(t.told));
        t.window.console().board().settle();
        t.window.grab();
        QCOMPARE(t.session().path(), path);
        QVERIFY2(noteOf(t.window).contains(said), qPrintable(noteOf(t.window)));
        // Nothing is resolved, whichever way it is asked for, and why not is said.
        t.told.clear();
        t.trigger("orders.resolve");
        QVERIFY2(t.told.contains(said), qPrintable(t.told));
        resolvePhase(t.session());
        QVERIFY(!t.session().resolved());
        // What a study of it and its order sheets ask does no harm.
        t.type("Austria", "D A Vie");
        t.trigger("history.study");
        t.settled().window()->grab();
        t.window.activateWindow();
        // It is mended by hand: the dialog leaves out what is dislodged too much, and the rest is a matter of
        // the lists.
        inDialog([&] { t.trigger("edit.position"); },
                 [](QDialog& dialog) {
                     for (const char* power : {"Italy", "Russia"})
                         dialog.findChild<QLineEdit*>(QLatin1String("units-") + power)->clear();
                     accept(dialog);
                 });
        QVERIFY(canResolve(t.map(), t.session().current()));
        resolvePhase(t.session());
        QVERIFY(t.session().resolved());
    }

    void byAStudyFile()
    {
        StudyTable t;
        openStudyAt(t.workspace, &t.window,
                    fileWith("vienna.study", QByteArray(gameHead) + "phase = \"W1901A\"\n"
                                                                    "[units]\nAustria = [\"A VIE\"]\n"
                                                                    "[surplus]\nItaly = [\"A VIE\"]\n"
                                                                    "[centres]\nAustria = [\"VIE\"]\n"
                                                                    "[[line]]\nid = 1\n"));
        Document& study = t.settled();
        study.window()->grab();
        QVERIFY(!study.bench().shown().record().outcome);
        QVERIFY2(noteOf(*study.window()).contains("another unit is in Vienna"),
                 qPrintable(noteOf(*study.window())));
    }
};

CHANCERY_SUITE(TestImpossiblePositions, QApplication)

} // namespace chancery::tst_impossible_positions

#include "tst_impossible_positions.moc"
