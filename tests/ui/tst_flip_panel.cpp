// SPDX-License-Identifier: GPL-3.0-or-later
// What would turn this: two threads find what one finds, the panel shows it by groups, and a click tries it.
#include "tests/support/asked_phases.h"
#include "tests/support/look_laws.h"
#include "tests/support/near_units.h"
#include "tests/support/random_turns.h"
#include "tests/support/search_flips.h"
#include "tests/support/suite.h"

#include "ui/draw/palette.h"
#include "ui/lab/flip_panel.h"
#include "ui/words/flip_words.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>

namespace chancery::tst_flip_panel {

namespace {

Province at(const char* code)
{
    return province(code);
}

const char* const fight =
    "England: F NTH - NWY, F NWG S F NTH - NWY, F BAR H | Russia: F SKA S F NWY, F NWY H, A STP H | "
    "Germany: F DEN H, F HEL H";

/// A phase with 34 units.
std::shared_ptr<const AskedPhase> largePhase(unsigned seed = 77)
{
    RandomTurns lot(standardMap(), seed);
    for (;;) {
        const RandomTurn turn = lot.next();
        if (turn.position.units.size() < 30) continue;
        Game game = gameFrom(sharedMap(), {Season::Spring, 1901, PhaseKind::Movement}, turn.position);
        PhaseRecord record = game.current();
        for (const Order& order : turn.orders)
            record.written.push_back(
                {order.power, canonical(standardMap(), turn.position, order), {order}, {}});
        return askedPhase(game, record);
    }
}

struct Flips : FlipPanel
{
    explicit Flips(std::shared_ptr<const AskedPhase> phase)
    {
        setPhase(std::move(phase));
        show();
    }
    bool settled()
    {
        return QTest::qWaitFor([this] { return !isSearching(); }, 60000);
    }
    QTreeView& tree() { return *findChild<QTreeView*>("flips"); }
    QComboBox& box(const char* name) { return *findChild<QComboBox*>(name); }
    QString state() const { return findChild<QLabel*>("flipState")->text(); }
    /// Returns the first row of a kind, searched depth first.
    QModelIndex first(FlipModel::Kind kind, const QModelIndex& under = {}) const
    {
        for (int row = 0; row < model().rowCount(under); ++row) {
            const QModelIndex index = model().index(row, 0, under);
            if (model().kindOf(index) == kind) return index;
            if (const QModelIndex below = first(kind, index); below.isValid()) return below;
        }
        return {};
    }
};

} // namespace

class TestFlipPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twoThreadsFindWhatOneFinds()
    {
        const auto phase = largePhase();
        const Province asked = phase->map().provinceOf(phase->input.before.units.front().at);
        FlipRun run({phase->input, asked, {}}, 2);
        QVERIFY(run.isRunning());
        QSignalSpy finished(&run, &FlipRun::finished);
        QVERIFY(finished.wait(60000));
        const FlipAnswer two = run.answer(), one = searchFlips(FlipSearch({phase->input, asked, {}}));
        QCOMPARE(two.found, one.found);
        QCOMPARE(two.tried, one.tried);
        QCOMPARE(two.shown.size(), one.shown.size());
        for (std::size_t i = 0; i < two.shown.size(); ++i)
            QVERIFY(two.shown[i].changes == one.shown[i].changes);
        QCOMPARE(run.done(), run.total());
    }

    void aSearchStopsAtOnce()
    {
        const auto phase = largePhase();
        FlipRun run({phase->input, phase->map().provinceOf(phase->input.before.units.front().at), {}}, 2);
        QSignalSpy finished(&run, &FlipRun::finished);
        run.stop();
        QCOMPARE(finished.count(), 1);
        QVERIFY(run.isStopped() && !run.isRunning());
        QVERIFY(run.done() < run.total());
        QTest::qWait(0);
        QCOMPARE(finished.count(), 1);
        FlipRun singles({phase->input, phase->map().provinceOf(phase->input.before.units.front().at), {}}, 1);
        QVERIFY(!singles.isRunning());
        QVERIFY(!singles.isStopped());
    }

    void singleChangesAreThereAtOnce()
    {
        Flips panel(askedSituation(fight));
        panel.ask(at("NTH"));
        const FlipAnswer singles = searchFlips(FlipSearch({askedSituation(fight)->input, at("NTH"), {}}), 1);
        QVERIFY(singles.found > 0);
        QVERIFY(panel.model().answer().found >= singles.found);
        QVERIFY(panel.settled());
        QVERIFY(panel.model().answer().found > singles.found);
    }

    void theTreeHasEverySetOnce()
    {
        Flips panel(askedSituation(fight));
        panel.ask(at("NTH"));
        QVERIFY(panel.settled());
        const FlipModel& model = panel.model();
        std::size_t sets = 0, idle = 0;
        for (int g = 0; g < model.rowCount(); ++g) {
            const QModelIndex group = model.index(g, 0);
            QCOMPARE(model.kindOf(group), FlipModel::Kind::Group);
            std::size_t here = 0;
            for (int i = 0; i < model.rowCount(group); ++i) {
                const QModelIndex row = model.index(i, 0, group);
                QCOMPARE(model.parent(row), group);
                if (model.kindOf(row) == FlipModel::Kind::Idle) {
                    here += static_cast<std::size_t>(model.rowCount(row));
                    idle += static_cast<std::size_t>(model.rowCount(row));
                    for (int j = 0; j < model.rowCount(row); ++j)
                        QVERIFY(model.flipAt(model.index(j, 0, row))->idle);
                } else if (model.kindOf(row) == FlipModel::Kind::Set) {
                    QVERIFY(!model.flipAt(row)->idle);
                    QCOMPARE(model.indexOf(model.flipAt(row)->changes), row);
                    ++here;
                }
            }
            QCOMPARE(model.index(g, 1).data().toString(), QString::number(here));
            sets += here;
        }
        QCOMPARE(sets, model.answer().found);
        QVERIFY(idle > 0);
        QVERIFY2(panel.state().startsWith(QString::number(sets)), qPrintable(panel.state()));
    }

    /// Folded as well: one reads the names to choose which group to unfold.
    void namesOfGroupsAreWhole()
    {
        Flips panel(askedSituation(fight));
        panel.resize(300, 900);
        panel.ask(at("NTH"));
        QVERIFY(panel.settled());
        QTreeView& tree = panel.tree();
        tree.collapseAll();
        tree.doItemsLayout();
        int several = 0;
        for (int g = 0; g < panel.model().rowCount(); ++g) {
            const QModelIndex group = panel.model().index(g, 0);
            const QRect row = tree.visualRect(group);
            const QString name = group.data().toString();
            const QRect needed = tree.fontMetrics().boundingRect(QRect(0, 0, row.width(), QWIDGETSIZE_MAX),
                                                                 Qt::TextWordWrap, name);
            QVERIFY2(row.height() >= needed.height() && row.width() >= needed.width(), qPrintable(name));
            several += needed.height() > tree.fontMetrics().height() ? 1 : 0;
        }
        QVERIFY(several > 0);
    }

    void whatIsNotShownIsCounted()
    {
        Flips panel(largePhase(7)); // with a unit whose result is turned in more ways than are shown
        const FlipAnswer& answer = panel.model().answer();
        for (int unit = 0; unit < panel.box("flipOrder").count() && answer.found <= FlipTally::mostShown;
             ++unit) {
            panel.box("flipOrder").setCurrentIndex(unit);
            QVERIFY(panel.settled());
        }
        QVERIFY(answer.found > FlipTally::mostShown);
        const QModelIndex more = panel.first(FlipModel::Kind::More);
        QVERIFY(more.isValid());
        const QModelIndex group = panel.model().parent(more);
        std::size_t shown = 0;
        for (const Flip& flip : answer.shown) shown += flip.does == panel.model().groupAt(group) ? 1 : 0;
        QCOMPARE(
            more.data().toString(),
            QString("and %1 more").arg(group.siblingAtColumn(1).data().toInt() - static_cast<int>(shown)));
    }

    void filtersNarrowTheSearch()
    {
        Flips panel(askedSituation(fight));
        panel.ask(at("NTH"));
        panel.box("flipSize").setCurrentIndex(0);
        for (const Flip& flip : panel.model().answer().shown) QCOMPARE(flip.changes.size(), std::size_t{1});
        panel.box("flipWhose").setCurrentIndex(panel.box("flipWhose").findText("England"));
        QVERIFY(panel.model().answer().found > 0);
        for (const Flip& flip : panel.model().answer().shown)
            QCOMPARE(flip.changes.front().now.unit.power, standardMap().findPower("England"));
        panel.box("flipWhose").setCurrentIndex(panel.box("flipWhose").count() - 1);
        auto* units = panel.findChild<QListWidget*>("flipUnits");
        QVERIFY(units->isVisible());
        QCOMPARE(panel.model().answer().found, std::size_t{0}); // none is ticked
        QVERIFY2(panel.state().contains("turns it"), qPrintable(panel.state()));
        for (int row = 0; row < units->count(); ++row)
            if (units->item(row)->text() == "Fleet Skagerrak") units->item(row)->setCheckState(Qt::Checked);
        QVERIFY(panel.model().answer().found > 0);
        for (const Flip& flip : panel.model().answer().shown)
            QCOMPARE(standardMap().provinceOf(flip.changes.front().now.unit.at), at("SKA"));
    }

    void aClickOrAKeyTriesASet()
    {
        Flips panel(askedSituation(fight));
        panel.ask(at("NTH"));
        QVERIFY(panel.settled());
        QList<std::vector<OrderChange>> pointed, chosen;
        connect(&panel, &FlipPanel::pointedAt, this, [&](const auto& changes) { pointed << changes; });
        connect(&panel, &FlipPanel::chosen, this, [&](const auto& changes) { chosen << changes; });
        panel.tree().expandAll();
        const QModelIndex set = panel.first(FlipModel::Kind::Set);
        panel.tree().setCurrentIndex(set);
        QVERIFY(pointed.last() == panel.model().flipAt(set)->changes);
        QTest::keyClick(&panel.tree(), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.last() == panel.model().flipAt(set)->changes);
        QTest::mouseClick(panel.tree().viewport(), Qt::LeftButton, {}, panel.tree().visualRect(set).center());
        QCOMPARE(chosen.size(), 2);
        const QModelIndex group = panel.model().parent(set);
        const bool open = panel.tree().isExpanded(group);
        panel.tree().setCurrentIndex(group);
        QVERIFY(pointed.last().empty());
        QTest::keyClick(&panel.tree(), Qt::Key_Space);
        QCOMPARE(panel.tree().isExpanded(group), !open);
        QCOMPARE(chosen.size(), 2);
    }

    /// A chosen set has the result that the panel names.
    void setsTurnTheResult()
    {
        const auto phase = askedSituation(fight);
        Flips panel(phase);
        panel.ask(at("NTH"));
        QVERIFY(panel.settled());
        for (const Flip& flip : panel.model().answer().shown) {
            PhaseInput changed = phase->input;
            for (const OrderChange& change : flip.changes)
                changed.orders = withOrder(*changed.map, changed.orders, change.now);
            const Outcome then = resolve(changed);
            const OrderResult& result = resultOf(then, "NTH");
            QCOMPARE(result.verdict, flip.then.verdict);
            const QModelIndex row = panel.model().indexOf(flip.changes);
            QCOMPARE(row.siblingAtColumn(1).data().toString(), FlipWords::result(flip.then));
            QVERIFY(row.data().toString().contains(" instead of "));
        }
    }

    void theQuestionStaysWhenOrdersChange()
    {
        Flips panel(askedSituation(fight));
        panel.ask(at("NTH"));
        QCOMPARE(panel.asked(), at("NTH"));
        panel.setPhase(askedSituation("England: F NTH - NWY | Russia: F NWY H"));
        QCOMPARE(panel.asked(), at("NTH"));
        panel.ask(at("PAR")); // no unit is there
        QCOMPARE(panel.asked(), at("NTH"));
        panel.setPhase(askedSituation("France: A PAR H"));
        QCOMPARE(panel.asked(), noProvince);
        QCOMPARE(panel.model().rowCount(), 0);
        panel.setPhase(askedCase("6.I.1"));
        QVERIFY2(panel.state().contains("movement"), qPrintable(panel.state()));
    }

    void nothingIsSearchedWhileHidden()
    {
        FlipPanel panel;
        panel.setPhase(askedSituation(fight));
        panel.ask(at("NTH"));
        QVERIFY(!panel.isSearching());
        QCOMPARE(panel.model().rowCount(), 0);
        panel.show();
        QVERIFY(panel.model().rowCount() > 0);
        panel.hide();
        QVERIFY(!panel.isSearching());
    }

    void looksLikeTheOthers()
    {
        applyTheme(*qApp, ThemeKind::Light);
        Flips panel(askedSituation(fight));
        QVERIFY2(oddType(panel).isEmpty(), qPrintable(oddType(panel).join(u'\n')));
        QVERIFY2(oddSpacing(panel).isEmpty(), qPrintable(oddSpacing(panel).join(u'\n')));
    }
};

CHANCERY_SUITE(TestFlipPanel, QApplication)

} // namespace chancery::tst_flip_panel

#include "tst_flip_panel.moc"
