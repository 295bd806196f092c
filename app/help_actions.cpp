// SPDX-License-Identifier: GPL-3.0-or-later
// The Help menu.
#include "app/actions.h"
#include "app/document.h"
#include "app/main_window.h"
#include "app/shortcuts.h"
#include "engine/base/version.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/help_dialog.h"

#include <QAction>
#include <QCoreApplication>

namespace chancery {

namespace {

template<HelpDialog::Page page>
void help(Document& document)
{
    std::vector<ShortcutHelp> keys;
    const Actions& actions = document.window()->actions();
    for (const QAction* action : actions.all())
        if (const auto all = action->shortcuts(); !all.isEmpty())
            keys.push_back({action->text().remove(u'&').remove(u'…'), all});
    HelpDialog dialog(keys, page, document.window());
    dialog.offerChange([&document] { editShortcuts(document); });
    dialog.exec();
}

void about(Document& document)
{
    AboutDialog(QString::fromLatin1(programVersion()), document.window()).exec();
}

constexpr ActionRow rows[] = {
    {MenuId::Help, "help.keys", QT_TRANSLATE_NOOP("Actions", "&Keyboard shortcuts"), "F1", "help",
     QT_TRANSLATE_NOOP("Actions", "All keyboard shortcuts"), help<HelpDialog::Page::Keys>},
    {MenuId::Help, "help.writing", QT_TRANSLATE_NOOP("Actions", "How to &type orders"), "Shift+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "The notations that Chancery reads"), help<HelpDialog::Page::Writing>},
    {MenuId::Help, "help.legend", QT_TRANSLATE_NOOP("Actions", "&Legend"), "Ctrl+F1", nullptr,
     QT_TRANSLATE_NOOP("Actions", "What the symbols on the board mean"), help<HelpDialog::Page::Legend>},
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
