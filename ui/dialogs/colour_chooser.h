// SPDX-License-Identifier: GPL-3.0-or-later
// The preferences of the powers' colours: a palette, own colours beside it, and which of them look alike.
#pragma once

#include "ui/draw/palette.h"

#include <QGroupBox>

#include <functional>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace chancery {

/// A group of controls that edits a ColourChoice, all but its contrast.
class ColourChooser : public QGroupBox
{
    Q_OBJECT

public:
    /// Asks for a colour; an invalid one means that there is no other.
    using Ask = std::function<QColor(const QColor& now, const QString& title)>;

    /// Makes the controls. Without a map there are no own colours.
    ColourChooser(const ColourChoice& choice, std::shared_ptr<const Map> map, QWidget* parent = nullptr);

    /// Returns what is chosen.
    ColourChoice choice() const;
    /// Shows the colours as they are with this theme and contrast.
    void show(ThemeKind kind, bool highContrast);
    /// Asks in another way than by the dialog of the system.
    void setAsk(Ask ask) { ask_ = std::move(ask); }

Q_SIGNALS:
    /// Something else is chosen.
    void changed();

private:
    QWidget* makeSigns();
    void change(Power power);
    void takeBack();
    void showSigns(const Theme& theme);
    QString alikeText(const Theme& theme) const;

    std::shared_ptr<const Map> map_;
    std::map<std::string, QColor> own_;
    ThemeKind kind_ = ThemeKind::Light;
    Ask ask_;
    QComboBox* palette_;
    QCheckBox* hatched_;
    QLabel* note_;
    QToolButton* back_ = nullptr;     ///< to the colours of the palette
    std::vector<QToolButton*> signs_; ///< [power]
};

} // namespace chancery
