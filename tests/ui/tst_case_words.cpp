// SPDX-License-Identifier: GPL-3.0-or-later
// Motifs and chapters of cases in the user's language, and queries in it.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include "ui/words/case_words.h"
#include "ui/words/language.h"

#include <QApplication>
#include <QSet>

namespace chancery::tst_case_words {

class TestCaseWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak("en"); }

    void everyMotifHasAName()
    {
        for (const char* language : {"en", "de"}) {
            speak(language);
            QSet<QString> names;
            for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i)
                names.insert(motifInWords(static_cast<Motif>(i)));
            QCOMPARE(names.size(), static_cast<int>(lastMotif) + 1);
            QCOMPARE(names.contains("beleaguered garrison"), QString(language) == "en");
        }
    }

    void queriesUnderstandTheLanguage()
    {
        speak("de");
        const CaseIndex none(sharedMap());
        const Result<CaseQuery> query =
            readCaseQuery(none, "belagerte Einheit A Mün konvoi durch zwei meere", motifNamesInWords());
        QVERIFY(query);
        using Tags = std::vector<std::string>;
        QCOMPARE(query->terms.size(), std::size_t(3));
        QCOMPARE(query->terms[0].tags, Tags{"motif:beleaguered garrison"});
        QCOMPARE(query->terms[1].tags, Tags{"unit:a mun"});
        QCOMPARE(query->terms[2].tags, Tags{"seas:2"});
    }

    void chaptersHaveTitles()
    {
        QCOMPARE(chapterInWords("datc", "6.F"), "6.F Convoys");
        QCOMPARE(chapterInWords("1971", "IX"), "IX");
        speak("de");
        QCOMPARE(chapterInWords("datc", "6.F"), "6.F Konvois");
    }
};

CHANCERY_SUITE(TestCaseWords, QApplication)

} // namespace chancery::tst_case_words

#include "tst_case_words.moc"
