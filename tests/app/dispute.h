// SPDX-License-Identifier: GPL-3.0-or-later
// A dispute of a real game, pasted into the laboratory.
#pragma once

#include "app/finds.h"
#include "tests/app/lab_table.h"
#include "tests/support/files.h"
#include "ui/console/unread_note.h"
#include "ui/lab/glossary_window.h"
#include "ui/lab/nav_bar.h"
#include "ui/parts/note_strip.h"

namespace chancery::disputes {

inline constexpr const char* withTwoFaults =
    "Germany: A Ber - Kie\nRussia: A Sill - Ber\nA Pru S A Sil - Brr\n";

struct Dispute : Lab
{
    static UnreadNote& note(Document& study) { return *study.window()->findChild<UnreadNote*>(); }
    template<class W>
    static W& part(QWidget& window, const char* name)
    {
        auto* found = window.findChild<W*>(QString::fromLatin1(name));
        if (!found) qFatal("no %s", name);
        return *found;
    }
    static NoteStrip& mode(Document& study) { return part<NoteStrip>(*study.window(), "explainNote"); }
    static QString lineOfAGame(const char* phase)
    {
        const QStringList lines =
            QString::fromStdString(sourceFile("tests/data/games/game_1.jsonl")).split(u'\n');
        const QStringList found = lines.filter(QStringLiteral("{\"phase\":\"%1\"").arg(QLatin1String(phase)));
        if (found.isEmpty()) qFatal("no phase %s", phase);
        return found.front();
    }
    static void shoot(Document& study, const char* name)
    {
        study.studyPanels()->board().view().settle();
        chancery::shoot(*study.window(), QLatin1String(name));
    }
};

} // namespace chancery::disputes
