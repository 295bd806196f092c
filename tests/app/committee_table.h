// SPDX-License-Identifier: GPL-3.0-or-later
// The real window over a game of the Historical Committee, and the fields of its dialogs.
#pragma once

#include "engine/game/committee_remarks.h"
#include "tests/app/table.h"
#include "tests/support/sketch.h"
#include "ui/desk/corrections.h"
#include "ui/desk/table_edits.h"
#include "ui/dialogs/officers_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>

namespace chancery::committee_table {

template<class Part>
Part& part(QDialog& dialog, const char* name)
{
    auto* found = dialog.findChild<Part*>(name);
    if (!found) qFatal("no %s in %s", name, qPrintable(dialog.objectName()));
    return *found;
}

inline void write(QDialog& dialog, const char* name, const QString& text)
{
    auto& line = part<QLineEdit>(dialog, name);
    line.clear();
    QTest::keyClicks(&line, text);
}

inline void choosePower(QDialog& dialog, const char* name, Power power)
{
    auto& box = part<QComboBox>(dialog, name);
    box.setCurrentIndex(box.findData(static_cast<int>(power)));
}

inline void tick(QDialog& dialog, const QString& name)
{
    part<QCheckBox>(dialog, name.toLatin1().constData()).setChecked(true);
}

inline bool mayAccept(QDialog& dialog)
{
    const auto* form = qobject_cast<const OfficersForm*>(&dialog);
    return form ? form->mayAccept() : part<QPushButton>(dialog, "accept").isEnabled();
}

/// Returns the objections, of a form with steps those of all steps.
inline QString objectionsIn(QDialog& dialog)
{
    const auto& label = part<QLabel>(dialog, "objections");
    auto* steps = dialog.findChild<QTabBar*>("steps");
    if (!steps) return label.text();
    QStringList all;
    const int shown = steps->currentIndex();
    for (int step = 0; step < steps->count(); ++step) {
        steps->setCurrentIndex(step);
        if (!label.text().isEmpty()) all << label.text();
    }
    steps->setCurrentIndex(shown);
    return all.join('\n');
}

/// A window that one test after the other goes on with.
class CommitteeTable : public QObject
{
protected:
    Table& t() { return *table_; }
    const Committee& kept() { return t().session().game().committee; }
    Power power(const char* name) { return t().map().findPower(name); }
    QString number(const char* name) { return QString::number(static_cast<int>(power(name))); }

    /// Selects the entry of the officers' page that has this text.
    void choose(const char* list, const QString& text)
    {
        auto* entries = t().window.findChild<QListWidget*>(list);
        const QList<QListWidgetItem*> found = entries->findItems(text, Qt::MatchContains);
        QVERIFY2(!found.isEmpty(), qPrintable(text));
        entries->setCurrentItem(found.first());
    }

    void open(const char* action, const std::function<void(QDialog&)>& use)
    {
        inDialog([&] { t().trigger(action); }, use);
    }

    /// Begins a game of the Committee with a position.
    void startGame(const char* phase, const std::vector<std::string>& units,
                   const std::vector<std::string>& centres, const Committee& kept = {})
    {
        Game game = gameFrom(t().session().game().map, *readPhase(phase), sketch::position(units, centres));
        game.rulebook = rulebookOf(*findRulebook("committee"));
        game.committee = kept;
        t().session().start(game);
    }

    /// All delegations agree to end the diplomacy, which `action` asks about.
    void endDiplomacy(const char* action)
    {
        open(action, [](QDialog& dialog) {
            part<QComboBox>(dialog, "objector").setCurrentIndex(1);
            accept(dialog);
        });
    }

    void makeMotion(const char* by, int kind, const QString& text = {})
    {
        open("committee.motion", [&](QDialog& dialog) {
            choosePower(dialog, "by", power(by));
            part<QComboBox>(dialog, "kind").setCurrentIndex(kind);
            write(dialog, "text", text);
            accept(dialog);
        });
    }

    /// Returns a slide of this kind as the players would see it now.
    template<class S>
    S slide(SlideKind kind)
    {
        const std::optional<Slide>& shown = t().document.feed().slide(kind);
        return shown && std::holds_alternative<S>(*shown) ? std::get<S>(*shown) : S{};
    }

    void begin()
    {
        table_ = std::make_unique<Table>();
        t().savePath = folder_.filePath("Weekend.chancery");
        t().workspace.keepJournals(folder_.filePath("journals"));
    }
    /// The same with the rules of the Committee.
    void beginCommittee()
    {
        begin();
        t().wall = 900'000'000'000; // on a busy machine a second would pass between two tests
        setRulebook(t().session(), rulebookOf(*findRulebook("committee")));
    }
    void end() { table_.reset(); }
    /// Lets the next game be saved in a file of its own.
    void saveAs(const char* name) { t().savePath = folder_.filePath(name); }
    /// Nothing that the forms write is remarked on when the file is opened.
    bool isWithoutRemarks() { return remarksOnCommittee(t().session().game()).empty(); }

private:
    std::unique_ptr<Table> table_;
    QTemporaryDir folder_;
};

} // namespace chancery::committee_table
