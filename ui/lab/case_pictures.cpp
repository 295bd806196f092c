// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/case_pictures.h"

#include "engine/game/study_play.h"
#include "ui/draw/map_art.h"
#include "ui/paper/render.h"
#include "ui/scene/compose.h"
#include "ui/scene/focus.h"

#include <algorithm>

namespace chancery {

namespace {

/// Returns a part of the map grown to the shape of a picture.
MapArea inShape(MapArea area, const BoardGeometry& board, QSize size)
{
    if (area.whole()) return area;
    const double shape = static_cast<double>(size.width()) / std::max(1, size.height());
    const double width = std::min(board.width, std::max(area.width, area.height * shape));
    const double height = std::min(board.height, std::max(area.height, area.width / shape));
    const double left = area.corner.x - (width - area.width) / 2,
                 top = area.corner.y - (height - area.height) / 2;
    return {{std::clamp(left, 0., board.width - width), std::clamp(top, 0., board.height - height)},
            width,
            height};
}

} // namespace

size_t qHash(const CasePictureKey& key, size_t seed)
{
    return qHashMulti(seed, key.number, key.size.width(), key.size.height(), key.results);
}

CasePictures::CasePictures(const CaseCollection& cases, BoardSource board, QObject* parent)
    : QObject(parent)
    , cases_(cases)
    , board_(std::move(board))
    , kept_(mostKept)
{
    idle_.setInterval(0);
    connect(&idle_, &QTimer::timeout, this, &CasePictures::paintNext);
}

void CasePictures::setTheme(ThemeKind theme)
{
    if (theme == theme_) return;
    theme_ = theme;
    kept_.clear();
}

QPixmap CasePictures::picture(const CasePictureKey& key)
{
    if (const QPixmap* found = kept_.object(key)) return *found;
    std::erase(waiting_, key);
    waiting_.push_back(key);
    if (waiting_.size() > mostWaiting) waiting_.pop_front(); // it has scrolled out of sight
    idle_.start();
    return {};
}

void CasePictures::paintNext()
{
    if (waiting_.empty()) return idle_.stop();
    const CasePictureKey key = waiting_.back();
    waiting_.pop_back();
    auto made = std::make_unique<QPixmap>(paint(key));
    const auto bytes = static_cast<int>(made->width() * made->height() * made->depth() / 8);
    kept_.insert(key, made.release(), bytes);
    Q_EMIT painted(key.number);
}

QPixmap CasePictures::paint(const CasePictureKey& key) const
{
    const Study study = cases_.studyOf(key.number);
    const Game game = gameTo(study, firstNode(study)).game;
    PhaseRecord record = game.current();
    if (key.results)
        if (const auto resolved = resolvedIn(game)) record = *resolved;
    const BoardGeometry& geometry = board_.art->geometry;
    const MapArea part = inShape(involvedPart(geometry, record), geometry, key.size);
    ViewOptions view;
    view.rules = study.rulebook.options;
    view.tokenScale = tokenShareAt(closeness(part, areaOf(geometry))) * 1.6;
    RenderOptions look;
    look.size = key.size;
    look.theme = theme_;
    look.labels = part.whole() ? LabelMode::None : LabelMode::Codes;
    look.tokenScale = 1.6;
    look.framing.from = look.framing.to = Shot{part, {}};
    return QPixmap::fromImage(renderImage(board_, compose(*board_.map, geometry, record, view), look));
}

} // namespace chancery
