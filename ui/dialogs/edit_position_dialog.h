// SPDX-License-Identifier: GPL-3.0-or-later
// Sets up any position by hand: phase, units and centres, typed as lists or picked.
#pragma once

#include "ui/dialogs/position_draft.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace chancery {

class EditPositionDialog : public QDialog
{
    Q_OBJECT

public:
    /// The map must outlive the dialog.
    EditPositionDialog(const Map& map, const PositionSetup& setup, QWidget* parent = nullptr);

    /// What stands there now; only what could be read.
    PositionSetup setup() const;

    static std::optional<PositionSetup> edit(const Map& map, const PositionSetup& setup, QWidget* parent);

private:
    struct Row
    {
        QLineEdit* units = nullptr;
        QLineEdit* centres = nullptr;
        QLabel* problem = nullptr;
    };

    QWidget* phaseBox();
    QWidget* lists();
    QWidget* picker();
    void show(const PositionSetup& setup);
    void putUnit();
    void giveCentre();
    void takeAway();
    void refresh();
    PositionDraft draft() const;

    const Map& map_;
    PositionSetup before_;
    QComboBox* season_ = nullptr;
    QSpinBox* year_ = nullptr;
    std::vector<Row> rows_; ///< [power]
    QComboBox* power_ = nullptr;
    QComboBox* kind_ = nullptr;
    QComboBox* place_ = nullptr;
    QLabel* problem_ = nullptr;
    QLabel* count_ = nullptr;
    class QPushButton* accept_ = nullptr;
};

} // namespace chancery
