// SPDX-License-Identifier: GPL-3.0-or-later
// The laboratory in the window of a study, for tests that sit down at it.
#pragma once

#include "app/lab_panels.h"
#include "tests/app/study_table.h"
#include "ui/lab/flip_panel.h"

#include <QTest>

namespace chancery {

/// The window of a study with the panels of the laboratory.
struct Lab : StudyTable
{
    template<class Panel>
    static Panel& panel(Document& study)
    {
        auto* found = study.window()->findChild<Panel*>();
        if (!found) qFatal("no such panel");
        return *found;
    }
    static Province at(const Document& study, const char* code)
    {
        return study.session().map().findProvince(code);
    }
    static const Picture& picture(Document& study) { return study.studyPanels()->board().view().picture(); }
    /// Returns the units whose arrows do not step back.
    static QStringList litArrows(Document& study)
    {
        QStringList codes;
        for (const Arrow& arrow : picture(study).arrows)
            if (arrow.opacity == 1) codes << QString::fromStdString(study.session().map()[arrow.unit].code);
        codes.sort();
        codes.removeDuplicates();
        return codes;
    }
    static bool searched(Document& study)
    {
        return QTest::qWaitFor([&] { return !panel<FlipPanel>(study).isSearching(); }, 60000);
    }
    /// Returns the first row of the flips that is a set.
    static QModelIndex firstSet(Document& study)
    {
        const FlipModel& model = panel<FlipPanel>(study).model();
        for (int group = 0; group < model.rowCount(); ++group)
            for (int row = 0; row < model.rowCount(model.index(group, 0)); ++row)
                if (const QModelIndex set = model.index(row, 0, model.index(group, 0)); model.flipAt(set))
                    return set;
        return {};
    }
};

/// Saves a picture of a window if CHANCERY_SHOTS names a folder.
inline void shoot(QWidget& window, const QString& name, const QSize& size = {1280, 720})
{
    const QString folder = qEnvironmentVariable("CHANCERY_SHOTS");
    if (folder.isEmpty()) return;
    window.resize(size);
    QTest::qWait(0);
    window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

} // namespace chancery
