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
QStringList blocksIn(const QString& text)
{
    const Position start = startOf(standardMap());
    const ReadingContext context{standardMap(), start, PhaseKind::Movement, noPower};
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
