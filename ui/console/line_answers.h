// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons for the meanings that an unclear line may have.
#pragma once

#include "ui/desk/readings.h"

#include <QKeySequence>
#include <QWidget>

class QHBoxLayout;

namespace chancery {

/// A row of buttons, one for each meaning of a line. It takes no room while there is nothing to choose.
class LineAnswers : public QWidget
{
    Q_OBJECT

public:
    /// Makes a row without buttons.
    explicit LineAnswers(QWidget* parent = nullptr);

    /// Shows the meanings of a line, or none if there are too many: then it is still being typed.
    void ask(const QString& line, const std::vector<LineMeaning>& answers);
    /// Returns how many meanings are shown.
    int count() const { return static_cast<int>(lines_.size()); }
    /// Chooses a meaning, if it is shown; the first is 1.
    void choose(int number);
    /// Sets the keys that choose a meaning, to be named in tooltips; the first is for the first meaning.
    void setKeys(const QList<QKeySequence>& keys) { keys_ = keys; }

Q_SIGNALS:
    /// The meaning `clear` was chosen for the line.
    void chosen(const QString& line, const std::string& clear);

private:
    void add(int number, const LineMeaning& answer);

    QHBoxLayout* row_;
    QWidget* buttons_ = nullptr;
    QString line_;                   ///< that is asked about
    std::vector<std::string> lines_; ///< one for each meaning: the line that says it clearly
    QList<QKeySequence> keys_;
};

} // namespace chancery
