// SPDX-License-Identifier: GPL-3.0-or-later
// The names themselves are in engine/explain.
#include "ui/words/case_words.h"

#include <QCoreApplication>

namespace chancery {

QString motifInWords(Motif motif)
{
    return QCoreApplication::translate("chancery::MotifNames", motifName(motif));
}

std::vector<std::pair<std::string, Motif>> motifNamesInWords()
{
    std::vector<std::pair<std::string, Motif>> names;
    for (std::size_t i = 0; i <= static_cast<std::size_t>(lastMotif); ++i)
        names.emplace_back(motifInWords(static_cast<Motif>(i)).toStdString(), static_cast<Motif>(i));
    return names;
}

QString quotedValue(const QString& value)
{
    return value.contains(u' ') ? u'"' + value + u'"' : value;
}

QString chapterInWords(const std::string& library, const std::string& chapter)
{
    const char* const title = chapterTitle(library, chapter);
    const QString number = QString::fromStdString(chapter);
    return *title ? number + u' ' + QCoreApplication::translate("chancery::CaseChapters", title) : number;
}

} // namespace chancery
