// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts.h"

#include "engine/files/written_forms.h"
#include "engine/reading/text_forms.h"
#include "ui/dialogs/coin_dialog.h"
#include "ui/dialogs/insurrections_dialog.h"
#include "ui/dialogs/paste_dialog.h"
#include "ui/parts/dialog_parts.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct PromptText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::PromptText)
};

QString gameFilter()
{
    return PromptText::tr("Games (*.chancery);;All files (*)");
}

/// Returns filters: for files in all forms that are known, and for the pictures and handouts of studies,
/// which would hide the others in a folder of pictures.
QString filterOf(const QString& kinds)
{
    QStringList endings;
    for (const TextForm& form : textForms())
        endings << QString::fromUtf8(form.endings.data(), static_cast<qsizetype>(form.endings.size()))
                       .split(u' ');
    endings.removeDuplicates();
    return QStringLiteral("%1 (%2);;%3 (*.png *.svg *.pdf);;%4 (*)")
        .arg(kinds, endings.join(u' '), PromptText::tr("Pictures of studies", "in a list of kinds of files"),
             PromptText::tr("All files", "in a list of kinds of files"));
}

QString openFilter()
{
    return filterOf(PromptText::tr("Games and studies", "in a list of kinds of files"));
}

QString studyFilter()
{
    return PromptText::tr("Studies (*.study);;All files (*)");
}

QString openStudyFilter()
{
    return filterOf(PromptText::tr("Studies", "in a list of kinds of files"));
}

QString askSaveFile(QWidget* parent, const QString& suggestion)
{
    return askToSave(parent, "saveFileDialog", PromptText::tr("Save game"), suggestion, gameFilter(),
                     QStringLiteral("chancery"));
}

QString askSaveStudy(QWidget* parent, const QString& suggestion)
{
    return askToSave(parent, "saveFileDialog", PromptText::tr("Save study"), suggestion, studyFilter(),
                     QStringLiteral("study"));
}

QString askOpenStudy(QWidget* parent, const QString& folder)
{
    return QFileDialog::getOpenFileName(parent, PromptText::tr("Open study"), folder, openStudyFilter());
}

/// Gives the buttons of a box that have texts of Qt their own ones, with a letter for the keyboard, and shows
/// it.
int ask(QMessageBox& box)
{
    const std::pair<QMessageBox::StandardButton, QString> texts[] = {
        {QMessageBox::Save, PromptText::tr("&Save")},
        {QMessageBox::Discard, PromptText::tr("&Discard")},
        {QMessageBox::Cancel, PromptText::tr("&Cancel")},
        {QMessageBox::Ok, PromptText::tr("&OK")},
    };
    for (const auto& [button, text] : texts)
        if (QAbstractButton* made = box.button(button)) made->setText(text);
    return box.exec();
}

UnsavedAnswer askUnsaved(QWidget* parent, const UnsavedChanges& changes)
{
    QMessageBox box(QMessageBox::Warning, PromptText::tr("Unsaved changes"),
                    PromptText::tr("%1 has unsaved changes.").arg(changes.game),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("unsavedBox"));
    box.setInformativeText(changes.details);
    const QAbstractButton* keep =
        changes.kept ? box.addButton(PromptText::tr("&Keep for later"), QMessageBox::ActionRole) : nullptr;
    box.setDefaultButton(QMessageBox::Save);
    box.setEscapeButton(QMessageBox::Cancel);
    const int answer = ask(box);
    if (keep && box.clickedButton() == keep) return UnsavedAnswer::Keep;
    return answer == QMessageBox::Save      ? UnsavedAnswer::Save
           : answer == QMessageBox::Discard ? UnsavedAnswer::Discard
                                            : UnsavedAnswer::Cancel;
}

RecoveryAnswer askRecovery(QWidget* parent, const RecoveryOffer& offer)
{
    QMessageBox box(QMessageBox::Question, offer.title, offer.text, QMessageBox::NoButton, parent);
    box.setObjectName(QStringLiteral("recoveryBox"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(offer.details);
    const QAbstractButton* restore = box.addButton(offer.restore, QMessageBox::AcceptRole);
    const QAbstractButton* otherwise =
        offer.otherwise.isEmpty() ? nullptr : box.addButton(offer.otherwise, QMessageBox::DestructiveRole);
    box.setEscapeButton(box.addButton(PromptText::tr("&Not yet"), QMessageBox::RejectRole));
    ask(box);
    if (box.clickedButton() == restore) return RecoveryAnswer::Restore;
    const bool other = otherwise && box.clickedButton() == otherwise;
    return other ? RecoveryAnswer::Otherwise : RecoveryAnswer::Later;
}

ChangedFileAnswer askChangedFile(QWidget* parent, const ChangedFile& file)
{
    const bool another = file.there == ChangedFile::There::Another;
    QMessageBox box(QMessageBox::Warning, PromptText::tr("File changed"), file.text, QMessageBox::Cancel,
                    parent);
    box.setObjectName(QStringLiteral("changedFileBox"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(file.details);
    QPushButton* saveAs = box.addButton(PromptText::tr("Save &as…"), QMessageBox::AcceptRole);
    const QAbstractButton* open =
        another ? box.addButton(PromptText::tr("&Open what is there"), QMessageBox::ActionRole) : nullptr;
    const QAbstractButton* overwrite =
        box.addButton(another ? PromptText::tr("O&verwrite") : PromptText::tr("Save &here again"),
                      QMessageBox::DestructiveRole);
    box.setDefaultButton(saveAs);
    ask(box);
    if (box.clickedButton() == saveAs) return ChangedFileAnswer::SaveAs;
    if (box.clickedButton() == overwrite) return ChangedFileAnswer::Overwrite;
    return open && box.clickedButton() == open ? ChangedFileAnswer::OpenThere : ChangedFileAnswer::Cancel;
}

void showMessage(QWidget* parent, const QString& title, const QString& text)
{
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Ok, parent);
    box.setObjectName(QStringLiteral("messageBox"));
    box.setTextFormat(Qt::PlainText);
    ask(box);
}

ResolveAnswer askResolveAnyway(QWidget* parent, const Unresolved& phase)
{
    const struct
    {
        QString title, question, button;
    } texts[] = {{PromptText::tr("Resolve"), PromptText::tr("Resolve with everything as it is now?"),
                  PromptText::tr("&Resolve")},
                 {PromptText::tr("Resolve and reveal"),
                  PromptText::tr("Resolve and reveal with everything as it is now?"),
                  PromptText::tr("&Resolve and reveal")},
                 {PromptText::tr("Reveal"), PromptText::tr("Reveal with everything as it is now?"),
                  PromptText::tr("&Reveal")}};
    const auto& [title, question, button] = texts[static_cast<std::size_t>(phase.step)];
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("resolveBox"));
    static const QRegularExpression unit(QStringLiteral("\\b([AF]) (?=\\p{Lu})")); // on one line: "A Mun"
    box.setInformativeText(QString(phase.open).replace(unit, QStringLiteral("\\1\u00a0")));
    QPushButton* yes = box.addButton(button, QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("resolveAnyway"));
    QPushButton* enter = nullptr;
    if (phase.typed) {
        enter = box.addButton(PromptText::tr("&Enter and go on"), QMessageBox::AcceptRole);
        enter->setObjectName(QStringLiteral("enterTyped"));
    }
    const bool told = phase.step != TableStep::Resolve; // what the players have seen cannot be undone
    if (told && !enter)
        box.setDefaultButton(QMessageBox::Cancel);
    else
        box.setDefaultButton(enter ? enter : yes);
    ask(box);
    if (enter && box.clickedButton() == enter) return ResolveAnswer::EnterTyped;
    return box.clickedButton() == yes ? ResolveAnswer::AsItIs : ResolveAnswer::NotYet;
}

bool askSwapDisplays(QWidget* parent)
{
    QMessageBox box(QMessageBox::Question, PromptText::tr("Swap displays"),
                    PromptText::tr("Swap the displays of the two windows?"), QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("swapBox"));
    box.setInformativeText(
        PromptText::tr("The console, with all orders, moves to the display that the audience sees now. The "
                       "audience window moves to this display. It stays blank until you answer."));
    QPushButton* yes = box.addButton(PromptText::tr("&Swap displays"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("swapDisplays"));
    box.setDefaultButton(QMessageBox::Cancel);
    ask(box);
    return box.clickedButton() == yes;
}

std::optional<std::size_t> askWhich(QWidget* parent, const QString& question, const QStringList& titles)
{
    QStringList numbered; // so that no two are the same
    for (const QString& title : titles)
        numbered << QStringLiteral("%1. %2").arg(numbered.size() + 1).arg(title);
    QInputDialog dialog(parent);
    dialog.setObjectName(QStringLiteral("whichDialog"));
    dialog.setWindowTitle(PromptText::tr("Open one of several"));
    dialog.setLabelText(question);
    dialog.setOption(QInputDialog::UseListViewForComboBoxItems);
    dialog.setComboBoxItems(numbered);
    dialog.setOkButtonText(PromptText::tr("&Open"));
    dialog.setCancelButtonText(PromptText::tr("&Cancel"));
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return static_cast<std::size_t>(std::max<qsizetype>(numbered.indexOf(dialog.textValue()), 0));
}

std::optional<CopyChoice> askSaveCopy(QWidget* parent, const QString& suggestion)
{
    QStringList filters;
    for (const WrittenForm& form : writtenForms()) {
        QString endings = QString::fromUtf8(form.endings.data(), static_cast<qsizetype>(form.endings.size()));
        filters << QStringLiteral("%1 (*%2)")
                       .arg(QCoreApplication::translate("WrittenForms", form.name),
                            endings.replace(QStringLiteral(" "), QStringLiteral(" *")));
    }
    QFileDialog dialog(parent, PromptText::tr("Save a copy"), suggestion);
    dialog.setObjectName(QStringLiteral("saveCopyDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    const auto chosen = [&] {
        const qsizetype at = std::max<qsizetype>(filters.indexOf(dialog.selectedNameFilter()), 0);
        return &writtenForms()[static_cast<std::size_t>(at)];
    };
    const auto setEnding = [&] {
        const std::string_view endings = chosen()->endings;
        const std::string_view first = endings.substr(1, endings.find(' ') - 1);
        dialog.setDefaultSuffix(QString::fromUtf8(first.data(), static_cast<qsizetype>(first.size())));
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, setEnding);
    setEnding();
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return CopyChoice{dialog.selectedFiles().value(0), chosen()};
}

/// Returns whether the gamemaster presses the button `yes`. Esc means no, and so does Enter unless `enter` is
/// another answer.
bool confirmed(QMessageBox& box, const QString& yes, QMessageBox::ButtonRole enter = QMessageBox::RejectRole)
{
    QPushButton* button = box.addButton(yes, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    if (enter == QMessageBox::AcceptRole) box.setDefaultButton(button);
    ask(box);
    return box.clickedButton() == button;
}

bool askReadOnly(QWidget* parent, const QString& where)
{
    QMessageBox box(QMessageBox::Question, PromptText::tr("Open game"), where, QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("readOnlyBox"));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(PromptText::tr(
        "Here you can look at the game as it was last saved, and save a copy that you can change."));
    QPushButton* yes = box.addButton(PromptText::tr("Open &read-only"), QMessageBox::AcceptRole);
    box.setDefaultButton(yes);
    ask(box);
    return box.clickedButton() == yes;
}

bool askMoveAudience(QWidget* parent, const QString& shown, const QString& wanted)
{
    QMessageBox box(QMessageBox::Question, PromptText::tr("Present"),
                    PromptText::tr("The audience window shows “%1”. Show “%2” instead?").arg(shown, wanted),
                    QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("moveAudienceBox"));
    return confirmed(box, PromptText::tr("&Show this game"));
}

AdvanceAnswer askAdvanceUnrevealed(QWidget* parent, const QString& phase, RoomNow room)
{
    QMessageBox box(
        QMessageBox::Question, PromptText::tr("Next phase"),
        PromptText::tr("“%1” has not been revealed. Go to the next phase anyway?", "phase").arg(phase),
        QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("advanceBox"));
    const bool open = room == RoomNow::Open;
    box.setInformativeText(
        open ? PromptText::tr("The players will see the new position without having seen the orders.")
        : room == RoomNow::OtherGame
            ? PromptText::tr("The audience window shows another game: no one sees the results there.")
            : PromptText::tr("The audience window is closed: no one sees the results there."));
    const QPushButton* reveal = box.addButton(PromptText::tr("&Reveal first"), QMessageBox::ActionRole);
    const bool advances = confirmed(box, PromptText::tr("&Next phase"),
                                    open ? QMessageBox::RejectRole : QMessageBox::AcceptRole);
    if (box.clickedButton() == reveal) return AdvanceAnswer::Reveal;
    return advances ? AdvanceAnswer::Advance : AdvanceAnswer::NotYet;
}

bool askCopyUnrevealed(QWidget* parent, const QString& phase)
{
    QMessageBox box(
        QMessageBox::Question, PromptText::tr("Save a copy"),
        PromptText::tr("The orders of %1 are not resolved. They are secret.", "a phase").arg(phase),
        QMessageBox::NoButton, parent);
    box.setObjectName(QStringLiteral("copyUnrevealedBox"));
    box.setInformativeText(PromptText::tr("All who read the copy will see them."));
    QPushButton* write = box.addButton(PromptText::tr("&Write them, too"), QMessageBox::AcceptRole);
    QPushButton* leave = box.addButton(PromptText::tr("&Leave them out"), QMessageBox::RejectRole);
    box.setDefaultButton(leave);
    box.setEscapeButton(leave);
    ask(box);
    return box.clickedButton() == write;
}

bool askTakeBackSeen(QWidget* parent, const QString& what)
{
    QMessageBox box(QMessageBox::Question, PromptText::tr("Take back"),
                    PromptText::tr("The players will see this."), QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("takeBackBox"));
    box.setInformativeText(what);
    return confirmed(box, PromptText::tr("&Take back"));
}

bool askPauseReveal(QWidget* parent)
{
    QMessageBox box(QMessageBox::Question, PromptText::tr("Earlier phase"),
                    PromptText::tr("The reveal stops for the players while you look at an earlier phase."),
                    QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("pauseRevealBox"));
    box.setInformativeText(
        PromptText::tr("It goes on where it stopped when you show the current phase again."));
    return confirmed(box, PromptText::tr("&Stop the reveal"));
}

bool askCutReveal(QWidget* parent, const QString& phase)
{
    QMessageBox box(
        QMessageBox::Question, PromptText::tr("Next phase"),
        PromptText::tr("The players are still being shown “%1”. Go to the next phase now?", "phase")
            .arg(phase),
        QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("cutRevealBox"));
    box.setInformativeText(PromptText::tr("They will not see the rest of the reveal."));
    return confirmed(box, PromptText::tr("&Next phase"));
}

bool askEndNow(QWidget* parent, const QString& time)
{
    QMessageBox box(
        QMessageBox::Question, PromptText::tr("Agreed end"),
        PromptText::tr("The players have agreed to stop at %1. End the game now?", "time").arg(time),
        QMessageBox::Cancel, parent);
    box.setObjectName(QStringLiteral("endNowBox"));
    return confirmed(box, PromptText::tr("&End the game"));
}

} // namespace

std::function<std::optional<SheetPaste>(const Game&, const SheetPaste&)> pasteQuestion(const Prompts& prompts,
                                                                                       QWidget* over)
{
    return [&prompts, over](const Game& game, const SheetPaste& paste) {
        return prompts.assignPaste ? prompts.assignPaste(over, game, paste) : std::nullopt;
    };
}

Prompts dialogPrompts()
{
    return {[](QWidget* parent, const QString& folder) {
                return QFileDialog::getOpenFileName(parent, PromptText::tr("Open game"), folder,
                                                    openFilter());
            },
            askSaveFile,
            askUnsaved,
            showMessage,
            askResolveAnyway,
            askRecovery,
            askReadOnly,
            askSwapDisplays,
            askMoveAudience,
            askAdvanceUnrevealed,
            askTakeBackSeen,
            askPauseReveal,
            [](QWidget* parent) {
                return QFileDialog::getOpenFileName(parent, PromptText::tr("Read a set-up"), {},
                                                    PromptText::tr("Set-ups (*.toml);;All files (*)"));
            },
            [](QWidget* parent, const Game& game) {
                return answerOf(&CoinDialog::winner, game, newSeed(), parent);
            },
            askEndNow,
            [](QWidget* parent, const Game& resolved) { return InsurrectionsDialog::ask(resolved, parent); },
            askChangedFile,
            [](QWidget* parent, const Game& game, const SheetPaste& paste) {
                return answerOf(&PasteDialog::paste, game, paste, parent);
            },
            askOpenStudy,
            askSaveStudy,
            askWhich,
            askSaveCopy,
            [](QWidget* parent, const QStringList& games) {
                return answerOf(&KeptGamesDialog::choice, games, parent);
            },
            askCopyUnrevealed,
            askCutReveal};
}

} // namespace chancery
