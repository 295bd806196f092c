// SPDX-License-Identifier: GPL-3.0-or-later
// All libraries of cases as one, with a student's own cases: studies in a folder.
#pragma once

#include "engine/explain/case_index.h"
#include "engine/game/study.h"
#include "engine/map/map_loader.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace chancery {

/// The libraries, read and indexed once.
class CaseCollection
{
    Q_DECLARE_TR_FUNCTIONS(chancery::CaseCollection)

public:
    /// The id of the library that holds a student's own cases.
    static constexpr const char* own = "own";

    /// Makes an empty collection of cases on this map.
    explicit CaseCollection(std::shared_ptr<const Map> map);

    /// Adds a library with its name for people. Fails as readCases does.
    Status add(const std::string& id, const QString& name, std::string_view toml, const std::string& file);
    /// Adds all `*.study` files of a folder as cases, by name. Those that cannot be read, or are on another
    /// map, are left out; see leftOut().
    void addOwn(const QString& folder, const MapLoader& maps);

    /// Returns all cases, those of a student last.
    const CaseIndex& index() const { return index_; }
    /// Returns the name of a library.
    QString nameOf(const std::string& library) const;
    /// Returns the ids of the libraries in their order.
    const std::vector<std::string>& libraries() const { return order_; }
    /// Returns the file of a student's own case; empty for other cases.
    QString fileOf(std::size_t number) const;
    /// Returns a case as a study.
    Study studyOf(std::size_t number) const;
    /// Returns which files could not be added, and why, a line each.
    const QStringList& leftOut() const { return leftOut_; }

private:
    QString addFile(const QString& path, const MapLoader& maps);

    CaseIndex index_;
    std::shared_ptr<const Map> map_;
    std::vector<std::string> order_;
    std::map<std::string, QString> names_;
    std::map<std::size_t, QString> files_; ///< by case
    QStringList leftOut_;
};

} // namespace chancery
