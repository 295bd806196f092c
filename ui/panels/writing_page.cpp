// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet of orders per power: see writing_page.h.
#include "ui/panels/writing_page.h"

#include "ui/panels/sheet_edit.h"
#include "ui/panels/swatch.h"
#include "ui/session/missing.h"
#include "ui/text/words.h"

#include <QLabel>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QVBoxLayout>

namespace chancery {

namespace {

/// Blank lines and spaces at the ends do not make another sheet.
QStringList linesOf(const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n'))
        if (!line.trimmed().isEmpty()) lines << line.trimmed();
    return lines;
}

QLabel* label(const char* name, QWidget* parent)
{
    auto* made = new QLabel(parent);
    made->setObjectName(QLatin1String(name));
    made->setWordWrap(true);
    return made;
}

/// As many powers as at a usual table are all in sight, if a little closer together; of more, the bar
/// scrolls.
class PowerTabs : public QTabBar
{
public:
    using QTabBar::QTabBar;

protected:
    QSize tabSizeHint(int tab) const override
    {
        constexpr int mostInSight = 8, narrowest = 44;
        QSize hint = QTabBar::tabSizeHint(tab);
        if (count() <= mostInSight)
            hint.setWidth(std::min(hint.width(), std::max(narrowest, width() / count())));
        return hint;
    }
};

} // namespace

WritingPage::WritingPage(Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , tabs_(new PowerTabs(this))
    , heading_(label("sheetHeading", this))
    , units_(label("sheetMissing", this))
    , sheet_(new SheetEdit(this))
    , problem_(label("sheetProblem", this))
{
    tabs_->setObjectName(QStringLiteral("powerTabs"));
    tabs_->setAccessibleName(tr("Powers"));
    tabs_->setExpanding(true);
    tabs_->setUsesScrollButtons(true);
    tabs_->setElideMode(Qt::ElideNone);
    sheet_->setObjectName(QStringLiteral("sheet"));
    sheet_->setPlaceholderText(tr("Orders, one a line:\nA Vie - Gal\nF Tri S A Ser - Alb"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    for (QWidget* part :
         {static_cast<QWidget*>(tabs_), static_cast<QWidget*>(heading_), static_cast<QWidget*>(units_)})
        column->addWidget(part);
    column->addWidget(sheet_, 1);
    column->addWidget(problem_);
    connect(tabs_, &QTabBar::currentChanged, this, [this] {
        if (filling_) return;
        showSheet();
        Q_EMIT powerShown(power());
    });
    connect(sheet_, &SheetEdit::textChanged, this, &WritingPage::typed);
    connect(sheet_, &SheetEdit::cursorPositionChanged, this, &WritingPage::showProblem);
    connect(&session_, &Session::changed, this, &WritingPage::follow);
    fillTabs();
}

void WritingPage::setTheme(const Theme& theme)
{
    theme_ = theme;
    sheet_->setAlarm(theme.alarm);
    // A board of other powers is dressed before this page has followed the game.
    if (tabs_->count() != static_cast<int>(session_.map().powers.size())) return fillTabs();
    for (int p = 0; p < tabs_->count(); ++p)
        tabs_->setTabIcon(p, powerIcon(session_.map(), theme_, static_cast<Power>(p)));
    showCounts();
}

Power WritingPage::power() const
{
    return static_cast<Power>(std::max(0, tabs_->currentIndex()));
}

void WritingPage::showPower(Power power)
{
    tabs_->setCurrentIndex(static_cast<int>(index(power)));
}

void WritingPage::focusSheet()
{
    sheet_->setFocus(Qt::ShortcutFocusReason);
}

void WritingPage::follow(Change change)
{
    if (change == Change::Game) fillTabs();
    if (change == Change::Phase || change == Change::Orders) showSheet();
    if (change == Change::Details) showCounts();
}

void WritingPage::fillTabs()
{
    {
        const QScopedValueRollback guard(filling_, true);
        while (tabs_->count() > 0) tabs_->removeTab(0);
        for (std::size_t p = 0; p < session_.map().powers.size(); ++p) tabs_->addTab(QString());
    }
    if (!theme_.powers.empty()) setTheme(themeFor(theme_.kind, session_.map()));
    showSheet();
}

void WritingPage::typed()
{
    if (filling_) return;
    session_.writeSheet(power(), sheet_->toPlainText());
    showReadings(); // also where the session sees no change, as after a blank line
}

void WritingPage::showSheet()
{
    const QString written = session_.sheet(power());
    sheet_->setReadOnly(session_.resolved());
    sheet_->setAccessibleName(tr("Orders of %1").arg(Words(session_.map()).power(power())));
    if (linesOf(written) != linesOf(sheet_->toPlainText())) {
        const QScopedValueRollback guard(filling_, true);
        sheet_->setPlainText(written);
        sheet_->moveCursor(QTextCursor::End);
    }
    showReadings();
}

void WritingPage::showReadings()
{
    const PhaseRecord& record = session_.current();
    const ReadingContext context{session_.map(), record.before, record.phase.kind, power()};
    sheet_->setReadings(readLines(context, sheet_->toPlainText()));
    showCounts();
    showProblem();
}

void WritingPage::showProblem()
{
    const QString problem = sheet_->currentReading().problem;
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
}

QString WritingPage::countText(Power power) const
{
    const Missing count = missingOf(session_.game(), power);
    if (count.asked == 0) return tr("nothing to order");
    if (count.missing == 0) return tr("complete");
    return tr("%1 of %2 missing").arg(count.missing).arg(count.asked);
}

void WritingPage::showCounts()
{
    const Words words(session_.map());
    for (int p = 0; p < tabs_->count(); ++p) {
        const auto each = static_cast<Power>(p);
        const Missing count = missingOf(session_.game(), each);
        tabs_->setTabText(p, count.asked == 0     ? QString()
                             : count.missing == 0 ? QStringLiteral("\u2713")
                                                  : QString::number(count.missing));
        tabs_->setTabToolTip(p, tr("%1: %2").arg(words.power(each), countText(each)));
        tabs_->setAccessibleTabName(p, tr("%1: %2").arg(words.power(each), countText(each)));
    }
    heading_->setText(tr("<b>%1</b>: %2").arg(words.power(power()).toHtmlEscaped(), countText(power())));
    const ProvinceSet missing = unitsWithoutOrder(session_.map(), session_.current(), power());
    units_->setText(tr("Without an order: %1").arg(words.list(missing)));
    units_->setVisible(!missing.empty() && !session_.resolved());
}

} // namespace chancery
