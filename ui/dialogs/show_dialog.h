// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a show is written, as pictures or as a video, and where it goes.
#pragma once

#include "ui/board/board_look.h"

#include <QDialog>
#include <QSize>

#include <functional>
#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace chancery {

struct ShowChoice
{
    QString path; ///< of a folder for pictures, or of a video
    bool wholeGame = false;
    QSize size{1920, 1080};
    int framesPerSecond = 30;
    ThemeKind theme = ThemeKind::Dark;
    bool operator==(const ShowChoice&) const = default;
};

class ShowDialog : public QDialog
{
    Q_OBJECT

public:
    /// Asks for a folder, or for a file of the given filter; empty if none was chosen. Tests replace it.
    using Picker = std::function<QString(QWidget* parent, const QString& path, const QString& filter)>;

    /// `videos`: ffmpeg is there.
    ShowDialog(const ShowChoice& choice, bool videos, QWidget* parent = nullptr, Picker pick = {});

    ShowChoice choice() const;

    static std::optional<ShowChoice> edit(const ShowChoice& choice, bool videos, QWidget* parent);

private:
    void addFile(QFormLayout* form, const ShowChoice& choice, bool videos);
    void addLook(QFormLayout* form, const ShowChoice& choice);
    void browse();
    void changeFormat();
    void refresh();

    Picker pick_;
    QComboBox* part_ = nullptr;
    QComboBox* format_ = nullptr;
    QLineEdit* path_ = nullptr;
    QComboBox* size_ = nullptr;
    QComboBox* rate_ = nullptr;
    QComboBox* theme_ = nullptr;
    QLabel* problem_ = nullptr;
    QPushButton* accept_ = nullptr;
};

} // namespace chancery
