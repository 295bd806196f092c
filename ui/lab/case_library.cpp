// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lab/case_library.h"

#include "engine/files/study_cases.h"
#include "engine/reading/study_reader.h"
#include "ui/files/files.h"
#include "ui/words/error_words.h"

#include <QDir>

namespace chancery {

CaseCollection::CaseCollection(std::shared_ptr<const Map> map)
    : index_(map)
    , map_(std::move(map))
{
}

Status CaseCollection::add(const std::string& id, const QString& name, std::string_view toml,
                           const std::string& file)
{
    const Status added = index_.add(id, toml, file);
    if (!added) return added;
    order_.push_back(id);
    names_[id] = name;
    return added;
}

void CaseCollection::addOwn(const QString& folder, const MapLoader& maps)
{
    names_[own] = tr("My cases", "library");
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.study")}, QDir::Files, QDir::Name))
        if (const QString trouble = addFile(dir.filePath(name), maps); !trouble.isEmpty())
            leftOut_ << tr("%1: %2", "file, why it cannot be used").arg(name, trouble);
    if (!files_.empty()) order_.emplace_back(own);
}

/// Adds one file. Returns why that is not possible; empty if it is.
QString CaseCollection::addFile(const QString& path, const MapLoader& maps)
{
    constexpr qint64 most = 256 << 10; // bytes; the folder is read in the thread of the windows
    if (QFileInfo(path).size() > most) return tr("it is too large for a case");
    const Result<QByteArray> content = readWholeFile(path);
    if (!content) return ErrorWords::text(content.error());
    const Result<Study> study = readAnyStudy(content->toStdString(), path.toStdString(), maps, map_);
    if (!study) return ErrorWords::text(study.error());
    if (study->map->id != map_->id) return tr("it is on another map");
    std::optional<Case> made = caseOf(*study, QFileInfo(path).completeBaseName().toStdString());
    if (!made) return tr("its position cannot be resolved");
    const std::size_t number = index_.all().size();
    if (const Status added = index_.add(own, *std::move(made)); !added)
        return ErrorWords::text(added.error());
    files_[number] = path;
    return {};
}

QString CaseCollection::nameOf(const std::string& library) const
{
    const auto found = names_.find(library);
    return found == names_.end() ? QString::fromStdString(library) : found->second;
}

QString CaseCollection::fileOf(std::size_t number) const
{
    const auto found = files_.find(number);
    return found == files_.end() ? QString() : found->second;
}

Study CaseCollection::studyOf(std::size_t number) const
{
    const IndexedCase& one = index_.all()[number];
    return chancery::studyOf(map_, one.theCase, nameOf(one.library).toStdString());
}

} // namespace chancery
