// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/next_sheet.h"

#include "engine/game/desk_check.h"
#include "engine/game/missing.h"
#include "ui/console/order_line.h"
#include "ui/console/power_chooser.h"
#include "ui/words/desk_words.h"
#include "ui/words/name_phrases.h"
#include "ui/words/words.h"

#include <QKeySequence>

#include <utility>

namespace chancery {

NextSheet::NextSheet(const Session& session, PowerChooser& powers, OrderLine& line)
    : session_(session)
    , powers_(powers)
    , line_(line)
{
}

void NextSheet::begin()
{
    if (const Draft& draft = session_.draft(); !draft.letters.empty() && draft.power < powers_.count())
        return powers_.choose(static_cast<Power>(draft.power));
    for (const Power one : powers_.sequence())
        if (missingOf(session_.game(), one).missing > 0) {
            powers_.choose(one);
            return sayHowToBegin();
        }
    if (forStudy_ && missingOf(session_.game(), powers_.chosen()).asked == 0) turn(1);
}

/// Before the first order of a phase, says that sheets can be pasted: nothing else in sight does.
void NextSheet::sayHowToBegin()
{
    if (forStudy_ || !session_.current().written.empty()) return;
    line_.say(tr("Type an order, or paste the orders of one or all powers (%1).", "keys")
                  .arg(QKeySequence(QKeySequence::Paste).toString(QKeySequence::NativeText)));
}

void NextSheet::turn(int step)
{
    for (const Power next : powers_.others(step))
        if (missingOf(session_.game(), next).asked > 0) return powers_.choose(next);
}

void NextSheet::goOn(Power from)
{
    const PowerCheck before = checkDesk(session_.game())[index(from)];
    for (const Power next : powers_.others(1)) {
        if (missingOf(session_.game(), next).missing == 0) continue;
        powers_.choose(next);
        const Words words(session_.map());
        return line_.say(before.ready()
                             ? filled(tr("%1 is complete. Next: %2."),
                                      {NamePhrases(session_.map()).subject({from}), words.power(next)})
                             : tr("%1: %2. Next: %3.", "power, what is missing or illegal, power")
                                   .arg(words.power(from), DeskWords::count(before), words.power(next)));
    }
}

void NextSheet::goOnIfDue(Power from)
{
    if (std::exchange(due_, false) && !line_.asked()) goOn(from);
}

} // namespace chancery
