// SPDX-License-Identifier: GPL-3.0-or-later
// Translations are complete, keep the gaps of their sentences, and are really built in and spoken.
#include "engine/map/map.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace chancery::tst_translations {

namespace {

struct Entry
{
    QString source, state;
    QStringList translations; // several for plurals
};

QList<Entry> entriesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<Entry> entries;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"message")
            entries.append(Entry());
        else if (xml.name() == u"source")
            entries.last().source = xml.readElementText();
        else if (xml.name() == u"numerusform")
            entries.last().translations << xml.readElementText();
        else if (xml.name() == u"translation") {
            entries.last().state = xml.attributes().value(QStringLiteral("type")).toString();
            if (const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
                !text.isEmpty())
                entries.last().translations << text;
        }
    }
    if (xml.hasError()) qFatal("%s: %s", qPrintable(path), qPrintable(xml.errorString()));
    return entries;
}

QString fileOf(const char* language)
{
    return QStringLiteral(CHANCERY_SOURCE_DIR "/translations/%1/texts.ts").arg(QString::fromLatin1(language));
}

/// Returns the files of all languages but English.
QMap<QString, QString> translatedFiles()
{
    QMap<QString, QString> files;
    QDirIterator folders(QStringLiteral(CHANCERY_SOURCE_DIR "/translations"), {"texts.ts"}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (folders.hasNext()) {
        const QString path = folders.next();
        files[path.section(u'/', -2, -2)] = path;
    }
    files.remove(QStringLiteral("en"));
    return files;
}

QList<Entry> allTranslated()
{
    QList<Entry> all;
    for (const QString& file : translatedFiles()) all << entriesOf(file);
    return all;
}

QSet<QString> gapsOf(const QString& text)
{
    static const QRegularExpression gap(QStringLiteral("%[1-9n]"));
    QSet<QString> gaps;
    for (auto it = gap.globalMatch(text); it.hasNext();) gaps << it.next().captured();
    return gaps;
}

/// Returns whether a line of source has the code of a language, a German word or an umlaut in a text. The
/// letters that are folded, and those that hyphenation and the language for developers know, are no words.
bool namesLanguage(QString line)
{
    static const QRegularExpression without(
        QStringLiteral("Flag\\{[^}]*\\}|//.*|\"[aeiouyäöüåæøéèêáíóú]*\"|\"ÅÉÎÕÜåéîõüñç\"")),
        text(QStringLiteral("\"([^\"]*)\"")), code(QStringLiteral("^(de|es)$")),
        umlaut(QStringLiteral("[äöüßÄÖÜ]")),
        word(QStringLiteral(
                 "\\b(und|oder|nicht|nach|von|mit|befehle?|zug|zuge|zuege|armeen?|flotten?|einheit|macht|"
                 "ziel|ergebnis|provinz|kuste|konvoi|halt|unterstutzt|vertrieben|baut|auf|ab|weil|bitte|"
                 "ohne|hallo|danke|meine|unsere|siehe|ich|wir|neu|vielleicht|schrieb|gesendet|"
                 "meere?|durch|zwei|drei|ein|eine)\\b"),
             QRegularExpression::CaseInsensitiveOption);
    line.remove(without);
    for (const QRegularExpressionMatch& match : text.globalMatch(line)) {
        const QString said = match.captured(1);
        if (said.contains(code) || said.contains(umlaut) || said.contains(word)) return true;
    }
    return false;
}

} // namespace

class TranslationsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void nothingIsUnfinished_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("en") << fileOf("en");
        const QMap<QString, QString> files = translatedFiles();
        QVERIFY(files.size() > 2);
        for (auto it = files.begin(); it != files.end(); ++it) QTest::newRow(qPrintable(it.key())) << *it;
    }
    void nothingIsUnfinished()
    {
        QFETCH(QString, file);
        const QList<Entry> entries = entriesOf(file);
        QVERIFY(!entries.isEmpty());
        for (const Entry& entry : entries)
            QVERIFY2(entry.state.isEmpty() && !entry.translations.isEmpty(), qPrintable(entry.source));
    }

    /// What the program says now is what was translated: collecting the texts again finds nothing new.
    void everyTextOfTheSourceIsThere_data() { nothingIsUnfinished_data(); }
    void everyTextOfTheSourceIsThere()
    {
        QFETCH(QString, file);
        const QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("copy.ts"));
        QVERIFY(QFile::copy(file, copy));
        QStringList arguments{"-silent", "-no-obsolete", "-locations", "none", "-I",
                              ".",       "-recursive",   "ui",         "app",  "engine"};
        arguments << "-ts" << copy;
        if (file == fileOf("en")) arguments << "-pluralonly";
        QProcess lupdate;
        lupdate.setWorkingDirectory(CHANCERY_SOURCE_DIR);
        lupdate.start(QStringLiteral(CHANCERY_LUPDATE), arguments);
        QVERIFY(lupdate.waitForFinished(120000));
        QCOMPARE(lupdate.exitCode(), 0);
        QStringList unfinished;
        for (const Entry& entry : entriesOf(copy))
            if (!entry.state.isEmpty()) unfinished << entry.source;
        QVERIFY2(unfinished.isEmpty(),
                 qPrintable("run update_translations and translate: " + unfinished.join(" | ")));
    }

    /// A singular that goes on about "them" was only copied.
    void theSingularIsAboutOne()
    {
        static const QRegularExpression several(QStringLiteral("\\bthem\\b"));
        for (const Entry& entry : entriesOf(fileOf("en"))) {
            const QString one = entry.translations.front().section(u'\n', 0, 0);
            QVERIFY2(!one.contains(several), qPrintable(one));
        }
    }

    /// Only the reasons of Words, which number their gaps alike everywhere, may leave one out.
    void gapsAreKept()
    {
        for (const Entry& entry : allTranslated())
            for (const QString& text : entry.translations) {
                QVERIFY2(gapsOf(entry.source).contains(gapsOf(text)), qPrintable(text));
                const bool mayDrop = entry.translations.size() > 1 || entry.source.endsWith(u'.');
                QVERIFY2(mayDrop || gapsOf(text) == gapsOf(entry.source), qPrintable(text));
            }
    }

    /// The tool that collects texts guesses at those that are like others: "%1× {1 %2?}".
    void noGuessIsLeft()
    {
        for (const Entry& entry : allTranslated())
            for (const QString& text : entry.translations)
                QVERIFY2(entry.source.contains(u'{') == text.contains(u'{'), qPrintable(text));
    }

    void mnemonicsAreKept()
    {
        static const QRegularExpression mnemonic(QStringLiteral("&[^& ]"));
        for (const Entry& entry : allTranslated())
            for (const QString& text : entry.translations)
                QVERIFY2(entry.source.contains(mnemonic) == text.contains(mnemonic), qPrintable(text));
    }

    void theLanguagesAreBuiltIn()
    {
        for (const Language& one :
             {Language{"de", "Deutsch"}, Language{"fr", "Français"}, Language{"es", "Español"}})
            QVERIFY2(languages().contains(one), qPrintable(one.name));
        QCOMPARE(languages().first().code, "en");
        QCOMPARE(languages().count({"en", "English"}), 1);
    }

    void germanIsSpoken()
    {
        QCOMPARE(speak(QStringLiteral("de")), "de");
        QCOMPARE(spokenLanguage(), "de");
        const Words words(standardMap());
        QCOMPARE(Words::phase({Season::Spring, 1901, PhaseKind::Movement}), "Frühjahr 1901, Züge");
        QCOMPARE(words.power(standardMap().findPower("Austria")), "Österreich");
        QCOMPARE(words.province(standardMap().findProvince("MUN")), "München");
        QCOMPARE(QLocale().language(), QLocale::German);
    }

    /// A folder alone makes a language.
    void frenchAndSpanishAreSpoken()
    {
        QCOMPARE(speak(QStringLiteral("fr")), "fr");
        QCOMPARE(Words(standardMap()).power(standardMap().findPower("Austria")), "Autriche");
        QCOMPARE(Words(standardMap()).province(standardMap().findProvince("ENG")), "Manche");
        QCOMPARE(speak(QStringLiteral("es")), "es");
        QCOMPARE(Words(standardMap()).power(standardMap().findPower("Germany")), "Alemania");
        QCOMPARE(QCoreApplication::translate("Actions", "&Undo"), "&Deshacer");
    }

    void englishHasPlurals()
    {
        QCOMPARE(speak(QStringLiteral("en")), "en");
        QCOMPARE(QCoreApplication::translate("chancery::PhaseForm", "%n choice(s) left", nullptr, 1),
                 "1 choice left");
        QCOMPARE(QCoreApplication::translate("chancery::PhaseForm", "%n choice(s) left", nullptr, 2),
                 "2 choices left");
    }

    void aLanguageThatIsNotThereIsNotSpoken()
    {
        QVERIFY(speak(QStringLiteral("xx")) != "xx");
        QCOMPARE(speak(QString()), speak(QStringLiteral("xx")));
    }

    /// Everything that a language needs is in its files. Comments give examples, the flags of chats have such
    /// codes, and letters with accents are there by themselves.
    void noSourceNamesALanguage_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("names");
        QTest::newRow("a code") << QStringLiteral("if (code == \"de\")") << true;
        QTest::newRow("a word") << QStringLiteral("{\"moves\", \"zug\", \"zuge\"}") << true;
        QTest::newRow("in a text") << QStringLiteral("line.find(\" und \")") << true;
        QTest::newRow("an umlaut") << QStringLiteral("x = \"Küste\"; // coast") << true;
        QTest::newRow("an example") << QStringLiteral("x = y; // \"baut A Mün ab\", und") << false;
        QTest::newRow("a letter") << QStringLiteral("case U'ä':") << false;
        for (const char* top : {"engine", "ui", "app"}) {
            QDirIterator files(QStringLiteral(CHANCERY_SOURCE_DIR "/%1").arg(QLatin1String(top)),
                               {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
                for (qsizetype i = 0; i < lines.size(); ++i)
                    if (namesLanguage(lines[i]))
                        QTest::addRow("%s:%d", qPrintable(file.fileName()), int(i + 1)) << lines[i] << false;
            }
        }
    }
    void noSourceNamesALanguage()
    {
        QFETCH(QString, line);
        QFETCH(bool, names);
        QVERIFY2(namesLanguage(line) == names, qPrintable(line));
    }

    void everyNameOnTheBoardIsGermanToo()
    {
        for (const ProvinceInfo& province : standardMap().provinces)
            QVERIFY2(province.names.contains("de"), province.code.c_str());
        for (const PowerInfo& power : standardMap().powers)
            QVERIFY2(power.names.contains("de"), power.name.c_str());
    }
};

CHANCERY_SUITE(TranslationsTest, QCoreApplication)

} // namespace chancery::tst_translations

#include "tst_translations.moc"
