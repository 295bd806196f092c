// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a typed line is said in the user's language, with the names of that language.
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/words/language.h"
#include "ui/words/reading_problems.h"

namespace chancery::tst_reading_problems {

class ReadingProblemsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(QStringLiteral("en")); }

    void lineIsExplained_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("right") << "en"
                               << "F Edi - Nth" << 0 << "";
        QTest::newRow("ambiguous") << "en"
                                   << "F Edi - Nor" << 9 << "“Nor” is ambiguous: North Sea or Norwegian Sea?";
        QTest::newRow("no space") << "en"
                                  << "A Lvp - Narnia" << 9
                                  << "“Narnia” is not a province; expected the destination.";
        QTest::newRow("other power") << "en"
                                     << "France: F Edi - Nth" << 9
                                     << "These are orders for France on the order sheet of England.";
        QTest::newRow("mehrdeutig") << "de"
                                    << "F Edi - Nor" << 9
                                    << "„Nor“ ist mehrdeutig: Nordsee oder Norwegische See?";
        QTest::newRow("zu früh") << "de"
                                 << "A Lvp -" << 8
                                 << "Der Befehl ist unvollständig; erwartet wird: das Ziel.";
        QTest::newRow("andere Macht") << "de"
                                      << "Frankreich: F Edi - Nth" << 13
                                      << "Das sind Befehle von Frankreich auf dem Befehlszettel von England.";
    }

    void lineIsExplained()
    {
        QFETCH(QString, language);
        QFETCH(QString, line);
        QFETCH(int, column);
        QFETCH(QString, sentence);
        speak(language);
        const Position start = startOf(standardMap());
        const ReadingContext context{standardMap(), start, PhaseKind::Movement,
                                     standardMap().findPower("England")};
        const auto problem = problemOf(context, line.toStdString());
        QCOMPARE(problem ? static_cast<int>(problem->column) : 0, column);
        QCOMPARE(problem ? ReadingProblems(standardMap()).sentence(*problem) : QString(), sentence);
    }
};

CHANCERY_SUITE(ReadingProblemsTest, QCoreApplication)

} // namespace chancery::tst_reading_problems

#include "tst_reading_problems.moc"
