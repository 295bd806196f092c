// SPDX-License-Identifier: GPL-3.0-or-later
// The page of order sheets: a tab for each power, and its sheet as rows, unit by unit, or as free text.
#pragma once

#include "engine/game/desk_check.h"
#include "ui/console/line_problem.h"
#include "ui/console/next_sheet.h"
#include "ui/console/paste_note.h"
#include "ui/desk/readings.h"
#include "ui/desk/session.h"
#include "ui/draw/palette.h"

#include <QKeySequence>
#include <QWidget>

#include <optional>

class QStackedWidget;

namespace chancery {

class OrderLine;
class OrderRows;
class PowerChooser;
class SheetHead;
class WrittenSheet;
struct UnitRow;

/// A widget for writing orders into the session. Rows and free text show the same sheet; its readings,
/// problems and counts are shown beside it.
class WritingPage : public QWidget
{
    Q_OBJECT

public:
    /// Makes a page that writes into `session`, which must outlive it.
    explicit WritingPage(Session& session, QWidget* parent = nullptr);
    ~WritingPage() override;

    /// Sets how it is asked about a pasted text that is not clear or would replace something. Until it is
    /// set, such a text changes nothing.
    void setAskPaste(PasteNote::Ask ask) { pasting_->setAsk(std::move(ask)); }
    /// Leaves out what is about sheets that players hand in: a study has none.
    void setForStudy();
    /// Sets the colours and the powers' icons. It may be called before the page has followed the session to
    /// another map.
    void setTheme(const Theme& theme);
    /// Returns the power whose sheet is shown.
    Power power() const;
    /// Shows the sheet of this power.
    void showPower(Power power);
    /// Returns where on the board that is what the line asks for; noProvince if it is nowhere.
    Province place() const;
    /// Sets the height of all that this page and what is below it share, if it is not alone.
    void setRoom(int height);
    /// Returns the height in pixels that shows all rows at the page's width; as free text, all that there is.
    int heightNeeded() const;
    /// Returns that height where the rows are as low as they can be.
    int heightLeast() const;
    /// Returns the height in which the rows have all the air that they may have.
    int heightFilled() const;
    /// Shows the rows and gives the keyboard focus to the line that orders are typed into.
    void focusLine();
    /// Returns what is typed on the current line and not entered.
    QString letters() const;
    /// Enters what is typed and not entered, wherever it was typed. Returns whether nothing of it is left:
    /// else the line says why not.
    bool enterTyped();
    /// Gives the keyboard focus to what orders are typed into, and passes it a key that was pressed
    /// elsewhere.
    void takeKey(QKeyEvent& key);
    /// Writes what is in the clipboard on the sheets, wherever the keyboard is, or says why it cannot.
    void pasteCopied();
    /// Returns whether the sheet is shown as free text.
    bool textShown() const;
    /// Shows the sheet as free text, or as rows.
    void showText(bool text);
    /// Lights the row of the unit in a province, because the board points at it; noProvince lights none.
    void light(Province province);
    /// Asks for the unit in a province, because it was chosen on the board, unless something is being typed.
    void askFor(Province province);
    /// Shows the sheet of a power that the board points at. If an order was `written` there and was the last,
    /// it goes on as after any order written by the mouse.
    void takeFromBoard(Power power, bool written);
    /// Goes on to the next power if the last order of this one was written by the mouse: a sheet is not
    /// turned under a hand that still drags.
    void goOnIfDue();
    /// Gives the keyboard to the line of a power: where its unit is asked for, or where a line was not
    /// understood.
    void goTo(const TroublePlace& place);
    /// Goes to the next order, of any power, with a trouble of one of these kinds, and gives its line the
    /// keyboard.
    void goToNext(std::span<const DeskTrouble> kinds = anyTrouble);

    /// Says below the sheet how an order gets into the row that is asked for.
    void sayHow();
    /// Says below the sheet how the line of the unit in a province is understood, and what is doubtful about
    /// it.
    void sayReading(Province province);
    /// Returns what the keyboard is at: the province of the unit asked for, or noProvince, and where on the
    /// display its row is.
    std::pair<Province, QPoint> menuPlace() const;
    /// Returns how many meanings the line that is asked about can have; 0 if none is.
    int answers() const { return problem_->answers(); }
    /// Sets the keys that choose a meaning, for the tooltips of what is asked next.
    void setAnswerKeys(const QList<QKeySequence>& keys);
    /// Chooses a meaning of the line that is asked about; the first is 1.
    void answer(int number) { problem_->answer(number); }

Q_SIGNALS:
    /// The menu of the row of a unit is wanted at this point of the display.
    void menuWanted(chancery::Province province, const QPoint& at);
    /// The menu key was pressed in the line that orders are typed into.
    void menuKeyPressed();
    /// The number of meanings that can be chosen has changed.
    void answersChanged();
    /// The pointer is over the row of the unit in this province; noProvince over none.
    void pointed(chancery::Province province);
    /// The sheet is shown as free text now, or as rows.
    void textToggled(bool text);
    /// The sheet of another power was chosen.
    void powerShown(chancery::Power power);
    /// The typing line asks for another unit or offers another order. `unit` is noProvince while the line has
    /// no focus; `proposal` is what Enter would write.
    void asking(chancery::Province unit, const std::optional<chancery::Order>& proposal);
    /// What the line asks for, wherever the keyboard is, is in this province; noProvince if it is nowhere.
    void stands(chancery::Province place);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void follow(Change change);
    void fillTabs();
    void showSheet();
    void showReadings();
    void showCounts();
    bool showsAll() const;
    void showProblem();
    const UnitRow* unclearRow() const;
    void takeAnswer(const QString& line, const std::string& clear);
    void takePasted(const QString& text);
    void connectLine();
    void goOnFromBoard();
    void standOn(const QString& line);

    Session& session_;
    Theme theme_;
    PowerChooser* powers_;
    SheetHead* head_; ///< whose sheet it is, and what it lacks
    OrderLine* line_;
    OrderRows* rows_;
    WrittenSheet* sheet_;
    QStackedWidget* stack_;
    LineProblem* problem_;
    PasteNote* pasting_;
    NextSheet next_;
    int room_ = 0; ///< the height that is shared
};

} // namespace chancery
