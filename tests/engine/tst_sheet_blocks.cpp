// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sheets of a text with several begin, whose they are, and which headings are not understood.
#include "engine/orders/sheet_blocks.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "tests/support/table.h"

#include <QtTest>

namespace chancery::tst_sheet_blocks {

namespace {

using Owner = SheetBlock::Owner;

QString ownerOf(const SheetBlock& block)
{
    return block.owner == noPower ? QString("?") : QString::fromStdString(standardMap()[block.owner].name);
}

/// Each block in a few words: "Germany 2" for a heading and two orders, "?France 1" for one that is not
/// understood.
QStringList blocksIn(const QString& text, const std::vector<KnownPlayer>& players = {})
{
    const Position start = startOf(standardMap());
    const ReadingContext context{standardMap(), start, PhaseKind::Movement, noPower, {}, false, players};
    QStringList found;
    for (const SheetBlock& block : blocksOf(context, text.toStdString())) {
        const QString count = QString::number(block.orders);
        switch (block.known) {
        case Owner::Headed:
            found << ownerOf(block) + ' ' + count;
            break;
        case Owner::Itself:
            found << "itself " + count;
            break;
        case Owner::Unheaded:
            found << "none " + ownerOf(block) + ' ' + count;
            break;
        case Owner::Unclear:
            found << "“" + QString::fromStdString(block.heading) + "” " + ownerOf(block) + ' ' + count;
            break;
        }
        if (block.unread > 0) found.back() += QString(", %1 unread").arg(block.unread);
    }
    return found;
}

} // namespace

class TestSheetBlocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blocksAreFound_data() { addTable("tests/data/sheet_blocks.txt", {"text", "blocks"}); }

    void blocksAreFound()
    {
        QFETCH(QString, text);
        QFETCH(QString, blocks);
        QCOMPARE(blocksIn(text).join(u'\n'), blocks);
    }

    void knownPlayersHeadTheirSheets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("blocks");
        QTest::newRow("alone") << "Alice\nF Lon-Nth\n\nBOB:\nA Par-Bur\n"
                               << "England 1\nFrance 1";
        QTest::newRow("the first name") << "carol\nA Ber-Kie\n\n-- Bob --\nA Par-Bur\n"
                                        << "Germany 1\nFrance 1";
        QTest::newRow("in full, with a word of headings") << "Doris von der Heide:\nF Nap-Ion\n"
                                                          << "Italy 1";
        QTest::newRow("in full") << "Carol Müller:\nA Ber-Kie\n"
                                 << "Germany 1";
        QTest::newRow("with the power") << "Bob (France)\nA Par-Bur\n\nEngland - Alice\nF Lon-Nth\n"
                                        << "France 1\nEngland 1";
        QTest::newRow("with another power") << "A Ber-Kie\n\nBob (England)\nF Lon-Nth\n"
                                            << "none Germany 1\n“Bob (England)” England 1";
        QTest::newRow("another player's power") << "A Ber-Kie\n\nENGLAND (Bob)\nF Lon-Nth\n"
                                                << "none Germany 1\n“ENGLAND (Bob)” England 1";
        QTest::newRow("of several powers") << "A Ber-Kie\n\nErin\nA Ven H\n"
                                           << "none Germany 1\n“Erin” Italy 1";
        QTest::newRow("the name of a province") << "F Lon-Nth\nParis\nF Edi-Nwg\n"
                                                << "none England 2, 1 unread";
        QTest::newRow("the name of a province beside the power")
            << "Russia, Paris\nA War-Gal\nBob:\nA Par-Bur\n"
            << "Russia 1\nFrance 1";
        QTest::newRow("signed") << "England:\nF Lon-Nth\nAlice\n\nFrance:\nA Par-Bur\nBob\n"
                                << "England 1\nEngland 0\nFrance 1\nFrance 0";
    }

    void knownPlayersHeadTheirSheets()
    {
        QFETCH(QString, text);
        const Map& map = standardMap();
        std::vector<KnownPlayer> players;
        for (const auto& [name, power] : {std::pair{"Alice", "England"},
                                          {"Bob", "France"},
                                          {"Carol Müller", "Germany"},
                                          {"Doris von der Heide", "Italy"},
                                          {"Erin", "Italy"},
                                          {"Erin", "Turkey"},
                                          {"Paris", "Russia"}})
            players.push_back({name, map.findPower(power)});
        QTEST(blocksIn(text, players).join(u'\n'), "blocks");
        const Position start = startOf(map);
        for (const WrittenOrder& line :
             readSheet({map, start, PhaseKind::Movement, noPower, {}, false, players}, text.toStdString()))
            QCOMPARE(line.sheet, 0);
    }

    /// Every byte of a text is in one block, also of one that is too long to be read.
    void blocksLeaveOutNothing()
    {
        const Position start = startOf(standardMap());
        const ReadingContext context{standardMap(), start, PhaseKind::Movement, noPower};
        std::string text = "\n\nHi\n";
        for (int i = 0; i < 300; ++i) text += "Germany:\nA Mun H\nFRANCE (x)\nA Par H\n\n";
        const std::vector<SheetBlock> blocks = blocksOf(context, text);
        QVERIFY(blocks.size() > 100);
        std::size_t end = 0;
        for (const SheetBlock& block : blocks) {
            QCOMPARE(block.begin, end);
            QVERIFY(block.end > block.begin);
            end = block.end;
        }
        QCOMPARE(end, text.size());
    }
};

CHANCERY_SUITE(TestSheetBlocks, QCoreApplication)

} // namespace chancery::tst_sheet_blocks

#include "tst_sheet_blocks.moc"
