// SPDX-License-Identifier: GPL-3.0-or-later
// Which spellings are the same once folded, in every alphabet that maps use, and how different two others
// are.
#include "engine/map/spelling.h"
#include "tests/support/suite.h"

namespace chancery::tst_spelling {

class TestSpelling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foldedAlike_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("folded");
        QTest::newRow("blanks and stops") << "St. Petersburg"
                                          << "stpetersburg";
        QTest::newRow("digits") << "Board 12"
                                << "board12";
        QTest::newRow("accents") << "\u00c9vian-l\u00e8s-B."
                                 << "evianlesb";
        QTest::newRow("umlaut") << "M\u00dcNCHEN"
                                << "munchen";
        QTest::newRow("Greek capitals, first and last") << "\u0391\u03a9"
                                                        << "\u03b1\u03c9";
        QTest::newRow("Cyrillic capitals, first and last") << "\u0410\u041c\u042f"
                                                           << "\u0430\u043c\u044f";
        QTest::newRow("Cyrillic with marks, first and last") << "\u0400\u040f"
                                                             << "\u0450\u045f";
        QTest::newRow("small already") << "\u043c\u03c9"
                                       << "\u043c\u03c9";
    }

    void foldedAlike()
    {
        QFETCH(QString, written);
        QFETCH(QString, folded);
        QCOMPARE(QString::fromStdString(fold(written.toStdString())), folded);
    }

    void bytesThatAreNoUtf8AreDropped_data()
    {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("folded");
        QTest::newRow("never a first byte") << QByteArray("Par\xFFis") << QByteArray("paris");
        QTest::newRow("a later byte first") << QByteArray("\x80"
                                                          "a")
                                            << QByteArray("a");
        QTest::newRow("cut off") << QByteArray("a\xC3") << QByteArray("a");
        QTest::newRow("cut off in a letter of three") << QByteArray("a\xE2\x86") << QByteArray("a");
        QTest::newRow("longer than needed") << QByteArray("\xC1\x81"
                                                          "b")
                                            << QByteArray("b");
        QTest::newRow("beyond the last letter") << QByteArray("\xF5\x80\x80\x80"
                                                              "b")
                                                << QByteArray("b");
    }

    void bytesThatAreNoUtf8AreDropped()
    {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, folded);
        QCOMPARE(QByteArray::fromStdString(fold(written.toStdString())), folded);
    }

    void umlautsInTwoLetters()
    {
        QCOMPARE(fold("M\u00fcnchen", Umlaut::TwoLetters), std::string("muenchen"));
    }

    void distance_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<int>("letters");
        QTest::newRow("same") << "paris"
                              << "paris" << 0;
        QTest::newRow("replaced") << "paris"
                                  << "parus" << 1;
        QTest::newRow("dropped") << "paris"
                                 << "pars" << 1;
        QTest::newRow("inserted") << "paris"
                                  << "pariss" << 1;
        QTest::newRow("swapped") << "paris"
                                 << "pairs" << 1;
        QTest::newRow("two") << "paris"
                             << "prs" << 2;
        QTest::newRow("more than the limit") << "paris"
                                             << "rome" << 3;
        QTest::newRow("forty bytes") << QString(40, u'a') << QString(39, u'a') << 1;
        QTest::newRow("longer than forty") << QString(41, u'a') << QString(41, u'a') << 3;
    }

    void distance()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QTEST(spellingDistance(a.toStdString(), b.toStdString(), 2), "letters");
        QTEST(spellingDistance(b.toStdString(), a.toStdString(), 2), "letters");
    }
};

CHANCERY_SUITE(TestSpelling, QCoreApplication)

} // namespace chancery::tst_spelling

#include "tst_spelling.moc"
