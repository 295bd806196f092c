// SPDX-License-Identifier: GPL-3.0-or-later
// A position under all rulebooks, and two lines of play side by side, in the real window.
#include "app/finds.h"
#include "tests/app/dispute.h"
#include "tests/app/lab_table.h"
#include "tests/support/suite.h"
#include "ui/console/study_edits.h"
#include "ui/console/unread_note.h"
#include "ui/console/writing_page.h"
#include "ui/dialogs/handbook.h"
#include "ui/lab/library_window.h"
#include "ui/lab/matrix_panel.h"
#include "ui/lab/nav_bar.h"
#include "ui/parts/note_strip.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace chancery::tst_lab_comparison {

using namespace disputes;

class TestLabComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTableOfRulebooksNamesWhoDiffers()
    {
        Dispute t;
        Document& study = t.openCase("6.F.18");
        study.window()->resize(1280, 720);
        Dispute::triggerIn(study, "lab.matrix");
        QCoreApplication::processEvents();
        MatrixPanel& panel = Dispute::panel<MatrixPanel>(study);
        const MatrixModel& matrix = panel.model();
        const auto& table = Dispute::part<QTableView>(panel, "matrix");
        // Lit is what differs from the own rulebook, which never does.
        QVERIFY(matrix.ownColumn() >= 0);
        QStringList differing;
        for (int row = 0; row < matrix.rowCount(); ++row) {
            QVERIFY(!matrix.differs(row, matrix.ownColumn()));
            for (int column = 0; column < matrix.columnCount(); ++column) {
                const bool other =
                    matrix.index(row, column).data() != matrix.index(row, matrix.ownColumn()).data();
                QVERIFY2(matrix.index(row, column).data(MatrixModel::DiffersRole).toBool() == other,
                         qPrintable(matrix.index(row, column).data(Qt::ToolTipRole).toString()));
                if (other && !differing.contains(matrix.bookName(column)))
                    differing << matrix.bookName(column);
            }
        }
        QVERIFY(!differing.isEmpty());
        const QString summary = Dispute::part<QLabel>(panel, "matrixSummary").text();
        for (const QString& book : differing) QVERIFY2(summary.contains(book), qPrintable(summary));
        // The first cell that differs is chosen and in view.
        const QModelIndex chosen = table.currentIndex();
        QVERIFY(matrix.differs(chosen.row(), chosen.column()));
        QVERIFY(table.viewport()->rect().contains(table.visualRect(chosen).center()));
        Dispute::part<QCheckBox>(panel, "matrixOnly").click();
        QVERIFY(matrix.differs(table.currentIndex().row(), table.currentIndex().column()));
    }

    /// At 1280 x 720: ten columns without scrolling, ten lines for the reason, and a map that can be read.
    void theTableOfRulebooksFits()
    {
        Dispute t;
        Document& study = t.paste(Dispute::lineOfAGame("F1903M"));
        study.window()->resize(1280, 720);
        study.studyPanels()->board().showPart(false);
        beginVariation(study.bench().shown());
        QCoreApplication::processEvents();
        auto& lines = Dispute::part<QDockWidget>(*study.window(), "linesDock");
        const int before = lines.height();
        Dispute::triggerIn(study, "lab.matrix");
        QCoreApplication::processEvents();
        const MatrixPanel& panel = Dispute::panel<MatrixPanel>(study);
        Dispute::shoot(study, "matrix-game");
        auto& table = Dispute::part<QTableView>(*study.window(), "matrix");
        QVERIFY2(table.horizontalHeader()->length() <= table.viewport()->width(),
                 qPrintable(QStringLiteral("%1 in %2")
                                .arg(table.horizontalHeader()->length())
                                .arg(table.viewport()->width())));
        auto& page = Dispute::part<PageView>(*study.window(), "matrixPage");
        QVERIFY2(page.height() >= 5 * page.fontMetrics().lineSpacing(),
                 qPrintable(QString::number(page.height())));
        QVERIFY(study.studyPanels()->board().view().height() >= 330);
        Dispute::part<QDockWidget>(*study.window(), "matrixDock").close();
        QCoreApplication::processEvents();
        QVERIFY(panel.isHidden() || !panel.isVisible());
        QVERIFY2(lines.height() <= before + 4,
                 qPrintable(QStringLiteral("%1, %2").arg(lines.height()).arg(before)));
    }

    void twoBoardsSideBySide_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("1280-light") << QSize(1280, 720) << false;
        QTest::newRow("1280-dark") << QSize(1280, 720) << true;
        QTest::newRow("1920-light") << QSize(1920, 1080) << false;
        QTest::newRow("1920-dark") << QSize(1920, 1080) << true;
    }

    void twoBoardsSideBySide()
    {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        Dispute t;
        Document& study = t.paste(Dispute::lineOfAGame("F1903M"));
        study.window()->resize(size);
        Dispute::triggerIn(study, dark ? "view.dark" : "view.light");
        const Order first = ordersOf(study.bench().shown().record()).front();
        tryOrders(study.bench().shown(), {{first.power, first.unit, Hold{}}});
        Dispute::triggerIn(study, "lines.beside");
        QCoreApplication::processEvents();
        StudyBoard& board = study.studyPanels()->board();
        QVERIFY(board.isSideBySide() && board.other().isVisible());
        QVERIFY(std::abs(board.other().width() - board.view().width()) <= 2);
        board.other().settle();
        board.view().settle();
        chancery::shoot(*study.window(),
                        QStringLiteral("beside-%1").arg(QLatin1String(QTest::currentDataTag())), size);
        Dispute::triggerIn(study, "view.light");
    }
};

CHANCERY_SUITE(TestLabComparison, QApplication)

} // namespace chancery::tst_lab_comparison

#include "tst_lab_comparison.moc"
