// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for writing a picture of the board: what it shows, how it looks, and its file.
#pragma once

#include "engine/map/map.h"
#include "ui/dialogs/place_dialog.h"
#include "ui/draw/board_look.h"

#include <QSize>

#include <optional>

class QCheckBox;
class QSpinBox;

namespace chancery {

/// What a picture shows, how it looks, and where it is written.
struct ExportChoice
{
    QString path;           ///< the ending decides the format: png, svg or pdf
    QSize size{2080, 1600}; ///< pixels, or points of 1/72 inch in a PDF
    ThemeKind theme = ThemeKind::Light;
    LabelMode labels = LabelMode::Names;
    bool orders = true;    ///< whether arrows and marks are shown
    bool seen = false;     ///< whether it shows the audience window, card or slide included; `labels` and
                           ///< `orders` then do not count
    Power alone = noPower; ///< whose orders alone are shown; noPower for those of all powers
    bool operator==(const ExportChoice&) const = default;
};

/// Asks for a picture's content, size, look and file.
class ExportDialog : public PlaceDialog
{
    Q_OBJECT

public:
    /// What can be exported.
    enum class Offer { BoardOrAudience, Board };

    /// Makes the dialog, filled with `choice`. With a map the orders of each of its powers are offered alone.
    explicit ExportDialog(const ExportChoice& choice, QWidget* parent = nullptr, Picker pick = {},
                          Offer offer = Offer::BoardOrAudience, const Map* powers = nullptr);

    /// Returns what is chosen.
    ExportChoice choice() const;

    /// Opens the dialog and waits. Returns the choice, or nothing if it was cancelled.
    static std::optional<ExportChoice> edit(const ExportChoice& choice, QWidget* parent,
                                            Offer offer = Offer::BoardOrAudience,
                                            const Map* powers = nullptr);

private:
    void addWhat(const ExportChoice& choice, Offer offer);
    void addSize(const ExportChoice& choice);
    void addLook(const ExportChoice& choice);
    void addOrders(const ExportChoice& choice, const Map* powers);

    QComboBox* what_ = nullptr;
    QComboBox* preset_ = nullptr;
    QSpinBox* width_ = nullptr;
    QSpinBox* height_ = nullptr;
    QComboBox* theme_ = nullptr;
    QComboBox* labels_ = nullptr;
    QCheckBox* orders_ = nullptr;
    QComboBox* alone_ = nullptr; ///< whose orders are shown
};

} // namespace chancery
