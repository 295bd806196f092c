// SPDX-License-Identifier: GPL-3.0-or-later
// The law of misspellings: an order with a slip is read as it is meant, or it is told or asked about. It is
// never read as another order in silence. CHANCERY_MISSPELLINGS=100000 tries so many, CHANCERY_SEED=2 draws
// others, and the figures are printed.
#include "engine/orders/order_text.h"
#include "tests/support/misspelt_orders.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

#include <QtTest>

#include <array>

namespace chancery::tst_misspellings {

namespace {

constexpr int usual = 20000;

int wanted()
{
    const int number = qEnvironmentVariableIntValue("CHANCERY_MISSPELLINGS");
    return number > 0 ? number : usual;
}

std::uint32_t seed()
{
    const int number = qEnvironmentVariableIntValue("CHANCERY_SEED");
    return number > 0 ? static_cast<std::uint32_t>(number) : 1;
}

/// How a line was read.
enum class Reading { AsMeant, Corrected, Asked, AskedBeside, Told, Silent };
constexpr std::array names{"as meant",
                           "as meant, a correction told",
                           "asked about",
                           "asked about beside another order",
                           "another order, a correction told",
                           "another order in silence"};

struct Trial
{
    Reading reading;
    QString shown;
};

Trial read(const DrawnLine& line, const std::string& text)
{
    const Map& map = standardMap();
    const ReadingContext context{map, *line.position, line.kind, line.order.power};
    const std::string meant = canonical(map, *line.position, line.order);
    QStringList orders;
    bool faults = false, corrections = false;
    for (const ReadLine& one : readLines(context, text)) {
        faults = faults || !one.faults.empty();
        corrections = corrections || !one.corrections.empty();
        for (const Order& order : one.written.orders)
            orders << QString::fromStdString(canonical(map, *line.position, order));
    }
    const QString shown = QString::fromStdString(text + " (" + meant + ") is read as ") + orders.join("; ");
    const bool same = orders == QStringList{QString::fromStdString(meant)};
    if (faults) return {orders.isEmpty() || same ? Reading::Asked : Reading::AskedBeside, shown};
    if (same) return {corrections ? Reading::Corrected : Reading::AsMeant, shown};
    return {corrections ? Reading::Told : Reading::Silent, shown};
}

} // namespace

class TestMisspellings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The same orders without a slip raise no question.
    void whatIsWrittenRightIsRead()
    {
        MisspeltOrders lot(seed());
        for (int i = 0; i < wanted(); ++i) {
            const DrawnLine line = lot.next();
            const Trial trial = read(line, line.text());
            QVERIFY2(trial.reading == Reading::AsMeant, qPrintable(trial.shown));
        }
    }

    void noSlipIsReadAsAnotherOrderInSilence()
    {
        MisspeltOrders lot(seed());
        std::array<int, names.size()> counts{};
        int exact = 0;
        QStringList wrong;
        for (int i = 0; i < wanted(); ++i) {
            const DrawnLine line = lot.next();
            const SlippedLine slip = lot.slipped(line, static_cast<SlipKind>(i % slipKinds));
            const Trial trial = read(line, slip.text);
            const bool apart = slip.exact && trial.reading != Reading::AsMeant;
            ++(apart ? exact : counts[static_cast<std::size_t>(trial.reading)]);
            if (!apart && trial.reading == Reading::Silent && wrong.size() < 40) wrong << trial.shown;
        }
        for (std::size_t i = 0; i < names.size(); ++i) qInfo("%6d %s", counts[i], names[i]);
        qInfo("%6d with a slip that is another word exactly, read as written", exact);
        for (const QString& one : wrong) qInfo("%s", qPrintable(one));
        QCOMPARE(counts[static_cast<std::size_t>(Reading::Silent)], 0);
    }
};

CHANCERY_SUITE(TestMisspellings, QCoreApplication)

} // namespace chancery::tst_misspellings

#include "tst_misspellings.moc"
