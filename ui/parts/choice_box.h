// SPDX-License-Identifier: GPL-3.0-or-later
// A box to choose from in a list that scrolls: the wheel changes no choice, and the box shortens long texts.
#pragma once

#include <QComboBox>

namespace chancery {

/// A combo box for a page whose choices take effect at once. The wheel scrolls the page and never changes
/// what is chosen, and the box is no wider than its place, whatever its entries; its list is.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    /// Makes a box without entries.
    explicit ChoiceBox(QWidget* parent = nullptr);

    void showPopup() override;

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace chancery
