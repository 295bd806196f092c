// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a show is written, as pictures or as a video, and where it goes.
#pragma once

#include "ui/dialogs/place_dialog.h"
#include "ui/paint/board_look.h"

#include <QSize>

#include <optional>

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

/// What there is to choose from.
struct ShowOffer
{
    bool videos = false;                  ///< ffmpeg is there
    bool phase = true;                    ///< the room has seen the phase on the board
    std::function<int(bool game)> lasts{}; ///< milliseconds of the game, or of the phase; empty: nobody knows
};

class ShowDialog : public PlaceDialog
{
    Q_OBJECT

public:
    ShowDialog(const ShowChoice& choice, ShowOffer offer, QWidget* parent = nullptr, Picker pick = {});

    ShowChoice choice() const;

    static std::optional<ShowChoice> edit(const ShowChoice& choice, ShowOffer offer, QWidget* parent);

protected:
    QString obstacle() const override;

private:
    void addPart(const ShowChoice& choice);
    void addWhere(const ShowChoice& choice);
    void addLook(const ShowChoice& choice);
    void tellLength();

    ShowOffer offer_;
    QComboBox* part_ = nullptr;
    QComboBox* size_ = nullptr;
    QComboBox* rate_ = nullptr;
    QComboBox* theme_ = nullptr;
    QLabel* length_ = nullptr;
};

} // namespace chancery
