// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/written_sheet.h"

#include "ui/desk/session.h"
#include "ui/desk/sheet_edits.h"
#include "ui/desk/sheet_paste.h"
#include "ui/words/words.h"

#include <QScopedValueRollback>

namespace chancery {

WrittenSheet::WrittenSheet(Session& session, QWidget* parent)
    : SheetEdit(parent)
    , session_(session)
{
    setObjectName(QStringLiteral("sheet"));
    connect(this, &SheetEdit::textChanged, this, &WrittenSheet::write);
}

void WrittenSheet::write()
{
    if (filling_) return;
    Q_EMIT writing();
    {
        const QScopedValueRollback guard(typing_, true);
        writeSheet(session_, power_, toPlainText());
    }
    Q_EMIT written();
}

void WrittenSheet::showSheet(Power power)
{
    power_ = power;
    QString sheet = sheetText(session_.game(), power);
    const bool fits = whyNotPasted(sheet).isEmpty(); // of a file, it may be of any length
    if (!fits) sheet.clear();
    setReadOnly(!session_.takesOrders() || !fits);
    setPlaceholderText(fits ? examples(session_.current().phase.kind)
                            : tr("This order sheet is too long to be shown as text."));
    setAccessibleName(tr("Orders of %1").arg(Words(session_.map()).power(power)));
    if (typing_ || says(sheet)) return;
    const QScopedValueRollback guard(filling_, true);
    setPlainText(sheet);
    moveCursor(QTextCursor::End);
}

void WrittenSheet::showReadings()
{
    setReadings(readingsOf(session_, power_, toPlainText()));
}

} // namespace chancery
