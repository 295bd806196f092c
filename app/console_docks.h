// SPDX-License-Identifier: GPL-3.0-or-later
// The panels round the board of a console: which of them are shown, and how that is kept.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QSize>

class QDockWidget;
class QResizeEvent;
class QTimer;
class QWidget;

namespace chancery {

class Document;
class DocumentWindow;
class HistoryPage;
class OrdersPanel;
class PhaseForm;

/// The panels of one console, each in a dock of its window.
class ConsoleDocks : public QObject
{
    Q_OBJECT

public:
    /// What is in the panels.
    struct Contents
    {
        OrdersPanel* orders;
        HistoryPage* history;
        QWidget *tally, *live, *committee, *text;
        PhaseForm* form; ///< of retreats or adjustments
    };

    /// Adds the panels to `window`, which owns this.
    ConsoleDocks(Document& document, DocumentWindow& window, const Contents& contents);

    /// Returns the panels in the order of View > Panels.
    QList<QDockWidget*> all() const;
    /// Brings the panel with this object name into view.
    void show(const char* name);
    /// Follows the audience window, which is opened or closed: where the tally has room of its own, its
    /// picture comes before the history.
    void followAudience();
    /// Returns whether the panel with this object name is in view.
    bool isInView(const char* name) const;
    /// Puts all panels back in their first places and sizes.
    void reset();
    /// Hides all panels, or shows them as they were.
    void setHidden(bool hidden);
    /// Follows the phase, which asks for retreats or adjustments or does not.
    void followForm();

    /// Returns whether the panels have the sizes that go with the window: the gamemaster has chosen none.
    bool followsSize() const;
    /// Returns how the panels are arranged, also while they are hidden.
    QByteArray state() const;
    /// Returns the size of the text that the panels are laid out for, in percent.
    int textSize() const { return textSize_; }
    /// Arranges the panels as the settings have it.
    void restore();

Q_SIGNALS:
    /// The arrangement has changed, and not again for a moment.
    void changed();
    /// The page of retreats or adjustments had the keyboard focus and is hidden.
    void formLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QDockWidget& dock(const char* name) const;
    QDockWidget& leading() const;
    void giveFirstSizes();
    void giveFirstWidth();
    int lowerHeightOf(int shared) const;
    QDockWidget& lower() const;
    void fitLower();
    void noteLower();
    void fitText();
    void followSize(const QResizeEvent& event);
    bool hasFirstWidth(int window) const;
    bool isStacked() const;
    bool isBeside(const QDockWidget& one) const;
    void leaveToOrders();
    void restoreEarlier(const QByteArray& kept);
    void stack();
    void placeLive();
    void sizeOnce();
    void placeForm();
    void showForm();
    void followCommittee();
    void lead();

    Document& document_;
    DocumentWindow& window_;
    PhaseForm& form_;
    OrdersPanel& orders_;
    HistoryPage& history_;
    QTimer* soon_;                      ///< runs until the arrangement has not changed for a moment
    QTimer* fit_;                       ///< runs until what is below the tally has its height
    int textSize_;                      ///< for which the panels are laid out, in percent
    int lowerHeight_ = 0;               ///< what it was given last, once nothing moved; 0: that is not known
    QSize notedAt_;                     ///< of the window, when that was noted
    QHash<QDockWidget*, int> ownLower_; ///< how high the gamemaster has a page there at most
    bool sized_ = false;                ///< the panels have their first sizes
    bool followsSize_ = false;          ///< they were given their first sizes, and not those that were kept
    bool ownHeight_ = false;            ///< the gamemaster has made the tally higher than its rows
    QSize sizedAt_;                     ///< of the window, when they were given these last
    bool presents_ = false;             ///< the players see this game
    bool leads_ = false;                ///< the officers' page comes to the front with the panels
    bool formDue_ = false;              ///< the phase asks for retreats or adjustments
    bool formWanted_ = false;           ///< the page of boxes for them was opened
    bool liveWanted_ = true;            ///< the picture of the audience was not closed
    QByteArray first_;                  ///< how the panels were arranged before the window was shown
    QByteArray before_;                 ///< how the panels are arranged while they are hidden; else empty
};

} // namespace chancery
