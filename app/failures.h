// SPDX-License-Identifier: GPL-3.0-or-later
// What happens when a check of ours fails while the program runs. The document in which that happened is
// closed as a crash of it alone would leave it, and offered again from its journal; all others go on, and so
// does what the players see.
#pragma once

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

#include <exception>
#include <functional>
#include <vector>

namespace chancery {

class Document;
class Workspace;
struct Fallen;

/// Closes documents in which something was thrown.
class Failures : public QObject
{
    Q_OBJECT

public:
    /// Watches over the documents of a workspace, which must outlive this.
    explicit Failures(Workspace& workspace);
    ~Failures() override;

    /// Takes what was thrown while an event of `receiver` was handled.
    void take(const QObject& receiver, const std::exception& fault);
    /// Does something for a document; nullptr if it is for none that is there. What is thrown meanwhile
    /// closes that document alone. Returns whether nothing was thrown.
    bool contain(Document* document, const std::function<void()>& act);
    /// Returns the document that an object is a part of, or nullptr.
    Document* ownerOf(const QObject& object) const;
    /// Returns whether a document is being closed because of a fault.
    bool isFalling(const Document& document) const;

Q_SIGNALS:
    /// Something was thrown; `fault` says what.
    void caught(const QString& fault);

private:
    void fail(Document* owner, const std::exception& fault);
    void letGo(Document& document, Fallen& fallen);
    void tellOnce(const std::exception& fault);
    void takeAway(Fallen& fallen);
    bool isInUse();
    void bury();
    void offer(const Fallen& fallen);
    void reopen(const Fallen& fallen);
    void openAgain(Document& document, const Fallen& fallen, Document*& made);

    /// A document that was opened again, and its undo steps at that time.
    struct Reopened
    {
        QPointer<Document> document;
        int step = 0, back = 0; ///< `back` steps were left undone
    };

    Workspace& workspace_;
    std::vector<Fallen> fallen_; ///< closed for the user, but still there
    std::vector<Reopened> reopened_;
    QSet<QString> told_; ///< faults that were in no document
    QTimer soon_{this};
};

} // namespace chancery
