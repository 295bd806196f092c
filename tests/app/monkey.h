// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the real windows: it presses keys, clicks, drags, opens menus and dialogs, opens and closes
// documents, and begins games on other maps while the players look on. The same seed does the same things.
#pragma once

#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "app/starts.h"
#include "app/study_panels.h"
#include "tests/support/random_game.h"

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QTemporaryDir>
#include <QUrl>

#include <iterator>
#include <memory>
#include <span>

namespace chancery {

/// The displays of a desktop, one set of them after another; the first is there at the beginning.
struct Plugged;
extern const QList<QList<Plugged>> monkeyDisplays;

class Monkey : public QObject
{
    Q_OBJECT

public:
    explicit Monkey(std::uint32_t seed);
    ~Monkey() override;

    /// Does act `number` and returns it in a few words. What an act does depends on the seed, on its number
    /// and on what is on the screen, but not on the numbers before it.
    QString act(int number);

    /// The document whose window the monkey sits at. Between two acts there always is one.
    Document& document() const { return *document_; }
    Workspace& workspace() { return workspace_; }
    Boards& boards() { return boards_; }

public Q_SLOTS:
    void ignore(const QUrl&) {} ///< pages that a browser would show

private:
    using Deed = void (Monkey::*)();
    struct Choice
    {
        std::size_t weight;
        Deed deed;
    };
    void doOneOf(std::span<const Choice> choices);
    bool chance(std::size_t in) { return below(random_, in) == 0; }
    int upTo(int limit) { return static_cast<int>(below(random_, static_cast<std::size_t>(limit) + 1)); }
    template<class List>
    auto& pick(List& list)
    {
        return list[static_cast<decltype(std::size(list))>(
            below(random_, static_cast<std::size_t>(std::size(list))))];
    }
    void say(const QString& what) { said_ << what; }
    DocumentWindow& window() const { return *document_->window(); }

    // What hands can do, in the window, dialog or menu that would get it.
    void useHands();
    void pressKey();
    void typeText();
    void clickSomething();
    void dragSomething();
    void turnWheel();
    QWidget* front();
    QWidget* something();
    QPoint placeIn(const QWidget& widget);

    // What the program can be asked for.
    void triggerAction();
    void openMenu();
    void beginGame();
    void writeOrders();
    void playOn();
    void lookBack();
    void passTime();
    void showAudience();
    void changeDisplays();
    void changeSlide();
    void prefer();
    void undoOrRedo();
    void useFile();
    void resizeWindow();
    void moveWindow();
    void changePlugs();
    void openDocument();
    void closeDocument();
    void changeSeats();

    // Studies.
    void openSomeStudy();
    void useStudy();
    void setUp(Document& study);
    void dragOnStudy(Document& study);
    void goOnInStudy(Document& study);
    void writeInStudy(StudyView& session);

    // Menus and dialogs wait in loops of their own; they are used and closed from within.
    void serve(int act);
    void serveDialog(QDialog& dialog);
    void keepPaths(const QDialog& dialog);
    void settle();
    void closePopups();
    void sitDown();
    void showWindow(Document& document);
    Prompts answers();
    QString somePath();
    Game someGame();

    const std::uint32_t seed_;
    QTemporaryDir folder_;
    QString before_; ///< the folder that the test ran in
    Boards boards_;
    std::vector<std::shared_ptr<const Map>> maps_;
    qint64 now_ = 0;
    Random random_;
    QStringList said_;
    int acting_ = 0; ///< the act that is under way, counted from 1; 0 between acts
    int acts_ = 0, served_ = 0, patience_ = 0;
    int handsLevel_ = -1; ///< the loop in which the hands are doing something; -1 while they are not
    Workspace workspace_;
    QPointer<Document> document_;
};

} // namespace chancery
