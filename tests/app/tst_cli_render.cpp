// SPDX-License-Identifier: GPL-3.0-or-later
// chancery-cli render: pictures without a display.
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

namespace chancery::tst_cli_render {

namespace {

const QString source = QStringLiteral(CHANCERY_SOURCE_DIR);
const QString sample = source + "/resources/games/sample-1971.chancery";

} // namespace

class TestCliRender : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

private Q_SLOTS:
    void renderDrawsWithoutADisplay_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("magic");
        QTest::addRow("png") << "png" << QByteArray("\x89PNG");
        QTest::addRow("svg") << "svg" << QByteArray("<?xml");
        QTest::addRow("pdf") << "pdf" << QByteArray("%PDF");
    }

    void renderDrawsWithoutADisplay()
    {
        QFETCH(QString, ending);
        QFETCH(QByteArray, magic);
        const QString path = folder_.filePath("board." + ending);
        const Run told =
            run({"render", sample, "--phase", "F1902M", "--orders", "--size", "640x400", "--out", path});
        QVERIFY2(told.status == 0, qPrintable(told.err));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith(magic));
        if (ending == "png") QCOMPARE(QImage(path).size(), QSize(640, 400));
    }

    /// Qt complains of a missing folder that nothing here needs.
    void drawingSaysNothingOfAMissingRuntimeFolder()
    {
        if (QSysInfo::kernelType() == "winnt") QSKIP("Windows has no such folder.");
        const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
        qunsetenv("XDG_RUNTIME_DIR");
        const Run told = run({"render", sample, "--size", "64x40", "--out", folder_.filePath("small.png")});
        qputenv("XDG_RUNTIME_DIR", before);
        QCOMPARE(told.status, 0);
        QCOMPARE(told.err, QString());
    }

    void renderDrawsWhatIsAskedFor()
    {
        const auto image = [this](const QStringList& options) {
            const QString path = folder_.filePath("image.png");
            QFile::remove(path);
            const Run told = run(QStringList{"render", "--size", "640x400", "--out", path} + options);
            if (told.status != 0) qWarning("%s", qPrintable(told.err));
            return QImage(path);
        };
        const QImage plain = image({sample, "--phase", "S1902M"});
        QVERIFY(!plain.isNull());
        QCOMPARE(image({sample, "--phase", "S1902M"}), plain);
        QVERIFY(image({sample, "--phase", "S1902M", "--orders"}) != plain);
        QVERIFY(image({sample, "--phase", "S1902M", "--after"}) != plain);
        QVERIFY(image({sample, "--phase", "S1902M", "--theme", "dark"}) != plain);
        QVERIFY(image({sample, "--phase", "S1902M", "--palette", "traditional"}) != plain);
        QVERIFY(image({sample, "--phase", "S1902M", "--hatched"}) != plain);
        QVERIFY(image({"--map", "standard"}) != plain);
        QCOMPARE(image({"--map", source + "/maps/standard.toml"}), image({"--map", "standard"}));
    }

    void ordersOfOnePowerAreDrawnAlone()
    {
        const QStringList what{"render", sample, "--phase", "S1902M", "--size", "640x400", "--out"};
        const auto image = [&](const QStringList& options) {
            const QString path = folder_.filePath("alone.png");
            QFile::remove(path);
            const Run told = run(what + QStringList{path} + options);
            if (told.status != 0) qWarning("%s", qPrintable(told.err));
            return QImage(path);
        };
        const QImage all = image({"--orders"}), france = image({"--orders", "--power", "france"});
        QVERIFY(!france.isNull());
        QVERIFY(france != all);
        QVERIFY(france != image({}));
        QVERIFY(france != image({"--orders", "--power", "Italy"}));
        const QString path = folder_.filePath("none.png");
        const Run without = run(what + QStringList{path, "--power", "France"});
        QCOMPARE(without.status, 2);
        QVERIFY2(without.err.contains("--power says whose orders are drawn; use it with --orders"),
                 qPrintable(without.err));
        const Run nobody = run(what + QStringList{path, "--orders", "--power", "Utopia"});
        QCOMPARE(nobody.status, 2);
        QVERIFY2(nobody.err.contains("--power Utopia: there is no such power on this map"),
                 qPrintable(nobody.err));
        QVERIFY(!QFile::exists(path));
    }

    void mapHasNoPhases_data()
    {
        QTest::addColumn<QStringList>("option");
        QTest::newRow("phase") << QStringList{"--phase", "S1901M"};
        QTest::newRow("orders") << QStringList{"--orders"};
        QTest::newRow("after") << QStringList{"--after"};
    }

    void mapHasNoPhases()
    {
        QFETCH(QStringList, option);
        const QString path = folder_.filePath("map.png");
        const Run refused = run(QStringList{"render", "--map", "standard", "--out", path} + option);
        QCOMPARE(refused.status, 2);
        QVERIFY(refused.err.contains(option.front() + ": a map has no phases"));
        QVERIFY(!QFile::exists(path));
    }

    void renderRefusesWhatIsNotThere()
    {
        const QString path = folder_.filePath("none.png");
        const Run phase = run({"render", sample, "--phase", "S1950M", "--out", path});
        QCOMPARE(phase.status, 3);
        QVERIFY(phase.err.contains("there is no phase S1950M"));
        QVERIFY(!QFile::exists(path));
        QCOMPARE(run({"render", "--map", "../moon", "--out", path}).status, 3);
        const Run noFile = run({"render", "--map", folder_.filePath("moon.toml"), "--out", path});
        QCOMPARE(noFile.status, 3);
        QVERIFY2(noFile.err.contains("moon.toml"), qPrintable(noFile.err));
        QCOMPARE(run({"render", sample, "--out", "/nowhere/x.png"}).status, 4);
        const Run noPicture = run({"render", sample, "--out", folder_.filePath("x.bmp")});
        QCOMPARE(noPicture.status, 2);
        QVERIFY2(noPicture.err.contains("ending in .png, .svg or .pdf"), qPrintable(noPicture.err));
    }

    /// A stamp, a strip, a column: nothing can be read there, but it is drawn.
    void oddSizesAreDrawn_data()
    {
        QTest::addColumn<QString>("size");
        for (const char* size : {"1x1", "20x20", "60x40", "3000x50", "37x2000"}) QTest::newRow(size) << size;
    }

    void oddSizesAreDrawn()
    {
        QFETCH(QString, size);
        QTemporaryDir folder;
        const QString path = folder.filePath("small.png");
        QCOMPARE(run({"render", "--map", "standard", "--size", size, "--out", path}).status, 0);
        const QImage image(path);
        QCOMPARE(QString("%1x%2").arg(image.width()).arg(image.height()), size);
    }
};

CHANCERY_SUITE(TestCliRender, QCoreApplication)

} // namespace chancery::tst_cli_render

#include "tst_cli_render.moc"
