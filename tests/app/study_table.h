// SPDX-License-Identifier: GPL-3.0-or-later
// The window of a study beside that of a game, for tests that sit down at it.
#pragma once

#include "app/document.h"
#include "app/document_window.h"
#include "app/study_opening.h"
#include "app/study_panels.h"
#include "engine/files/study_cases.h"
#include "tests/app/table.h"
#include "ui/console/study_board.h"
#include "ui/files/case_libraries.h"

#include <QClipboard>
#include <QGuiApplication>

namespace chancery {

struct StudyTable : Table
{
    /// Returns the study that was opened last.
    Document& last()
    {
        if (workspace.studies().empty()) qFatal("no study is open");
        return *workspace.studies().back();
    }

    /// Opens a case of DATC and waits for its window.
    Document& openCase(const QString& id)
    {
        const std::shared_ptr<const Map> map = boards.board("standard")->map;
        openAsStudy(workspace, studyOf(map, *findCase(*map, id.toStdString()), "DATC 3.2"));
        return settled();
    }

    /// Opens a text as though it had been copied.
    Document& paste(const QString& text)
    {
        QGuiApplication::clipboard()->setText(text);
        trigger("file.studyPaste");
        return settled();
    }

    Document& settled()
    {
        DocumentWindow& study = *last().window();
        study.activateWindow();
        if (!QTest::qWaitForWindowActive(&study)) qFatal("the study does not become active");
        study.panels().boardView().settle();
        return last();
    }

    static QAction& actionOf(Document& study, const char* name)
    {
        auto* found = study.window()->findChild<QAction*>(name);
        if (!found) qFatal("no action %s", name);
        return *found;
    }

    static void triggerIn(Document& study, const char* name)
    {
        QVERIFY2(actionOf(study, name).isEnabled(), name);
        actionOf(study, name).trigger();
    }

    static QPoint placeIn(Document& study, const char* code)
    {
        const BoardGeometry& geometry = study.board().art->geometry;
        const Location at = study.session().map().findLocation(code);
        return study.studyPanels()->board().view().lens().toScreen(geometry.unitAt(at)).toPoint();
    }

    static void clickIn(Document& study, const char* code)
    {
        QTest::mouseClick(&study.studyPanels()->board().view(), Qt::LeftButton, {}, placeIn(study, code));
    }

    /// Returns the words of what becomes of the unit in a province.
    static QString resultIn(const Document& study, const char* code)
    {
        const StudyView& session = study.bench().shown();
        if (!session.record().outcome) return {};
        const OrderResult* result =
            resultOf(session.map(), *session.record().outcome, session.map().findProvince(code));
        return result ? QString::fromStdString(words(*result)) : QString();
    }
};

} // namespace chancery
