// SPDX-License-Identifier: GPL-3.0-or-later
// While orders are secret, no key that slips changes what the room sees: every key is pressed in both
// windows.
#include "app/evening.h"
#include "tests/app/table.h"
#include "tests/app/two_displays.h"
#include "tests/support/suite.h"
#include "ui/desk/sheet_edits.h"
#include "ui/room/projector_window.h"

#include <QLineEdit>
#include <QPointer>
#include <QUndoStack>
#include <QWindow>

#include <algorithm>

namespace chancery::tst_secret_keys {

namespace {

struct Stroke
{
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
    QString text;

    QString name() const { return QKeySequence(QKeyCombination(modifiers, key)).toString(); }
};

/// Of the console, what acts on the room on purpose.
constexpr QKeyCombination meantForTheRoom[] = {
    Qt::Key_F4,             // next slide
    Qt::SHIFT | Qt::Key_F4, // slides change by themselves
    Qt::Key_F5,             // opens and closes the audience window
    Qt::Key_F6,             // reveals
    Qt::Key_F7,             // next phase
    Qt::Key_F8,             // plays the reveal from the beginning
    Qt::Key_F9,             // runs the clock, which the room sees
    Qt::SHIFT | Qt::Key_F9, // next stage of the clock
};

constexpr Qt::Key unprintable[] = {
    Qt::Key_Escape,    Qt::Key_Tab,       Qt::Key_Backtab,       Qt::Key_Backspace,
    Qt::Key_Return,    Qt::Key_Enter,     Qt::Key_Insert,        Qt::Key_Delete,
    Qt::Key_Pause,     Qt::Key_Print,     Qt::Key_SysReq,        Qt::Key_Clear,
    Qt::Key_Home,      Qt::Key_End,       Qt::Key_Left,          Qt::Key_Up,
    Qt::Key_Right,     Qt::Key_Down,      Qt::Key_PageUp,        Qt::Key_PageDown,
    Qt::Key_CapsLock,  Qt::Key_NumLock,   Qt::Key_ScrollLock,    Qt::Key_Menu,
    Qt::Key_Help,      Qt::Key_Back,      Qt::Key_Forward,       Qt::Key_Stop,
    Qt::Key_Refresh,   Qt::Key_Cancel,    Qt::Key_Select,        Qt::Key_MediaPlay,
    Qt::Key_MediaStop, Qt::Key_MediaNext, Qt::Key_MediaPrevious, Qt::Key_Copy,
    Qt::Key_Cut,       Qt::Key_Paste,     Qt::Key_Undo,          Qt::Key_Redo,
    Qt::Key_Save,      Qt::Key_Open,      Qt::Key_Close,         Qt::Key_ZoomIn,
    Qt::Key_ZoomOut,   Qt::Key_VolumeUp,  Qt::Key_Search,        Qt::Key_MonBrightnessUp,
};

/// What a keyboard, or a presenter's remote control, can send with these modifiers.
std::vector<Stroke> strokes(Qt::KeyboardModifiers modifiers)
{
    std::vector<Stroke> all;
    for (char c = ' '; c <= '~'; ++c) all.push_back({QTest::asciiToKey(c), modifiers, QChar(c)});
    for (Qt::Key key : unprintable) all.push_back({key, modifiers, {}});
    for (int key = Qt::Key_F1; key <= Qt::Key_F35; ++key) all.push_back({Qt::Key(key), modifiers, {}});
    return all;
}

/// What the room must not see yet; nothing if the phase was revealed and its story is over.
enum class Secret { Orders, Results, Nothing };

/// Everything that the room could notice.
struct Seen
{
    ProjectorWindow::Content content;
    bool presenting, fullScreen, blank, frozen;
    QScreen* audience;
    QScreen* console;
    int swapsAsked;

    bool operator==(const Seen&) const = default;
};

/// The first Spring has been played, so that there are slides; the orders of Fall are written.
struct Evening : Table
{
    QTimer closer;  ///< closes whatever dialog or menu a key opens
    int opened = 0; ///< how many these were

    Evening()
    {
        revealPhase(document);
        document.presenter().story().skip();
        document.presenter().advance();
        for (int power = 0; power < 7; ++power)
            writeSheet(session(), static_cast<Power>(power), sheets[power]);
        workspace.audience().present(document);
        QObject::connect(&closer, &QTimer::timeout, &closer, [this] { closeDialogs(); });
        closer.start(0);
    }

    /// Paris and the Turkish units have none yet, so that the order line asks for them.
    static constexpr const char* sheets[] = {
        "A Vie-Gal\nA Bud-Rum\nF Tri-Alb",
        "F Lon-Nth\nF Edi-Nrg\nA Lvp-Yor",
        "A Mar-Spa\nF Bre-Mid",
        "A Ber-Kie\nA Mun-Ruh\nF Kie-Den",
        "A Ven-Apu\nA Rom-Ven\nF Nap-Ion",
        "A Mos-Ukr\nA War-Gal\nF Sev-Rum\nF Stp-Bot",
        "",
    };

    void closeDialogs()
    {
        QWidget* menu = QApplication::activePopupWidget();
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!menu && !dialog) return;
        ++opened;
        if (menu) menu->close();
        if (dialog) dialog->reject();
    }
    Seen seen()
    {
        return {audience().shown(), presenting(),        audience().isFullScreen(),
                audience().blank(), audience().frozen(), audience().audienceScreen(),
                window.screen(),    swapsAsked};
    }
    void resolve()
    {
        resolvePhase(document);
        document.presenter().story().player().pause(); // the gamemaster's own story
    }
    void enter(Secret secret)
    {
        if (secret == Secret::Results) resolve();
        if (secret != Secret::Nothing) return;
        revealPhase(document);
        document.presenter().story().skip();
    }
    void press(const QWidget& pressed, const Stroke& stroke)
    {
        QTest::sendKeyEvent(QTest::Click, pressed.windowHandle(), stroke.key, stroke.text, stroke.modifiers);
    }
};

} // namespace

class TestSecretKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Else the tests below would prove nothing.
    void whatIsSecretWouldBeSeen()
    {
        Evening t;
        QVERIFY(t.presenting());
        QVERIFY(t.workspace.audience().maySwapDisplays(t.document));
        QVERIFY(t.document.feed().slide(SlideKind::Tally));
        const Seen before = t.seen();
        QVERIFY(!before.content.picture.tokens.empty());
        t.press(t.window, {Qt::Key_F4, {}, {}});
        QVERIFY(!(t.seen() == before));
        t.document.feed().slides().choose(SlideKind::Board);
        QVERIFY(t.seen() == before);
        t.resolve();
        QVERIFY(t.seen() == before);
        revealPhase(t.document);
        QVERIFY(!(t.seen() == before));
    }

    void noKeyOfTheAudienceWindowDoesAnything_data()
    {
        QTest::addColumn<Secret>("secret");
        QTest::newRow("orders written") << Secret::Orders;
        QTest::newRow("resolved, not revealed") << Secret::Results;
        QTest::newRow("revealed, the story is over") << Secret::Nothing;
    }
    void noKeyOfTheAudienceWindowDoesAnything()
    {
        QFETCH(Secret, secret);
        Evening t;
        t.enter(secret);
        const Seen before = t.seen();
        const int steps = t.session().undoStack()->index();
        const Picture board = t.document.presenter().console().picture();
        for (const Qt::KeyboardModifiers modifiers :
             {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier),
              Qt::KeyboardModifiers(Qt::ControlModifier), Qt::KeyboardModifiers(Qt::AltModifier),
              Qt::ControlModifier | Qt::ShiftModifier, Qt::AltModifier | Qt::ShiftModifier,
              Qt::ControlModifier | Qt::AltModifier})
            for (const Stroke& stroke : strokes(modifiers)) {
                t.window.activateWindow(); // so that its shortcuts could answer
                QTRY_COMPARE(QApplication::activeWindow(), &t.window);
                t.press(t.audience(), stroke);
                QVERIFY2(t.seen() == before, qPrintable(stroke.name()));
                // Nor does it reach the console.
                QVERIFY2(t.opened == 0, qPrintable(stroke.name()));
                QVERIFY2(t.session().undoStack()->index() == steps, qPrintable(stroke.name()));
                QVERIFY2(t.document.presenter().console().picture() == board, qPrintable(stroke.name()));
            }
    }

    void noSlipOnTheBoardReachesTheRoom_data() { noKeyOfTheAudienceWindowDoesAnything_data(); }
    void noSlipOnTheBoardReachesTheRoom()
    {
        QFETCH(Secret, secret);
        Evening t;
        t.enter(secret);
        pressAllInConsole(t, [&t, secret] {
            t.window.console().board().setFocus();
            if (secret != Secret::Orders) return &t.window.console().board();
            OrderDesk& desk = t.document.presenter().desk();
            desk.reset();
            desk.click(t.map().findProvince("MAR"), false); // the letters of orders are for this unit
            return &t.window.console().board();
        });
    }

    /// A button or a slider that has the focus acts on keys that are no shortcuts.
    void noSlipOnAnyWidgetReachesTheRoom_data() { noKeyOfTheAudienceWindowDoesAnything_data(); }
    void noSlipOnAnyWidgetReachesTheRoom()
    {
        QFETCH(Secret, secret);
        Evening t;
        t.enter(secret);
        const Seen before = t.seen();
        int focused = 0;
        QList<QPointer<QWidget>> widgets; // an order replaces some of them
        for (QWidget* widget : t.window.findChildren<QWidget*>()) widgets << widget;
        for (const QPointer<QWidget>& widget : widgets) {
            if (!widget || !widget->isVisible() || !widget->isEnabled() ||
                widget->focusPolicy() == Qt::NoFocus)
                continue;
            if (widget->objectName() == "sheetReceived") continue; // how many sheets are in is for all to see
            for (Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home,
                                Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_R, Qt::Key_N}) {
                t.closeDialogs(); // the list of a combo box
                t.window.activateWindow();
                QTRY_COMPARE(QApplication::activeWindow(), &t.window);
                if (!widget) break;
                widget->setFocus();
                if (!widget->hasFocus()) break;
                const QString name =
                    widget->objectName() + u' ' + QLatin1String(widget->metaObject()->className());
                focused += key == Qt::Key_Space;
                t.press(t.window,
                        {key, Qt::NoModifier, key == Qt::Key_Space ? QStringLiteral(" ") : QString()});
                QVERIFY2(t.seen() == before, qPrintable(name + u' ' + QKeySequence(key).toString()));
            }
        }
        QVERIFY(focused > 4);
    }

    /// While the players see a story, its keys work wherever the focus is, and so does a presenter's
    /// remote; no other key without a modifier does anything.
    void onlyItsKeysMoveTheStory()
    {
        Evening t;
        revealPhase(t.document);
        StoryPlayer& player = t.document.presenter().story().player();
        player.seek(player.duration() / 2);
        player.pause();
        const int middle = player.time();
        for (QWidget* widget :
             {static_cast<QWidget*>(&t.window.console().board()), t.window.findChild<QWidget*>("results")}) {
            QVERIFY(widget);
            widget->setFocus();
            for (const Stroke& forward : {Stroke{Qt::Key_Space, {}, " "}, Stroke{Qt::Key_PageDown, {}, {}}}) {
                player.seek(middle);
                t.press(t.window, forward);
                QVERIFY2(player.playing(), qPrintable(forward.name()));
                t.press(t.window, forward);
                QVERIFY2(player.time() > middle && !player.playing(), qPrintable(forward.name()));
            }
            for (const Stroke& back :
                 {Stroke{Qt::Key_Space, Qt::ShiftModifier, " "}, Stroke{Qt::Key_PageUp, {}, {}}}) {
                player.seek(middle);
                t.press(t.window, back);
                QVERIFY2(player.time() < middle, qPrintable(back.name()));
            }
        }
        const auto pressed = [&](const Stroke& stroke) { // in the audience window
            player.seek(middle);
            t.press(t.audience(), stroke);
            QCoreApplication::processEvents();
            return player.playing() ? 1 : player.time() < middle ? -1 : 0;
        };
        for (const Stroke& forward : {Stroke{Qt::Key_Space, {}, " "}, Stroke{Qt::Key_PageDown, {}, {}},
                                      Stroke{Qt::Key_Right, {}, {}}}) {
            QVERIFY2(pressed(forward) == 1, qPrintable(forward.name()));
            player.pause();
        }
        for (const Stroke& back : {Stroke{Qt::Key_Space, Qt::ShiftModifier, " "},
                                   Stroke{Qt::Key_PageUp, {}, {}}, Stroke{Qt::Key_Left, {}, {}}})
            QVERIFY2(pressed(back) == -1, qPrintable(back.name()));
        QCOMPARE(pressed({Qt::Key_Right, Qt::ControlModifier, {}}), 0);
        player.seek(middle);
        t.window.console().board().setFocus();
        const Seen before = t.seen();
        for (const Stroke& stroke : strokes(Qt::NoModifier)) {
            const bool meant =
                std::ranges::count(meantForTheRoom, QKeyCombination(Qt::NoModifier, stroke.key));
            if (meant || stroke.key == Qt::Key_Space || stroke.key == Qt::Key_PageDown ||
                stroke.key == Qt::Key_PageUp || stroke.key == Qt::Key_N || stroke.key == Qt::Key_R)
                continue;
            t.press(t.window, stroke);
            QVERIFY2(t.seen() == before, qPrintable(stroke.name()));
        }
    }

    void noSlipOnTheOrderLineReachesTheRoom()
    {
        Evening t;
        t.trigger("orders.write");
        pressAllInConsole(t, [&t] {
            t.window.console().setBoardAlone(false); // one of the keys shows it alone
            auto* line = t.window.findChild<QLineEdit*>("orderLine");
            line->setFocus();
            return line;
        });
    }

private:
    /// `focused` gives the keyboard to a widget of the console, and returns it.
    template<class Focused>
    void pressAllInConsole(Evening& t, Focused focused)
    {
        const Seen before = t.seen();
        for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier})
            for (const Stroke& stroke : strokes(modifiers)) {
                if (std::ranges::count(meantForTheRoom, QKeyCombination(modifiers, stroke.key))) continue;
                t.window.activateWindow(); // a dialog may have been open
                const QWidget* target = focused();
                QTRY_VERIFY2(target->hasFocus(), qPrintable(stroke.name()));
                t.press(t.window, stroke);
                QVERIFY2(t.seen() == before, qPrintable(stroke.name()));
                QVERIFY(!t.session().current().written.empty());
            }
    }
};

CHANCERY_SUITE_ON_TWO_DISPLAYS(TestSecretKeys)

} // namespace chancery::tst_secret_keys

#include "tst_secret_keys.moc"
