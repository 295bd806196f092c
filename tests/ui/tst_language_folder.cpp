// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of files is a language: spoken with its articles, prepositions and plurals, and checked.
#include "engine/base/document.h"
#include "engine/language/plural_rule.h"
#include "engine/map/map.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/words/blank_texts.h"
#include "ui/words/language.h"
#include "ui/words/language_check.h"
#include "ui/words/name_phrases.h"
#include "ui/words/pseudo_translator.h"
#include "ui/words/text_file.h"
#include "ui/words/unit_phrases.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace chancery::tst_language_folder {

namespace {

constexpr const char* words = "name = \"Langue\"\n"
                              "plurals = [\"n = 0..1\"]\n"
                              "[class.f]\n"
                              "names = [\"Bourgogne\", \"Turquie\"]\n"
                              "[class.m]\n"
                              "names = [\"Piémont\"]\n"
                              "[class.mer]\n"
                              "names = [\"Mer *\"]\n"
                              "[class.v]\n"
                              "names = [\"Ankara\"]\n"
                              "[article]\n"
                              "subject = { f = \"la \", m = \"le \", mer = \"la \" }\n"
                              "[place]\n"
                              "de = { f = \"de \", m = \"du \", mer = \"de la \", v = \"d'\" }\n"
                              "\"à\" = { f = \"en \", m = \"au \", mer = \"en \" }\n"
                              "[power]\n"
                              "de = { f = \"de la \" }\n"
                              "[orders]\n"
                              "hold = [\"tient\"]\n";

constexpr const char* names =
    "[standard.powers]\n"
    "Turkey = { name = \"Turquie\", adjective = { \"\" = \"turc\", f = \"turque\" } }\n"
    "[standard.provinces]\n"
    "BUR = \"Bourgogne\"\n"
    "PIE = \"Piémont\"\n"
    "NTH = \"Mer du Nord\"\n";

QString message(const char* context, const char* source, const char* comment, const char* translation)
{
    return QStringLiteral("<context><name>%1</name><message><source>%2</source><comment>%3</comment>"
                          "<translation>%4</translation></message></context>")
        .arg(QLatin1String(context), QString::fromUtf8(source).toHtmlEscaped(),
             QString::fromUtf8(comment).toHtmlEscaped(), QString::fromUtf8(translation));
}

QString texts()
{
    return QStringLiteral("<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE TS><TS version=\"2.1\">") +
           message("chancery::NamePhrases", "to %1", "provinces", "à %1") +
           message("chancery::NamePhrases", "from %1", "provinces", "de %1") +
           message("chancery::UnitPhrases", "The %1 army %2", "adjective of a power, where: 'in Norway'",
                   "L'armée %1[f] %2") +
           message("chancery::UnitPhrases", "The %1 fleet %2", "adjective of a power, where: 'in Norway'",
                   "Le navire %1 %2") +
           QStringLiteral("<context><name>chancery::PhaseForm</name><message numerus=\"yes\">"
                          "<source>%n choice(s) left</source><translation><numerusform>%n choix"
                          "</numerusform><numerusform>%n choixs</numerusform></translation></message>"
                          "</context></TS>");
}

void write(const QString& path, const QByteArray& content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<TranslatedText> textsIn(const QString& path)
{
    auto texts = readTextFile(read(path), "texts.ts");
    return texts ? *std::move(texts) : std::vector<TranslatedText>();
}

Province at(const char* code)
{
    return standardMap().findProvince(code);
}

} // namespace

class LanguageFolderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        write(in(QStringLiteral("qx/language.toml")), words);
        write(in(QStringLiteral("qx/names.toml")), names);
        write(in(QStringLiteral("qx/texts.ts")), texts().toUtf8());
        write(in(QStringLiteral("qy/language.toml")), "name = ");
        write(in(QStringLiteral("qz/texts.ts")), "<TS><context>");
        write(in(QStringLiteral("no code/language.toml")), words);
        faults_ = findLanguages({folder_.path()});
        QCOMPARE(speak(QStringLiteral("qx")), "qx");
    }
    void cleanupTestCase() { speak(QStringLiteral("en")); }

    void itIsOffered()
    {
        QVERIFY(languages().contains(Language{"qx", "Langue"}));
        QVERIFY(!languages().contains(Language{"qy", ""}));
    }

    void faultsNameTheirPlace()
    {
        QCOMPARE(faults_.size(), 2U);
        QVERIFY(faults_[0].error.where.find("qy/language.toml:1:") != std::string::npos);
        QVERIFY(faults_[1].error.where.find("qz/texts.ts:1:") != std::string::npos);
    }

    void placesHavePrepositions()
    {
        const NamePhrases phrases(standardMap());
        QCOMPARE(phrases.from({at("BUR")}), "de Bourgogne");
        QCOMPARE(phrases.from({at("PIE")}), "du Piémont");
        QCOMPARE(phrases.from({at("ANK")}), "d'Ankara");
        QCOMPARE(phrases.from({at("NTH")}), "de la Mer du Nord");
        QCOMPARE(phrases.to({at("BUR")}), "en Bourgogne");
        QCOMPARE(phrases.to({at("PIE")}), "au Piémont");
        QCOMPARE(phrases.to({at("LON")}), "à London");
        QCOMPARE(phrases.to({at("LON"), at("PAR")}).count(QStringLiteral("à ")), 2);
        QCOMPARE(phrases.placed("* reste; retraite de *", u'*', {whole(at("PIE"))}),
                 "Le Piémont reste; retraite du Piémont");
    }

    void powersHaveOthers()
    {
        const NamePhrases phrases(standardMap());
        const Power turkey = standardMap().findPower("Turkey");
        QCOMPARE(filled("L'appui de %1", {phrases.dative(turkey)}), "L'appui de la Turquie");
        QCOMPARE(filled("contre %1", {phrases.object({turkey})}), "contre la Turquie");
        QCOMPARE(filled("Ordres de %1", {phrases.owner(turkey)}), "Ordres de la Turquie");
        QCOMPARE(phrases.named("* gagne. Victoire de *", u'*', turkey),
                 "La Turquie gagne. Victoire de la Turquie");
    }

    void adjectivesHaveForms()
    {
        const UnitPhrases phrases(standardMap());
        const Power turkey = standardMap().findPower("Turkey");
        const auto unit = [&](UnitKind kind) { return Unit{turkey, kind, whole(at("ANK"))}; };
        QVERIFY(phrases.unit(unit(UnitKind::Army)).startsWith("L'armée turque "));
        QVERIFY(phrases.unit(unit(UnitKind::Fleet)).startsWith("Le navire turc "));
    }

    void pluralsFollowItsRule()
    {
        const auto said = [](int n) {
            return QCoreApplication::translate("chancery::PhaseForm", "%n choice(s) left", nullptr, n);
        };
        QCOMPARE(said(0), "0 choix");
        QCOMPARE(said(1), "1 choix");
        QCOMPARE(said(2), "2 choixs");
    }

    void rulesOfPluralsAreRead()
    {
        const auto rule =
            PluralRule::read({"n % 10 = 1 and n % 100 != 11", "n % 10 = 2..4 and n % 100 != 12..14"});
        QVERIFY(rule);
        QCOMPARE(rule->formOf(21), 0U);
        QCOMPARE(rule->formOf(11), 2U);
        QCOMPARE(rule->formOf(3), 1U);
        QCOMPARE(rule->formOf(13), 2U);
        QVERIFY(!PluralRule::read({"n is 1"}));
        QVERIFY(!PluralRule::read({"n % 0 = 1"}));
    }

    void theCheckTellsWhatIsWrong()
    {
        write(in(QStringLiteral("bad/language.toml")),
              "name = \"Bad\"\ncolour = \"red\"\n[orders]\nhold = [\"tient\", \"bur\"]\nmove = "
              "[\"tient\"]\nretreat = [\"retire\"]\ndisband = [\"retire\"]\n");
        write(in(QStringLiteral("bad/names.toml")),
              "[standard.provinces]\nBUR = \"Galicia\"\nXYZ = \"Nulle\"\nMUN = \"Ici\"\nKIE = \"Ici\"\nBER = "
              "\"Manche\"\n"
              "[other]\nname = \"Autre\"\n");
        write(
            in(QStringLiteral("bad/texts.ts")),
            "<TS><context><name>chancery::NamePhrases</name><message><source>to %1</source><comment>provinces"
            "</comment><translation>vers</translation></message></context></TS>");
        auto other = std::make_shared<Map>(standardMap()); // a set-up of it
        other->id = "other";
        other->name = "Other";
        other->basedOn = "standard";
        const auto report = checkLanguage(in(QStringLiteral("bad")), {sharedMap(), other});
        QVERIFY(report);
        const auto says = [](const std::vector<std::string>& lines, std::string_view part) {
            return std::ranges::any_of(
                lines, [&](const std::string& line) { return line.find(part) < line.size(); });
        };
        QVERIFY(says(report->faults, "language.toml:2:"));
        QVERIFY(says(report->faults, "“tient” means both hold and move"));
        QVERIFY(says(report->faults, "“bur” is also BUR"));
        QVERIFY(says(report->faults, "“Galicia” already means GAL"));
        QVERIFY(says(report->faults, "“Manche” already means ENG")); // in another language
        QVERIFY(!says(report->faults, "“retire”"));                  // the phase decides
        QVERIFY(says(report->faults, "no province XYZ"));
        QVERIFY(says(report->faults, "“Ici” is also the name of MUN"));
        QVERIFY(says(report->faults, "“vers” has other gaps than “to %1”"));
        QVERIFY(says(report->missing, "no name of LON (London) of Other"));
        QVERIFY(!says(report->missing, "no name of BUR"));
        QVERIFY(says(report->missing, "texts are not translated"));
        QVERIFY(!checkLanguage(in(QStringLiteral("absent")), {sharedMap()}));
    }

    void whatIsBuiltInHasNoFault()
    {
        for (const char* code : {"fr", "es"}) {
            const auto report = checkLanguage(
                QStringLiteral(CHANCERY_SOURCE_DIR "/translations/") + QLatin1String(code), {sharedMap()});
            QVERIFY(report);
            std::vector<std::string> faults = report->faults; // of other maps it has names, too
            std::erase_if(faults, [](const std::string& one) { return one.find("no map") != one.npos; });
            QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().c_str());
            QCOMPARE(report->missing.size(), std::size_t(0));
        }
    }

    /// What a translator finds at the beginning, and what is left of it after a part is done.
    void missingTextsAreAddedUntranslated()
    {
        const QString folder = in(QStringLiteral("blank"));
        write(folder + QStringLiteral("/language.toml"), "name = \"B\"\nplurals = [\"n = 1\", \"n = 2\"]\n");
        const Result<int> added = addBlankTexts(folder);
        QVERIFY(added && *added > 4000);
        const QString path = folder + QStringLiteral("/texts.ts");
        std::vector<TranslatedText> all = textsIn(path);
        QCOMPARE(all.size(), static_cast<std::size_t>(*added));
        QCOMPARE(all.front().context, "chancery::StartCover");
        QVERIFY(std::ranges::all_of(all, [](const TranslatedText& one) { return one.forms.isEmpty(); }));
        QByteArray content = read(path);
        QVERIFY(content.contains("<numerusform></numerusform>\n"
                                 "                <numerusform></numerusform>\n"
                                 "                <numerusform></numerusform>\n"));
        content.replace(
            "<source>Sample game</source>\n            <translation type=\"unfinished\"></translation>",
            "<source>Sample game</source><translation>Essai</translation>");
        content.replace("<source>Open a game</source>", "<source>Gone since</source>");
        write(path, content);
        const Result<int> again = addBlankTexts(folder);
        QVERIFY(again && *again == 1); // the one that is not there any more
        all = textsIn(path);
        QCOMPARE(all.size(), static_cast<std::size_t>(*added) + 1);
        QCOMPARE(std::ranges::count(all, QStringList{"Essai"}, &TranslatedText::forms), 1);
        write(path, "<TS>");
        QVERIFY(!addBlankTexts(folder));
        QCOMPARE(read(path), "<TS>");
    }

    /// What is not translated is English, with its singular and plural.
    void whatIsLeftOutHasEnglishNumbers()
    {
        const auto orders = [](int n) {
            return QCoreApplication::translate("chancery::PasteText", "%n order(s) for %1 powers", nullptr, n)
                .arg(7);
        };
        QCOMPARE(spokenLanguage(), "qx");
        QCOMPARE(orders(1), "1 order for 7 powers");
        QCOMPARE(orders(12), "12 orders for 7 powers");
    }

    void thePseudoLanguageKeepsWhatIsNoText()
    {
        QCOMPARE(pseudoText("&Open %1 <b>now</b>"), "[&Opéñ %1 <b>ñõw</b>~~~]");
    }

private:
    QString in(const QString& path) const { return folder_.filePath(path); }

    QTemporaryDir folder_;
    std::vector<LanguageFault> faults_;
};

CHANCERY_SUITE(LanguageFolderTest, QCoreApplication)

} // namespace chancery::tst_language_folder

#include "tst_language_folder.moc"
