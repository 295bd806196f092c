// SPDX-License-Identifier: GPL-3.0-or-later
// The real window over a new game, for tests that sit down at it: a clock that does not run, and no dialog
// that waits for an answer.
#pragma once

#include "app/document.h"
#include "app/starts.h"
#include "engine/orders/order_text.h"
#include "tests/app/console_of.h"
#include "tests/app/in_dialog.h"
#include "ui/console/writing_page.h"
#include "ui/draw/board_view.h"
#include "ui/draw/map_art.h"

#include <QAction>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTest>

namespace chancery {

struct Table
{
    Boards boards;
    QString savePath, told;
    int swapsAsked = 0;        ///< how often, whether to swap the displays; the answer is no
    QStringList resolvesAsked; ///< what is open on the sheets; the answer is yes
    ResolveAnswer typedAnswer = ResolveAnswer::AsItIs; ///< the answer if something is typed
    bool toReveal = false;                             ///< whether the last of these asked to reveal at once
    QStringList advancesAsked;                         ///< phases that were not revealed
    bool mayAdvance = false;                           ///< although they were not
    AdvanceAnswer unrevealedAnswer = AdvanceAnswer::NotYet; ///< else
    QStringList takeBacksAsked;                             ///< what the players see, and is to be taken back
    bool mayTakeBack = false;                               ///< the answer to that
    int pausesAsked = 0;                                    ///< how often, whether a reveal may stop
    bool mayPause = false;                                  ///< the answer to that
    QStringList cutsAsked;                                  ///< phases whose reveal was still running
    bool mayCut = true;                                     ///< the answer to that
    bool mayOpenReadOnly = false;
    int tossesAsked = 0;         ///< how often, who has won the coin
    std::optional<Power> winner; ///< the answer to that
    int endsAsked = 0;           ///< how often, whether the agreed time ends the game
    bool mayEnd = false;         ///< the answer to that
    int reviewsAsked = 0;        ///< how often, whether to accept the insurrections
    bool mayRevolt = true;       ///< the answer to that
    WallTime wall = 0;           ///< of the clock; 0: that of the machine
    WallClock system = systemClock();
    qint64 now = 0;
    Workspace workspace{
        boards, {}, answers(), [this] { return now; }, [this] { return wall > 0 ? wall : system(); }};
    Document& document = workspace.open(*standardGame(boards));
    DocumentWindow& window = consoleOf(document);

    Table()
    {
        window.resize(1280, 720);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        window.console().board().setFocus();
        window.console().board().settle();
    }

    Prompts answers()
    {
        Prompts prompts{[this](QWidget*, const QString&) { return savePath; },
                        [this](QWidget*, const QString&) { return savePath; },
                        [](QWidget*, const UnsavedChanges&) { return UnsavedAnswer::Discard; },
                        [this](QWidget*, const QString&, const QString& text) { told = text; }};
        prompts.swapDisplays = [this](QWidget*) {
            ++swapsAsked;
            return false;
        };
        prompts.openReadOnly = [this](QWidget*, const QString& where) {
            told = where;
            return mayOpenReadOnly;
        };
        prompts.resolveAnyway = [this](QWidget*, const Unresolved& phase) {
            resolvesAsked << phase.open;
            toReveal = phase.step == TableStep::ResolveAndReveal;
            return phase.typed ? typedAnswer : ResolveAnswer::AsItIs;
        };
        prompts.advanceUnrevealed = [this](QWidget*, const QString& phase, RoomNow) {
            advancesAsked << phase;
            return mayAdvance ? AdvanceAnswer::Advance : unrevealedAnswer;
        };
        prompts.takeBackSeen = [this](QWidget*, const QString& what) {
            takeBacksAsked << what;
            return mayTakeBack;
        };
        prompts.pauseReveal = [this](QWidget*) {
            ++pausesAsked;
            return mayPause;
        };
        prompts.cutReveal = [this](QWidget*, const QString& phase) {
            cutsAsked << phase;
            return mayCut;
        };
        prompts.tossCoin = [this](QWidget*, const Game&) {
            ++tossesAsked;
            return winner;
        };
        prompts.endNow = [this](QWidget*, const QString&) {
            ++endsAsked;
            return mayEnd;
        };
        prompts.reviewInsurrections = [this](QWidget*, const Game&) {
            ++reviewsAsked;
            return mayRevolt;
        };
        return prompts;
    }

    const Map& map() const { return document.session().map(); }
    Session& session() { return document.session(); }
    /// Made when it is first asked for; not shown before something is presented.
    ProjectorWindow& audience() { return workspace.audience().show(document); }
    bool presenting() const { return document.audience().presents(document); }

    QAction& action(const char* name)
    {
        auto* found = window.findChild<QAction*>(name);
        if (!found) qFatal("no action %s", name);
        return *found;
    }

    void trigger(const char* name)
    {
        QVERIFY2(action(name).isEnabled(), name);
        action(name).trigger();
    }

    QPoint place(const char* code)
    {
        const BoardGeometry& geometry = document.board().art->geometry;
        return window.console().board().lens().toScreen(geometry.unitAt(map().findLocation(code))).toPoint();
    }

    void click(const char* code)
    {
        QTest::mouseClick(&window.console().board(), Qt::LeftButton, {}, place(code));
    }

    QPlainTextEdit& sheetOf(const char* power)
    {
        window.findChild<WritingPage*>()->showPower(map().findPower(power));
        return *window.findChild<QPlainTextEdit*>("sheet");
    }

    void type(const char* power, const QString& text)
    {
        QPlainTextEdit& sheet = sheetOf(power);
        sheet.setFocus();
        const QStringList lines = text.split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (i > 0) QTest::keyClick(&sheet, Qt::Key_Return);
            QTest::keyClicks(&sheet, lines[i]);
        }
    }

    QStringList ordersOf(const char* power)
    {
        QStringList orders;
        const PhaseRecord& record = session().current();
        for (const Order& order : chancery::ordersOf(record))
            if (order.power == map().findPower(power))
                orders << QString::fromStdString(canonical(map(), record.before, order));
        return orders;
    }
};

} // namespace chancery
