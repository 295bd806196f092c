// SPDX-License-Identifier: GPL-3.0-or-later
// The Help menu.
#include "app/actions.h"
#include "app/document.h"
#include "app/document_window.h"
#include "app/game_panels.h"
#include "engine/base/version.h"
#include "ui/dialogs/about_dialog.h"

#include <QCoreApplication>

namespace chancery {

namespace {

void about(Document& document)
{
    AboutDialog(QString::fromLatin1(programVersion()), document.window()).exec();
}

constexpr ActionRow helpRows[] = {
    {MenuId::Help, "help.handbook"},
    {MenuId::Help, "help.keys"},
    {MenuId::Help, "help.writing"},
    {MenuId::Help, "help.legend"},
    {MenuId::Help, "help.glossary"},
    {MenuId::Help},
    {MenuId::Help, "help.about", QT_TRANSLATE_NOOP("Actions", "&About Chancery"), nullptr, "about",
     QT_TRANSLATE_NOOP("Actions", "Version, licence and credits"), about},
};

} // namespace

std::span<const ActionRow> helpActions()
{
    return helpRows;
}

} // namespace chancery
