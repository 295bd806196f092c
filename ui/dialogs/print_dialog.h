// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that prints or writes a PDF, after a preview.
#pragma once

#include "ui/paper/pages.h"

#include <QDialog>

#include <functional>
#include <vector>

class QButtonGroup;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace chancery {

/// Something that can be printed.
struct PaperChoice
{
    QString name, about;                 ///< such as "Order sheets", and its description
    bool possible = true;                ///< whether it can be printed now
    std::function<Paper(int part)> make; ///< makes what is printed; called when it is needed
    QStringList parts{};                 ///< the choices for `part`, such as "All powers"; may be empty
};

/// Asks what is printed, shows a preview and writes PDF files.
class PrintDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for the file to write. Returns an empty string if none was chosen. Tests replace it.
    using FilePicker = std::function<QString(QWidget* parent, const QString& suggestion)>;

    /// Makes the dialog. `folder` is where PDF files are offered to be saved.
    PrintDialog(std::vector<PaperChoice> choices, PaperLook look, QString folder, QWidget* parent = nullptr,
                FilePicker pick = {});

    /// Returns the PDF file that was written; empty if none was.
    const QString& savedPath() const { return saved_; }
    /// Returns whether pages were sent to a printer.
    bool hasPrinted() const { return printed_; }

    /// Makes and returns the chosen paper, or an empty one if none is chosen.
    Paper paper() const;

public Q_SLOTS:
    /// Opens a preview, from which the paper can be printed, and waits.
    void preview();
    /// Asks for a file and writes a PDF. Closes the dialog if that worked, else shows the error.
    void savePdf();

private:
    void addChoices(QVBoxLayout* column);
    void addParts(QVBoxLayout* column, std::size_t choice, QWidget* button);
    void addPage(QVBoxLayout* column);
    QPageLayout page() const;
    void addButtons(QVBoxLayout* column);

    std::vector<PaperChoice> choices_;
    PaperLook look_;
    QString folder_, saved_;
    bool printed_ = false;
    FilePicker pick_;
    QButtonGroup* chosen_;
    std::vector<QComboBox*> parts_; ///< of each choice; nullptr if it has no parts
    QComboBox *size_ = nullptr, *orientation_ = nullptr;
    QLabel* problem_;
};

} // namespace chancery
