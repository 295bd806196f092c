// SPDX-License-Identifier: GPL-3.0-or-later
// The Help menu.
#include "app/actions.h"
#include "app/document.h"
#include "app/handbook_help.h"
#include "app/main_window.h"
#include "engine/base/version.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/widgets/handbook_page.h"

#include <QApplication>
#include <QCoreApplication>

namespace chancery {

namespace {

void handbook(Document& document)
{
    showHandbook(*document.window(), handbookPageOf(QApplication::focusWidget()));
}
void keys(Document& document)
{
    showHandbook(*document.window(), QStringLiteral("keys"));
}
void notation(Document& document)
{
    showHandbook(*document.window(), QStringLiteral("notation"));
}
void legend(Document& document)
{
    showHandbook(*document.window(), QStringLiteral("legend"));
}

void about(Document& document)
{
    AboutDialog(QString::fromLatin1(programVersion()), document.window()).exec();
}

constexpr ActionRow rows[] = {
    {MenuId::Help, "help.handbook", QT_TRANSLATE_NOOP("Actions", "&Handbook"), "F1", "help",
     QT_TRANSLATE_NOOP("Actions", "Short pages about each part of an evening; opens at what you are using"),
     handbook},
    {MenuId::Help, "help.keys", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "Ctrl+Shift+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "All keyboard shortcuts"), keys},
    {MenuId::Help, "help.writing", QT_TRANSLATE_NOOP("Actions", "How to &type orders"), "Shift+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The notations that Chancery reads"), notation},
    {MenuId::Help, "help.legend", QT_TRANSLATE_NOOP("Actions", "&Legend"), "Ctrl+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "What the symbols on the board mean"), legend},
    {MenuId::Help},
    {MenuId::Help, "help.about", QT_TRANSLATE_NOOP("Actions", "&About Chancery"), nullptr, "about",
     QT_TRANSLATE_NOOP("Actions", "Version, licence and credits"), about},
};

} // namespace

std::span<const ActionRow> helpActions()
{
    return rows;
}

} // namespace chancery
