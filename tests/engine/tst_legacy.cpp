// SPDX-License-Identifier: GPL-3.0-or-later
// Games and studies of version 0.1.0 (data/legacy) open without loss, and are saved again as they were.
#include "engine/files/file_checksum.h"
#include "engine/files/game_file.h"
#include "engine/files/study_file.h"
#include "engine/reading/study_reader.h"
#include "tests/support/entered.h"
#include "tests/support/files.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

namespace chancery::tst_legacy {

namespace {

constexpr const char* games[] = {"alexander", "committee", "evening", "paradox", "two", "unread"};
constexpr const char* studies[] = {"case", "impossible", "straits", "variations"};

std::string legacy(const std::string& path)
{
    return sourceFile("tests/data/legacy/" + path);
}

/// Returns a document in lines, without its checksum and without the version that wrote it, which alone
/// change when it is saved.
QStringList contentOf(const std::string& document)
{
    QStringList lines = QString::fromStdString(document).split('\n');
    const qsizetype all = lines.size();
    lines.removeIf([](const QString& line) { return line.startsWith("program = "); });
    if (lines.size() + 1 != all) qFatal("a document names the version that wrote it once");
    if (lines.first().startsWith("# checksum ")) lines.removeFirst();
    return lines;
}

Study read(const std::string& file)
{
    Result<Study> study = readAnyStudy(legacy("studies/" + file), file, shippedMaps(), sharedMap());
    if (!study) qFatal("%s", study.error().text().c_str());
    return *std::move(study);
}

} // namespace

class TestLegacy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGameIsWhatWasEntered_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* name : games) QTest::newRow(name) << name + QStringLiteral(".chancery");
    }

    void aGameIsWhatWasEntered()
    {
        QFETCH(QString, file);
        const std::string document = legacy("games/" + file.toStdString());
        QCOMPARE(checksumOf(document), FileChecksum::Right);
        std::vector<Error> differences;
        const Result<Game> game = readGame(document, file.toStdString(), shippedMaps(), &differences);
        QVERIFY2(game, game ? "" : game.error().text().c_str());
        QVERIFY(differences.empty());
        QCOMPARE(entered::linesOf(*game), entered::expected(file));
        QCOMPARE(contentOf(writeGame(*game)), contentOf(document));
    }

    void aStudyIsWhatWasEntered_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : studies) QTest::newRow(name) << QString(name);
    }

    void aStudyIsWhatWasEntered()
    {
        QFETCH(QString, name);
        const std::string document = legacy("studies/" + name.toStdString() + ".study");
        const Result<Study> study = readStudyFile(document, name.toStdString(), shippedMaps());
        QVERIFY2(study, study ? "" : study.error().text().c_str());
        QCOMPARE(entered::linesOf(*study), entered::expected(name + ".study"));
        QCOMPARE(contentOf(writeStudy(*study)), contentOf(document));
    }

    void itsLineAndItsPageHoldAllOfAStudy_data() { aStudyIsWhatWasEntered_data(); }

    void itsLineAndItsPageHoldAllOfAStudy()
    {
        QFETCH(QString, name);
        const Study study = read(name.toStdString() + ".study");
        for (const char* form : {".line.txt", ".page.txt"})
            QVERIFY2(read(name.toStdString() + form) == study, form);
    }
};

CHANCERY_SUITE(TestLegacy, QCoreApplication)

} // namespace chancery::tst_legacy

#include "tst_legacy.moc"
