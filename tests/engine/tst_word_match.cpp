// SPDX-License-Identifier: GPL-3.0-or-later
// How typed letters match the words of a text: what fits, what it costs, and where it is.
#include "tests/support/suite.h"

#include "engine/map/word_match.h"

#include <QTest>

namespace chancery::tst_word_match {

class TestWordMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsAreCutIntoWords()
    {
        const std::string text = "“St. Pétersburg” – 6.F.14 (Ctrl+S):\u00a0東京";
        QStringList folded, written;
        for (const TextWord& word : textWords(text)) {
            folded << QString::fromStdString(word.folded);
            written << QString::fromStdString(text.substr(word.begin, word.end - word.begin));
        }
        QCOMPARE(folded, (QStringList{"st", "petersburg", "6f14", "ctrls", "東京"}));
        QCOMPARE(written, (QStringList{"St.", "Pétersburg", "6.F.14", "Ctrl+S", "東京"}));
        QVERIFY(textWords(" – …").empty());
    }

    void lettersCost_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("cost"); // -1: it does not fit
        const auto row = [](const char* typed, int cost) { QTest::newRow(typed) << QString(typed) << cost; };
        row("correct", costOfWord);
        row("cor", costOfBeginning);
        row("this", costOfWord + 1);
        row("ph", costOfBeginning + 1);
        row("ctp", costOfSeveral);
        row("coph", costOfSeveral);
        row("orrect", costOfInside);
        row("rr", -1);
        row("tpc", -1);
    }
    void lettersCost()
    {
        QFETCH(QString, typed);
        QFETCH(int, cost);
        QCOMPARE(costIn(textWords("Correct this phase"), typed.toStdString()).value_or(-1), cost);
    }

    void placesAreFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("found"); // the places, joined
        const auto row = [](const char* typed, const char* found) {
            QTest::newRow(typed) << QString(typed) << QString(found);
        };
        row("CONVOY", "Convoy|convoy|convoy");
        row("munch", "Münch");
        row("mün con", "Con|Mün|con|con");
        row("onvo", "onvo|onvo|onvo");
        row("strasse", "Straße");
        row("convoy xyzzy", "");
        row("  ", "");
    }
    void placesAreFound()
    {
        QFETCH(QString, typed);
        QFETCH(QString, found);
        const std::string text = "Convoyed to München, a convoy convoys. Straße";
        QStringList places;
        for (const TextPlace& place : placesIn(text, typed.toStdString()))
            places << QString::fromStdString(text.substr(place.begin, place.end - place.begin));
        QCOMPARE(places.join('|'), found);
        QCOMPARE(fitsText(typed.toStdString(), text), !found.isEmpty() || typed.trimmed().isEmpty());
    }
};

CHANCERY_SUITE(TestWordMatch, NoApplication)

} // namespace chancery::tst_word_match

#include "tst_word_match.moc"
