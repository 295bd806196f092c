// SPDX-License-Identifier: GPL-3.0-or-later
// What chancery-cli writes of a game that carries variations is what it writes of the game without them.
#include "engine/files/game_file.h"
#include "engine/files/written_forms.h"
#include "tests/support/cli_run.h"
#include "tests/support/suite.h"
#include "tests/support/varied_game.h"

#include <QDir>
#include <QTemporaryDir>

namespace chancery::tst_cli_variations {

namespace {

/// Writes a game, runs a command in its folder, and returns what that prints and writes.
QByteArrayList written(const Game& game, QStringList arguments)
{
    QTemporaryDir folder;
    QFile file(folder.filePath("game.chancery"));
    if (!file.open(QIODevice::WriteOnly)) qFatal("not written");
    file.write(QByteArray::fromStdString(writeGame(game)));
    file.close();
    for (QString& argument : arguments) argument.replace("DIR", folder.path());
    const Run told = run(arguments);
    QByteArrayList all{QByteArray::number(told.status), told.out.toUtf8()};
    for (QByteArray& text : all) text.replace(folder.path().toUtf8(), "DIR");
    QDir out(folder.filePath("out"));
    for (const QFileInfo& info : QDir(folder.path()).entryInfoList(QDir::Files, QDir::Name)) {
        QFile made(info.filePath());
        if (info.suffix() != "chancery" && made.open(QIODevice::ReadOnly)) all << made.readAll();
    }
    for (const QFileInfo& info : out.entryInfoList(QDir::Files, QDir::Name)) {
        QFile made(info.filePath());
        if (made.open(QIODevice::ReadOnly)) all << made.readAll();
    }
    return all;
}

} // namespace

class TestCliVariations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commandsWriteTheGameAlone_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, const QStringList& arguments) {
            QTest::newRow(name) << arguments;
        };
        row("report", {"replay", "DIR/game.chancery", "--report", "--explain"});
        row("plain report", {"replay", "DIR/game.chancery", "--report", "--explain=plain"});
        row("captions", {"show", "DIR/game.chancery", "--captions"});
        row("picture", {"render", "DIR/game.chancery", "--phase", "F1901M", "--orders", "--size", "320x200",
                        "--out", "DIR/board.png"});
        row("drawing",
            {"render", "DIR/game.chancery", "--phase", "F1901M", "--orders", "--out", "DIR/board.svg"});
        for (const WrittenForm& form : writtenForms())
            row(std::string(form.id).c_str(), {"convert", "DIR/game.chancery", "DIR/copy.txt", "--to",
                                               QString::fromLatin1(form.id.data()), "--unrevealed"});
        row("show", {"show", "DIR/game.chancery", "--phase", "S1901M", "--size", "160x90", "--fps", "2",
                     "--out", "DIR/out"});
    }

    void commandsWriteTheGameAlone()
    {
        QFETCH(QStringList, arguments);
        const QByteArrayList varied = written(variedGame(), arguments);
        QCOMPARE(varied, written(withoutAll(variedGame()), arguments));
        for (const QByteArray& text : varied) {
            QVERIFY(!text.contains("secret plan"));
        }
    }

    void onlyWhoAsksForThemGetsThem()
    {
        const QStringList copy{"convert", "DIR/game.chancery", "-", "--to", "chancery", "--unrevealed"};
        QVERIFY(written(variedGame(), copy + QStringList{"--with-variations"})[1].contains("secret plan"));
        QVERIFY(!written(variedGame(), copy)[1].contains("secret plan"));
    }
};

CHANCERY_SUITE(TestCliVariations, QCoreApplication)

} // namespace chancery::tst_cli_variations

#include "tst_cli_variations.moc"
