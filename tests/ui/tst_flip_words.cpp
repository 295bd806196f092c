// SPDX-License-Identifier: GPL-3.0-or-later
// What changed orders do, in words.
#include "tests/support/situation.h"
#include "tests/support/suite.h"
#include "tests/support/titled_flips.h"

#include "ui/words/flip_words.h"
#include "ui/words/language.h"

#include <QApplication>
#include <QSet>

namespace chancery::tst_flip_words {

namespace {

FlipEffect effect(FlipEffect::Kind kind, const char* unit, const char* where = nullptr)
{
    return {kind, unit ? province(unit) : noProvince, where ? province(where) : noProvince};
}

} // namespace

class TestFlipWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak("en"); }

    void namesUnitsAndProvinces()
    {
        using Kind = FlipEffect::Kind;
        const FlipWords words(standardMap());
        QCOMPARE(words.effect(effect(Kind::CutsSupport, "YOR")), "cuts the support from Yorkshire");
        QCOMPARE(words.effect(effect(Kind::Supports, "HEL")), "one more support for the Helgoland Bight");
        QCOMPARE(words.effect(effect(Kind::Bounces, "NWY", "NTH")),
                 "is in the way of the move from Norway to the North Sea");
        QCOMPARE(words.effect(effect(Kind::Stays, nullptr, "NTH")), "stays in the North Sea");
        speak("de");
        const FlipWords german(standardMap());
        QCOMPARE(german.effect(effect(Kind::CutsSupport, "NTH")),
                 "unterbricht die Unterstützung aus der Nordsee");
        QCOMPARE(german.effect(effect(Kind::Bounces, "NWY", "NTH")),
                 "steht der Bewegung aus Norwegen in die Nordsee im Weg");
    }

    void namesSets()
    {
        const FlipEffect cuts = effect(FlipEffect::Kind::CutsSupport, "YOR"),
                         gone = effect(FlipEffect::Kind::NoSupport, "NTH");
        const FlipWords words(standardMap());
        QCOMPARE(words.group({}), "");
        QCOMPARE(words.group({cuts}), "cuts the support from Yorkshire");
        QCOMPARE(words.group({cuts, gone}),
                 "cuts the support from Yorkshire, and no longer supports the North Sea");
        QCOMPARE(words.group({gone, gone}), "twice: no longer supports the North Sea");
    }

    void titlesWhatTurnsTheResult_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < titledFlips().size(); ++i)
            QTest::newRow(titledFlips()[i].name) << static_cast<int>(i);
    }

    void titlesWhatTurnsTheResult()
    {
        QFETCH(int, number);
        const TitledFlip& row = titledFlips()[static_cast<std::size_t>(number)];
        const FlipEffects effects = effectsOf(row, answerFor(row));
        QCOMPARE(FlipWords(standardMap()).group(effects), row.title);
        speak("de");
        QCOMPARE(FlipWords(standardMap()).group(effects), row.german);
    }

    /// Each kind has a sentence of its own, in both languages, and leaves no mark in it.
    void everyKindHasASentence()
    {
        QSet<QString> sentences;
        for (const char* language : {"en", "de"}) {
            speak(language);
            for (int kind = 0; kind <= static_cast<int>(lastFlipEffect); ++kind) {
                const QString text = FlipWords(standardMap())
                                         .effect(effect(static_cast<FlipEffect::Kind>(kind), "NWY", "NTH"));
                QVERIFY2(!text.contains('*') && !text.contains('+') && !sentences.contains(text),
                         qPrintable(text));
                sentences.insert(text);
            }
        }
    }
};

CHANCERY_SUITE(TestFlipWords, QApplication)

} // namespace chancery::tst_flip_words

#include "tst_flip_words.moc"
