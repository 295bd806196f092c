// SPDX-License-Identifier: GPL-3.0-or-later
// The line that orders are typed into. It asks for one unit after the other and offers the orders that the
// letters can become in a list below it; Enter writes the chosen one.
#pragma once

#include "ui/desk/entry_board.h"
#include "ui/entry/completion.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;

namespace chancery {

class LineKeys;
class LineReader;
class OfferList;
struct Theme;

/// A line of text for one power's orders. OrderRows moves it to the row that is asked for. The offered orders
/// pop up beside it; they cover no part of the line and take no focus.
class OrderLine : public QWidget
{
    Q_OBJECT

public:
    /// Makes a line that writes into `session`, which must outlive it.
    explicit OrderLine(Session& session, QWidget* parent = nullptr);
    ~OrderLine() override;

    /// Sets the colours of the units in the list of offers.
    void setTheme(const Theme& theme);
    /// Goes to the first unit of this power without an order, but before to one for which letters were typed
    /// and not entered.
    void ask(Power power);
    /// Asks for this unit, build or removal of the power that is asked, also if it is answered.
    void askFor(const Asked& asked);
    /// As askFor, for the unit in a province, unless the power has no unit there.
    void askForUnit(Province province);
    /// Stands on a line of the power that was not understood. What is typed there takes its place.
    void standOn(const QString& line);
    /// Has the order or line on which this stands as letters, to be mended. It stays as it was written until
    /// Enter writes what is typed then.
    void takeUp();
    /// Returns the line that was not understood and on which this stands; empty if it stands on none.
    const QString& standing() const { return standing_; }
    /// Returns whether it is beside all rows: nothing is asked for, and it stands on no line.
    bool isBeside() const { return !asked_ && standing_.isEmpty(); }
    /// Returns what is asked for; nothing if all is answered.
    const std::optional<Asked>& asked() const { return asked_; }
    /// Returns the label for what is wrong, or for what was entered last. Put it below the line.
    QLabel* message() const { return problem_; }
    /// Returns the province of the unit asked for; noProvince if all is answered or a build is asked for.
    Province unit() const { return asked_ ? asked_->unit : noProvince; }
    /// Returns where on the board that is what is asked for: the province of unit(), or of the build or
    /// removal that is written; noProvince if it is nowhere yet.
    Province place() const;
    /// Returns the order that Enter would write, or nothing while nothing is typed or no legal order begins
    /// so.
    std::optional<Order> proposal() const;
    /// Returns what is typed and not entered.
    QString letters() const;
    /// Returns the power whose unit the line orders, if it is another player's and the line can be written on
    /// that power's sheet; otherwise noPower.
    Power elsewhere() const { return elsewhere_; }
    /// Writes the line on the sheet of the power elsewhere(). The unit asked for stays asked for.
    void writeElsewhere();
    /// Does what Enter does in the line.
    void enter();
    /// Shows what can be written while the line is empty, unless the unit has an order.
    void setHint(const QString& hint);
    /// Says below the line that something is wrong, until the next key; takes it back if `problem` is empty.
    void complain(const QString& problem);
    /// Says something below the line until the next key.
    void say(const QString& note);

Q_SIGNALS:
    /// The unit asked for or the offered order has changed, or the line has gained or lost the focus.
    void changed();
    /// All units of the power have an order now, or Enter was pressed with nothing else left to ask for.
    void powerDone();
    /// All units of the power have an order now, and the last one was written elsewhere, as on the board.
    void powerDoneElsewhere();
    /// An order of another power was typed and written, and this goes there.
    void powerWanted(chancery::Power power);
    /// The power before (`step` is -1) or after (1) is wanted.
    void turned(int step);
    /// The answer to this was taken back, and nothing is being typed: go there.
    void undone(const chancery::Asked& asked);
    /// The row above (`step` is -1) or below (1) is wanted.
    void rowTurned(int step);
    /// The line that this stands on is to be taken away.
    void standingDeleted();
    /// The menu key was pressed; the mouse opens the menu of the text.
    void menuKeyPressed();
    /// One or more whole orders, perhaps the sheets of several powers, were pasted.
    void pasted(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    EntryContext context() const { return board_.context(power_, written_); }
    EntryContext openContext();
    void connectKeys();
    void forget();
    void follow(Change change);
    bool isStillAsked(std::span<const Order> before) const;
    void goTo(std::optional<Asked> asked);
    void goOn();
    void goOnAfterWriting(bool open);
    bool isComplete() const { return !nextOpen(context(), power_, {}); }
    void goBack();
    void goByTab(int step, bool& taken);
    void takeAway();
    void takePasted(const QString& text);
    void drop();
    void dropDraft();
    void complete();
    void write(const std::function<void()>& how);
    void writeOffered(const Order& order);
    void stay(const QString& said);
    void refuse(const QString& problem);
    LineReader reader(const EntryContext& context) const;
    bool writeAsTyped(const QString& typed);
    bool takesOthers() const { return context().kind != PhaseKind::Movement; } // whose rows are shown, too
    void showWhatEnterDoes(const QString& typed);
    std::optional<Order> replaced() const;
    void showQuestion();
    void popUp();
    void showOffers(bool seen);

    Session& session_;
    EntryBoard board_;
    Completer completer_;
    Power power_{};
    std::optional<Asked> asked_; ///< nothing when the power is done
    QString standing_;
    QString takenUp_; ///< the letters that takeUp() has typed; they are written already
    std::vector<Order> written_;
    std::vector<Order> others_; ///< the written orders without the one that is asked for again
    QString note_;
    Power elsewhere_ = noPower;
    QString refused_; ///< the line that was refused last
    bool writing_ = false;
    bool clicking_ = false; ///< on an offer: no sheet turns under the hand with the mouse
    bool answered_ = false; ///< the placeholder says the order of the unit
    QString question_;      ///< the unit asked for, in short form
    QLineEdit* typed_;
    LineKeys* keys_;
    QPointer<OfferList> list_; ///< a child of the window, so that it can lie over other parts
    QLabel* problem_;
};

} // namespace chancery
