// SPDX-License-Identifier: GPL-3.0-or-later
// A file that cannot be read or written is explained in our own words, in the user's language, with its
// place.
#include "engine/base/message.h"
#include "engine/files/game_file.h"
#include "tests/support/files.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"
#include "ui/words/language.h"

#include <QRegularExpression>
#include <QTemporaryDir>

namespace chancery::tst_file_errors {

namespace {

/// Returns what is said of a game file with this content.
QString saidOf(const QByteArray& content)
{
    const MapLoader maps = [](const std::string& id) -> Result<std::shared_ptr<const Map>> {
        if (id == "standard") return sharedMap();
        return errorOf({"there is no map with this name; expected its .toml and .svg files in the folder "
                        "chancery/maps of your data directory"});
    };
    const Result<Game> game = readGame(content.toStdString(), "club.chancery", maps);
    return game ? QString() : ErrorWords::text(game.error());
}

} // namespace

class FileErrorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    /// What a replay finds otherwise than the file is said in the user's language, the faults of positions
    /// too; the file is quoted.
    void differencesAreInTheUsersLanguage()
    {
        const char* const text =
            "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\n"
            "results = [{ power = \"Austria\", order = \"A SER H\", result = \"fails\" }]\n"
            "[phase.units]\nAustria = [\"A SER\"]\n[phase.after.units]\nAustria = [\"A SER\", \"A BUD\"]\n"
            "[[phase]]\nname = \"F1901M\"\nresults = []\n"
            "[phase.units]\nAustria = [\"A SER\", \"A SER\"]\n";
        const MapLoader maps = [](const std::string&) -> Result<std::shared_ptr<const Map>> {
            return sharedMap();
        };
        std::vector<Error> differences;
        QVERIFY(readGame(text, "club.chancery", maps, &differences));
        speak(QStringLiteral("de"));
        QStringList told;
        for (const Error& one : differences) told << ErrorWords::text(one);
        const QStringList expected{
            QStringLiteral("S1901M, Austria: A SER H: \"fails\" in der Datei, \"stands\" nach den Regeln"),
            QStringLiteral("S1901M, am Ende: nur in der Datei: Austria A BUD"),
            QStringLiteral("F1901M, zu Beginn: nur in der Datei: Austria A SER neben einer anderen Einheit"),
            QStringLiteral("F1901M, nicht ausgewertet: A SER (Austria): In Serbia ist noch eine Einheit.")};
        QCOMPARE(told, expected);
    }

    void faultsOfDocumentsAreInOurWords_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* name, const char* content, const char* english, const char* german) {
            QTest::newRow(name) << QByteArray(content) << QString::fromUtf8(english)
                                << QString::fromUtf8(german);
        };
        row("text not closed", "format = 1\nmap = \"stan", "line 2, column 12: this text cannot be read",
            "Zeile 2, Spalte 12: dieser Text lässt sich nicht lesen");
        row("no value", "format =\n", "expected a “text” in quotation marks, a number, true or false",
            "erwartet wird ein \"text\" in Anführungszeichen, eine Zahl");
        row("no key", "format\n", "this line cannot be read; expected key = \"text\"",
            "diese Zeile lässt sich nicht lesen; erwartet wird schlüssel");
        row("heading", "[phase\n", "this heading cannot be read; expected [name]",
            "diese Überschrift lässt sich nicht lesen; erwartet wird [name]");
        row("list", "a = [1 2]\n", "this list cannot be read; expected values separated by commas",
            "diese Liste lässt sich nicht lesen; erwartet werden Werte");
        row("twice", "a = 1\na = 2\n", "line 2, column 5: this is set twice",
            "Zeile 2, Spalte 5: dies steht zweimal da");
        row("number", "a = 12x\n", "this value cannot be read", "dieser Wert lässt sich nicht lesen");
        row("letter", "ä = 1\n", "this character is allowed only in quotation marks",
            "dieses Zeichen ist nur in");
        row("no format", "title = \"x\"\n", "“format” is missing; expected a whole number",
            "„format“ fehlt; erwartet wird eine ganze Zahl");
        row("other rulebook", "format = 1\nrulebook = \"moon\"\nmap = \"standard\"\n",
            "line 2, column 12: there is no rulebook “moon”",
            "Zeile 2, Spalte 12: ein Regelwerk „moon“ gibt es nicht");
        row("a rule of the Committee",
            "format = 1\nmap = \"standard\"\n[[phase]]\nname = \"S1901M\"\n[phase.units]\nItaly = [\"A "
            "ROM\"]\n"
            "[phase.centres]\nItaly = [\"ROM\"]\n[committee]\nconferences = [{ outcome = \"Peace\" }]\n",
            "Only a conference that has ended has an outcome",
            "Nur eine Konferenz, die zu Ende ist, hat ein Ergebnis");
    }
    void faultsOfDocumentsAreInOurWords()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, english);
        QFETCH(QString, german);
        const QString inEnglish = saidOf(content);
        QVERIFY2(inEnglish.startsWith("club.chancery, line ") && inEnglish.contains(english),
                 qPrintable(inEnglish));
        speak(QStringLiteral("de"));
        const QString inGerman = saidOf(content);
        QVERIFY2(inGerman.startsWith("club.chancery, Zeile ") && inGerman.contains(german),
                 qPrintable(inGerman));
    }

    /// Damaged at any place: never a sentence of the TOML library's, never English in German.
    void noLibrarySpeaks()
    {
        speak(QStringLiteral("de"));
        const QByteArray whole =
            QByteArray::fromStdString(sourceFile("resources/games/sample-1971.chancery"));
        static const QRegularExpression foreign(
            QStringLiteral("Error|encountered|saw '|expected|\\bis\\b|\\bthe\\b"));
        for (qsizetype at = 0; at < whole.size(); at += 97)
            for (const char damage : {'"', '=', '[', '\x01', '}'}) {
                QByteArray content = whole;
                content[at] = damage;
                const QString said = saidOf(content);
                QVERIFY2(!foreign.match(said).hasMatch(), qPrintable(said));
            }
    }

    void filesThatCannotBeReachedAreExplained()
    {
        const QTemporaryDir folder;
        const QString missing = folder.filePath(QStringLiteral("none.chancery"));
        QCOMPARE(ErrorWords::text(readWholeFile(missing).error()),
                 missing + QStringLiteral(": There is no such file. Check its name and its folder."));
        QVERIFY(ErrorWords::text(readWholeFile(folder.path()).error()).contains("This is a folder."));
        const QString nowhere = folder.filePath(QStringLiteral("none/x.chancery"));
        speak(QStringLiteral("de"));
        QCOMPARE(ErrorWords::text(writeWholeFile(nowhere, "x").error()),
                 nowhere +
                     QStringLiteral(": Diesen Ordner gibt es nicht. Bitte einen anderen wählen. Eine schon "
                                    "vorhandene Datei bleibt unverändert."));
    }
};

CHANCERY_SUITE(FileErrorsTest, QCoreApplication)

} // namespace chancery::tst_file_errors

#include "tst_file_errors.moc"
