// SPDX-License-Identifier: GPL-3.0-or-later
// Ten rulebooks at a glance: the results of a phase under each of them.
#pragma once

#include "ui/lab/matrix_model.h"
#include "ui/scene/board_light.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;

namespace chancery {

class PageView;

/// The matrix as a table, the reason of the chosen cell, and which rulebooks would have a wished result. It
/// works only while it can be seen.
class MatrixPanel : public QWidget
{
    Q_OBJECT

public:
    /// Makes the panel without a phase.
    explicit MatrixPanel(QWidget* parent = nullptr);

    /// Shows this phase from now on; nothing with nullptr.
    void setPhase(std::shared_ptr<const AskedPhase> phase);
    /// Sets the colours of powers and of what differs.
    void setTheme(const Theme& theme);
    /// Chooses the row of a unit, if it is there.
    void choose(Province unit);
    /// Returns the height in which all rows can be seen, in pixels; 0 if the rulebooks agree.
    int fullHeight() const;
    /// Returns the table.
    const MatrixModel& model() const { return *model_; }

Q_SIGNALS:
    /// This is to be lit on the board; nothing if it is empty.
    void lit(const chancery::BoardLight& light);
    /// The phase is to be resolved by the rulebook with this id.
    void rulebookChosen(const QString& id);
    /// A term of the glossary was chosen, by its id, or a clause, by its link.
    void termWanted(const QString& place);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void connectParts();
    void prepare();
    int firstColumn(int row) const;
    void shortenLong();
    void shareWidth();
    void showSummary();
    void showCell();
    void fillWishes();
    void showWish();
    void chooseBook(int column);

    std::shared_ptr<const AskedPhase> phase_;
    bool prepared_ = false, filling_ = false;
    bool chosenOnly_ = false; ///< the user has chosen which rows are shown
    QLabel* summary_;
    QCheckBox* only_;
    QTableView* table_;
    MatrixModel* model_;
    QComboBox *verdict_, *fate_;
    QLabel* wish_;
    PageView* page_;
    QPushButton* use_;
    QSplitter* parts_;
};

} // namespace chancery
