// SPDX-License-Identifier: GPL-3.0-or-later
// What every export asks: where to and in which format. The ending of the name and the format follow one another.
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

class PlaceDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for a file of the given filter, or without one for a folder; empty if none was chosen. Tests replace it.
    using Picker = std::function<QString(QWidget* parent, const QString& path, const QString& filter)>;

protected:
    struct Format
    {
        QString name;
        QStringList endings{}; ///< "png"; none: a folder
        bool possible = true;
    };

    PlaceDialog(const char* name, const QString& title, Picker pick, QWidget* parent);

    /// The two rows. `label` has the mnemonic; the others are tooltips.
    void addPlace(const QString& label, const QString& about, const QString& formatAbout, const QString& path,
                  std::vector<Format> formats);
    QFormLayout* form() const { return form_; }
    /// Below the form: messages and buttons.
    void finish(QSize wanted);
    /// Looks again at what is in the way.
    void refresh();

    QString path() const;
    const Format& format() const;
    /// What is in the way of going there now; empty if nothing is.
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
