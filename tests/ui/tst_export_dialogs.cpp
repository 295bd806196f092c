// SPDX-License-Identifier: GPL-3.0-or-later
// What the two export dialogs offer, and what they say is in the way.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/show_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>

namespace chancery::tst_export_dialogs {

namespace {

template<class W>
W* part(QDialog& dialog, const char* name)
{
    auto* found = dialog.findChild<W*>(name);
    if (!found) qFatal("no %s", name);
    return found;
}

void touch(const QString& path)
{
    if (!QFile(path).open(QIODevice::WriteOnly)) qFatal("not written");
}

ShowOffer everything()
{
    return {true, true, [](bool game) { return game ? 125000 : 4500; }};
}

} // namespace

class TestExportDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEndingChoosesTheFormat()
    {
        QTemporaryDir folder;
        ShowDialog dialog({folder.filePath("show")}, everything());
        auto* format = part<QComboBox>(dialog, "format");
        QCOMPARE(format->currentIndex(), 0);
        part<QLineEdit>(dialog, "path")->setText(folder.filePath("show.webm"));
        QCOMPARE(format->currentIndex(), 1);
        QCOMPARE(dialog.choice().path, folder.filePath("show.webm"));
    }

    void theFormatWritesTheEnding()
    {
        QTemporaryDir folder;
        ShowDialog dialog({folder.filePath("show 1.5")}, everything());
        dialog.show();
        auto* format = part<QComboBox>(dialog, "format");
        QTest::keyClick(format, Qt::Key_Down);
        QCOMPARE(dialog.choice().path, folder.filePath("show 1.5.mp4"));
        QTest::keyClick(format, Qt::Key_Up);
        QCOMPARE(dialog.choice().path, folder.filePath("show 1.5"));
    }

    void browsingAsksForFilesOfTheFormat()
    {
        QTemporaryDir folder;
        QStringList filters;
        const auto pick = [&](QWidget*, const QString&, const QString& filter) {
            filters << filter;
            return folder.filePath("other.mkv");
        };
        ShowDialog dialog({folder.filePath("show")}, everything(), nullptr, pick);
        auto* browse = part<QPushButton>(dialog, "browse");
        browse->click();
        browse->click();
        QCOMPARE(filters.size(), 2);
        QVERIFY(filters[0].isEmpty()); // a folder
        QVERIFY(filters[1].contains("*.mp4 *.webm *.mkv"));
        QCOMPARE(dialog.choice().path, folder.filePath("other.mkv"));
    }

    void withoutFfmpegThereAreNoVideos()
    {
        QTemporaryDir folder;
        ShowDialog dialog({folder.filePath("show")}, {});
        dialog.show();
        QTest::keyClick(part<QComboBox>(dialog, "format"), Qt::Key_Down);
        QCOMPARE(dialog.choice().path, folder.filePath("show.gif")); // needs no other program
        part<QLineEdit>(dialog, "path")->setText(folder.filePath("show.mp4"));
        QVERIFY(!part<QPushButton>(dialog, "accept")->isEnabled());
    }

    void onlyWhatTheRoomHasSeenIsOffered()
    {
        ShowDialog dialog({QDir::tempPath() + "/show"}, {true, false, {}});
        QCOMPARE(part<QComboBox>(dialog, "part")->count(), 2); // the game, also as a time lapse
        QVERIFY(dialog.choice().wholeGame);
        ShowDialog both({QDir::tempPath() + "/show"}, everything());
        QCOMPARE(part<QComboBox>(both, "part")->count(), 3);
        QVERIFY(!both.choice().wholeGame);
    }

    void theLengthIsTold()
    {
        ShowDialog dialog({QDir::tempPath() + "/show"}, everything());
        const auto* length = part<QLabel>(dialog, "length");
        QVERIFY2(length->text().startsWith("0:05") && length->text().contains("135"),
                 qPrintable(length->text()));
        part<QComboBox>(dialog, "part")->setCurrentIndex(1);
        QVERIFY2(length->text().startsWith("2:05"), qPrintable(length->text()));
        part<QComboBox>(dialog, "rate")->setCurrentIndex(0);
        QVERIFY2(length->text().contains(QLocale().toString(1250)), qPrintable(length->text()));
    }

    void aShowToNowhereIsRefused_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("good");
        QTest::newRow("a new folder") << "new" << true;
        QTest::newRow("a folder that is there") << "empty" << true;
        QTest::newRow("a video") << "a.mp4" << true;
        QTest::newRow("nothing") << "" << false;
        QTest::newRow("no such folder") << "there/is/none" << false;
        QTest::newRow("a file") << "file" << false;
        QTest::newRow("other frames") << "full" << false;
    }
    void aShowToNowhereIsRefused()
    {
        QFETCH(QString, path);
        QFETCH(bool, good);
        QTemporaryDir folder;
        QDir(folder.path()).mkdir("empty");
        QDir(folder.path()).mkdir("full");
        touch(folder.filePath("full/frame-00001.png"));
        touch(folder.filePath("file"));
        ShowDialog dialog({path.isEmpty() ? QString() : folder.filePath(path)}, everything());
        dialog.show();
        QCOMPARE(part<QPushButton>(dialog, "accept")->isEnabled(), good);
        QCOMPARE(part<QLabel>(dialog, "problem")->isVisible(), !good);
    }

    void whatIsReplacedIsSaid()
    {
        QTemporaryDir folder;
        touch(folder.filePath("a.png"));
        ExportDialog dialog({folder.filePath("a.png")});
        dialog.show();
        QVERIFY(part<QPushButton>(dialog, "accept")->isEnabled());
        QVERIFY(part<QLabel>(dialog, "problem")->isVisible());
        part<QLineEdit>(dialog, "path")->setText(folder.filePath("b.png"));
        QVERIFY(!part<QLabel>(dialog, "problem")->isVisible());
    }

    void ordersOfOnePowerAreChosen()
    {
        ExportDialog dialog({QDir::tempPath() + "/a.png"}, nullptr, {}, ExportDialog::Offer::Board,
                            &standardMap());
        auto* alone = part<QComboBox>(dialog, "alone");
        QCOMPARE(alone->count(), 8);
        QCOMPARE(dialog.choice().alone, noPower);
        alone->setCurrentText("France");
        QCOMPARE(dialog.choice().alone, standardMap().findPower("France"));
        part<QCheckBox>(dialog, "orders")->setChecked(false);
        QVERIFY(!alone->isEnabled());
        QCOMPARE(dialog.choice().alone, noPower);
        ExportDialog study({QDir::tempPath() + "/a.png"}, nullptr, {}, ExportDialog::Offer::Board);
        study.show();
        QVERIFY(!part<QComboBox>(study, "alone")->isVisible());
    }

    void whatThePlayersSeeHasItsOwnLabels()
    {
        ExportChoice before{QDir::tempPath() + "/a.png"};
        before.seen = true;
        ExportDialog dialog(before);
        QCOMPARE(dialog.choice(), before);
        QVERIFY(!part<QComboBox>(dialog, "labels")->isEnabled());
        QVERIFY(!part<QCheckBox>(dialog, "orders")->isEnabled());
        part<QComboBox>(dialog, "what")->setCurrentIndex(0);
        QVERIFY(!dialog.choice().seen);
        QVERIFY(part<QComboBox>(dialog, "labels")->isEnabled());
        QVERIFY(part<QCheckBox>(dialog, "orders")->isEnabled());
    }
};

CHANCERY_SUITE(TestExportDialogs, QApplication)

} // namespace chancery::tst_export_dialogs

#include "tst_export_dialogs.moc"
