// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery_offers.h"

#include "engine/game/committee_remarks.h"
#include "ui/console/study_texts.h"
#include "ui/desk/journal_keeper.h"
#include "ui/desk/journal_match.h"
#include "ui/words/committee_words.h"
#include "ui/words/error_words.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct RecoveryOffers
{
    Q_DECLARE_TR_FUNCTIONS(chancery::RecoveryOffers)
};

RecoveryOffer unsavedOffer(const JournalMatch& match, const QString& name)
{
    return {RecoveryOffers::tr("Unsaved changes"),
            RecoveryOffers::tr("The journal of %1 has changes that the file does not have.").arg(name),
            describedKept(match) + u'\n' +
                RecoveryOffers::tr("%n change(s) since it was saved. If you open it as saved, Redo can still "
                                   "restore them.",
                                   nullptr, match.unsaved),
            RecoveryOffers::tr("&Restore changes"), RecoveryOffers::tr("&Open as saved")};
}

RecoveryOffer otherOffer(const JournalMatch& match, const QString& name)
{
    return {RecoveryOffers::tr("File changed"),
            RecoveryOffers::tr("%1 was edited, replaced or damaged since Chancery last saved it.").arg(name),
            describedKept(match) + u'\n' +
                RecoveryOffers::tr(
                    "This is what the journal has. If you restore it, the file stays as it is "
                    "until you save. If you open the file, the journal is kept under another name."),
            RecoveryOffers::tr("&Restore from the journal"), RecoveryOffers::tr("&Open the file")};
}

RecoveryOffer damagedOffer(const JournalMatch& match, const QString& name)
{
    QString details = describedKept(match) + u'\n';
    if (match.isOfAnotherFile)
        details += RecoveryOffers::tr(
                       "The file is not the one that the journal belongs to: it was edited or replaced "
                       "since. What comes back may not fit it; please check it.") +
                   u'\n';
    return {RecoveryOffers::tr("Damaged journal"),
            RecoveryOffers::tr(
                "The journal of %1 is damaged in %n place(s). The undamaged part can be recovered.", nullptr,
                static_cast<int>(match.damages))
                .arg(name),
            details + RecoveryOffers::tr("The damaged journal is kept under another name."),
            RecoveryOffers::tr("&Restore from the journal"), RecoveryOffers::tr("&Open as saved")};
}

RecoveryOffer noFileOffer(const JournalMatch& match)
{
    return {RecoveryOffers::tr("Damaged file"),
            QString::fromStdString(match.fault),
            describedKept(match) + u'\n' +
                RecoveryOffers::tr("It can be restored from its journal, %1.", "a file")
                    .arg(QDir::toNativeSeparators(match.journal)),
            RecoveryOffers::tr("&Restore from the journal"),
            {}};
}

} // namespace

QString describedKept(const JournalMatch& match)
{
    const Game& last = *match.last;
    const QString title =
        last.studied ? StudyTexts(last.studied->study).title() : QString::fromStdString(last.title);
    const auto orders = static_cast<int>(last.current().written.size());
    const QString kept =
        RecoveryOffers::tr("%1: %2, saved %3")
            .arg(title.isEmpty() ? RecoveryOffers::tr("Untitled game") : title,
                 Words::phase(last.current().phase), QLocale().toString(match.written, QLocale::ShortFormat));
    return orders == 0
               ? kept
               : RecoveryOffers::tr("%1, %n line(s) of orders", "a game that was kept", orders).arg(kept);
}

RecoveryOffer offerFor(const JournalMatch& match, const QString& name)
{
    switch (match.fit) {
    case JournalFit::Other:
        return otherOffer(match, name);
    case JournalFit::Damaged:
        return damagedOffer(match, name);
    case JournalFit::NoFile:
        return noFileOffer(match);
    default:
        return unsavedOffer(match, name);
    }
}

RecoveryOffer unsavedStudyOffer(const QString& title)
{
    return {RecoveryOffers::tr("Unsaved study"),
            RecoveryOffers::tr("Chancery was closed before “%1” was saved.").arg(title),
            RecoveryOffers::tr("All of it was kept."), RecoveryOffers::tr("&Open the study"),
            RecoveryOffers::tr("&Discard it")};
}

RecoveryOffer interruptedOffer(const JournalMatch& match)
{
    if (match.last->studied && match.damages == 0)
        return unsavedStudyOffer(StudyTexts(match.last->studied->study).title());
    QString details = describedKept(match);
    if (match.damages > 0)
        details += u'\n' + RecoveryOffers::tr(
                               "The journal is damaged in %n place(s). The undamaged part can be recovered.",
                               nullptr, static_cast<int>(match.damages));
    return {
        RecoveryOffers::tr("Unsaved game"),
        RecoveryOffers::tr("This game has never been saved as a file. Chancery has kept it in its journal."),
        details, RecoveryOffers::tr("&Restore game"), RecoveryOffers::tr("&Discard")};
}

QString troubleOf(const JournalKeeper& journal)
{
    if (journal.trouble().isEmpty()) return {};
    const auto folderOf = [](const QString& path) {
        return QDir::toNativeSeparators(QFileInfo(path).absolutePath());
    };
    if (journal.hasRefuge())
        return RecoveryOffers::tr(
                   "The journal cannot be written in %1: %2 Until it can, it is in %3. Nothing is lost.",
                   "a folder, why, a folder")
            .arg(folderOf(journal.home()), journal.trouble(), folderOf(journal.path()));
    return RecoveryOffers::tr(
               "Autosave is failing: %1 Nothing is lost yet; save to another folder if this continues.")
        .arg(journal.trouble());
}

QString differencesOf(const Game& game, const std::vector<Error>& differences)
{
    QStringList parts;
    if (!differences.empty()) {
        QStringList lines{RecoveryOffers::tr(
            "The saved positions differ from what the orders give under the rules. The saved "
            "positions were kept:")};
        constexpr std::size_t most = 12; // of which some take several lines
        for (std::size_t i = 0; i < std::min(most, differences.size()); ++i)
            lines << ErrorWords::text(differences[i]);
        if (differences.size() > most)
            lines << RecoveryOffers::tr("… and %n more, which “chancery-cli replay” lists.", nullptr,
                                        static_cast<int>(differences.size() - most));
        parts << lines.join(u'\n');
    }
    if (const Objections remarks = remarksOnCommittee(game); !remarks.empty())
        parts << RecoveryOffers::tr(
                     "Entries of the Committee do not agree with the game or with each other. They "
                     "were kept:") +
                     u'\n' + CommitteeWords(*game.map).objections(remarks);
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace chancery
