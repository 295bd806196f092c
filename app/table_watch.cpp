// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table_watch.h"

#include "ui/desk/clock_keeper.h"
#include "ui/desk/corrections.h"
#include "ui/desk/session.h"
#include "ui/dialogs/table_check_dialog.h"
#include "ui/words/check_words.h"
#include "ui/words/fault_words.h"

#include <QStringList>

#include <utility>

namespace chancery {

TableWatch::TableWatch(Session& session, ClockKeeper& clock, QObject* parent)
    : QObject(parent)
    , session_(session)
    , clock_(clock)
{
    connect(&session, &Session::changed, this, [this](Change change) {
        if (change == Change::Game) {
            findings_.clear();
            aside_ = ran_ = false;
        }
        if (change != Change::Orders && change != Change::File) look();
    });
    connect(&clock, &ClockKeeper::handled, this, [this] {
        if (holds()) hold();
        Q_EMIT changed();
    });
    look();
}

FoundIn TableWatch::found() const
{
    const PhaseClock& clock = clock_.clock();
    const bool writing = !clock.over() && clock.stages[clock.stage].stage == TurnStage::Writing;
    return foundIn(session_.current(), writing);
}

bool TableWatch::holds() const
{
    return !findings_.empty() && !aside_ && holdsClock(session_.game(), found());
}

void TableWatch::look()
{
    std::vector<PositionFault> now = checkTable(session_.game());
    const Phase& phase = session_.current().phase;
    if (now == findings_ && phase == phase_) return;
    const bool held = holds();
    findings_ = std::move(now);
    phase_ = phase;
    aside_ = false;
    if (holds())
        hold();
    else if (held)
        release();
    Q_EMIT changed();
}

/// The clock may be started again before the matter is settled; it is held again at once.
void TableWatch::hold()
{
    if (!clock_.clock().running) return;
    ran_ = true;
    clock_.pause();
}

void TableWatch::release()
{
    if (std::exchange(ran_, false) && !clock_.clock().running) clock_.toggle();
}

QString TableWatch::note() const
{
    if (findings_.empty() || aside_) return {};
    const QString first = FaultWords(session_.map()).sentence(findings_.front());
    const int more = static_cast<int>(findings_.size()) - 1;
    QStringList parts{first};
    if (more > 0) parts << tr("%n more.", "things wrong with the board", more);
    if (holds()) parts << CheckWords::held(found());
    return parts.join(u' ');
}

QString TableWatch::details() const
{
    return FaultWords(session_.map()).sentences(findings_);
}

void TableWatch::take(const TableDecision& decision)
{
    const bool held = holds(), ran = ran_;
    if (decision.rulings.empty()) return putAside();
    if (held && decision.found == FoundIn::Writing) {
        ran_ = false;
        clock_.restart();
        ran_ = ran;
    }
    addRulings(session_, decision.rulings);
}

void TableWatch::putAside()
{
    const bool held = holds();
    aside_ = true;
    if (held) release();
    Q_EMIT changed();
}

} // namespace chancery
