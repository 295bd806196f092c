// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons for the meanings that an unclear line may have.
#pragma once

#include "ui/session/readings.h"

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
    void ask(const QString& line, const std::vector<Answer>& answers);

Q_SIGNALS:
    /// The meaning `clear` was chosen for the line.
    void chosen(const QString& line, const std::string& clear);

private:
    void add(int number, const QString& line, const Answer& answer);

    QHBoxLayout* row_;
    QWidget* buttons_ = nullptr;
};

} // namespace chancery
