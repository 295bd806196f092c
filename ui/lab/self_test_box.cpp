// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/self_test_box.h"

#include "ui/draw/type.h"
#include "ui/parts/dialog_parts.h"
#include "ui/words/rulebook_words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr std::size_t atOnce = 40; ///< cases, about five milliseconds

} // namespace

SelfTestBox::SelfTestBox(const CaseCollection& cases, QWidget* parent)
    : QWidget(parent)
    , cases_(cases)
    , run_(new QPushButton(tr("&Self-test"), this))
    , progress_(new QProgressBar(this))
    , state_(stateLabel("selfTestState", this))
    , table_(new QTableWidget(this))
{
    setObjectName(QStringLiteral("selfTestBox"));
    introduce(run_, "selfTest", tr("Self-test"),
              tr("Run all cases of the libraries, those of DATC under every rulebook"));
    introduce(table_, "selfTestRows", tr("Results of the self-test"), {});
    progress_->setObjectName(QStringLiteral("selfTestProgress"));
    progress_->setAccessibleName(tr("Progress of the self-test"));
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(2 * spacingStep);
    progress_->hide();
    makeReadTable(table_, {tr("Cases"), tr("Passed"), tr("Failed"), tr("Not applicable")}, {0});
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setShowGrid(false);
    table_->hide();
    auto* row = new QHBoxLayout;
    row->setSpacing(2 * spacingStep);
    row->addWidget(run_);
    row->addWidget(state_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacingStep);
    column->addLayout(row);
    column->addWidget(progress_);
    column->addWidget(table_, 1);
    idle_.setInterval(0);
    connect(&idle_, &QTimer::timeout, this, &SelfTestBox::runSome);
    connect(run_, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
}

SelfTestBox::~SelfTestBox() = default;

void SelfTestBox::start()
{
    test_.reset();
    tested_.emplace(cases_.index().withoutLibrary(CaseCollection::own));
    test_.emplace(*tested_);
    progress_->setRange(0, static_cast<int>(test_->total()));
    progress_->show();
    run_->setText(tr("&Stop"));
    idle_.start();
}

void SelfTestBox::stop()
{
    idle_.stop();
    progress_->hide();
    run_->setText(tr("&Self-test"));
    showCounts();
}

void SelfTestBox::runSome()
{
    const bool more = test_->run(atOnce);
    progress_->setValue(static_cast<int>(test_->done()));
    showCounts();
    if (more) return;
    stop();
    Q_EMIT finished();
}

QString SelfTestBox::said() const
{
    return state_->text();
}

void SelfTestBox::showCounts()
{
    int passed = 0, failed = 0;
    for (const SelfTestRow& row : test_->rows()) passed += row.passed, failed += row.failed;
    const bool ended = test_->done() == test_->total();
    const QString counts = tr("%1 of %2 runs: %3 passed, %4 failed")
                               .arg(test_->done())
                               .arg(test_->total())
                               .arg(passed)
                               .arg(failed);
    tell(state_, counts, failed > 0 ? Tone::Missing : Tone::Quiet);
    table_->setVisible(ended);
    if (!ended) return;
    table_->setRowCount(static_cast<int>(test_->rows().size()));
    for (int i = 0; i < table_->rowCount(); ++i) {
        const SelfTestRow& row = test_->rows()[static_cast<std::size_t>(i)];
        const RulebookInfo* book = findRulebook(row.rulebook);
        const QString name = book ? tr("%1 under %2", "library, rulebook")
                                        .arg(cases_.nameOf(row.library), RulebookWords::title(*book))
                                  : cases_.nameOf(row.library);
        table_->setItem(i, 0, new QTableWidgetItem(name));
        for (const auto& [column, count] :
             {std::pair{1, row.passed}, std::pair{2, row.failed}, std::pair{3, row.unknown}}) {
            auto* item = new QTableWidgetItem(QString::number(count));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table_->setItem(i, column, item);
        }
    }
    QStringList failures;
    for (const SelfTestFailure& one : test_->failures())
        failures << QString::fromStdString(one.id + " (" + one.rulebook + ")");
    table_->setToolTip(
        failures.isEmpty() ? QString() : tr("Failed: %1", "cases").arg(failures.join(QStringLiteral(", "))));
}

} // namespace chancery
