// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/study_results.h"

#include "ui/console/study_texts.h"
#include "ui/parts/long_words.h"
#include "ui/words/clause_library.h"
#include "ui/words/clauses.h"
#include "ui/words/fault_words.h"

#include <QDesktopServices>
#include <QLabel>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace chancery {

namespace {

QLabel* sentence(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->hide();
    return label;
}

} // namespace

StudyResults::StudyResults(StudyView& shown, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , waiting_(sentence("studyWaits", this))
    , summary_(sentence("otherwiseSummary", this))
    , otherwise_(new QTextBrowser(this))
    , page_(new ResultsPage(this))
{
    setObjectName(QStringLiteral("studyResults"));
    waiting_->setAccessibleName(tr("Why there are no results"));
    QFont bold = summary_->font();
    bold.setBold(true);
    summary_->setFont(bold);
    otherwise_->setObjectName(QStringLiteral("otherwise"));
    otherwise_->setAccessibleName(tr("What became otherwise"));
    otherwise_->setOpenLinks(false);
    breakLongWords(otherwise_);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(otherwise_);
    parts->addWidget(page_);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(waiting_);
    column->addWidget(summary_);
    column->addWidget(parts, 1);
    connect(page_, &ResultsPage::chosen, this, &StudyResults::chosen);
    connect(otherwise_, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (leadsToClause(link.toString()))
            QDesktopServices::openUrl(link);
        else
            page_->choose(static_cast<Province>(link.toString().toInt()));
    });
    connect(&shown_, &StudyView::changed, this, &StudyResults::follow);
    follow(StudyChange::Shown);
}

void StudyResults::setTheme(const Theme& theme)
{
    page_->setTheme(theme);
}

void StudyResults::setRegister(Register how)
{
    register_ = how;
    page_->setRegister(how);
    follow(StudyChange::Shown);
}

void StudyResults::follow(StudyChange change)
{
    if (change == StudyChange::File) return;
    const StudyTexts texts(shown_.study());
    QStringList waits{texts.obstacle(shown_.obstacle(), shown_.node()),
                      StudyTexts::leftOut(shown_.session().game())};
    const Position& before = shown_.record().before;
    const bool isEmpty = before.units.empty() && before.dislodged.empty();
    if (isEmpty) waits << tr("Drag units onto the board, or paste a position.");
    waits << FaultWords(shown_.map()).sentences(shown_.faults()) << texts.remarksOnText();
    waits.removeAll(QString());
    waiting_->setText(waits.join(u'\n'));
    waiting_->setVisible(!waits.isEmpty());
    const QString summary = differenceSummary(shown_);
    summary_->setText(summary);
    summary_->setVisible(!summary.isEmpty());
    const QString html = differenceAsHtml(shown_, register_);
    otherwise_->setHtml(unbroken(withClauseLinks(html)));
    otherwise_->setVisible(!html.isEmpty());
    const Province read = page_->menuPlace().first; // the order whose reason is read stays chosen
    page_->setVisible(!isEmpty);
    page_->show(shown_.session().game(), shown_.record());
    if (read != noProvince) page_->choose(read);
    if (page_->menuPlace().first == noProvince) Q_EMIT chosen(noProvince);
}

} // namespace chancery
