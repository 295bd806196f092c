// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog for writing a show: which part, as pictures or video, and where.
#pragma once

#include "ui/dialogs/place_dialog.h"
#include "ui/draw/board_look.h"

#include <QSize>

class QSpinBox;

namespace chancery {

/// Which part of a game is written as a show, how it looks, and where.
struct ShowChoice
{
    QString path;           ///< a folder for pictures, or a file for a GIF or a video
    bool wholeGame = false; ///< the whole game, or only one phase
    QSize size{1920, 1080}; ///< pixels
    int framesPerSecond = 30;
    ThemeKind theme = ThemeKind::Dark;
    int lapse = 0; ///< the seconds of a time lapse of the whole game; 0 for the reveals as they were
    bool operator==(const ShowChoice&) const = default;
};

/// What can be chosen in a ShowDialog.
struct ShowOffer
{
    bool videos = false; ///< whether ffmpeg is installed
    bool phase = true;   ///< whether the players have seen the phase on the board
    std::function<int(bool game)>
        lasts{}; ///< gives the length in ms of the game (true) or of the phase (false); empty if unknown
};

/// Asks for the part, format, size and place of a show, and says how long it lasts.
class ShowDialog : public PlaceDialog
{
    Q_OBJECT

public:
    /// Makes the dialog, filled with `choice`.
    ShowDialog(const ShowChoice& choice, ShowOffer offer, QWidget* parent = nullptr, Picker pick = {});

    /// Returns what is chosen.
    ShowChoice choice() const;

protected:
    /// As PlaceDialog::obstacle(). Pictures also need a folder of their own.
    QString obstacle() const override;

private:
    void addPart(const ShowChoice& choice);
    void addWhere(const ShowChoice& choice);
    void addLook(const ShowChoice& choice);
    bool lapses() const;
    void tellLength();

    ShowOffer offer_;
    QComboBox* part_ = nullptr;
    QSpinBox* lapse_ = nullptr; ///< seconds
    QComboBox* size_ = nullptr;
    QComboBox* rate_ = nullptr;
    QComboBox* theme_ = nullptr;
    QLabel* length_ = nullptr;
};

} // namespace chancery
