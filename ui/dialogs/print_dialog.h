// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses what is printed; it is looked at before.
#pragma once

#include "ui/paper/pages.h"

#include <QDialog>

#include <functional>
#include <vector>

class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace chancery {

/// Something that can be printed now.
struct PaperChoice
{
    QString name, about; ///< "Order sheets", "One page a power ..."
    bool possible = true;
    std::function<Paper()> make;
};

class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// Empty if no file was chosen.
    using FilePicker = std::function<QString(QWidget* parent, const QString& suggestion)>;

    PrintDialog(std::vector<PaperChoice> choices, PaperLook look, QString folder, QWidget* parent = nullptr,
                FilePicker pick = {});

    /// What is chosen, made.
    Paper paper() const;

public Q_SLOTS:
    /// Shows its pages, from where they can be printed.
    void preview();
    void savePdf();

private:
    void addChoices(QVBoxLayout* column);
    void addButtons(QVBoxLayout* column);

    std::vector<PaperChoice> choices_;
    PaperLook look_;
    QString folder_;
    FilePicker pick_;
    QButtonGroup* chosen_;
    QLabel* problem_;
};

} // namespace chancery
