// SPDX-License-Identifier: GPL-3.0-or-later
// The order sheet of a power as text that writes what is typed into the session.
#pragma once

#include "engine/base/ids.h"
#include "ui/console/sheet_edit.h"

namespace chancery {

class Session;

/// A text field with the sheet of one power. What is typed is written at once, line by line.
class WrittenSheet : public SheetEdit
{
    Q_OBJECT

public:
    /// Makes a field without a sheet. The session must outlive it.
    explicit WrittenSheet(Session& session, QWidget* parent = nullptr);

    /// Shows the sheet of a power as it is in the session now. While the user types, the text stays as typed:
    /// it may have headings, which are not lines of the sheet.
    void showSheet(Power power);
    /// Shows beside the lines how they are read now.
    void showReadings();

Q_SIGNALS:
    /// Something was typed and is about to be written.
    void writing();
    /// It is written, even if the session did not change, as after a blank line.
    void written();

private:
    void write();

    Session& session_;
    Power power_{};
    bool filling_ = false, typing_ = false;
};

} // namespace chancery
