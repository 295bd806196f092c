// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the page of retreats or adjustments for one power: a box to choose from for each unit, build or
// removal.
#pragma once

#include "ui/desk/phase_choices.h"
#include "ui/parts/dialog_parts.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace chancery {

class ChoiceBox;

/// The choices of one power. It shows what it is given and reports what is chosen; it changes nothing itself.
class PowerForm : public QWidget
{
    Q_OBJECT

public:
    /// Makes the boxes for the lines of `part`. The map must outlive this.
    PowerForm(const Map& map, const FormPart& part, QWidget* parent);

    /// Returns whether `part` is of the same power and asks the same questions.
    bool fits(const FormPart& part) const;
    /// Shows the choices as they are now. The lines must answer the same questions as those of the
    /// constructor.
    void fill(const FormPart& part);
    /// Returns the first box without a choice; nullptr if there is none.
    QWidget* firstOpen() const;

Q_SIGNALS:
    /// An order was chosen for this, or none.
    void chosen(const chancery::Asked& asked, const std::optional<chancery::Order>& order);
    /// The removals that the rules would make were chosen.
    void ruleChosen();

private:
    struct Parts
    {
        FormLine line;
        QLabel* name = nullptr;
        ChoiceBox* choice = nullptr;
        QLabel* remark = nullptr;
    };

    void addLine(QGridLayout& grid, const FormLine& line);
    void showLine(Parts& parts) const;
    void choose(std::size_t line, int entry);

    const Map& map_;
    Power power_;
    std::vector<Parts> lines_;
    QLabel* state_;
    QLabel* further_;
    QPushButton* propose_;
};

} // namespace chancery
