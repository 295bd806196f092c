// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/dialog_parts.h"

#include "ui/parts/announcer.h"
#include "ui/parts/handbook_page.h"
#include "ui/parts/swatch.h"
#include "ui/words/clause_library.h"
#include "ui/words/clauses.h"
#include "ui/words/words.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>
#include <limits>

namespace chancery {

namespace {

/// Scrolls up and down alone.
class TallArea : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    QSize minimumSizeHint() const override
    {
        const int beside = verticalScrollBar()->sizeHint().width() + 2 * frameWidth();
        return {widget()->minimumSizeHint().width() + beside, QScrollArea::minimumSizeHint().height()};
    }
};

} // namespace

ThemeKind themeOf(const QWidget& widget)
{
    const QPalette& palette = widget.palette();
    const bool dark =
        palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return dark ? ThemeKind::Dark : ThemeKind::Light;
}

void introduce(QWidget* control, const char* objectName, const QString& accessibleName,
               const QString& toolTip)
{
    control->setObjectName(QString::fromLatin1(objectName));
    control->setAccessibleName(accessibleName);
    control->setToolTip(toolTip);
}

void introduceDialog(QDialog* dialog, const char* objectName, const QString& title, const char* page)
{
    dialog->setObjectName(QString::fromLatin1(objectName));
    dialog->setWindowTitle(title);
    explainOn(dialog, page);
}

QPixmap powerChip(const Map& map, Power power, const QWidget& on)
{
    const int side = grown(18); // screen pixels
    return powerIcon(map, themeFor(themeOf(on), map), power, side).pixmap(side, side);
}

QWidget* powerHeading(const Map& map, Power power, QWidget* parent)
{
    auto* heading = new QWidget(parent);
    auto* row = new QHBoxLayout(heading);
    row->setContentsMargins(0, 0, 0, 0);
    auto* chip = new QLabel;
    chip->setPixmap(powerChip(map, power, *parent));
    auto* name = new QLabel(Words(map).power(power));
    QFont font = name->font();
    font.setBold(true);
    name->setFont(font);
    row->addWidget(chip);
    row->addWidget(name);
    row->addStretch();
    return heading;
}

QLabel* problemLabel(const char* objectName, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(objectName));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setVisible(false);
    return label;
}

QLabel* stateLabel(const char* objectName, QWidget* parent)
{
    QLabel* label = problemLabel(objectName, parent);
    label->setVisible(true);
    return label;
}

void tellCiting(QLabel* label, const QString& text)
{
    const QString html = withClauseLinks(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br/>")));
    const bool cites = html.contains(QStringLiteral("<a ")); // the keyboard stops at nothing else
    label->setTextFormat(cites ? Qt::RichText : Qt::PlainText);
    label->setTextInteractionFlags(cites ? Qt::TextBrowserInteraction : Qt::TextSelectableByMouse);
    label->setOpenExternalLinks(true); // the program itself opens links to clauses
    label->setText(cites ? unbroken(html) : text);
}

void tell(QLabel* label, const QString& text, Tone tone)
{
    QPalette palette; // of the theme, also when that changes
    if (tone != Tone::Quiet) {
        const Theme theme = themeFor(themeOf(*label), Map{});
        palette.setColor(QPalette::WindowText, tone == Tone::Alarm ? theme.alarm : theme.missing);
    }
    label->setPalette(palette);
    const bool news = text != label->text();
    label->setText(text);
    if (tone != Tone::Alarm) return;
    label->setVisible(!text.isEmpty());
    if (!news || text.isEmpty()) return;
    announce(*label, text);
}

QLabel* wrappedLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QLabel* boldLabel(const QString& text)
{
    QLabel* label = wrappedLabel(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

void alignLabels(const QList<QWidget*>& labels)
{
    int widest = 0;
    for (const QWidget* label : labels) widest = std::max(widest, label->sizeHint().width());
    for (QWidget* label : labels) label->setMinimumWidth(widest);
}

QComboBox* labelBox(LabelMode chosen)
{
    const std::pair<LabelMode, const char*> modes[] = {
        {LabelMode::Auto, QT_TRANSLATE_NOOP("Dialogs", "Names when zoomed in, codes otherwise")},
        {LabelMode::Names, QT_TRANSLATE_NOOP("Dialogs", "Names")},
        {LabelMode::Codes, QT_TRANSLATE_NOOP("Dialogs", "Three-letter codes")},
        {LabelMode::None, QT_TRANSLATE_NOOP("Dialogs", "Nothing")},
    };
    auto* box = new QComboBox;
    for (const auto& [mode, text] : modes)
        box->addItem(QCoreApplication::translate("Dialogs", text), static_cast<int>(mode));
    box->setCurrentIndex(box->findData(static_cast<int>(chosen)));
    return box;
}

QComboBox* themeBox(ThemeKind chosen)
{
    auto* box = new QComboBox;
    box->addItem(QCoreApplication::translate("Dialogs", "Light"), static_cast<int>(ThemeKind::Light));
    box->addItem(QCoreApplication::translate("Dialogs", "Dark"), static_cast<int>(ThemeKind::Dark));
    box->setCurrentIndex(box->findData(static_cast<int>(chosen)));
    return box;
}

QDialogButtonBox* dialogButtons(QDialog* dialog, const QString& acceptText)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    buttons->setObjectName(QStringLiteral("buttons"));
    QPushButton* accept = buttons->button(QDialogButtonBox::Ok);
    accept->setText(acceptText);
    accept->setObjectName(QStringLiteral("accept"));
    accept->setDefault(true);
    QPushButton* cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setText(
        QCoreApplication::translate("Dialogs", "Cancel")); // Qt's own translations may not be installed
    cancel->setObjectName(QStringLiteral("cancel"));
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

QDialogButtonBox* closeButton(QDialog* dialog)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    buttons->setObjectName(QStringLiteral("buttons"));
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setText(QCoreApplication::translate("Dialogs", "Close"));
    close->setObjectName(QStringLiteral("close"));
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

void makeReadTable(QTableWidget* table, const QStringList& heads, std::initializer_list<int> wide)
{
    table->setColumnCount(static_cast<int>(heads.size()));
    table->setHorizontalHeaderLabels(heads);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : wide)
        table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setTabKeyNavigation(false);
}

void addTexts(QTableWidget* table, const QStringList& texts)
{
    const int row = table->rowCount();
    table->insertRow(row);
    for (int i = 0; i < texts.size(); ++i) {
        auto* item = new QTableWidgetItem(texts[i]);
        item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
        table->setItem(row, i, item);
    }
}

QLineEdit* textLine(QWidget* parent)
{
    auto* line = new QLineEdit(parent);
    line->setMaxLength(std::numeric_limits<int>::max());
    return line;
}

QLineEdit* seedLine(QWidget* parent, std::uint64_t seed)
{
    auto* line = new QLineEdit(QString::number(seed), parent);
    line->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,15}")), line));
    line->setMaximumWidth(line->fontMetrics().averageCharWidth() * 20);
    introduce(
        line, "seed", QCoreApplication::translate("Dialogs", "Number of the draw"),
        QCoreApplication::translate("Dialogs", "The same number gives the same draw on every computer"));
    return line;
}

std::uint64_t seedToDraw(QLineEdit* line, bool again)
{
    const QString before = line->text();
    while (again && !line->isModified() && line->text() == before) line->setText(QString::number(newSeed()));
    line->setModified(false);
    return line->text().toULongLong();
}

std::uint64_t newSeed()
{
    return QRandomGenerator::global()->bounded(1, 10000);
}

QString askToSave(QWidget* parent, const char* objectName, const QString& title, const QString& suggestion,
                  const QString& filter, const QString& suffix)
{
    QFileDialog dialog(parent, title, suggestion, filter);
    dialog.setObjectName(QLatin1String(objectName));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

void enterBelongsTo(QLineEdit* line, QDialog* dialog)
{
    const auto hand = [line, dialog] {
        if (auto* accept = dialog->findChild<QPushButton*>(QStringLiteral("accept")))
            accept->setDefault(line->text().isEmpty());
    };
    // Queued, so that the Enter that takes the line over and empties it does not also press the button.
    QObject::connect(line, &QLineEdit::textChanged, dialog, hand, Qt::QueuedConnection);
}

QScrollArea* scrolledDown(QWidget* inside, QWidget* parent)
{
    auto* area = new TallArea(parent);
    area->setWidget(inside);
    area->setWidgetResizable(true);
    for (QWidget* filled : {inside, area->viewport()})
        filled->setAutoFillBackground(false); // a group box has a grey of its own
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

void fitToScreen(QDialog* dialog, QSize wanted)
{
    // Leaves room for the window's frame and a task bar.
    const QSize room = dialog->screen()->availableSize() - QSize(40, 80);
    const QSize larger(grown(wanted.width()), grown(wanted.height()));
    dialog->resize(larger.expandedTo(dialog->minimumSizeHint()).boundedTo(room));
}

} // namespace chancery
