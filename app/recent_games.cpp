// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recent_games.h"

#include "app/workspace.h"
#include "engine/reading/text_forms.h"
#include "ui/console/start_page.h"
#include "ui/desk/journal_match.h"
#include "ui/draw/map_art.h"
#include "ui/files/files.h"
#include "ui/paper/render.h"
#include "ui/scene/compose.h"
#include "ui/words/player_words.h"

#include <QFileInfo>

#include <algorithm>

namespace chancery {

namespace {

constexpr qint64 largestRead = 1 << 20; ///< bytes; hundreds of phases take less
constexpr double largeTokens = 2;       ///< so that they are seen on a small board

/// The translation context of the texts in this file.
struct RecentText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RecentText)
};

/// Returns why a file cannot be opened, or an empty string.
QString whyNot(const QFileInfo& file)
{
    if (!file.exists()) return RecentText::tr("The file is gone. It was moved, renamed or deleted.");
    if (!file.isFile()) return RecentText::tr("This is not a file any more.");
    if (!file.isReadable()) return RecentText::tr("You may not read this file.");
    return {};
}

QImage pictureOf(const BoardSource& board, const Position& position, ThemeKind theme, QSize size)
{
    RenderOptions look;
    const QSizeF shape(board.art->geometry.width, board.art->geometry.height);
    look.size = shape.scaled(size, Qt::KeepAspectRatio).toSize();
    look.theme = theme;
    look.labels = LabelMode::None;
    return renderImage(board, composePosition(board.art->geometry, position, largeTokens), look);
}

} // namespace

StartGame readStartGame(const QString& path, const QString& journals, Boards& boards, ThemeKind theme,
                        QSize size)
{
    StartGame shown{path, {}, {}, {}, {}};
    const QFileInfo file(path);
    shown.trouble = whyNot(file);
    if (!shown.trouble.isEmpty()) return shown;
    if (file.size() > largestRead) {
        shown.phase = RecentText::tr("Large file, no preview");
        return shown;
    }
    const Result<QByteArray> content = readWholeFile(path, Links::Follow, largestRead);
    if (!content) {
        shown.trouble = RecentText::tr("The file cannot be read. Check the disk that it is on.");
        return shown;
    }
    const std::string text = content->toStdString();
    Result<Game> game =
        readAnyGame({text, path.toStdString(), boards.loader(), {}, {}, UnknownRulebook::Kept});
    if (std::optional<Game> later = unsavedGame(path, journals, boards.loader())) game = *std::move(later);
    if (!game) {
        shown.trouble = RecentText::tr("The file is damaged, or it is not a game.");
        return shown;
    }
    shown.phase = Words::phase(game->current().phase);
    shown.players = PlayerWords::table(*game, game->current().phase);
    if (!size.isEmpty())
        shown.picture = pictureOf(boards.boardOf(*game->map), game->current().before, theme, size);
    return shown;
}

RecentGames::RecentGames(Workspace& workspace, StartPage& page)
    : QObject(&page)
    , workspace_(workspace)
    , page_(page)
    , soon_(this)
{
    connect(&soon_, &QTimer::timeout, this, &RecentGames::readNext);
}

void RecentGames::list(QStringList paths, ThemeKind theme)
{
    const auto isThere = [](const QString& path) { return QFileInfo(path).isFile(); };
    const auto last = std::ranges::find_if(paths, isThere);
    const QString toContinue = last == paths.end() ? QString() : *last;
    paths.removeAll(toContinue);
    page_.list(toContinue, paths.mid(0, StartPage::mostRecent));
    theme_ = theme;
    next_ = 0;
    soon_.start(0);
}

void RecentGames::readNext()
{
    const double density = page_.devicePixelRatioF();
    const std::vector<StartCard*> cards = page_.cards();
    if (next_ >= cards.size()) {
        soon_.stop();
        return showBoard(page_.boardSize() * density);
    }
    StartCard& card = *cards[next_++];
    card.setGame(readStartGame(card.game().path, workspace_.journals(), workspace_.boards(), theme_,
                               card.pictureSize() * density));
}

void RecentGames::showBoard(QSize size)
{
    if (size.isEmpty()) return;
    if (const Result<BoardSource> board = workspace_.boards().board("standard"))
        page_.setBoard(pictureOf(*board, newGame(board->map).current().before, theme_, size));
}

} // namespace chancery
