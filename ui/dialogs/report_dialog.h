// SPDX-License-Identifier: GPL-3.0-or-later
// The report of a phase as text, in one of three styles: to read, to copy, to save.
#pragma once

#include "ui/text/phase_report.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace chancery {

class ReportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Empty if no file was chosen.
    using FilePicker = std::function<QString(QWidget* parent, const QString& suggestion)>;

    /// `phase` counts from 0 and is resolved.
    ReportDialog(const Game& game, std::size_t phase, QString folder, QWidget* parent = nullptr, FilePicker pick = {});

    QString text() const;

public Q_SLOTS:
    void copy() const;
    void save();

private:
    void refresh();

    const Game& game_;
    std::size_t phase_;
    QString folder_;
    FilePicker pick_;
    QComboBox* style_;
    QCheckBox* whole_;
    QPlainTextEdit* view_;
    QLabel* problem_;
};

} // namespace chancery
