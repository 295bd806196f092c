// SPDX-License-Identifier: GPL-3.0-or-later
// Small pictures of the boards of cases, painted one by one while the program is idle.
#pragma once

#include "ui/draw/board_look.h"
#include "ui/lab/case_library.h"

#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QTimer>

#include <deque>

namespace chancery {

/// Which picture of a case is wanted.
struct CasePictureKey
{
    std::size_t number = 0; ///< of the case
    QSize size;             ///< in device pixels
    bool results = false;   ///< with what became of the orders

    bool operator==(const CasePictureKey&) const = default;
};
/// Returns a hash of a key.
size_t qHash(const CasePictureKey& key, size_t seed = 0);

/// Paints pictures of cases and keeps the last ones. None is painted before the event loop runs.
class CasePictures : public QObject
{
    Q_OBJECT

public:
    /// Makes pictures of these cases on a board; both must outlive this.
    CasePictures(const CaseCollection& cases, BoardSource board, QObject* parent = nullptr);

    /// Paints with the colours of a theme from now on.
    void setTheme(ThemeKind theme);
    /// Returns a picture if it is painted. If not, it will be, those asked for last first, and `painted` is
    /// sent then.
    QPixmap picture(const CasePictureKey& key);

Q_SIGNALS:
    /// A picture of the case with this number was painted.
    void painted(std::size_t number);

private:
    void paintNext();
    QPixmap paint(const CasePictureKey& key) const;

    static constexpr int mostKept = 60 << 20; ///< bytes
    static constexpr std::size_t mostWaiting = 40;

    const CaseCollection& cases_;
    const BoardSource board_;
    ThemeKind theme_ = ThemeKind::Light;
    QCache<CasePictureKey, QPixmap> kept_;
    std::deque<CasePictureKey> waiting_; ///< those asked for last at the end
    QTimer idle_{this};
};

} // namespace chancery
