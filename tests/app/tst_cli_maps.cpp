// SPDX-License-Identifier: GPL-3.0-or-later
// Maps from strangers: whatever is wrong or hostile in them is refused with a message, and nothing else is
// opened.
#include "tests/support/cli_run.h"
#include "tests/support/odd_files.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>

namespace chancery::tst_cli_maps {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The picture with `more` before its end.
QByteArray with(QByteArray svg, const QByteArray& more)
{
    return svg.replace("</svg>", more + "</svg>");
}

/// The picture with another outline for Kingshaven.
QByteArray drawn(QByteArray svg, const QByteArray& path)
{
    const auto start = svg.indexOf(" d=\"", svg.indexOf("<path id=\"space-KIN\"")) + 4;
    return svg.replace(start, svg.indexOf('"', start) - start, path);
}

/// A line that crosses itself at almost every step.
QByteArray tangle(int points)
{
    QByteArray path = "M";
    quint32 lot = 1;
    for (int i = 0; i < points; ++i) {
        lot = lot * 1664525 + 1013904223;
        path += QByteArray::number((lot >> 8) % 1000) + "," + QByteArray::number((lot >> 20) % 700) + " ";
    }
    return path + "Z";
}

QByteArray triangles(int count)
{
    QByteArray path;
    for (int i = 0; i < count; ++i) {
        const QByteArray x = QByteArray::number(i % 1000), y = QByteArray::number(i % 700);
        path += "M" + x + "," + y + " " + x + "," + y + ".5 " + x + ".5," + y + "Z";
    }
    return path;
}

} // namespace

class TestCliMaps : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;
    const QByteArray table_ = contentOf(QStringLiteral(CHANCERY_SOURCE_DIR "/maps/straits.toml"));
    const QByteArray picture_ = contentOf(QStringLiteral(CHANCERY_SOURCE_DIR "/maps/straits.svg"));

    QString write(const QByteArray& table, const QByteArray& picture)
    {
        for (const auto& [name, content] : {std::pair("straits.toml", table), {"straits.svg", picture}}) {
            QFile file(folder_.filePath(name));
            if (file.open(QIODevice::WriteOnly)) file.write(content);
        }
        return folder_.filePath("straits.toml");
    }

private Q_SLOTS:
    void hostilePicturesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("picture");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const QByteArray& picture, const char* message) {
            QTest::newRow(name) << picture << message;
        };
        const QByteArray start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
        const auto after = [&](const char* words) {
            return QByteArray(picture_).replace(start, start + words);
        };
        row("document type", after("<!DOCTYPE svg SYSTEM \"http://example.org/x.dtd\">"),
            "a document type (DOCTYPE) is not allowed in a map");
        row("entities", after("<!DOCTYPE svg [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;\">]>"),
            "a document type (DOCTYPE) is not allowed in a map");
        row("script", with(picture_, "<script>alert(1)</script>"), "scripts are not allowed in a map");
        row("picture elsewhere", with(picture_, "<image href=\"http://example.org/a.png\"/>"),
            "a reference to something outside the file: \"http://example.org/a.png\"");
        row("file elsewhere", with(picture_, "<use href=\"file:///etc/passwd#x\"/>"),
            "a reference to something outside the file: \"file:///etc/passwd#x\"");
        row("deep", with(picture_, QByteArray("<g>").repeated(5000) + QByteArray("</g>").repeated(5000)),
            "elements are nested deeper than 32");
        row("a million points",
            with(picture_,
                 "<g id=\"layer-coast\"><path d=\"M" + QByteArray("1,2 3,4 ").repeated(500000) + "\"/></g>"),
            "more points than the reader allows");
        row("far away", drawn(picture_, "M" + QByteArray("9").repeated(2000000) + ",1 2,2 3,3Z"),
            "space-KIN: expected a number between -100000 and 100000");
        row("missing space", QByteArray(picture_).replace("id=\"space-KIN\"", "id=\"kin\""),
            "no path \"space-KIN\" in the picture");
        row("tangled", drawn(picture_, tangle(80000)), "is not shared with exactly one neighbour");
        row("very many rings", drawn(picture_, triangles(26000)), "space-KIN: more than 1000 parts");
        row("many rings", drawn(picture_, triangles(500)),
            "space-KIN: expected at most 200 islands and holes");
    }

    void hostilePicturesAreRefused()
    {
        QFETCH(QByteArray, picture);
        QFETCH(QString, message);
        const QString map = write(table_, picture);
        const Run checked = run({"check-map", map});
        QVERIFY(checked.status == 1 || checked.status == 3);
        QVERIFY2((checked.out + checked.err).contains(message),
                 qPrintable((checked.out + checked.err).left(400)));
        const QString png = folder_.filePath("x.png");
        const Run painted = run({"render", "--map", map, "--out", png, "--size", "300x200"});
        QCOMPARE(painted.status, 3);
        QVERIFY(!painted.err.isEmpty());
        QVERIFY(!QFile::exists(png));
    }

    /// A map from a stranger names no file of the machine, and waits for none.
    void aPictureIsOnlyBesideItsTable_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("message");
        const QString notBeside = "is not the name of a file beside the table";
        QTest::newRow("path") << "../../../../etc/passwd" << notBeside;
        QTest::newRow("whole path") << "/etc/passwd" << notBeside;
        QTest::newRow("built in") << ":/maps/straits.svg" << notBeside;
        QTest::newRow("link") << "link.svg"
                              << "This is a link to another folder.";
        QTest::newRow("pipe") << "pipe.svg"
                              << "This is a pipe or a device, not a file.";
        QTest::newRow("device") << "device.svg"
                                << "This is a pipe or a device, not a file.";
        QTest::newRow("missing") << "missing.svg"
                                 << "There is no such file.";
    }

    void aPictureIsOnlyBesideItsTable()
    {
        QFETCH(QString, name);
        QFETCH(QString, message);
        const QTemporaryDir other;
        for (const char* link : {"link.svg", "device.svg", "pipe.svg"}) QFile::remove(folder_.filePath(link));
        QVERIFY(QFile::copy(CHANCERY_SOURCE_DIR "/maps/straits.svg", other.filePath("straits.svg")));
        makeLink(other.filePath("straits.svg"), folder_.filePath("link.svg"));
        makeLink("/dev/zero", folder_.filePath("device.svg"));
        makePipe(folder_.filePath("pipe.svg"));
        const QString map =
            write(QByteArray(table_).replace("\"straits.svg\"", '"' + name.toUtf8() + '"'), picture_);
        const Run checked = run({"check-map", map});
        QVERIFY2(checked.status == 1 || checked.status == 3, qPrintable(QString::number(checked.status)));
        QVERIFY2((checked.out + checked.err).contains(message), qPrintable(checked.out + checked.err));
        const Run painted =
            run({"render", "--map", map, "--out", folder_.filePath("x.png"), "--size", "300x200"});
        QCOMPARE(painted.status, 3);
        QVERIFY2(painted.err.contains(message), qPrintable(painted.err));
    }

    void whatIsNoTomlIsUnreadable()
    {
        const Run told = run({"check-map", write("a = [1,\n", picture_)});
        QCOMPARE(told.status, 3);
        QVERIFY2(told.err.contains("straits.toml:"), qPrintable(told.err));
    }

    void aSetUpIsCheckedWithItsBoard()
    {
        write(table_, picture_);
        QFile file(folder_.filePath("duel.toml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("format = 1\nid = \"duel\"\nname = \"Duel\"\nbased_on = \"straits\"\n"
                   "[[change]]\npower = \"Kestria\"\nunits = []\n");
        file.close();
        const Run told = run({"check-map", file.fileName()});
        QCOMPARE(told.status, 0);
        QVERIFY(told.out.endsWith("picture and table agree\n"));
    }

    void everyMapOfTheProgramIsSound_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"standard", "fleet-rome", "chaos", "straits", "alexander"})
            QTest::newRow(id) << id;
    }

    void everyMapOfTheProgramIsSound()
    {
        QFETCH(QString, id);
        const Run told = run({"check-map", QStringLiteral(CHANCERY_SOURCE_DIR "/maps/") + id + ".toml"});
        QVERIFY2(told.status == 0 && told.out.endsWith("picture and table agree\n"), qPrintable(told.out));
    }
};

CHANCERY_SUITE(TestCliMaps, QCoreApplication)

} // namespace chancery::tst_cli_maps

#include "tst_cli_maps.moc"
