// SPDX-License-Identifier: GPL-3.0-or-later
// What is said below a sheet about one of its lines, and the meanings that are offered for it.
#pragma once

#include "ui/console/line_answers.h"
#include "ui/desk/session.h"

class QLabel;

namespace chancery {

/// What is wrong, doubtful or corrected in a line, with a button for each meaning that it may have, or for
/// the sheet on which it belongs.
class LineProblem : public QWidget
{
    Q_OBJECT

public:
    /// Says nothing yet. `session` must outlive it.
    explicit LineProblem(const Session& session, QWidget* parent = nullptr);

    /// Says what is to be said of a line. It is offered to the power `elsewhere`, if that is one of the
    /// board: the line may still be that of the board before. Rows say what is wrong themselves: then only a
    /// line with several meanings is spoken of.
    void tell(const QString& line, LineReading reading, Power elsewhere, bool inRows);
    /// Returns the power on whose sheet the line is offered to be written; noPower if it is not.
    Power offered() const { return offered_; }
    /// Returns how many meanings are offered.
    int answers() const { return answers_->count(); }
    /// Sets the keys that choose a meaning, for the tooltips of what is asked next.
    void setAnswerKeys(const QList<QKeySequence>& keys) { answers_->setKeys(keys); }
    /// Chooses a meaning; the first is 1.
    void answer(int number) { answers_->choose(number); }

Q_SIGNALS:
    /// The number of meanings has changed.
    void answersChanged();
    /// A meaning was chosen for a line, or the sheet of offered().
    void answered(const QString& line, const std::string& clear);

private:
    const Session& session_;
    QLabel* said_;
    LineAnswers* answers_; ///< a button for each meaning that a line may have
    Power offered_ = noPower;
};

} // namespace chancery
