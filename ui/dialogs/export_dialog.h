// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture is to show, what it is to look like, and where it goes.
#pragma once

#include "ui/dialogs/place_dialog.h"
#include "ui/paint/board_look.h"

#include <QSize>

#include <optional>

class QCheckBox;
class QSpinBox;

namespace chancery {

struct ExportChoice
{
    QString path;           ///< the ending decides: png, svg or pdf
    QSize size{2080, 1600}; ///< pixels; points of 1/72 inch in a PDF
    ThemeKind theme = ThemeKind::Light;
    LabelMode labels = LabelMode::Names;
    bool orders = true;   ///< arrows and marks
    bool seen = false;    ///< what the players see now, card or slide and all; then the two above do not count
    bool operator==(const ExportChoice&) const = default;
};

class ExportDialog : public PlaceDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(const ExportChoice& choice, QWidget* parent = nullptr, Picker pick = {});

    ExportChoice choice() const;

    static std::optional<ExportChoice> edit(const ExportChoice& choice, QWidget* parent);

private:
    void addWhat(const ExportChoice& choice);
    void addSize(const ExportChoice& choice);
    void addLook(const ExportChoice& choice);

    QComboBox* what_ = nullptr;
    QComboBox* preset_ = nullptr;
    QSpinBox* width_ = nullptr;
    QSpinBox* height_ = nullptr;
    QComboBox* theme_ = nullptr;
    QComboBox* labels_ = nullptr;
    QCheckBox* orders_ = nullptr;
};

} // namespace chancery
