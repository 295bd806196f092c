// SPDX-License-Identifier: GPL-3.0-or-later
// Ten rulebooks at a glance: the table says what the matrix says, lights what differs, and chooses rulebooks.
#include "tests/support/asked_phases.h"
#include "tests/support/look_laws.h"
#include "tests/support/suite.h"

#include "ui/draw/palette.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/nav_bar.h"
#include "ui/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

namespace chancery::tst_matrix_panel {

namespace {

struct Matrix : MatrixPanel
{
    explicit Matrix(std::shared_ptr<const AskedPhase> phase)
    {
        setTheme(themeFor(ThemeKind::Light, standardMap()));
        setPhase(std::move(phase));
        resize(900, 500);
        show();
    }
    QTableView& table() { return *findChild<QTableView*>("matrix"); }
    QString said(const char* name) const { return findChild<QLabel*>(name)->text(); }
    QString page() const { return findChild<PageView*>("matrixPage")->toPlainText(); }
    int columnOf(const QString& name) const
    {
        for (int column = 0; column < model().columnCount(); ++column)
            if (model().bookName(column) == name) return column;
        return -1;
    }
    QString cell(int row, const QString& book) const
    {
        return model().index(row, columnOf(book)).data().toString();
    }
    void choose(int row, const QString& book) { table().setCurrentIndex(model().index(row, columnOf(book))); }
    void wish(const char* box, const QString& text)
    {
        auto* wished = findChild<QComboBox*>(box);
        wished->setCurrentIndex(wished->findText(text));
    }
};

} // namespace

class TestMatrixPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEmptyBoardIsNoAgreement()
    {
        QCOMPARE(Matrix(askedStudy(studyWith({}, {}))).said("matrixSummary"),
                 QString("There is nothing to resolve."));
    }

    void retreatsSayWhyAProvinceIsClosed()
    {
        Matrix panel(askedCase("6.H.11"));
        int row = 0;
        while (panel.model().rowAt(row).kind != MatrixRow::Kind::Retreats) ++row;
        const auto said = [&](const QString& book) {
            panel.choose(row, book);
            return panel.page().remove(QChar(0x2060)); // what keeps a clause on one line
        };
        QVERIFY2(
            said("DATC").contains("Gascony: open. It is empty, and no standoff left it so. The attacker came "
                                  "from there, but by convoy, which does not close it: A Gas-Mar via (DATC "
                                  "4.A.5)."),
            qPrintable(said("DATC")));
        for (const char* closed :
             {"Gascony: closed. The attacker came from there: A Gas-Mar via (1971 XI).",
              "Burgundy: closed. A unit is there after the moves: A Bur S A Gas-Mar (1971 XI)."})
            QVERIFY2(said("1971").contains(closed), qPrintable(said("1971")));
    }

    void cellsSayWhatTheRulebooksSay_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"6.F.14", "6.F.16", "6.F.17", "6.F.18", "6.F.24", "6.G.11", "6.E.7", "6.J.8"})
            QTest::newRow(id) << id;
    }
    void cellsSayWhatTheRulebooksSay()
    {
        QFETCH(QString, id);
        const auto phase = askedCase(id.toStdString());
        Matrix panel(phase);
        QCOMPARE(panel.model().columnCount(), static_cast<int>(rulebooks().size()));
        for (int row = 0; row < panel.model().rowCount(); ++row)
            for (int column = 0; column < panel.model().columnCount(); ++column) {
                const MatrixRow& about = panel.model().rowAt(row);
                if (about.kind != MatrixRow::Kind::Order) continue;
                PhaseInput under = phase->input;
                under.options = rulebooks()[static_cast<std::size_t>(column)].options;
                const Outcome outcome = resolve(under);
                const auto result = std::ranges::find(outcome.results, about.order, &OrderResult::order);
                const QModelIndex cell = panel.model().index(row, column);
                const bool open = about.cells[static_cast<std::size_t>(column)].open;
                const QString expected = Words::verdict(*result) + (open ? QStringLiteral("?") : QString());
                QCOMPARE(cell.data().toString(), expected);
                const bool lit = cell.data(Qt::BackgroundRole).isValid();
                QCOMPARE(lit, cell.data(MatrixModel::DiffersRole).toBool());
                QCOMPARE(cell.data(Qt::FontRole).value<QFont>().bold(), lit);
            }
    }

    void whatDiffersIsFoundAtOnce()
    {
        Matrix panel(askedCase("6.F.16"));
        const int first = panel.model().firstDiffering();
        QVERIFY(first >= 0);
        QCOMPARE(panel.table().currentIndex().row(), first);
        QCOMPARE(panel.model().bookName(panel.model().ownColumn()), QString("DATC"));
        const int all = panel.model().rowCount();
        panel.findChild<QCheckBox*>("matrixOnly")->setChecked(true);
        QVERIFY(panel.model().rowCount() < all);
        for (int row = 0; row < panel.model().rowCount(); ++row)
            QVERIFY(panel.model().firstDifferingColumn(row) >= 0);
        Matrix agreed(askedCase("6.A.1"));
        QCOMPARE(agreed.said("matrixSummary"), QString("All rulebooks agree."));
        QVERIFY(!agreed.findChild<QCheckBox*>("matrixOnly")->isEnabled());
    }

    void openParadoxesAreMarked()
    {
        const auto phase = askedCase("6.F.18");
        Matrix panel(phase);
        int open = 0;
        for (int column = 0; column < panel.model().columnCount(); ++column) {
            const bool marked =
                panel.model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().endsWith(" ?");
            QCOMPARE(marked, panel.model().matrix().columns[static_cast<std::size_t>(column)].unanswered);
            open += marked ? 1 : 0;
        }
        QVERIFY(open > 0);
        QVERIFY2(panel.said("matrixSummary").contains("left open"), qPrintable(panel.said("matrixSummary")));
    }

    void aCellShowsItsReasonAndClause()
    {
        Matrix panel(askedCase("6.F.16"));
        const int row = panel.model().firstDiffering();
        panel.choose(row, "Alexander");
        QVERIFY2(panel.page().contains("Alexander"), qPrintable(panel.page()));
        QVERIFY2(panel.page().contains(QString::fromStdString("Alexander ")), qPrintable(panel.page()));
        const QString alexander = panel.page();
        panel.choose(row, "1971");
        QVERIFY(panel.page() != alexander);
        QVERIFY2(panel.page().contains("1971 "), qPrintable(panel.page()));
        QSignalSpy terms(&panel, &MatrixPanel::termWanted);
        Q_EMIT panel.findChild<PageView*>("matrixPage")->followed("term:paradox");
        QCOMPARE(terms.takeFirst().front().toString(), QString("paradox"));
    }

    void wishesAreAnswered()
    {
        Matrix panel(askedCase("6.F.16"));
        const int row = panel.model().firstDiffering();
        panel.choose(row, "DATC");
        const auto booksWith = [&](const auto& holds) {
            QStringList books;
            for (int column = 0; column < panel.model().columnCount(); ++column)
                if (holds(panel.model().index(row, column).data().toString()))
                    books << panel.model().bookName(column);
            return books;
        };
        auto* verdicts = panel.findChild<QComboBox*>("wishedResult");
        const QString now = panel.cell(row, "DATC").section(", ", 0, 0);
        QVERIFY2(verdicts->findText(now) > 0, qPrintable(now));
        const QStringList same = booksWith([&](const QString& cell) { return cell.startsWith(now); });
        QVERIFY(!same.isEmpty() && same.size() < panel.model().columnCount());
        panel.wish("wishedResult", now);
        QCOMPARE(panel.said("wishAnswer"), "So by: " + same.join(", "));
        QVERIFY(panel.cell(row, same.front()).startsWith("✓ "));
        panel.wish("wishedResult", "illegal");
        QCOMPARE(panel.said("wishAnswer"), QString("No rulebook would have it so."));
        panel.wish("wishedResult", "any result");
        panel.wish("wishedFate", "not dislodged");
        const QStringList safe = booksWith([](const QString& cell) { return !cell.contains("dislodged"); });
        QCOMPARE(panel.said("wishAnswer"), safe.size() == panel.model().columnCount()
                                               ? QString("All rulebooks would have it so.")
                                               : "So by: " + safe.join(", "));
        panel.wish("wishedFate", "any fate");
        QCOMPARE(panel.said("wishAnswer"), QString());
        QVERIFY(!panel.cell(row, same.front()).contains("✓"));
    }

    void aHeaderChoosesARulebook()
    {
        Matrix panel(askedCase("6.F.16"));
        QSignalSpy chosen(&panel, &MatrixPanel::rulebookChosen);
        Q_EMIT panel.table().horizontalHeader()->sectionClicked(panel.columnOf("1971"));
        QCOMPARE(chosen.takeFirst().front().toString(), QString("1971"));
        auto* use = panel.findChild<QPushButton*>("useRulebook");
        panel.choose(0, "DATC");
        QVERIFY(!use->isEnabled()); // it is in force
        panel.choose(0, "Alexander");
        QVERIFY(use->isEnabled());
        use->click();
        QCOMPARE(chosen.takeFirst().front().toString(), QString("alexander"));
    }

    void houseRulesComeFirst()
    {
        Study study = datcStudy("6.F.16");
        study.rulebook.options.paradox = ParadoxRule::AllHold;
        const auto phase = askedStudy(study);
        Matrix panel(phase);
        QCOMPARE(panel.model().columnCount(), static_cast<int>(rulebooks().size()) + 1);
        QCOMPARE(panel.model().ownColumn(), 0);
        QVERIFY(panel.model().isHouse(0));
        QCOMPARE(panel.model().bookName(0), QString("These rules"));
        for (int row = 0; row < panel.model().rowCount(); ++row) {
            if (panel.model().rowAt(row).kind != MatrixRow::Kind::Order) continue;
            const auto& results = phase->outcome().results;
            const auto result =
                std::ranges::find(results, panel.model().rowAt(row).order, &OrderResult::order);
            QCOMPARE(panel.model().index(row, 0).data().toString(), Words::verdict(*result));
        }
        QSignalSpy chosen(&panel, &MatrixPanel::rulebookChosen);
        Q_EMIT panel.table().horizontalHeader()->sectionClicked(0);
        QCOMPARE(chosen.count(), 0);
    }

    void removalsAndRetreatsAreRows()
    {
        Matrix removals(askedCase("6.J.8"));
        QVERIFY(std::ranges::count(removals.model().matrix().rows, MatrixRow::Kind::Removals,
                                   &MatrixRow::kind) > 0);
        const int last = removals.model().rowCount() - 1;
        QVERIFY2(removals.model()
                     .headerData(last, Qt::Vertical, Qt::DisplayRole)
                     .toString()
                     .startsWith("Removals of "),
                 "");
        removals.choose(last, "1971");
        QVERIFY2(removals.page().contains("by rule it loses its unit in "), qPrintable(removals.page()));
        Matrix retreats(askedSituation("Germany: A MUN - BOH, A SIL S A MUN - BOH | Austria: A BOH H"));
        const int row = retreats.model().rowCount() - 1;
        QCOMPARE(retreats.model().headerData(row, Qt::Vertical, Qt::DisplayRole).toString(),
                 QString("Retreats of A Boh"));
        QCOMPARE(retreats.cell(row, "DATC"), QString("GAL TYR VIE"));
    }

    void aUnitWithoutAnOrderToRetreatIsSaidToHaveNone()
    {
        Study study = datcStudy("6.H.1");
        study.nodes.back().orders.clear();
        const Game game = gameTo(study, study.nodes.back().id).game;
        const auto phase = askedPhase(game, game.current());
        Matrix panel(phase);
        const int row = panel.model().rowOf(standardMap().findProvince("TRI"));
        QCOMPARE(panel.model().headerData(row, Qt::Vertical, Qt::DisplayRole).toString(), QString("F Tri"));
        QCOMPARE(panel.cell(row, "1971"), QString("no retreat ordered"));
        panel.choose(row, "1971");
        QVERIFY2(panel.page().startsWith("1971 – F Tri: no retreat ordered"), qPrintable(panel.page()));
        QVERIFY2(!panel.page().contains("succeeds"), qPrintable(panel.page()));
    }

    void wherePhasesAgreeTheOwnRulesAreShown()
    {
        Matrix panel(askedCase("6.F.16"));
        panel.choose(panel.model().firstDiffering(), "1971");
        panel.setPhase(askedCase("6.F.16"));
        QCOMPARE(panel.model().bookName(panel.table().currentIndex().column()), QString("1971"));
        panel.setPhase(askedCase("6.A.11"));
        QCOMPARE(panel.table().currentIndex().column(), panel.model().ownColumn());
    }

    void theOpponentThatTheReasonNamesIsLit()
    {
        Matrix panel(askedSituation("Italy: A PIE - VEN | Austria: A VEN H, A TRI S A VEN"));
        BoardLight last;
        connect(&panel, &MatrixPanel::lit, this, [&](const BoardLight& light) { last = light; });
        panel.MatrixPanel::choose(standardMap().findProvince("VEN"));
        panel.MatrixPanel::choose(standardMap().findProvince("PIE"));
        for (const char* code : {"PIE", "VEN", "TRI"})
            QVERIFY2(last.units.has(standardMap().findProvince(code)), code);
    }

    void theRowOfAUnitIsLit()
    {
        Matrix panel(askedCase("6.F.16"));
        QList<BoardLight> lights;
        connect(&panel, &MatrixPanel::lit, this, [&](const BoardLight& light) { lights << light; });
        const int last = panel.model().rowCount() - 1;
        const int other = panel.table().currentIndex().row() == last ? 0 : last;
        const Province unit = standardMap().provinceOf(panel.model().rowAt(other).order.unit.at);
        panel.MatrixPanel::choose(unit);
        QVERIFY(!lights.empty());
        QCOMPARE(lights.last().provinces, ProvinceSet{unit});
        panel.hide();
        QVERIFY(lights.last().empty());
    }

    void looksLikeTheOthers()
    {
        applyTheme(*qApp, ThemeKind::Light);
        Matrix panel(askedCase("6.F.16"));
        QVERIFY2(oddType(panel).isEmpty(), qPrintable(oddType(panel).join(u'\n')));
        QVERIFY2(oddSpacing(panel).isEmpty(), qPrintable(oddSpacing(panel).join(u'\n')));
    }
};

CHANCERY_SUITE(TestMatrixPanel, QApplication)

} // namespace chancery::tst_matrix_panel

#include "tst_matrix_panel.moc"
