// SPDX-License-Identifier: GPL-3.0-or-later
// Names, orders and verdicts as the user reads them.
#include "tests/support/suite.h"
#include "tests/ui/small_board.h"
#include "ui/words/language.h"
#include "ui/words/words.h"

#include <QLocale>

namespace chancery::tst_words {

class WordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void ordersInWords_data()
    {
        QTest::addColumn<Order>("order");
        QTest::addColumn<QString>("text");
        const Unit army{austria, UnitKind::Army, whole(vienna)}, fleet{austria, UnitKind::Fleet, spainSouth};
        const auto row = [](Unit unit, Command command, const char* text) {
            QTest::newRow(text) << Order{austria, unit, command} << QString::fromUtf8(text);
        };
        row(army, Hold{}, "Army Vienna holds");
        row(army, moveTo(galicia), "Army Vienna to Galicia");
        row(army, moveTo(galicia, Via::Convoy), "Army Vienna to Galicia by convoy");
        row(fleet, SupportHold{whole(vienna)}, "Fleet Spain (south coast) supports Vienna in holding");
        row(army, SupportMove{whole(warsaw), whole(galicia)}, "Army Vienna supports Warsaw to Galicia");
        row(fleet, Convoy{whole(warsaw), whole(galicia)},
            "Fleet Spain (south coast) convoys Warsaw to Galicia");
        row(army, Retreat{spainSouth}, "Army Vienna retreats to Spain (south coast)");
        row(army, Disband{}, "Army Vienna disbands");
        row(fleet, Build{}, "Fleet Spain (south coast) is built");
        row({}, Waive{}, "One build is waived");
    }
    void ordersInWords()
    {
        QFETCH(Order, order);
        QFETCH(QString, text);
        const Map map = smallMap();
        QCOMPARE(Words(map).order(order), text);
    }

    /// Also where no language is set yet, as in a program without a window.
    void listsEndWithAnd()
    {
        const QLocale before;
        for (const QLocale& set : {QLocale::c(), QLocale(QLocale::German)}) {
            QLocale::setDefault(set);
            QCOMPARE(listed({"Vienna", "Trieste", "Budapest"}), "Vienna, Trieste, and Budapest");
        }
        QLocale::setDefault(before);
    }

    void verdictsInWords()
    {
        OrderResult result;
        QCOMPARE(Words::verdict(result), "stands");
        result.fate = Fate::Dislodged;
        QCOMPARE(Words::verdict(result), "dislodged");
        result.verdict = Verdict::Fails;
        result.fate = Fate::Destroyed;
        QCOMPARE(Words::verdict(result), "fails, destroyed");
    }

    void phasesInWords()
    {
        QCOMPARE(Words::phase({Season::Spring, 1901, PhaseKind::Movement}), "Spring 1901, movement");
        QCOMPARE(Words::phase({Season::Winter, 1904, PhaseKind::Adjustment}), "Winter 1904, adjustments");
    }

    void namesThatAreMissing()
    {
        const Map map = smallMap();
        QCOMPARE(Words(map).power(noPower), "nobody");
        QCOMPARE(Words(map).location(nowhere), "nowhere");
        QCOMPARE(Words(map).power(austria), "Austria");
    }
};

CHANCERY_SUITE(WordsTest, QCoreApplication)

} // namespace chancery::tst_words

#include "tst_words.moc"
