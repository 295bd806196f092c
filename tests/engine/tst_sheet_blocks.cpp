// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sheets of a text with several begin, whose they are, and which headings are not understood.
#include "engine/orders/sheet_blocks.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"

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
    void blocksAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("blocks");
        const auto row = [](const char* name, const char* text, QStringList blocks) {
            QTest::newRow(name) << QString(text) << std::move(blocks);
        };
        row("nothing", "", {});
        row("orders alone", "A Vie-Gal\nF Tri-Alb", {"none Austria 2"});
        row("orders of two powers", "A Vie-Gal\nA Mun-Bur", {"none ? 2"});
        row("headings", "Austria:\nA Vie-Gal\n\nGermany\nA Mun H\n\nA Ber H", {"Austria 1", "Germany 2"});
        row("before the first heading", "A Vie-Gal\nGermany:\nA Mun H", {"none Austria 1", "Germany 1"});
        row("a player in brackets", "FRANCE (Chloe)\nA Par H\n\nGermany:\nA Mun H",
            {"“FRANCE (Chloe)” France 1", "Germany 1"});
        row("a unit that is not there", "FRANCE (Chloe)\nA Bel H\n\nGermany:\nA Mun H",
            {"“FRANCE (Chloe)” France 1", "Germany 1"});
        row("a player behind a dash", "Germany:\nA Mun H\nFrance – Chloé\nA Par H",
            {"Germany 1", "“France – Chloé” France 1"});
        row("a player alone", "Germany:\nA Mun H\n\nChloé:\nA Par H", {"Germany 1", "“Chloé:” France 1"});
        row("without a colon", "Germany:\nA Mun H\n\nChloé\nA Par H", {"Germany 1", "“Chloé” France 1"});
        row("the player first", "Germany:\nA Mun H\nChloé (France)\nA Par H",
            {"Germany 1", "“Chloé (France)” France 1"});
        row("an initial", "Germany:\nA Mun H\n\nF:\nA Par H", {"Germany 1", "“F:” France 1"});
        row("misspelt", "Germany:\nA Mun H\n\nFrnace\nA Par H\nF Bre H", {"Germany 1", "“Frnace” France 2"});
        row("in words", "Germany:\nA Mun H\nItalian orders:\nA Rom H",
            {"Germany 1", "“Italian orders:” Italy 1"});
        row("with a number", "Russia (4)\nA Mos H\nGermany:\nA Mun H", {"Russia 1", "Germany 1"});
        row("with a count", "Russia (4 centres)\nA Mos H\nGermany:\nA Mun H",
            {"“Russia (4 centres)” Russia 1", "Germany 1"});
        row("a name that is also a province", "Germany:\nA Mun H\n\nRoma xx\nA Rom H\nA Ven H",
            {"Germany 1", "“Roma xx” Italy 2"});
        row("the units disagree", "FRANCE (Chloe)\nA Mun H\nItaly:\nA Rom H",
            {"“FRANCE (Chloe)” ? 1", "Italy 1"});
        row("units of two powers", "Tom\nA Mun H\nA Par H\nItaly:\nA Rom H", {"“Tom” ? 2", "Italy 1"});
        row("a letter around the orders", "Hi Tom,\n\nAustria:\nA Vie-Gal\nthanks!",
            {"none ? 0", "Austria 1"});
        row("a word between orders", "Austria:\nA Vie-Gal\nthanks!\nA Bud-Ser", {"Austria 2"});
        row("a word before another power's orders", "Austria:\nA Vie-Gal\nthanks!\nA Mun-Bur",
            {"Austria 1", "“thanks!” Germany 1"});
        row("an unread move before its power's order", "Austria:\nA Vie-Gal\nMein Heer Wien-Gal\nA Bud-Ser",
            {"Austria 2, 1 unread"});
        row("an unread move before others' orders", "Austria:\nA Vie-Gal\nQqqq - Gal\nA Mun-Bur",
            {"Austria 2, 1 unread"});
        row("an unread move to nowhere", "Austria:\nA Vie-Gal\nXvienna-Xgal\nA Mun-Bur",
            {"Austria 2, 1 unread"});
        row("an unread support", "Austria:\nA Vie-Gal\nMein Heer hält\nA Mun-Bur", {"Austria 2, 1 unread"});
        row("a province in an unread line", "Austria:\nA Vie-Gal\nMein Heer in Wien\nA Mun-Bur",
            {"Austria 2, 1 unread"});
        row("an unread move that names its power", "Austria:\nA Vie-Gal\nGerman Xheer Mun - Bur\nA Ber-Kie",
            {"Austria 2, 1 unread"});
        row("an unread move first", "Mein Heer Wien-Gal\nA Bud-Ser\n\nGermany:\nA Mun H",
            {"none Austria 1, 1 unread", "Germany 1"});
        row("a player behind a dash, with a colon", "Germany:\nA Mun H\nTom - Chloé:\nA Par H",
            {"Germany 1", "“Tom - Chloé:” France 1"});
        row("a remark below the heading", "Austria:\nTom\nA Vie-Gal", {"Austria 1"});
        row("another power below the heading", "Austria:\nGermany (Tom)\nA Mun H",
            {"Austria 0", "“Germany (Tom)” Germany 1"});
        row("what cannot be read stays", "Austria:\nA Vie-Narnia\nA Bud-Ser\nF Tri qqq",
            {"Austria 1, 2 unread"});
        row("foreign units below a heading stay", "Austria:\nA Vie-Gal\nA Mun-Bur", {"Austria 2"});
        row("lines with their power", "Germany F Kie-Den A Ber-Kie\nFrance F Bre-Mao", {"itself 3"});
        row("with a colon", "Germany: F Kie-Den\nA Ber-Kie\nFrance: F Bre-Mao", {"itself 3"});
        row("a title above them", "Orders for Spring\nGermany F Kie-Den\nFrance F Bre-Mao",
            {"“Orders for Spring” ? 0", "itself 2"});
        row("a line behind them without one", "Germany F Kie-Den\nA Par H", {"itself 1", "none France 1"});
        row("a named line below a heading", "Germany:\nFrance F Bre-Mao\nA Mun H", {"Germany 2"});
        row("a heading again", "Germany:\nA Mun H\nGermany:\nA Mun-Bur", {"Germany 1", "Germany 1"});
        row("remarks", "# turn 1\nGermany:\n# mine\nA Mun H", {"none ? 0", "Germany 1"});
    }

    void blocksAreFound()
    {
        QFETCH(QString, text);
        QTEST(blocksIn(text), "blocks");
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
