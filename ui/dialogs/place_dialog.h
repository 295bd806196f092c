// SPDX-License-Identifier: GPL-3.0-or-later
// The base of the export dialogs: the file or folder to write, and its format.
#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chancery {

/// Asks where to write and in which format. The format follows the ending of the name, and the ending follows
/// the format.
class PlaceDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for a file that matches the filter, or for a folder if the filter is empty. Returns an empty
    /// string if none was chosen. Tests replace it.
    using Picker = std::function<QString(QWidget* parent, const QString& path, const QString& filter)>;

protected:
    /// A format to choose.
    struct Format
    {
        QString name;
        QStringList endings{}; ///< such as "png"; empty for a folder
        bool possible = true;  ///< a format that is not possible is shown disabled
    };

    /// Makes the dialog; `name` is its object name. An empty `pick` means the real file dialogs.
    PlaceDialog(const char* name, const QString& title, Picker pick, QWidget* parent);

    /// Adds the rows of place and format. `label` has the mnemonic of the place; `about` and `formatAbout`
    /// are tooltips.
    void addPlace(const QString& label, const QString& about, const QString& formatAbout, const QString& path,
                  std::vector<Format> formats);
    /// Returns the form, for more rows.
    QFormLayout* form() const { return form_; }
    /// Adds the message and the buttons below the form and sizes the dialog. Call it last.
    void finish(QSize wanted);
    /// Checks obstacle() again, shows it, and enables the button that accepts.
    void refresh();

    /// Returns the place as typed.
    QString path() const;
    /// Returns the chosen format.
    const Format& format() const;
    /// Returns one sentence that says why nothing can be written to that place, or an empty string.
    virtual QString obstacle() const;

private:
    void browse();
    void changeFormat();
    void followEnding();
    QString filter() const;

    Picker pick_;
    QFormLayout* form_;
    std::vector<Format> formats_;
    QLineEdit* path_ = nullptr;
    QComboBox* format_ = nullptr;
    QLabel* problem_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
