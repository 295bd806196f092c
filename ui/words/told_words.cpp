// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/told_words.h"

#include "ui/words/words.h"

namespace chancery {

QString ToldWords::sentence(const Map& map, const ToldOrder& told, const PhaseRecord& record)
{
    const QString title = Words(map, {}, Register::Plain).titleOf(told.order, record);
    return told.result ? tr("%1: %2", "order, result").arg(title, Words::verdict(*told.result)) : title;
}

} // namespace chancery
