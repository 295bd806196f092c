// SPDX-License-Identifier: GPL-3.0-or-later
// The files of one study: saving, and a copy from which it comes back after a crash. Each function shows the
// user its own errors.
#pragma once

#include "app/prompts.h"
#include "engine/base/result.h"
#include "ui/console/study_session.h"
#include "ui/desk/journal_place.h"

#include <QObject>

#include <functional>
#include <optional>

class QWidget;

namespace chancery {

class Workspace;

/// Saves one study and keeps a copy of what is not saved. The copy is written at each change, so that a crash
/// loses none; a study without unsaved changes has no copy.
class StudyFiles : public QObject
{
    Q_OBJECT

public:
    /// Makes the files of a study. Dialogs open over `window()`, which may be nullptr. Both references must
    /// outlive this.
    StudyFiles(StudySession& session, Workspace& workspace, std::function<QWidget*()> window);
    ~StudyFiles() override;

    /// Keeps copies in this folder from now on.
    void keepCopies(const QString& folder);
    /// Leaves the copy as it is when the program ends.
    void keepAll();
    /// Keeps a copy of its own of a study that comes from a copy that was left, which is removed once the
    /// other is there.
    void takeOver(const QString& left);
    /// Leaves a copy as a crash would, and keeps none from then on; one that has no changes has a copy then
    /// too. Returns its path; empty if there is none.
    QString abandon();

    /// Saves to the file of the study; asks for one if it has none, and what to do if another program has
    /// changed the file. Returns whether the study was saved.
    bool save();
    /// Asks for a file and saves to it. Returns whether the study was saved.
    bool saveAs();
    /// Returns true if nothing unsaved would be lost, or if the user saves or discards it when asked.
    bool mayDiscard();
    /// Returns the name of the study in questions and for new files: the file's name, its title, or "Untitled
    /// study".
    QString name() const;
    /// Returns that name without what the names of files cannot have.
    QString fileName() const;
    /// Shows an error to the user.
    void tell(const Error& error) const;

Q_SIGNALS:
    /// The study was saved to this file.
    void saved(const QString& path);

private:
    void follow();
    bool writeCopy();
    void removeCopy();
    bool saveTo(const QString& path);
    ChangedFileAnswer mayOverwrite(const QString& path) const;
    void openThere(QString path);

    StudySession& session_;
    Workspace& workspace_;
    std::function<QWidget*()> window_;
    QString folder_;     ///< for copies; empty if none are kept
    JournalPlace place_; ///< of the copy, once there is one
};

/// A study that a crash has left in the folder for copies, with the file that it was saved in last.
struct LeftStudy
{
    JournalPlace place;
    Study study;
    QString path;            ///< empty for a study that was never saved
    std::string fingerprint; ///< of the file as it was known last; empty if it was not
};

/// Reads the study that was left in a place, a long one in another thread with a bar and Cancel. Returns
/// nothing if it cannot be read or the user cancels; the copy then stays where it is until the next start.
std::optional<LeftStudy> leftStudy(JournalPlace place, const MapLoader& maps);

} // namespace chancery
