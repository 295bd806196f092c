// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary: everything that a result can be called has a term, in every language, and every clause that a
// term names is in a rulebook.
#include "tests/support/files.h"
#include "tests/support/suite.h"

#include "engine/rules/option_table.h"
#include "engine/rules/rule_names.h"
#include "ui/words/glossary.h"
#include "ui/words/language.h"
#include "ui/words/term_links.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

namespace chancery::tst_glossary {

namespace {

QString textsIn(const char* language)
{
    const std::string code = language;
    return QString::fromStdString(
        sourceFile(code == "en" ? "resources/glossary/en.md" : "translations/" + code + "/glossary.md"));
}

Glossary glossaryIn(const char* language)
{
    return Glossary(sourceFile("resources/glossary/terms.toml"), textsIn(language));
}

QStringList linksIn(const QString& markdown)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)"));
    QStringList links;
    for (const QRegularExpressionMatch& match : link.globalMatch(markdown)) links << match.captured(1);
    links.sort();
    return links;
}

/// Every clause that a rulebook's file names.
QSet<QString> clausesIn(const RulebookInfo& book)
{
    QSet<QString> all;
    const auto add = [&all](const auto& clauses) {
        for (const auto& [key, text] : clauses)
            for (const QString& one : QString::fromStdString(text).split(QRegularExpression("[,;] ")))
                all << one;
    };
    add(book.clauses);
    add(book.reasons);
    add(book.occupiedReasons);
    add(book.retreatReasons);
    add(book.adjustmentReasons);
    return all;
}

} // namespace

class TestGlossary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("de") << "de";
    }

    void filesAreWhole()
    {
        QFETCH(QString, language);
        const Glossary glossary = glossaryIn(qPrintable(language));
        QVERIFY2(glossary.faults().isEmpty(), qPrintable(glossary.faults().join(u'\n')));
        QVERIFY(glossary.terms().size() > 70);
        for (const GlossaryTerm& term : glossary.terms()) {
            QVERIFY2(chapterOfGlossary(term.chapter) != term.chapter, qPrintable(term.chapter));
            for (const QString& link : linksIn(term.text))
                QVERIFY2(glossary.find(termOfLink(link)), qPrintable(term.id + ": " + link));
        }
    }

    void everythingHasATerm()
    {
        const Glossary glossary = glossaryIn("en");
        for (int i = 1; i <= static_cast<int>(lastRule); ++i) {
            const auto rule = static_cast<Rule>(i);
            if (!ruleName(rule).empty()) QVERIFY2(glossary.about(rule), ruleName(rule).data());
        }
        for (int i = 0; i <= static_cast<int>(Verdict::Stands); ++i)
            QVERIFY2(glossary.about(static_cast<Verdict>(i)), qPrintable(QString("verdict %1").arg(i)));
        QVERIFY(glossary.about(Fate::Dislodged));
        QVERIFY(glossary.about(Fate::Destroyed));
        for (int i = 1; i <= static_cast<int>(StrengthKind::Defend); ++i)
            QVERIFY2(glossary.about(static_cast<StrengthKind>(i)), qPrintable(QString("strength %1").arg(i)));
        for (int i = 0; i <= static_cast<int>(StepQuestion::Kind::BySea); ++i)
            QVERIFY2(glossary.about(static_cast<StepQuestion::Kind>(i)),
                     qPrintable(QString("question %1").arg(i)));
        for (int i = 0; i <= static_cast<int>(ResolutionStep::Kind::Left); ++i)
            QVERIFY2(glossary.about(static_cast<ResolutionStep::Kind>(i)),
                     qPrintable(QString("step %1").arg(i)));
        for (int i = 0; i <= static_cast<int>(Decree::OnlyConsistent); ++i)
            QVERIFY2(glossary.about(static_cast<Decree>(i)), qPrintable(QString("decree %1").arg(i)));
        for (int i = 0; i <= static_cast<int>(lastMotif); ++i)
            QVERIFY2(glossary.about(static_cast<Motif>(i)), motifName(static_cast<Motif>(i)));
        QCOMPARE(glossary.about(Rule::HoldBeleaguered)->id, QStringLiteral("beleaguered-garrison"));
        QCOMPARE(glossary.about(Decree::AllHold)->id, QStringLiteral("all-hold"));
        QVERIFY(!glossary.about(Rule::None));
    }

    void termsNameOptionsOnce()
    {
        const Glossary glossary = glossaryIn("en");
        QSet<std::string_view> named;
        for (const GlossaryTerm& term : glossary.terms())
            for (const std::string& option : term.options) named << findOption(option)->name;
        for (const OptionInfo& option : optionTable())
            if (option.name != "players" && option.name != "scoring") // they say nothing of a result
                QVERIFY2(named.contains(option.name), option.name.data());
    }

    void clausesAreInTheRulebooks()
    {
        const Glossary glossary = glossaryIn("en");
        int named = 0;
        for (const GlossaryTerm& term : glossary.terms()) {
            for (const auto& [id, text] : term.clauses) {
                const QSet<QString> known = clausesIn(*findRulebook(id));
                for (const QString& one : QString::fromStdString(text).split(QStringLiteral(", "))) {
                    QVERIFY2(known.contains(one), qPrintable(term.id + ": " + one));
                    ++named;
                }
            }
            for (const TermClauses& source : clausesOf(term)) {
                const QSet<QString> known = clausesIn(*source.rulebook);
                for (const QString& one : source.clauses)
                    QVERIFY2(known.contains(one), qPrintable(term.id + ": " + one));
            }
        }
        QVERIFY(named > 10);
    }

    void sourcesSayWhoSaysWhat()
    {
        const Glossary glossary = glossaryIn("en");
        const auto routes = choicesOf(*glossary.find(QStringLiteral("several-routes")));
        QCOMPARE(routes.size(), std::size_t{1});
        QStringList books;
        for (const auto& [value, who] : routes.front().values) books << who;
        QCOMPARE(books.size(), static_cast<qsizetype>(rulebooks().size()));
        QVERIFY2(books.contains(QStringLiteral("1971 XII.4")), qPrintable(books.join(u';')));
        QVERIFY2(books.contains(QStringLiteral("2023")),
                 qPrintable(books.join(u';'))); // only DATC reports on it
        const auto clauses = clausesOf(*glossary.find(QStringLiteral("beleaguered-garrison")));
        QStringList told;
        for (const TermClauses& one : clauses)
            told << QString::fromStdString(one.rulebook->cited) + ' ' +
                        one.clauses.join(QStringLiteral(", "));
        QVERIFY2(told.contains(QStringLiteral("Twenty Rules 12, 14 note")), qPrintable(told.join(u';')));
        QVERIFY2(told.contains(QStringLiteral("DATC 5.B.3, 6.E.7, 5.B.8")), qPrintable(told.join(u';')));
    }

    void languagesAgree()
    {
        const Glossary english = glossaryIn("en"), german = glossaryIn("de");
        QCOMPARE(german.terms().size(), english.terms().size());
        for (std::size_t i = 0; i < english.terms().size(); ++i) {
            const GlossaryTerm &en = english.terms()[i], &de = german.terms()[i];
            QVERIFY2(linksIn(en.text) == linksIn(de.text), qPrintable(en.id));
            QVERIFY2(en.title != de.title || en.id == u"house-rule", qPrintable(en.id));
        }
    }

    void linksTermsOnce()
    {
        const Glossary glossary = glossaryIn("en");
        const TermLinks links(glossary);
        QCOMPARE(links.in(QStringLiteral("It cuts; what cuts is cut.")),
                 QStringLiteral("It <a href=\"term:result-cut\">cuts</a>; what cuts is cut."));
        // The longest name counts, and neither tags nor links are touched.
        QCOMPARE(links.in(QStringLiteral("<p class=\"cut\">Its prevent strength</p>")),
                 QStringLiteral(
                     "<p class=\"cut\">Its <a href=\"term:prevent-strength\">prevent strength</a></p>"));
        QCOMPARE(links.in(QStringLiteral("<a href=\"12\">cut</a> or dislodged")),
                 QStringLiteral("<a href=\"12\">cut</a> or <a href=\"term:dislodged\">dislodged</a>"));
        QCOMPARE(links.in(QStringLiteral("It is cut"), QStringLiteral("result-cut")),
                 QStringLiteral("It is cut"));
        QCOMPARE(links.in(QStringLiteral("haircuts")), QStringLiteral("haircuts"));
    }

    void speaksTheLanguageOfTheProgram()
    {
        QCOMPARE(Glossary::spoken().find(QStringLiteral("standoff"))->title, QStringLiteral("Standoff"));
        QCOMPARE(speak(QStringLiteral("de")), QStringLiteral("de"));
        QCOMPARE(Glossary::spoken().find(QStringLiteral("standoff"))->title, QStringLiteral("Patt"));
        QCOMPARE(chapterOfGlossary(QStringLiteral("conflicts")), QStringLiteral("Konflikte"));
        QCOMPARE(speak(QStringLiteral("en")), QStringLiteral("en"));
    }
};

CHANCERY_SUITE(TestGlossary, QCoreApplication)

} // namespace chancery::tst_glossary

#include "tst_glossary.moc"
