// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that cannot be on the command line: each is refused with the place of what is wrong, each line of
// batch is answered, and a game with one is replayed, drawn and reported as far as it goes. And checks of
// ours that fail there.
#include "app/cli/batch_answer.h"
#include "app/cli/command_line.h"
#include "engine/map/map_file.h"
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace chancery::tst_cli_faulty_positions {

namespace {

const QByteArray dislodgedInWinter = "phase = \"W1901A\"\n"
                                     "[units]\n"
                                     "Austria = [\"A VIE\"]\n"
                                     "[centres]\n"
                                     "Austria = [\"VIE\"]\n"
                                     "[dislodged]\n"
                                     "Italy = [\"A VIE\"]\n";

const QByteArray badLine =
    "{\"id\": \"bad\", \"phase\": \"W1901A\", \"dislodged\": {\"Italy\": [\"A VIE\"]}}\n";
const QByteArray goodLine =
    "{\"id\": \"good\", \"phase\": \"S1901M\", \"units\": {\"France\": [\"A PAR\"]}}\n";

} // namespace

class TestCliFaultyPositions : public QObject, FilesInAFolder
{
    Q_OBJECT

private Q_SLOTS:
    void aPositionIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("adjudicate") << QStringList{"adjudicate", "-"};
        QTest::newRow("adjudicate as JSON") << QStringList{"adjudicate", "-", "--format", "json"};
        QTest::newRow("compare") << QStringList{"compare", "-"};
        QTest::newRow("flip") << QStringList{"flip", "-", "--order", "A VIE"};
    }

    void aPositionIsRefusedWithItsPlace()
    {
        QFETCH(QStringList, arguments);
        const Run refused = run(arguments, dislodgedInWinter);
        QCOMPARE(refused.status, 3);
        QVERIFY2(
            refused.err.contains(":7:10: A VIE (Italy) is dislodged, but no units retreat in this phase."),
            qPrintable(refused.err));
        QCOMPARE(refused.out, QString());
    }

    void batchAnswersEveryLine()
    {
        const Run answered = run({"batch"}, goodLine.repeated(6) + badLine + goodLine.repeated(6));
        QCOMPARE(answered.status, 0);
        const QStringList lines = answered.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 13);
        for (int i = 0; i < 13; ++i) {
            const QJsonObject answer = QJsonDocument::fromJson(lines[i].toUtf8()).object();
            QCOMPARE(answer["id"].toString(), i == 6 ? QString("bad") : QString("good"));
            QCOMPARE(answer.contains("error"), i == 6);
        }
        QVERIFY2(lines[6].contains("A VIE (Italy) is dislodged"), qPrintable(lines[6]));
    }

    void aGameIsReadAllTheSame()
    {
        const QString game = fileWith("two.chancery", "format = 1\nmap = \"standard\"\nrulebook = \"datc\"\n"
                                                      "[[phase]]\nname = \"W1901A\"\n"
                                                      "[phase.units]\nAustria = [\"A VIE\"]\n"
                                                      "[phase.surplus]\nItaly = [\"A VIE\"]\n"
                                                      "[phase.centres]\nAustria = [\"VIE\"]\n");
        const Run replayed = run({"replay", game, "--report"});
        QCOMPARE(replayed.status, 1);
        QVERIFY2(replayed.out.contains("W1901A, not resolved: A VIE (Italy): another unit is in Vienna too."),
                 qPrintable(replayed.out));
        QVERIFY2(replayed.out.contains("0 phases replayed, 1 differences"), qPrintable(replayed.out));
        QCOMPARE(run({"render", game, "--out", folder_.filePath("two.png"), "--orders"}).status, 0);
        QVERIFY(QFile::exists(folder_.filePath("two.png")));
        const Run shown = run({"show", game, "--captions"});
        QCOMPARE(shown.status, 3);
        QVERIFY2(shown.err.contains("no phase is resolved, so there is nothing to show"),
                 qPrintable(shown.err));
    }

    /// It is said that it is a mistake of the program, by a status of its own.
    void aCheckThatFailsEndsItsCommand()
    {
        cli::Command falling;
        falling.name = "fall";
        falling.run = [](const cli::Arguments&) {
            CHANCERY_ENSURE(false);
            return int(cli::Fine);
        };
        QCOMPARE(cli::runCommand({falling}, {"fall"}), 6);
        QVERIFY(run({"batch", "--help"}).out.contains("6 a mistake of Chancery itself"));
    }

    void aCheckThatFailsCostsOneLineOfBatch()
    {
        const MapLoader maps = [](const std::string& id) -> Result<std::shared_ptr<const Map>> {
            CHANCERY_ENSURE(id != "faulty");
            QFile file(QStringLiteral(CHANCERY_SOURCE_DIR "/maps/standard.toml"));
            if (!file.open(QIODevice::ReadOnly)) return Error{"no map", {}};
            return std::shared_ptr<const Map>(
                std::make_shared<Map>(*readMap(file.readAll().toStdString(), "map")));
        };
        std::string answers;
        for (const char* line : {"{\"id\": 1, \"phase\": \"S1901M\"}",
                                 "{\"id\": [2], \"phase\": \"S1901M\", \"map\": \"faulty\"}",
                                 "{\"id\": 3, \"phase\": \"S1901M\"}"})
            cli::answerLine({Rulebook{}, maps}, line, 1, answers);
        const QStringList lines = QString::fromStdString(answers).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].contains("\"results\"") && lines[2].contains("\"results\""));
        const QJsonObject answer = QJsonDocument::fromJson(lines[1].toUtf8()).object();
        QCOMPARE(answer["id"].toArray(), QJsonArray{2});
        QVERIFY2(answer["error"].toString().contains("a mistake of Chancery") &&
                     answer["error"].toString().contains("tst_cli_faulty_positions.cpp"),
                 qPrintable(lines[1]));
    }
};

CHANCERY_SUITE(TestCliFaultyPositions, QCoreApplication)

} // namespace chancery::tst_cli_faulty_positions

#include "tst_cli_faulty_positions.moc"
