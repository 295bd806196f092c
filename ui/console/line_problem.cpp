// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/console/line_problem.h"

#include "ui/console/sheet_head.h"
#include "ui/draw/type.h"
#include "ui/words/words.h"

#include <QLabel>
#include <QVBoxLayout>

namespace chancery {

LineProblem::LineProblem(const Session& session, QWidget* parent)
    : QWidget(parent)
    , session_(session)
    , said_(narrowLabel("sheetProblem", this))
    , answers_(new LineAnswers(this))
{
    constexpr int mostLines = 6; // the rest of the room is for the sheet
    said_->setMaximumHeight(mostLines * fontMetrics().lineSpacing());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacingStep);
    column->addWidget(said_);
    column->addWidget(answers_);
    connect(answers_, &LineAnswers::chosen, this, &LineProblem::answered);
}

void LineProblem::tell(const QString& line, LineReading reading, Power elsewhere, bool inRows)
{
    offered_ = index(elsewhere) < session_.map().powers.size() ? elsewhere : noPower;
    if (offered_ != noPower) {
        if (inRows) reading = {};
        const QString whose = Words(session_.map()).power(offered_);
        reading.answers = {{tr("Write it for %1", "power").arg(whose),
                            {},
                            tr("Write this line on the order sheet of %1", "power").arg(whose)}};
    }
    QStringList told;
    for (const QString& part : {reading.problem, reading.doubt, reading.corrected})
        if (!part.isEmpty()) told << part;
    said_->setText(told.join(u' '));
    said_->setToolTip(said_->text());
    said_->setVisible(!told.isEmpty() && (!inRows || !reading.answers.empty()));
    const int before = answers();
    answers_->ask(line, session_.takesOrders() ? reading.answers : decltype(reading.answers)());
    setVisible(!said_->isHidden() || !answers_->isHidden());
    if (answers() != before) Q_EMIT answersChanged();
}

} // namespace chancery
