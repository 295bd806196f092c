// SPDX-License-Identifier: GPL-3.0-or-later
// What the console and the window of a study have for the actions that they share.
#pragma once

#include <QMainWindow>

namespace chancery {

class ActionSet;

/// The window of one document.
class DocumentWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// Returns the actions of the window.
    virtual ActionSet& actions() = 0;
    /// Opens the finder over the board, with everything that can be found in this window.
    virtual void find() = 0;
    /// Opens the finder with the undo steps, to go to one of them.
    virtual void findStep() = 0;
    /// Stores the size and arrangement of the window in the shared settings.
    virtual void keepLayout() = 0;
    /// Takes the stored size and arrangement, moved a little if it would cover another window exactly.
    virtual void restoreLayout() = 0;
};

} // namespace chancery
