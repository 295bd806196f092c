// SPDX-License-Identifier: GPL-3.0-or-later
// The typing line: it asks for one unit after the other, offers what the letters can become, and Enter writes
// the first.
#pragma once

#include "ui/entry/completion.h"
#include "ui/session/session.h"

#include <QWidget>

#include <optional>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QListWidget;

namespace chancery {

class OrderLine : public QWidget
{
    Q_OBJECT

public:
    explicit OrderLine(Session& session, QWidget* parent = nullptr);

    /// Begins with what this power has not been asked yet.
    void ask(Power power);
    /// The unit that is asked for; noProvince if none is.
    Province unit() const;
    /// What Enter would write.
    std::optional<Order> proposal() const;

Q_SIGNALS:
    /// The unit asked for or what would be written is another.
    void changed();
    /// This power is done; whose turn is it?
    void powerDone();
    /// The power before (-1) or after (1) is wanted.
    void turned(int step);
    /// Several lines, or the slips of several powers, were pasted.
    void pasted(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    EntryContext context() const;
    void forget();
    void follow(Change change);
    void goTo(std::optional<Asked> asked);
    bool drafted(const std::optional<Asked>& asked) const;
    void keepDraft();
    void goOn();
    void goBack();
    void complete();
    void enter();
    bool writeAsTyped(const QString& typed);
    bool take(const QKeyEvent& key);
    bool press(int key, Qt::KeyboardModifiers modifiers);
    void select(int step);
    void showQuestion();
    void tell(const QString& problem);

    Session& session_;
    Completer completer_;
    Power power_{};
    std::optional<Asked> asked_; ///< nothing: the power is done
    std::vector<Order> written_;
    std::vector<Order> offered_;
    bool writing_ = false;
    QLabel* question_;
    QLineEdit* typed_;
    QListWidget* list_;
    QLabel* problem_;
};

} // namespace chancery
