// SPDX-License-Identifier: GPL-3.0-or-later
// Three pages: keys, how orders are typed, legend.
#include "ui/dialogs/help_dialog.h"

#include "ui/dialogs/legend.h"
#include "ui/widgets/dialog_parts.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace chancery {

HelpDialog::HelpDialog(const std::vector<ShortcutHelp>& shortcuts, Page page, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("helpDialog"));
    setWindowTitle(tr("Help"));
    auto* pages = new QTabWidget;
    introduce(pages, "pages", tr("Help pages"), {});
    pages->addTab(keys(shortcuts), tr("&Keyboard shortcuts"));
    pages->addTab(writing(), tr("&Typing orders"));
    pages->addTab(legend(), tr("&Legend"));
    pages->setCurrentIndex(static_cast<int>(page));
    auto* column = new QVBoxLayout(this);
    column->addWidget(pages, 1);
    column->addWidget(closeButton(this));
    fitToScreen(this, {760, 640});
}

void HelpDialog::offerChange(std::function<void()> change)
{
    auto* buttons = findChild<QDialogButtonBox*>();
    QPushButton* button = buttons->addButton(tr("&Change the keys…"), QDialogButtonBox::ActionRole);
    introduce(button, "changeKeys", tr("Change the keys"),
              tr("Change the keyboard shortcuts of all actions"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, change = std::move(change)] {
        accept();
        change();
    });
}

QWidget* HelpDialog::keys(const std::vector<ShortcutHelp>& shortcuts)
{
    auto* table = new QTableWidget(static_cast<int>(shortcuts.size()), 2);
    introduce(table, "keys", tr("Shortcut"), {});
    table->setHorizontalHeaderLabels({tr("Action"), tr("Shortcut")});
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setAlternatingRowColors(true);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    for (int row = 0; row < table->rowCount(); ++row) {
        const ShortcutHelp& line = shortcuts[static_cast<std::size_t>(row)];
        QStringList names;
        for (const QKeySequence& key : line.keys) names << key.toString(QKeySequence::NativeText);
        table->setItem(row, 0, new QTableWidgetItem(QString(line.what).remove(u'&')));
        table->setItem(row, 1, new QTableWidgetItem(names.join(tr(" or ", "between two keys"))));
    }
    auto* mouse = new QLabel(
        tr("A right click on the board makes a unit hold, or chooses the unit that it helps. Where "
           "it gives no order, and with Ctrl, it opens a menu of what can be done."));
    mouse->setWordWrap(true);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addWidget(table, 1);
    column->addWidget(mouse);
    return page;
}

QWidget* HelpDialog::writing()
{
    const std::pair<const char*, QString> lines[] = {
        {"A PAR H", tr("The army in Paris holds.")},
        {"A PAR - BUR",
         tr("The army moves to Burgundy. Names work as well as codes, and the letter may be left out: "
            "“Paris - Burgundy”.")},
        {"F MAO - SPA/sc", tr("Name the coast of a fleet where there are two.")},
        {"A MAR S A PAR", tr("Marseilles supports the army in Paris to hold.")},
        {"A MAR S A PAR - BUR", tr("Marseilles supports the move from Paris to Burgundy.")},
        {"F NTH C A LON - BEL", tr("The fleet convoys the army from London to Belgium.")},
        {"A LON - BEL VIA", tr("The army moves by convoy, although it could also move by land.")},
        {"A BUR - GAS", tr("In a retreat phase: Burgundy retreats to Gascony.")},
        {"D A BUR", tr("The unit is disbanded, in a retreat or an adjustment phase.")},
        {"B A PAR", tr("An army is built in Paris.")},
        {"B F STP/nc", tr("A fleet is built on the north coast of St Petersburg.")},
        {"WAIVE", tr("One build is waived.")},
    };
    QString html = QStringLiteral("<p>%1</p><table cellspacing='0' cellpadding='4'>")
                       .arg(tr("One order per line. A line that cannot be read is marked with the reason.")
                                .toHtmlEscaped());
    for (const auto& [order, meaning] : lines)
        html += QStringLiteral("<tr><td><code>%1</code>&nbsp;&nbsp;</td><td>%2</td></tr>")
                    .arg(QString::fromLatin1(order), meaning.toHtmlEscaped());
    auto* text = new QTextBrowser;
    introduce(text, "writing", tr("How to type orders"), {});
    text->setHtml(html + QStringLiteral("</table>"));
    return text;
}

QWidget* HelpDialog::legend()
{
    const Theme theme = themeFor(themeOf(*this), Map{});
    auto* inside = new QWidget;
    auto* grid = new QGridLayout(inside);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    const std::vector<LegendEntry> entries = Legend::entries();
    const int half = (static_cast<int>(entries.size()) + 1) / 2;
    for (int i = 0; const LegendEntry& entry : entries) {
        auto* image = new QLabel;
        image->setPixmap(paintScene(entry.scene, theme, {96, 36}, devicePixelRatioF()));
        auto* meaning = new QLabel(entry.meaning);
        meaning->setWordWrap(true);
        grid->addWidget(image, i % half, i / half * 2);
        grid->addWidget(meaning, i % half, i / half * 2 + 1);
        ++i;
    }
    grid->setRowStretch(half, 1);
    QScrollArea* area = scrolledDown(inside);
    introduce(area, "legend", tr("Legend"), {});
    return area;
}

} // namespace chancery
