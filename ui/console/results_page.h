// SPDX-License-Identifier: GPL-3.0-or-later
// A resolved phase, order by order: the verdict, the reason, and the chain of reasons of the chosen order.
#pragma once

#include "ui/draw/palette.h"
#include "ui/parts/results_model.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
class QTextBrowser;

namespace chancery {

/// Paints the rows of the results list. The reason is wrapped, and its height decides the row's height. Above
/// the first order of a power is a heading with the power and its player.
class ResultsDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the colours of the signs, and the map with the letters of the powers. The caller repaints the
    /// list.
    void setTheme(const Theme& theme, std::shared_ptr<const Map> map)
    {
        theme_ = theme;
        map_ = std::move(map);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, int high,
                      const QModelIndex& index) const;
    void paintOrder(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QRect titlePlace(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QRect reasonPlace(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    Theme theme_;
    std::shared_ptr<const Map> map_;
};

/// A widget with a choice of powers, the list of results and the explanation of the chosen one.
class ResultsPage : public QWidget
{
    Q_OBJECT

public:
    /// Makes an empty page.
    explicit ResultsPage(QWidget* parent = nullptr);

    /// Sets the colours of the signs and the powers' icons.
    void setTheme(const Theme& theme);
    /// Shows the results of a phase of the game. `record` should be resolved; without an outcome the list is
    /// empty.
    void show(const Game& game, const PhaseRecord& record);
    /// Words orders and reasons in this register, and keeps the chosen order.
    void setRegister(Register how);
    /// Shows only the orders of one power, or all for noPower.
    void showPower(Power power);
    /// Returns the power whose orders are shown alone; noPower for all.
    Power power() const;
    /// Returns the height in pixels that shows all results, and the reason of the chosen one.
    int heightNeeded() const;
    /// Chooses the order of the unit that started in this province, if there is one, and gives the keyboard
    /// to the list.
    void read(Province province);
    /// Returns the chosen order with its verdict and its reason; empty if none is chosen.
    QString chosenText() const;
    /// Returns the reason of the chosen order's result as a judge gives it, with the clauses that it cites,
    /// in whichever register the list is; empty if none is chosen.
    QString judgedReason() const;
    /// Returns the province of the chosen order, or noProvince, and where on the display its row is.
    std::pair<Province, QPoint> menuPlace() const;
    /// Puts a button above the list that triggers this action, which changes the register.
    void offerRegister(QAction* action);
    /// Chooses the order of the unit that started in this province and scrolls to it. Shows all powers if the
    /// filter hides the order; does nothing if there is none.
    void choose(Province province);

Q_SIGNALS:
    /// The menu of an order is wanted at this point of the display; `province` is noProvince if it has no
    /// unit.
    void menuWanted(chancery::Province province, const QPoint& at);
    /// An order was chosen; `province` is where its unit started, or noProvince if it has none.
    void chosen(chancery::Province province);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillPowers();
    void explainCurrent();
    void fitReason();
    Province provinceAt(const QModelIndex& row) const;

    std::shared_ptr<const Map> map_;
    PhaseRecord record_;
    Rulebook rules_;
    Theme theme_;
    Register register_ = Register::Plain;
    ResultsModel* model_;
    ResultsDelegate* delegate_;
    QComboBox* powers_;
    QPushButton* registers_;
    QLabel* open_; ///< the questions that the rulebook left open
    QTableView* list_;
    QTextBrowser* why_;
    QSplitter* parts_;
};

} // namespace chancery
