// SPDX-License-Identifier: GPL-3.0-or-later
// A desk with everything that can be wrong on it, and what of a console is cut or out of sight.
#pragma once

#include "ui/console/audience_chip.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/table_edits.h"
#include "ui/parts/chip.h"
#include "ui/words/brief.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace chancery {

/// Writes sheets with orders that are missing, illegal and unclear, and with lines that cannot be read; some
/// are received.
inline void giveTroubles(Session& session)
{
    const Phase& phase = session.current().phase;
    const Power first = *session.map().everyPower().begin();
    QStringList lines{QStringLiteral("what is this"), QStringLiteral("and that")};
    if (phase.kind == PhaseKind::Movement) {
        const Unit* own = nullptr;
        for (const Unit& unit : session.current().before.units)
            if (unit.power == first) own = &unit;
        const QString name = own ? brief(session.map(), *own) : QString();
        if (own) lines << name + QStringLiteral(" - Lon") << name + QStringLiteral(" H");
    }
    writeSheet(session, first, lines.join(u'\n'));
    setReceived(session, first, true);
}

inline void settle()
{
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents(); // a layout may ask for another
}

/// Returns the buttons that are cut, those that can be shortened aside.
inline QStringList cutIn(QWidget& window)
{
    QStringList cut;
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        const int least = std::max(button->minimumSizeHint().width(),
                                   qobject_cast<const Chip*>(button) ? 0 : button->sizeHint().width());
        const bool shortened = qobject_cast<const AudienceChip*>(button);
        const bool inside = window.rect().contains(QRect(button->mapTo(&window, QPoint()), button->size()));
        if (!button->isVisible() || button->objectName() == QStringLiteral("rulesInForce")) continue;
        if (inside && (shortened || button->width() >= least)) continue;
        if (!button->visibleRegion().isEmpty())
            cut << QStringLiteral("%1 %2 %3").arg(button->objectName(), button->text()).arg(button->width());
    }
    return cut;
}

/// Returns what of the tally's rows and present numbers is not in sight.
inline QString hiddenOfTally(QWidget& window)
{
    const auto& tally = *window.findChild<QTableView*>("tally");
    const int last = tally.model()->rowCount() - 1;
    if (tally.horizontalScrollBar()->maximum() > 0) return QStringLiteral("scrolls sideways");
    const int below = tally.visualRect(tally.model()->index(last, 0)).bottom() - tally.viewport()->height();
    return below > 0 ? QStringLiteral("%1 pixels below").arg(below) : QString();
}

} // namespace chancery
