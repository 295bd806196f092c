// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture of the board is to look like and where it goes.
#pragma once

#include "ui/board/board_look.h"

#include <QDialog>
#include <QSize>

#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chancery {

struct ExportChoice
{
    QString path;           ///< the ending decides: png, svg or pdf
    QSize size{2080, 1600}; ///< pixels; points of 1/72 inch in a PDF
    ThemeKind theme = ThemeKind::Light;
    LabelMode labels = LabelMode::Names;
    bool orders = true; ///< arrows and marks
    bool operator==(const ExportChoice&) const = default;
};

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for a file name: given the present path and the filter, empty if none was chosen. Tests replace
    /// it.
    using FilePicker = std::function<QString(QWidget* parent, const QString& path, const QString& filter)>;

    explicit ExportDialog(const ExportChoice& choice, QWidget* parent = nullptr, FilePicker pick = {});

    ExportChoice choice() const;

    static std::optional<ExportChoice> edit(const ExportChoice& choice, QWidget* parent);

private:
    void addFile(QFormLayout* form, const ExportChoice& choice);
    void addSize(QFormLayout* form, const ExportChoice& choice);
    void addLook(QFormLayout* form, const ExportChoice& choice);
    void browse();
    void changeFormat();
    void refresh();

    FilePicker pick_;
    QLineEdit* path_ = nullptr;
    QComboBox* format_ = nullptr;
    QComboBox* preset_ = nullptr;
    QSpinBox* width_ = nullptr;
    QSpinBox* height_ = nullptr;
    QComboBox* theme_ = nullptr;
    QComboBox* labels_ = nullptr;
    QCheckBox* orders_ = nullptr;
    QLabel* problem_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
