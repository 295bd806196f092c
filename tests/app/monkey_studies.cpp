// SPDX-License-Identifier: GPL-3.0-or-later
// What a monkey does with studies: see monkey.h. It opens them of any phase, Winters above all, and drags
// their units to where they cannot be.
#include "app/study_opening.h"
#include "engine/game/study_play.h"
#include "tests/app/monkey.h"
#include "tests/support/random_positions.h"
#include "ui/console/study_board.h"
#include "ui/console/study_edits.h"
#include "ui/desk/sheet_edits.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"

#include <QPointer>
#include <QTest>
#include <QWindow>

namespace chancery {

/// Of the phase that is shown, or of a position that may be impossible in a phase of any kind.
void Monkey::openSomeStudy()
{
    const Session& session = document_->session();
    if (chance(2)) {
        say(QStringLiteral("try something out in the game"));
        return workspace_.showVariations(*document_, document_->presenter().shownPhase());
    }
    if (chance(3)) {
        say(QStringLiteral("study the phase that is shown"));
        openAsStudy(workspace_, studyOf(session.game(), document_->presenter().shownPhase()));
        return;
    }
    RandomPositions lot(session.map(), static_cast<std::uint64_t>(upTo(100'000)));
    const PhaseKind kinds[] = {PhaseKind::Movement, PhaseKind::Retreat, PhaseKind::Adjustment,
                               PhaseKind::Adjustment};
    const PhaseKind kind = pick(kinds);
    const Season season = kind == PhaseKind::Adjustment ? Season::Winter : Season::Fall;
    const Phase phase{season, 1901, kind};
    say("study a position in " + QString::fromStdString(shortName(phase)));
    openAsStudy(workspace_, studyOf(session.game().map, phase, lot.next()));
}

void Monkey::useStudy()
{
    const std::vector<Document*> open = workspace_.studies();
    if (open.empty()) return openSomeStudy();
    Document& study = *pick(open);
    if (!study.window()) return;
    switch (upTo(7)) {
    case 0:
    case 1:
        return study.isInGame() ? goOnInStudy(study) : setUp(study);
    case 2:
    case 3:
        return study.isInGame() ? goOnInStudy(study) : dragOnStudy(study);
    case 4:
        return goOnInStudy(study);
    case 5:
        say(QStringLiteral("present a study"));
        return study.isInGame() ? study.bench().removeFromGame() : study.bench().present();
    case 6:
        say(QStringLiteral("reveal what a study presents"));
        return study.bench().reveal();
    default:
        say(QStringLiteral("close a study"));
        study.window()->close();
    }
}

/// One act at the desk on which positions are set up.
void Monkey::setUp(Document& study)
{
    SetupDesk& desk = study.bench().setup();
    const Map& map = study.session().map();
    const auto province = [&] {
        return static_cast<Province>(upTo(static_cast<int>(map.provinces.size()) - 1));
    };
    const auto power = [&] { return static_cast<Power>(upTo(static_cast<int>(map.powers.size()) - 1)); };
    if (!desk.on() || chance(12)) {
        say(QStringLiteral("set up or not"));
        return desk.setOn(!desk.on());
    }
    const Province where = province();
    say("set up at " + QString::fromStdString(map[where].code));
    switch (upTo(8)) {
    case 0:
        return desk.drop(power(), chance(2) ? UnitKind::Army : UnitKind::Fleet, where, whole(where));
    case 1:
        desk.click(where);
        return desk.dislodge();
    case 2:
        return desk.click(where, whole(where));
    case 3:
        desk.hover(where);
        return desk.own();
    case 4:
        desk.hover(where);
        return desk.contest();
    case 5:
        return desk.setPhase(
            chance(2) ? Phase{Season::Winter, 1901, PhaseKind::Adjustment}
                      : Phase{Season::Fall, 1901, chance(2) ? PhaseKind::Retreat : PhaseKind::Movement});
    case 6:
        desk.hover(where);
        return desk.turn();
    case 7:
        desk.hover(where);
        return desk.remove();
    default:
        return desk.drag(where, province(), nowhere);
    }
}

/// A unit is dragged onto another, or somewhere else, with the mouse.
void Monkey::dragOnStudy(Document& study)
{
    const Position& position = study.bench().shown().study().position;
    if (position.units.empty()) return setUp(study);
    BoardView& view = study.studyPanels()->board().view();
    const BoardGeometry& geometry = study.board().art->geometry;
    const auto placeOf = [&](Location at) { return view.lens().toScreen(geometry.unitAt(at)).toPoint(); };
    const Unit &from = pick(position.units), &to = pick(position.units);
    say("drag a unit of a study to " + QString::fromStdString(study.session().map()[to.at].code));
    if (!study.bench().setup().on()) study.bench().setup().setOn(true);
    const QPoint begin = placeOf(from.at);
    const QPoint end = chance(4) ? QPoint(upTo(view.width()), upTo(view.height())) : placeOf(to.at);
    QTest::mousePress(&view, Qt::LeftButton, {}, begin);
    QTest::mouseMove(&view, (begin + end) / 2);
    QTest::mouseMove(&view, end);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, end);
}

void Monkey::goOnInStudy(Document& study)
{
    StudyView& session = study.bench().shown();
    switch (upTo(4)) {
    case 0:
        say(QStringLiteral("go on in a study"));
        return goOn(session);
    case 1:
        say(QStringLiteral("begin a variation"));
        return beginVariation(session);
    case 2:
        say(QStringLiteral("other rules in a study"));
        return setRules(session, rulebookOf(rulebooks()[below(random_, rulebooks().size())]));
    case 3: {
        QUndoStack& stack = *study.session().undoStack();
        say(QStringLiteral("undo stack of a study"));
        return stack.setIndex(upTo(stack.count()));
    }
    default:
        say(QStringLiteral("write orders in a study"));
        return writeInStudy(session);
    }
}

/// For a unit of the board, or for none.
void Monkey::writeInStudy(StudyView& session)
{
    const std::vector<Unit>& units = session.record().before.units;
    const Map& map = session.map();
    const auto code = [&] {
        const auto any = static_cast<Province>(upTo(static_cast<int>(map.provinces.size()) - 1));
        return QString::fromStdString(
            map[units.empty() || chance(3) ? any : map.provinceOf(pick(units).at)].code);
    };
    const QString lines[] = {"A " + code() + " - " + code(), "D A " + code(), "B A " + code(), "Waive",
                             "F " + code() + " S A " + code() + " - " + code()};
    writeSheet(session.session(), static_cast<Power>(upTo(static_cast<int>(map.powers.size()) - 1)),
               pick(lines) + u'\n' + pick(lines));
}

} // namespace chancery
