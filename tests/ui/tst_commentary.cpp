// SPDX-License-Identifier: GPL-3.0-or-later
// A commentary that is empty takes no room in the study.
#include "engine/game/study.h"
#include "tests/support/open_study.h"
#include "tests/support/standard_board.h"
#include "tests/support/suite.h"
#include "ui/console/commentary_panel.h"
#include "ui/console/study_edits.h"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace chancery::tst_commentary {

class TestCommentary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { window_.reset(); }
    void takesOneLineWhileItIsEmpty();
    void isWrittenAfterOneClick();
    void staysWhileSomethingIsSaid();

private:
    bool isOpen() const { return commentary_->isVisible(); }
    int mostLines() const { return panel_->maximumHeight() / panel_->fontMetrics().lineSpacing(); }

    std::unique_ptr<OpenStudy> study_;
    std::unique_ptr<QWidget> window_;
    CommentaryPanel* panel_ = nullptr;
    QPlainTextEdit* commentary_ = nullptr;
    QToolButton* add_ = nullptr;
    QLineEdit* elsewhere_ = nullptr;
};

void TestCommentary::init()
{
    study_ = std::make_unique<OpenStudy>(studyOf(newGame(sharedMap()), 0));
    window_ = std::make_unique<QWidget>();
    auto* column = new QVBoxLayout(window_.get());
    panel_ = new CommentaryPanel(*study_);
    column->addWidget(panel_);
    elsewhere_ = new QLineEdit;
    column->addWidget(elsewhere_);
    commentary_ = panel_->findChild<QPlainTextEdit*>("studyCommentary");
    add_ = panel_->findChild<QToolButton*>("addCommentary");
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    elsewhere_->setFocus();
}

void TestCommentary::takesOneLineWhileItIsEmpty()
{
    QVERIFY(!isOpen());
    QVERIFY(add_->isVisible());
    QVERIFY2(mostLines() <= 5, qPrintable(QString::number(mostLines()))); // with the title and its frames
}

void TestCommentary::isWrittenAfterOneClick()
{
    QTest::mouseClick(add_, Qt::LeftButton);
    QVERIFY(isOpen() && !add_->isVisible());
    QVERIFY(mostLines() > 1'000);
    QTest::keyClicks(QApplication::focusWidget(), "A standoff");
    QCOMPARE(study_->study().commentary, std::string("A standoff"));
    elsewhere_->setFocus();
    QCoreApplication::processEvents();
    QVERIFY(isOpen());
    commentary_->setFocus();
    commentary_->selectAll();
    QTest::keyClick(commentary_, Qt::Key_Delete);
    QVERIFY(isOpen()); // who writes on is not interrupted
    elsewhere_->setFocus();
    QTRY_VERIFY(!isOpen());
}

void TestCommentary::staysWhileSomethingIsSaid()
{
    setComment(*study_, study_->node().id, QStringLiteral("Why not?"));
    QVERIFY(isOpen());
    study_->session().undoStack()->undo();
    QVERIFY(!isOpen());
    panel_->focusComment();
    QVERIFY(isOpen());
    QCOMPARE(QApplication::focusWidget()->objectName(), QString("lineComment"));
}

CHANCERY_SUITE(TestCommentary, QApplication)

} // namespace chancery::tst_commentary

#include "tst_commentary.moc"
