// SPDX-License-Identifier: GPL-3.0-or-later
// The Help menu.
#include "app/actions.h"
#include "app/common_actions.h"
#include "app/document.h"
#include "app/main_window.h"
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
    common::handbook<Document>,
    common::keysPage<Document>,
    common::notationPage<Document>,
    common::legendPage<Document>,
    common::glossary<Document>,
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
