// SPDX-License-Identifier: GPL-3.0-or-later
// Every option can be read in the user's language and set; house rules are marked and taken back; what has
// been played stays.
#include "engine/game/rule_change.h"
#include "tests/support/paradox_game.h"
#include "tests/support/suite.h"
#include "ui/desk/corrections.h"
#include "ui/desk/session.h"
#include "ui/dialogs/rules_dialog.h"
#include "ui/words/language.h"
#include "ui/words/option_words.h"
#include "ui/words/rulebook_words.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QWheelEvent>

namespace chancery::tst_rules_dialog {

namespace {

template<class W>
W* part(const QWidget& dialog, const QString& name)
{
    W* found = dialog.findChild<W*>(name);
    if (!found) qFatal("no %s", qPrintable(name));
    return found;
}

QComboBox* valueOf(const QWidget& dialog, const char* option)
{
    return part<QComboBox>(dialog, QStringLiteral("option-") + QLatin1String(option));
}

void choose(QComboBox* box, int index)
{
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < index; ++i) QTest::keyClick(box, Qt::Key_Down);
}

Game fresh()
{
    return newGame(sketch::sharedMap());
}

/// Resolved by Szykman's rule; by the 1971 rules it ends otherwise.
Game playedByDatc()
{
    return resolve(sketch::gameOf(sketch::twoResolutions(), "datc", ParadoxChoice::Szykman));
}

/// Every text about an option, by option and value.
QStringList texts()
{
    QStringList all;
    for (const OptionInfo& option : optionTable()) {
        all << OptionWords::about(option);
        for (std::size_t i = 0; i < option.values.size(); ++i) all << OptionWords::value(option, i);
    }
    for (const RulebookInfo& book : rulebooks()) {
        all << RulebookWords::title(book) << RulebookWords::special(book);
        for (const auto& [option, note] : book.notes) all << OptionWords::note(note);
    }
    return all;
}

} // namespace

class TestRulesDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clauseIsNotBrokenInANarrowWindow()
    {
        RulesDialog dialog(fresh());
        dialog.resize(700, 560);
        dialog.show();
        QCOMPARE(dialog.width(), 700);
        const QRegularExpression breakable("\\w\\.\\w");
        const auto* area = part<QScrollArea>(dialog, "options");
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        for (const OptionInfo& option : optionTable()) {
            const auto* clause = part<QLabel>(dialog, QStringLiteral("clause-") + QLatin1String(option.name));
            const QString text = QTextDocumentFragment::fromHtml(clause->text()).toPlainText();
            for (const QString& word : text.split(u' '))
                QVERIFY2(clause->fontMetrics().horizontalAdvance(word) <= clause->width(), qPrintable(word));
            QVERIFY2(!breakable.match(text).hasMatch(), qPrintable(text));
            if (text != u"not stated") QVERIFY2(clause->text().contains("clause:"), qPrintable(text));
        }
    }

    void cleanup() { speak(QStringLiteral("en")); }

    void everyOptionAndValueHasATextInEveryLanguage()
    {
        speak(QStringLiteral("en"));
        const QStringList english = texts();
        speak(QStringLiteral("de"));
        const QStringList german = texts();
        QCOMPARE(english.size(), german.size());
        for (qsizetype i = 0; i < english.size(); ++i) {
            QVERIFY2(!english[i].isEmpty() && !german[i].isEmpty(), qPrintable(QString::number(i)));
            const bool number = english[i].front().isDigit() && english[i].size() < 4;
            QVERIFY2(number || english[i] != german[i], qPrintable(english[i]));
        }
    }

    void valuesOfAnOptionAreToldApart()
    {
        for (const char* language : {"en", "de"}) {
            speak(QString::fromLatin1(language));
            for (const OptionInfo& option : optionTable()) {
                QSet<QString> seen;
                for (std::size_t i = 0; i < option.values.size(); ++i) seen << OptionWords::value(option, i);
                QCOMPARE(std::size_t(seen.size()), option.values.size());
            }
        }
    }

    void opensAsTheGameIsPlayed()
    {
        Game game = fresh();
        game.rulebook = rulebookOf(*findRulebook("twenty"));
        game.rulebook.options.paradox = ParadoxRule::AllHold;
        const RulesDialog dialog(game);
        QVERIFY(dialog.rules() == game.rulebook);
        QCOMPARE(part<QComboBox>(dialog, "rulebook")->currentData().toString(), "twenty");
        for (const OptionInfo& option : optionTable()) {
            auto* box = valueOf(dialog, std::string(option.name).c_str());
            QCOMPARE(std::size_t(box->currentIndex()), option.get(game.rulebook.options));
            QCOMPARE(std::size_t(box->count()), option.values.size());
        }
    }

    /// Accepting it plays by the rules that it shows.
    void oneThatIsMissingIsReplacedByThatWhichStandsIn()
    {
        Game game = fresh();
        game.rulebook.id = "2031";
        game.rulebook.options.paradox = ParadoxRule::AllHold;
        const RulesDialog dialog(game);
        QCOMPARE(part<QComboBox>(dialog, "rulebook")->currentData().toString(), "datc");
        Rulebook shown = rulebookOf(*findRulebook("datc"));
        shown.options.paradox = ParadoxRule::AllHold;
        QVERIFY(dialog.rules() == shown);
        QVERIFY(RulebookWords::unknown(game.rulebook).contains("“2031”"));
        QCOMPARE(RulebookWords::unknown(shown), QString());
    }

    void houseRulesAreMarkedAndTakenBack()
    {
        RulesDialog dialog(fresh());
        dialog.show();
        auto* reset = part<QToolButton>(dialog, "reset-paradox");
        QVERIFY(!reset->isVisible());
        choose(valueOf(dialog, "paradox"), 4);
        choose(valueOf(dialog, "multi_route"), 0);
        QVERIFY(dialog.rules().options.paradox == ParadoxRule::AllHold);
        QVERIFY(reset->isVisible());
        QVERIFY(part<QLabel>(dialog, "state")->text().contains("2"));
        QVERIFY(valueOf(dialog, "paradox")->accessibleDescription().contains("House rule"));
        QTest::keyClick(reset, Qt::Key_Space);
        QVERIFY(dialog.rules().options.paradox == ParadoxRule::Szykman);
        QCOMPARE(deviations(dialog.rules()).size(), 1U);
        QTest::mouseClick(part<QPushButton>(dialog, "resetAll"), Qt::LeftButton);
        QVERIFY(dialog.rules() == rulebookOf(*findRulebook("datc")));
        QVERIFY(!part<QPushButton>(dialog, "resetAll")->isEnabled());
    }

    void anotherRulebookBringsItsOwnRules()
    {
        RulesDialog dialog(fresh());
        dialog.show();
        choose(valueOf(dialog, "multi_route"), 0);
        auto* book = part<QComboBox>(dialog, "rulebook");
        choose(book, book->findData("alexander"));
        QVERIFY(dialog.rules() == rulebookOf(*findRulebook("alexander")));
        QVERIFY(valueOf(dialog, "paradox")->accessibleDescription().contains("Alexander IV.5.f"));
    }

    void wheelScrollsAndChangesNothing()
    {
        RulesDialog dialog(fresh());
        dialog.show();
        auto* box = valueOf(dialog, "paradox");
        box->setFocus();
        QWheelEvent wheel(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(box, &wheel);
        QVERIFY(dialog.rules() == fresh().rulebook);
        QVERIFY(!wheel.isAccepted());
    }

    void everythingFitsTheWidth()
    {
        for (const char* language : {"en", "de"}) {
            speak(QString::fromLatin1(language));
            RulesDialog dialog(fresh());
            auto* book = part<QComboBox>(dialog, "rulebook");
            dialog.show();
            QVERIFY(dialog.width() <= 1240 && dialog.height() <= 640);
            for (int i = 0; i < book->count(); ++i) {
                choose(book, i);
                auto* area = part<QScrollArea>(dialog, "options");
                QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(), language);
                for (const auto* box : dialog.findChildren<QComboBox*>())
                    QVERIFY2(box->width() >= box->sizeHint().width(), qPrintable(box->objectName()));
            }
        }
    }

    void whatHasBeenPlayedStays()
    {
        const Game game = playedByDatc();
        RulesDialog dialog(game);
        dialog.show();
        auto* accept = part<QPushButton>(dialog, "accept");
        auto* problem = part<QLabel>(dialog, "problem");
        QVERIFY(accept->isEnabled());
        choose(valueOf(dialog, "paradox"), 4);
        QVERIFY(!accept->isEnabled());
        QVERIFY2(problem->isVisible() && problem->text().contains("Spring 1901") &&
                     problem->text().contains("F Edi-Nth"),
                 qPrintable(problem->text()));
        choose(valueOf(dialog, "paradox"), 0); // 1971, with Szykman's rule where it gives no answer
        QVERIFY2(accept->isEnabled(), qPrintable(problem->text()));
    }

    void sessionChangesRulesInOneStep()
    {
        Session session(playedByDatc());
        Rulebook wanted = rulebookOf(*findRulebook("datc"));
        wanted.options.paradox = ParadoxRule::AllHold;
        setRulebook(session, wanted);
        QVERIFY(session.game().rulebook == rulebookOf(*findRulebook("datc"))); // Spring 1901 would change
        wanted.options.paradox = ParadoxRule::Rule1971;
        const auto before = session.game().phases;
        setRulebook(session, wanted);
        QVERIFY(session.game().rulebook == wanted);
        QVERIFY(
            session.current().outcome->paradoxes.front().unanswered); // no longer the rulebook's own answer
        QCOMPARE(session.undoStack()->count(), 1);
        session.undoStack()->undo();
        QVERIFY(session.game().rulebook == rulebookOf(*findRulebook("datc")));
        QVERIFY(session.game().phases == before);
        session.undoStack()->redo();
        QVERIFY(session.game().rulebook == wanted);
        setRulebook(session, wanted);
        QCOMPARE(session.undoStack()->count(), 1);
    }

    void aPhaseThatWouldAwaitARulingIsNotChanged()
    {
        Game after = playedByDatc();
        Rulebook asking = rulebookOf(*findRulebook("1971"));
        asking.options.paradoxUnanswered = askGamemaster;
        QCOMPARE(changedPhases(after, underRules(after, asking)).size(), 1U);
    }

    /// Each once: those of boxed games first, the newest on top.
    void everyRulebookIsOfferedByItsUsualName()
    {
        QStringList ids, names;
        for (const RulebookInfo* book : RulebookWords::offered()) {
            QVERIFY(book);
            ids << QString::fromStdString(book->id);
            names << RulebookWords::title(*book);
            QVERIFY2(RulebookWords::special(*book).size() < 100, qPrintable(names.back()));
        }
        QCOMPARE(ids.size(), qsizetype(rulebooks().size()));
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
        QCOMPARE(ids.mid(0, 5), QStringList({"2025ee", "2023", "2000", "1982", "1971"}));
        QCOMPARE(names[1], QString("Diplomacy, 2023 edition (Renegade)"));
        QCOMPARE(names.back(), QString("DATC 3.2 (recommended choices for adjudicators)"));
    }

    void rulesInForceAreNamed()
    {
        Rulebook rules = rulebookOf(*findRulebook("alexander"));
        QCOMPARE(RulebookWords::inForce(rules), "Alexander Rules (Justin Alexander)");
        rules.options.paradox = ParadoxRule::AllHold;
        QCOMPARE(RulebookWords::inForce(rules), "Alexander Rules (Justin Alexander) + 1 house rule");
        rules.options.multiRoute = MultiRoute::AnyRoute;
        QCOMPARE(RulebookWords::inForce(rules), "Alexander Rules (Justin Alexander) + 2 house rules");
        QVERIFY(RulebookWords::inForceAtLength(rules).contains("All hold: every move of the paradox fails"));
    }
};

CHANCERY_SUITE(TestRulesDialog, QApplication)

} // namespace chancery::tst_rules_dialog

#include "tst_rules_dialog.moc"
