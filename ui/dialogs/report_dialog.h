// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog with the report of a phase as text, in one of three styles, to read, copy or save.
#pragma once

#include "ui/words/phase_report.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace chancery {

/// Shows the report of one phase or of the game so far.
class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for the file to write. Returns an empty string if none was chosen. Tests replace it.
    using FilePicker = std::function<QString(QWidget* parent, const QString& suggestion)>;

    /// Makes the dialog for the phase with index `phase`, which must be resolved. The game must outlive the
    /// dialog. `folder` is where files are offered to be saved.
    ReportDialog(const Game& game, std::size_t phase, QString folder, QWidget* parent = nullptr,
                 FilePicker pick = {});

    /// Returns the file that was written last; empty if none was.
    const QString& savedPath() const { return saved_; }

    /// Returns the shown report.
    QString text() const;

public Q_SLOTS:
    /// Copies the report to the clipboard.
    void copy() const;
    /// Asks for a file and writes the report. Shows the error if that fails.
    void save();

private:
    void refresh();

    const Game& game_;
    std::size_t phase_;
    QString folder_, saved_;
    FilePicker pick_;
    QComboBox* style_;
    QCheckBox* whole_;
    QPlainTextEdit* view_;
    QLabel* problem_;
};

} // namespace chancery
