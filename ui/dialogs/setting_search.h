// SPDX-License-Identifier: GPL-3.0-or-later
// A line that finds a control of a dialog by words and leads to it.
#pragma once

#include "ui/parts/finder.h"

#include <QPointer>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace chancery {

class FrameOver;

/// One control of the preferences, to be found by its name.
struct PreferencePlace
{
    QString control;     ///< its object name
    QString name, words; ///< its accessible name; its tooltip and what can be chosen
    QString group;       ///< the title of the group that it is in
};

/// Returns all controls in the groups of a dialog, in the user's language.
std::vector<PreferencePlace> placesIn(const QWidget& groups);

/// A line over an area of groups. While something is typed, the control that fits best has a frame and is in
/// view; Enter gives it the keyboard focus, the arrow keys go to others that fit.
class SettingSearch : public QWidget
{
    Q_OBJECT

public:
    /// Makes a line for the controls that are in the area now. The area must outlive it.
    explicit SettingSearch(QScrollArea& area, QWidget* parent = nullptr);

    /// Frames the control with this object name, if there is one, brings it into view and gives it the
    /// keyboard focus.
    void goTo(const QString& control);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void turnTo(std::size_t found);
    void lead(QWidget* control);

    QScrollArea& area_;
    std::vector<PreferencePlace> places_;
    Finder finder_;
    std::vector<std::size_t> found_; ///< places that fit, best first
    std::size_t at_ = 0;             ///< which of them is framed
    QLineEdit* line_;
    QLabel* note_;
    QPointer<FrameOver> frame_;
};

} // namespace chancery
