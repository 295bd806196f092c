// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/top_notes.h"

#include "app/document.h"
#include "ui/console/conference_note.h"
#include "ui/draw/type.h"
#include "ui/words/rulebook_words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace chancery {

namespace {

/// Returns a new label that is hidden until it has a text.
QLabel* line(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMargin(spacingStep);
    label->setAutoFillBackground(true);
    label->hide();
    return label;
}

void setGround(QLabel& label, const QColor& colour)
{
    QPalette palette = qApp->palette();
    palette.setColor(QPalette::Window, colour);
    palette.setColor(QPalette::WindowText, inkOn(colour));
    label.setPalette(palette);
}

} // namespace

TopNotes::TopNotes(Document& document, QWidget& under)
    : QWidget(&under)
    , document_(document)
    , under_(under)
    , trouble_(line("trouble", this))
    , readOnly_(line("readOnly", this))
    , awake_(new NoteStrip("awakeNote", this))
    , check_(new NoteStrip("tableNote", this))
    , conference_(new ConferenceNote(document.session(), this))
{
    setObjectName(QStringLiteral("topNotes"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* presenting = new QHBoxLayout; // one line, which the board has more use for
    presenting->setSpacing(0);
    presenting->addWidget(trouble_, 3);
    presenting->addWidget(awake_, 2);
    column->addLayout(presenting);
    for (QWidget* each : std::initializer_list<QWidget*>{readOnly_, check_, conference_})
        column->addWidget(each);
    under.installEventFilter(this);
    connect(check_, &NoteStrip::closed, &document.tableWatch(), &TableWatch::putAside);
    connect(awake_, &NoteStrip::closed, &document.audience(), &AudienceKeeper::closeNote);
}

void TopNotes::offer(QAction* check, QAction* endConference)
{
    check_->offer(check, tr("What to do…"));
    conference_->offer(endConference, tr("End it…", "a conference"));
}

void TopNotes::setTheme(const Theme& theme)
{
    setGround(*trouble_, theme.alarm);
    setGround(*readOnly_, theme.chosen);
}

void TopNotes::refresh()
{
    const Session& session = document_.session();
    const Rulebook& rules = session.game().rulebook;
    QStringList trouble{document_.opening().trouble(), session.readOnly()
                                                           ? RulebookWords::unknown(rules)
                                                           : RulebookWords::unknownUntilChosen(rules)};
    trouble.removeAll(QString());
    trouble_->setText(trouble.join(u'\n'));
    trouble_->setVisible(!trouble_->text().isEmpty());
    readOnly_->setText(document_.opening().readOnlyNote());
    readOnly_->setVisible(session.readOnly());
    const QString sleepy = document_.audience().awakeTrouble(document_);
    awake_->say(sleepy.isEmpty() ? QString() : tr("The computer may sleep: check its power settings."),
                sleepy);
    check_->say(document_.tableWatch().note(), document_.tableWatch().details());
}

void TopNotes::place()
{
    const int width = under_.width(), high = std::max(0, layout()->totalHeightForWidth(width));
    setGeometry(0, under_.height() - high, width, high);
}

bool TopNotes::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &under_ && event->type() == QEvent::Resize) place();
    return false;
}

bool TopNotes::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) place();
    return QWidget::event(event);
}

} // namespace chancery
