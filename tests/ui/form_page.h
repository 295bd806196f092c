// SPDX-License-Identifier: GPL-3.0-or-later
// The page of retreats or adjustments over a game that is in such a phase.
#pragma once

#include "tests/support/sketch.h"
#include "tests/ui/dialog_positions.h"
#include "ui/console/phase_form.h"

#include <QComboBox>
#include <QLineEdit>
#include <QStringList>
#include <QTest>

namespace chancery {

struct FormPage
{
    Session session;
    Presenter presenter{session, [](const Map&) { return sketch::standardGeometry(); }};
    PhaseForm form{session, presenter};

    explicit FormPage(Game game)
        : session(std::move(game))
    {
        form.resize(380, 420);
        form.show();
    }
    FormPage(const char* phase, Position position)
        : FormPage(gameFrom(sketch::sharedMap(), *readPhase(phase), std::move(position)))
    {
    }

    template<class W>
    W& part(const char* name, const char* power = nullptr) const
    {
        const QWidget* whole = &form;
        if (power) whole = form.findChild<QWidget*>(QStringLiteral("power-") + QLatin1String(power));
        W* found = whole ? whole->findChild<W*>(QLatin1String(name)) : nullptr;
        if (!found) qFatal("no %s", name);
        return *found;
    }
    QComboBox& choice(const char* of) const
    {
        return part<QComboBox>(qPrintable(QStringLiteral("choice-") + of));
    }
    /// Chooses an entry as with the mouse.
    void choose(const char* of, const QString& entry) const
    {
        QComboBox& box = choice(of);
        Q_EMIT box.activated(box.findText(entry));
    }
    void type(const char* text) const
    {
        auto& line = part<QLineEdit>("typed");
        QTest::keyClicks(&line, QLatin1String(text));
        QTest::keyClick(&line, Qt::Key_Return);
    }
    QStringList orders() const
    {
        QStringList all;
        for (const Order& order : ordersOf(session.current()))
            all << QString::fromStdString(canonical(session.map(), session.current().before, order));
        return all;
    }
};

} // namespace chancery
