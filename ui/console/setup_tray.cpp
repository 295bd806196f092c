// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/setup_tray.h"

#include "ui/draw/icons.h"
#include "ui/draw/token_painter.h"
#include "ui/draw/type.h"
#include "ui/parts/choice_box.h"
#include "ui/parts/dialog_parts.h"
#include "ui/parts/phase_box.h"
#include "ui/parts/swatch.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

#include <QAction>
#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace chancery {

namespace {

constexpr QSize tokenSize{32, 26}; ///< in the tray, in pixels
constexpr std::size_t mostColumns = 8;

QIcon tokenIcon(const Map& map, const Theme& theme, Power power, UnitKind kind, qreal ratio)
{
    QPixmap picture(tokenSize * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    Token token{{power, kind, nowhere}, {tokenSize.width() / 2., tokenSize.height() / 2.}};
    token.scale = .68;
    paintToken(painter, token, theme, {QString::fromStdString(map[power].letter)});
    return QIcon(picture);
}

} // namespace

SetupTray::SetupTray(StudyView& shown, SetupDesk& desk, QWidget* parent)
    : QWidget(parent)
    , shown_(shown)
    , desk_(desk)
    , power_(new ChoiceBox(this))
    , centre_(new QToolButton(this))
    , contested_(new QToolButton(this))
    , phase_(new PhaseBox(shown.study().phase, true, this))
    , hint_(new QLabel(this))
    , line_(new QHBoxLayout)
{
    setObjectName(QStringLiteral("setupTray"));
    setAccessibleName(tr("Set up the position"));
    auto* parts = new QHBoxLayout(this);
    parts->setContentsMargins(2 * spacingStep, 0, spacingStep, spacingStep);
    parts->setSpacing(2 * spacingStep);
    parts->addLayout(tokens());
    parts->addLayout(tools(), 1);
    connect(power_, &QComboBox::activated, this,
            [this](int row) { desk_.take(desk_.inHand(), static_cast<Power>(row)); });
    connect(phase_, &PhaseBox::chosen, &desk_, &SetupDesk::setPhase);
    connect(&desk_, &SetupDesk::changed, this, &SetupTray::follow);
    connect(&shown_, &StudyView::changed, this, &SetupTray::follow);
    follow();
}

/// Armies above, fleets below, a column for each power.
QLayout* SetupTray::tokens()
{
    const bool all = shown_.map().powers.size() <= mostColumns;
    introduce(power_, "trayPower", tr("Power"), tr("Whose units and centres are put on the board"));
    power_->setVisible(!all);
    const int columns = all ? static_cast<int>(shown_.map().powers.size()) : 1;
    for (int column = 0; column < columns; ++column)
        for (const UnitKind kind : {UnitKind::Army, UnitKind::Fleet}) addToken(kind, column);
    auto* grid = new QGridLayout;
    grid->setSpacing(0);
    grid->addWidget(power_, 0, 0, 2, 1, Qt::AlignVCenter);
    for (const Place& place : places_)
        grid->addWidget(place.token, place.kind == UnitKind::Army ? 0 : 1, place.column + 1);
    return grid;
}

void SetupTray::addToken(UnitKind kind, int column)
{
    auto* made = new TrayToken(this);
    made->setIconSize(tokenSize);
    made->setObjectName(
        QStringLiteral("tray%1%2").arg(kind == UnitKind::Army ? u"Army" : u"Fleet").arg(column));
    connect(made, &QToolButton::clicked, this, [this, kind, column](bool on) {
        const InHand hand = kind == UnitKind::Army ? InHand::Army : InHand::Fleet;
        desk_.take(on ? hand : InHand::Nothing, powerOf(column));
    });
    connect(made, &TrayToken::dropped, this,
            [this, kind, column](const QPoint& at) { Q_EMIT dropped(powerOf(column), kind, at); });
    places_.push_back({kind, column, made});
}

QLayout* SetupTray::tools()
{
    introduce(centre_, "trayCentre", tr("Owner"),
              tr("Click the centres that the power chosen last is to own"));
    introduce(contested_, "trayContested", tr("Contested"),
              tr("Click provinces that a standoff left vacant"));
    for (const auto& [button, hand] :
         {std::pair(centre_, InHand::Centre), std::pair(contested_, InHand::Contested)}) {
        button->setText(button->accessibleName());
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this,
                [this, taken = hand](bool on) { desk_.take(on ? taken : InHand::Nothing, desk_.power()); });
        line_->addWidget(button);
    }
    phase_->setObjectName(QStringLiteral("trayPhase"));
    line_->setSpacing(spacingStep);
    line_->addStretch(1);
    line_->addWidget(phase_);
    hint_->setObjectName(QStringLiteral("trayHint"));
    hint_->setTextFormat(Qt::PlainText);
    hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addLayout(line_);
    column->addWidget(hint_);
    return column;
}

void SetupTray::offer(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        line_->addWidget(button);
    }
}

Power SetupTray::powerOf(int column) const
{
    return power_->isHidden() ? static_cast<Power>(column) : static_cast<Power>(power_->currentIndex());
}

void SetupTray::setTheme(const Theme& theme)
{
    theme_ = theme;
    power_->clear();
    for (const Power power : shown_.map().everyPower())
        power_->addItem(powerIcon(shown_.map(), theme, power), Words(shown_.map()).power(power));
    contested_->setIcon(icon(QStringLiteral("fight"), theme.kind));
    follow();
}

void SetupTray::paintTokens()
{
    const NamePhrases names(shown_.map());
    for (const auto& [kind, column, token] : places_) {
        const Power power = powerOf(column);
        const QString name =
            filled(kind == UnitKind::Army ? tr("Army of %1", "power") : tr("Fleet of %1", "power"),
                   {names.dative(power)});
        token->setIcon(tokenIcon(shown_.map(), theme_, power, kind, devicePixelRatioF()));
        token->setAccessibleName(name);
        token->setToolTip(
            tr("%1: drag it onto the board, or click it and then provinces", "a unit").arg(name));
        const InHand hand = kind == UnitKind::Army ? InHand::Army : InHand::Fleet;
        token->setChecked(desk_.inHand() == hand && desk_.power() == power);
    }
}

void SetupTray::follow()
{
    setVisible(desk_.on());
    if (!desk_.on() || theme_.powers.empty()) return;
    power_->setCurrentIndex(static_cast<int>(index(desk_.power())));
    paintTokens();
    centre_->setIcon(powerIcon(shown_.map(), theme_, desk_.power()));
    centre_->setChecked(desk_.inHand() == InHand::Centre);
    contested_->setChecked(desk_.inHand() == InHand::Contested);
    phase_->setPhase(shown_.study().phase);
    hint_->setText(desk_.hint());
}

TrayToken::TrayToken(QWidget* parent)
    : QToolButton(parent)
    , flying_(new QLabel(parent))
{
    flying_->setAttribute(Qt::WA_TransparentForMouseEvents);
    flying_->hide();
    setCheckable(true);
    setAutoRaise(true);
    setCursor(Qt::OpenHandCursor);
}

void TrayToken::mousePressEvent(QMouseEvent* event)
{
    pressed_ = event->pos();
    QToolButton::mousePressEvent(event);
}

void TrayToken::mouseMoveEvent(QMouseEvent* event)
{
    const bool far = (event->pos() - pressed_).manhattanLength() >= QApplication::startDragDistance();
    if (!(event->buttons() & Qt::LeftButton) || (!far && flying_->isHidden())) return;
    if (flying_->isHidden()) {
        setDown(false);
        flying_->setParent(window());
        flying_->setPixmap(icon().pixmap(iconSize()));
        flying_->adjustSize();
        flying_->show();
        flying_->raise();
    }
    flying_->move(window()->mapFromGlobal(event->globalPosition().toPoint()) - flying_->rect().center());
}

void TrayToken::mouseReleaseEvent(QMouseEvent* event)
{
    if (flying_->isHidden()) return QToolButton::mouseReleaseEvent(event);
    flying_->hide();
    setDown(false);
    Q_EMIT dropped(event->globalPosition().toPoint());
}

} // namespace chancery
