// SPDX-License-Identifier: GPL-3.0-or-later
// Journals with flipped bits, lost beginnings and the line ends of another system, and games with several of
// them: what was written comes back.
#include "tests/support/random_game.h"
#include "tests/support/suite.h"
#include "tests/ui/journal_desk.h"

#include <QSignalSpy>

namespace chancery::tst_journal_damage {

namespace {

constexpr int orders = 18; ///< of the evening below, each an undo step

/// A game of 22 units in which 18 orders are written one by one, and how its file relates to its journal.
struct Written
{
    Desk desk;
    std::string last;
    QByteArray text; ///< of the journal

    enum class Save {
        Before, ///< the file has the game before the first order
        Midway, ///< after the ninth
        Lost,   ///< it was saved after the last, and then a copy from before the first was put in its place
    };

    explicit Written(Save save)
    {
        Window window(desk.journals);
        if (!window.keeper->saveAs(desk.game)) qFatal("not saved");
        const QByteArray first = *readWholeFile(desk.game);
        for (int i = 0; i < orders; ++i) {
            if (save == Save::Midway && i == orders / 2 && !window.keeper->saveAs(desk.game))
                qFatal("not saved");
            const auto author = static_cast<Power>(i / 3);
            const QString sheet = sheetText(window.session.game(), author);
            writeSheet(window.session, author,
                       sheet + (sheet.isEmpty() ? "" : "\n") + orderOf(window, author, i % 3));
        }
        if (save == Save::Lost && !(window.keeper->saveAs(desk.game) && writeWholeFile(desk.game, first)))
            qFatal("not saved");
        last = window.digest();
        window.keeper.reset();
        text = *readWholeFile(desk.journal);
    }

    static QString orderOf(const Window& window, Power author, int number)
    {
        int seen = 0;
        for (const Unit& unit : window.session.current().before.units)
            if (unit.power == author && seen++ == number)
                return QString::fromStdString(canonical(window.session.map(), unit) + " H");
        return {};
    }

    /// What comes back of the journal if this is in its place.
    JournalMatch match(const QByteArray& journal) const
    {
        if (!writeWholeFile(desk.journal, journal)) qFatal("not written");
        return desk.match();
    }
};

QByteArray flipped(QByteArray text, qsizetype bit)
{
    text[bit / 8] = static_cast<char>(text[bit / 8] ^ (1 << (bit % 8)));
    return text;
}

QByteArray withCarriageReturns(QByteArray text)
{
    return text.replace("\n", "\r\n");
}

} // namespace

class TestJournalDamage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The base record is most of a journal, and it can be made again of the file.
    void aBitFlippedInTheBaseLosesNoOrder_data()
    {
        QTest::addColumn<Written::Save>("save");
        QTest::newRow("saved before") << Written::Save::Before;
        QTest::newRow("saved midway") << Written::Save::Midway;
        QTest::newRow("an older file") << Written::Save::Lost;
    }

    void aBitFlippedInTheBaseLosesNoOrder()
    {
        QFETCH(Written::Save, save);
        const Written written(save);
        const qsizetype base = written.text.indexOf("\n@step ") + 1;
        QVERIFY(base > 500);
        Random random(19);
        for (int i = 0; i < 170; ++i) {
            const auto bit = static_cast<qsizetype>(below(random, static_cast<std::size_t>(base * 8)));
            const JournalMatch match = written.match(flipped(written.text, bit));
            QVERIFY2(match.last && digest(*match.last) == written.last, qPrintable(QString::number(bit)));
            QCOMPARE(match.fit, JournalFit::Damaged);
            QCOMPARE(match.isOfAnotherFile, save == Written::Save::Lost);
        }
    }

    void aBaseThatIsGoneIsMadeAgain_data() { aBitFlippedInTheBaseLosesNoOrder_data(); }
    void aBaseThatIsGoneIsMadeAgain()
    {
        QFETCH(Written::Save, save);
        const Written written(save);
        const qsizetype base = written.text.indexOf("\n@step ") + 1;
        const JournalMatch match = written.match(written.text.mid(base / 2));
        QVERIFY(match.last && digest(*match.last) == written.last);
    }

    void lineEndsOfAnotherSystemAreRead_data() { aBitFlippedInTheBaseLosesNoOrder_data(); }
    void lineEndsOfAnotherSystemAreRead()
    {
        QFETCH(Written::Save, save);
        const Written written(save);
        JournalMatch match = written.match(withCarriageReturns(written.text));
        QVERIFY(match.last && digest(*match.last) == written.last);
        QCOMPARE(match.damages, std::size_t(0));
        QVERIFY(writeWholeFile(written.desk.game, withCarriageReturns(*readWholeFile(written.desk.game))));
        match = written.match(withCarriageReturns(written.text));
        QVERIFY(match.last && digest(*match.last) == written.last);
        QCOMPARE(match.fit, save == Written::Save::Lost ? JournalFit::Other : JournalFit::Unsaved);
        match = written.match(withCarriageReturns(flipped(written.text, 30 * 8)));
        QVERIFY(match.last && digest(*match.last) == written.last);
    }

    /// A damaged one that has all that a whole one has is the better one.
    void ofTwoJournalsTheOneWithMoreStepsCounts()
    {
        const Written written(Written::Save::Before);
        const QString older = written.desk.journals + "/older.journal";
        const qsizetype last = written.text.lastIndexOf("\n@step ") + 1;
        qsizetype half = 0;
        for (int step = 0; step <= orders / 2; ++step) half = written.text.indexOf("\n@step ", half) + 1;
        QVERIFY(half > 0 && last > half);
        QVERIFY(writeWholeFile(older, written.text.left(half)));
        QVERIFY(writeWholeFile(written.desk.journal, flipped(written.text, (last + 20) * 8)));
        JournalPlace place = journalAlone(written.desk.journal);
        place.others = {older};
        const JournalMatch match = matchJournal(place, written.desk.game, maps());
        QCOMPARE(match.journal, written.desk.journal);
        QCOMPARE(match.history.steps.size(), std::size_t(orders - 1));
        std::swap(place.journal, place.others[0]);
        QCOMPARE(matchJournal(place, written.desk.game, maps()).journal, written.desk.journal);
    }

    /// What the other has is kept and said.
    void aFurtherJournalWithOtherStepsIsPutAside()
    {
        const Written written(Written::Save::Before);
        Desk desk;
        Window window(desk.journals);
        QVERIFY(window.keeper->saveAs(desk.game));
        const QString other = desk.journals + "/other.journal";
        QVERIFY(writeWholeFile(other, written.text));
        JournalPlace place = window.keeper->claim(desk.game);
        place.others = {other};
        QSignalSpy putAside(window.keeper.get(), &JournalKeeper::putAside);
        window.keeper->follow(place, {});
        QCOMPARE(putAside, (QList<QVariantList>{{other + ".old"}}));
        QCOMPARE(*readWholeFile(other + ".old"), written.text);
    }
};

CHANCERY_SUITE(TestJournalDamage, QCoreApplication)

} // namespace chancery::tst_journal_damage

#include "tst_journal_damage.moc"
