// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/evening_laws.h"

#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "engine/files/game_file.h"
#include "engine/files/study_file.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"
#include "ui/parts/curtain.h"
#include "ui/room/slide_view.h"
#include "ui/words/picture_words.h"
#include "ui/words/words.h"

#include <QAccessible>
#include <QApplication>
#include <QDebug>
#include <QDir>
#include <QImage>
#include <QScreen>

#include <algorithm>
#include <cstdlib>

namespace chancery {

namespace {

constexpr int mostSteps = 20;
constexpr int mostDifference = 64; ///< of 255 in a channel: an edge that is cached may be another one

/// The game as far as the players know it before the phase being played is revealed.
Game withoutSecrets(Game game)
{
    PhaseRecord& now = game.phases.back();
    now.written.clear();
    now.outcome.reset();
    now.paradoxChoice.reset();
    now.rulings.clear();
    now.notes.clear();
    return game;
}

QString told(const RoomColumn& column)
{
    QStringList said{column.phase, column.stage, column.panel.headline};
    said += column.awaits;
    for (const RoomRow& row : column.rows)
        said << QStringLiteral("%1 %2 %3 %4").arg(row.letter, row.player).arg(row.centres).arg(row.change);
    return said.join(QStringLiteral(", "));
}

/// Before the reveal, the players see what they would see if nothing were written, ruled or resolved.
QString secretShown(const Document& document)
{
    const Presenter& presenter = document.presenter();
    if (presenter.revealed()) return {};
    const Game& game = document.played().game();
    if (presenter.audience().phasesSeen() >= game.phases.size())
        return QStringLiteral("the unrevealed phase counts as seen");
    Session session(withoutSecrets(game));
    for (const SlideRow& row : slideTable())
        if (document.feed().slide(row.kind) !=
            slideOf(row.kind, playedAndVoted(session.game(), presenter.audience().phasesSeen())))
            return QStringLiteral("slide %1 knows what is not revealed").arg(QLatin1String(row.name));
    if (presenter.pastShared()) return {};
    const Presenter bare(session, [&](const Map&) { return presenter.geometry(); });
    const AudienceView &seen = presenter.audience(), &allowed = bare.audience();
    if (seen.picture() != allowed.picture())
        return QStringLiteral("the picture for the players has what is not revealed");
    if (!seen.caption().isEmpty()) return "a caption before the reveal: " + seen.caption();
    if (seen.card()) return QStringLiteral("a card before the reveal");
    if (seen.framing() != Framing() || seen.views() != Views())
        return QStringLiteral("the camera moves before the reveal");
    if (!seen.orders().empty())
        return "the audience is read an order before the reveal: " + seen.orders().front().text;
    RoomColumn column = seen.column(), known = allowed.column();
    if (presenter.shownPhase() + 1 < game.phases.size()) // kept meanwhile, with the players of that moment
        for (RoomColumn* one : {&column, &known})
            for (RoomRow& row : one->rows) row.player.clear();
    if (column != known)
        return "the column beside the board has what is not revealed: " + told(column) + " / " + told(known);
    return {};
}

/// The parts of the window show its content, and nothing while it is blank.
QString partsDiffer(const ProjectorWindow& window)
{
    const ProjectorWindow::Content& content = window.shown();
    if (window.board()->picture() != content.picture)
        return QStringLiteral("the audience's board shows another picture");
    if (window.board()->framing() != content.framing)
        return QStringLiteral("the audience's board is framed otherwise");
    if (window.slide()->slide() != content.slide)
        return QStringLiteral("the audience window shows another slide");
    if (window.texts() != RoomTexts{content.title, content.caption, content.column})
        return QStringLiteral("the audience window shows other words");
    if (window.blank() && (window.board()->isVisible() || window.slide()->isVisible()))
        return QStringLiteral("something is seen while the audience window is blank");
    return {};
}

/// What a screen reader finds of the players' board is in its picture, and nothing is told by itself.
QString secretRead(ProjectorWindow& window)
{
    BoardView& board = *window.board();
    const Map* map = board.map();
    if (window.findChild<QWidget*>("liveText"))
        return QStringLiteral("the audience window announces something");
    if (!map) return {};
    const QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&board);
    for (std::size_t p = 0; p < map->provinces.size(); ++p) {
        const QAccessibleInterface* place = read->child(static_cast<int>(p));
        const QString seen = board.isVisible()
                                 ? PictureWords(*map).place(window.shown().picture, static_cast<Province>(p))
                                 : QString();
        if (place->text(QAccessible::Name) != seen)
            return "the audience is read " + place->text(QAccessible::Name);
        if (!place->text(QAccessible::Description).isEmpty()) return "the audience is told more of " + seen;
    }
    for (int i = static_cast<int>(map->provinces.size()); i < read->childCount(); ++i) {
        if (read->child(i)->object()) continue;
        const QString said = read->child(i)->text(QAccessible::Name);
        const auto& orders = window.shown().orders;
        const bool told = std::ranges::find(orders, said, &ArrowSaid::text) != orders.end();
        if (board.isVisible() ? !told : !said.isEmpty()) return "the audience is read an order: " + said;
    }
    return {};
}

/// The window has what is composed for the players of this document, and nothing else.
QString otherContent(const Document& document, const ProjectorWindow& window)
{
    ProjectorWindow::Content wanted = document.feed().content();
    wanted.board = document.workspace().boards().boardOf(document.played().map());
    const ProjectorWindow::Content& shown = window.shown();
    if (shown == wanted) return {};
    if (shown.board != wanted.board) return QStringLiteral("the audience sees another board");
    if (shown.picture != wanted.picture) return QStringLiteral("the audience sees another picture");
    if (shown.framing != wanted.framing || shown.views != wanted.views)
        return QStringLiteral("the camera is elsewhere");
    if (shown.slide != wanted.slide) return QStringLiteral("the audience sees another slide");
    if (shown.column != wanted.column) return QStringLiteral("the audience sees another column");
    if (shown.clock != wanted.clock) return QStringLiteral("the audience sees another clock");
    return "the audience reads: " + shown.title + " / " + shown.caption;
}

/// Where a window is, with its frame, which counts for nothing around one that fills a display.
QRect placeOf(const QWidget& window)
{
    const bool fills = window.isMaximized() || window.isFullScreen();
    return fills ? window.geometry() : window.frameGeometry();
}

bool isOn(const QList<QRect>& places, const QWidget& window)
{
    return std::ranges::any_of(places, [&](const QRect& one) { return one.intersects(placeOf(window)); });
}

/// Where on the desktop the players look: at the display that the audience window is for, and at those that
/// it is on, but for one that it shares with the console because there is no other or because it was opened
/// there.
QList<QRect> placesSeen(const ProjectorWindow& audience, const QWidget* console)
{
    QList<QRect> places;
    if (!audience.presenting()) return places;
    const QList<QScreen*> screens = QGuiApplication::screens();
    if (const QScreen* own = audience.audienceScreen()) places << own->geometry();
    if (audience.isFullScreen()) return places << audience.screen()->geometry() << audience.geometry();
    const QScreen* beside = console ? displayOf(*console) : nullptr; // Qt may name another one
    const QScreen* shared = beside == audience.sharedScreen() ? beside : nullptr;
    for (const QScreen* one : screens)
        if (one != shared && screens.size() > 1 && isOn({one->geometry()}, audience))
            places << one->geometry();
    return places;
}

/// A tooltip of a curtain needs none.
bool isOfCurtain(const QWidget& window)
{
    const QObject* up = window.windowType() == Qt::ToolTip ? window.parent() : nullptr;
    while (up && !qobject_cast<const Curtain*>(up)) up = up->parent();
    return up;
}

QString described(const QWidget& window)
{
    return window.objectName() + u' ' + QLatin1String(window.metaObject()->className()) + u' ' +
           QDebug::toString(placeOf(window)) + QDebug::toString(window.windowState());
}

/// Every window of the gamemaster that the players see is covered, all of it, unless it is shown anyway; no
/// other is.
QString secretUncovered(const ProjectorWindow& audience, const QList<QRect>& places, const Curtains& curtains)
{
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (window == &audience || !window->isVisible() || isOfCurtain(*window)) continue;
        const bool seen = isOn(places, *window);
        const Curtain* curtain = Curtain::closedOver(*window);
        if (seen && !curtain && !curtains.isShownAnyway(*window))
            return "the players see " + described(*window);
        if (curtain && !seen && QGuiApplication::screenAt(placeOf(*window).center()))
            return "covered, where nobody sees it: " + described(*window);
        if (!curtain) continue;
        const auto* last = window->findChildren<QWidget*>(Qt::FindDirectChildrenOnly).last();
        if (curtain->geometry() != window->rect() || last != curtain)
            return "not all is covered of " + described(*window);
        if (QAccessible::queryAccessibleInterface(window)->childCount() != 1)
            return "read out under the curtain of " + described(*window);
    }
    const QWidget* focus = QApplication::focusWidget();
    return focus && Curtain::hides(*focus) ? "the keyboard is under a curtain, in " + focus->objectName()
                                           : QString();
}

/// What is painted of a covered window is its curtain alone.
QString secretPainted()
{
    for (QWidget* window : QApplication::topLevelWidgets()) {
        Curtain* curtain = window->isVisible() ? Curtain::closedOver(*window) : nullptr;
        if (curtain && window->grab().toImage() != curtain->grab().toImage())
            return "something is painted beside the curtain of " + window->objectName();
    }
    return {};
}

/// A quarter as large: what is cached may differ from what is painted again along an edge.
QImage coarse(ProjectorWindow& window)
{
    const QImage image = window.grab().toImage();
    return image
        .scaled(std::max(1, image.width() / 4), std::max(1, image.height() / 4), Qt::IgnoreAspectRatio,
                Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

int largestDifference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size()) return 255;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            most = std::max({most, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                             std::abs(qBlue(p) - qBlue(q))});
        }
    return most;
}

/// Every picture is of the map that it is painted on.
QString staleShown(const Document& document)
{
    const Picture& picture = document.console()->board().picture();
    if (picture.owner.size() != document.played().map().provinces.size())
        return QStringLiteral("the console shows a picture of another map");
    if (picture != document.presenter().console().picture())
        return QStringLiteral("the console shows what was");
    return {};
}

QString unsound(const Document& document, const Boards& boards)
{
    const Game& game = document.played().game();
    if (boards.boardOf(*game.map).map != game.map) return QStringLiteral("the map is not that of its board");
    if (game.phases.empty()) return QStringLiteral("a game without a phase");
    const auto isOpen = [](const PhaseRecord& record) { return !record.outcome; };
    if (std::any_of(game.phases.begin(), game.phases.end() - 1, isOpen))
        return QStringLiteral("an earlier phase is not resolved");
    const Presenter& presenter = document.presenter();
    if (presenter.revealed() && !document.played().resolved())
        return QStringLiteral("revealed before it is resolved");
    if (!presenter.story().storyboard().beats.empty() && !presenter.shownRecord().outcome)
        return QStringLiteral("a story of a phase that is not resolved");
    return {};
}

/// A study has results if and only if nothing stops its phase, and what stops the position that is set up is
/// named.
QString unsoundStudy(const Document& study)
{
    const StudyView& session = study.bench().shown();
    const Study& shown = session.study();
    const bool can = canResolve(*shown.map, shown.phase.kind, shown.position);
    const bool named = std::ranges::any_of(session.faults(), [&shown](const PositionFault& fault) {
        return stopsPhase(fault.kind, shown.phase.kind);
    });
    if (can == named) return QStringLiteral("a study does not name what stops it");
    if (!can && session.record().outcome)
        return QStringLiteral("a study is resolved although that is impossible");
    if (session.record().outcome && session.obstacle() != StudyObstacle::None)
        return QStringLiteral("a study has results and an obstacle");
    if (can && !session.record().outcome && session.obstacle() == StudyObstacle::FaultyPosition)
        return QStringLiteral("a study is not resolved although nothing stops it");
    return {};
}

} // namespace

EveningLaws::EveningLaws(Workspace& workspace, Boards& boards)
    : workspace_(workspace)
    , boards_(boards)
{
}

void EveningLaws::watchFreezing(ProjectorWindow* window)
{
    if (window == watched_) return;
    watched_ = window;
    connect(window, &ProjectorWindow::frozenChanged, this,
            [this, window](bool frozen) { kept_ = frozen ? std::optional(window->shown()) : std::nullopt; });
}

/// What opens does so where the players do not look, if there is such a place. Menus stay with their window.
QString EveningLaws::openedThere(const ProjectorWindow& audience, const QList<QRect>& places)
{
    const QList<QPointer<QWidget>> before = std::exchange(open_, {});
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->isVisible() && !isPopup(*window) && window != &audience) open_ << window;
    const auto isHidden = [&places](const QScreen* one) {
        return std::ranges::none_of(places,
                                    [one](const QRect& place) { return place.intersects(one->geometry()); });
    };
    if (std::ranges::none_of(QGuiApplication::screens(), isHidden)) return {};
    for (const QPointer<QWidget>& window : std::as_const(open_))
        if (!before.contains(window) && isOn(places, *window))
            return "opened before the players: " + described(*window);
    return {};
}

/// Returns the open games, and what is presented of studies.
std::vector<const Document*> EveningLaws::games() const
{
    std::vector<const Document*> all;
    for (const auto& document : workspace_.games()) all.push_back(document);
    for (const auto& study : workspace_.studies())
        if (study->bench().hasPresented()) all.push_back(study);
    return all;
}

QString EveningLaws::broken()
{
    int owners = 0;
    for (const Document* document : games()) {
        std::vector<QString> faults{unsound(*document, boards_), secretShown(*document),
                                    document->isStudy() ? QString() : staleShown(*document)};
        if (ProjectorWindow* window = workspace_.audience().windowOf(*document)) {
            ++owners;
            watchFreezing(window);
            faults.push_back(partsDiffer(*window));
            faults.push_back(secretRead(*window));
            const QList<QRect> places = placesSeen(*window, document->window());
            faults.push_back(secretUncovered(*window, places, workspace_.audience().place().curtains()));
            faults.push_back(openedThere(*window, places));
            if (!window->frozen()) faults.push_back(otherContent(*document, *window));
            if (window->frozen() && kept_ && window->shown() != *kept_)
                faults.push_back(QStringLiteral("a frozen window has changed"));
        }
        for (const QString& fault : faults)
            if (!fault.isEmpty()) return fault;
    }
    for (const auto& study : workspace_.studies())
        if (const QString fault = unsoundStudy(*study); !fault.isEmpty()) return fault;
    return owners > 1 ? QStringLiteral("two documents have the audience window") : QString();
}

QString EveningLaws::otherPixels()
{
    if (const QString secret = secretPainted(); !secret.isEmpty()) return secret;
    for (const Document* document : games()) {
        ProjectorWindow* window = workspace_.audience().windowOf(*document);
        if (!window || !window->presenting()) continue;
        if (!window->shown().framing.stands()) continue; // on the way, a hidden window paints with more care
        if (!window->board()->sharp()) window->board()->settle(); // it would be, a moment later
        ProjectorWindow second;
        second.setBoard(window->shown().board);
        second.setNames([](const Map& map, Province p) { return Words(map).province(p); });
        second.setTheme(workspace_.settings().theme());
        second.resize(window->size());
        second.mirror(*window);
        const QImage seen = coarse(*window), wanted = coarse(second);
        if (const int most = largestDifference(seen, wanted); most > mostDifference) {
            seen.save(QDir::temp().filePath("chancery-seen.png"));
            wanted.save(QDir::temp().filePath("chancery-wanted.png"));
            return QStringLiteral("the players see other pixels: %1 of 255").arg(most);
        }
    }
    return {};
}

QString EveningLaws::notRead(const Document& document) const
{
    const std::string written = writeGame(document.session().game());
    std::vector<Error> differences;
    const Result<Game> read = readGame(written, "laws", boards_.loader(), &differences);
    if (!read) return "the game cannot be read again: " + QString::fromStdString(read.error().text());
    if (writeGame(*read) != written) return QStringLiteral("the game is another when it is read again");
    if (!differences.empty())
        return "differs when replayed: " + QString::fromStdString(differences.front().text());
    for (const auto& study : workspace_.studies()) {
        const std::string text = writeStudy(study->bench().shown().study());
        const Result<Study> again = readStudyFile(text, "laws", boards_.loader());
        if (!again) return "a study cannot be read again: " + QString::fromStdString(again.error().text());
        if (writeStudy(*again) != text) return QStringLiteral("a study is another when it is read again");
    }
    return {};
}

QString EveningLaws::notRedone(Document& document) const
{
    Session& session = document.session();
    const int now = session.undoStack()->index();
    const std::string before = writeGame(session.game());
    session.undoStack()->setIndex(std::max(0, now - mostSteps));
    session.undoStack()->setIndex(now);
    if (writeGame(session.game()) != before) return QStringLiteral("undo and redo lead to another game");
    return {};
}

} // namespace chancery
