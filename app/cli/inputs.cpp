// SPDX-License-Identifier: GPL-3.0-or-later
// Files, standard input, maps and rulebooks for the commands.
#include "app/cli/inputs.h"

#include "engine/map/map_file.h"
#include "engine/reading/text_forms.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rulebooks.h"
#include "ui/files/files.h"
#include "ui/files/own_folders.h"
#include "ui/words/language.h"

#include <QFile>
#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <array>
#include <cstdio>
#include <mutex>

namespace chancery::cli {

namespace {

bool isPlainName(const std::string& id)
{
    return !id.empty() && std::all_of(id.begin(), id.end(), [](unsigned char c) {
        return std::isalnum(c) || c == '-' || c == '_';
    });
}

/// Reads a map file, looking in `folder` first.
Result<std::shared_ptr<const Map>> loadMap(const std::string& id, const MapLoader& boards,
                                           const QString& folder = QStringLiteral(":/maps"))
{
    if (!isPlainName(id))
        return Error{"\"" + id + "\" is not the name of a map; expected letters, digits, - and _", {}};
    const QString path = tableOf(id, folder);
    if (path.isEmpty())
        return Error{"there is no map \"" + id +
                         "\"; expected a built-in map, or one in the user's chancery/maps folder",
                     {}};
    const Result<std::string> text = readInput(path);
    if (!text) return text.error();
    Result<Map> map = readMap(*text, path.toStdString(), boards);
    if (!map) return map.error();
    return std::shared_ptr<const Map>(std::make_shared<Map>(std::move(*map)));
}

/// Loads a map on which a set-up can be based: one with provinces of its own.
Result<std::shared_ptr<const Map>> boardLoader(const std::string& id)
{
    return loadMap(id, {});
}

/// The maps already read, with a lock for several threads.
struct MapShelf
{
    std::mutex lock;
    std::map<std::string, Result<std::shared_ptr<const Map>>> maps;
};

Error tooLarge(const QString& path)
{
    return {"the file is too large; expected at most 64 MiB", inputName(path)};
}

/// Reads standard input to its end, however often a pipe pauses. QFile takes a pause for the end.
Result<std::string> readStandardInput()
{
    std::string content;
    std::array<char, 1 << 16> part{};
    while (const std::size_t length = std::fread(part.data(), 1, part.size(), stdin)) {
        content.append(part.data(), length);
        if (static_cast<qint64>(content.size()) > largestFile) return tooLarge("-");
    }
    if (std::ferror(stdin)) return Error{whyNotRead(FileTrouble::Fails).toStdString(), inputName("-")};
    return content;
}

} // namespace

std::string inputName(const QString& path)
{
    return path == "-" ? "standard input" : path.toStdString();
}

void findOwnLanguages()
{
    for (const LanguageFault& fault : findLanguages(ownPlaces(QStringLiteral("languages"))))
        note(fault.error.text());
}

Status openInput(QFile& file, const QString& path)
{
    if (path == "-")
        return file.open(stdin, QIODevice::ReadOnly)
                   ? Status(Done{})
                   : Error{"standard input cannot be read", inputName(path)};
    const FileTrouble trouble = openPlainFile(file, path, QIODevice::ReadOnly, Links::Follow);
    if (trouble == FileTrouble::None) return Done{};
    if (trouble == FileTrouble::Stream)
        return Error{"this is a pipe or a device; expected a file, or - to read from standard input",
                     inputName(path)};
    return Error{whyNotRead(trouble).toStdString(), inputName(path)};
}

Result<std::string> readInput(const QString& path)
{
    if (path == "-") return readStandardInput();
    QFile file;
    if (const Status open = openInput(file, path); !open) return open.error();
    const QByteArray content = file.size() > largestFile ? QByteArray() : file.read(largestFile + 1);
    if (file.error() != QFileDevice::NoError)
        return Error{whyNotRead(FileTrouble::Fails).toStdString(), inputName(path)};
    if (std::max<qint64>(content.size(), file.size()) > largestFile) return tooLarge(path);
    return content.toStdString();
}

bool tellCorrections(const Map& map, const ReadLine& line, const std::string& place)
{
    for (const std::string& told : correctionsOf(map, line, place)) note(told);
    return !line.corrections.empty();
}

QString tableOf(const std::string& id, const QString& folder)
{
    const QString name = QString::fromStdString(id + ".toml");
    for (const QString& path : {folder + "/" + name, ":/maps/" + name})
        if (troubleAt(path, Links::Follow) != FileTrouble::Missing) return path;
    return pathInOwnPlaces("maps/" + name);
}

void noteOthers(const std::string& text, const QString& path)
{
    const std::vector<std::string> titles = titlesIn(text);
    if (titles.size() > 1)
        note(inputName(path) + " has " + std::to_string(titles.size()) + " games; read is the first, “" +
             titles.front() + "”");
}

Result<std::vector<PositionSheet>> readSheets(const QString& path)
{
    const Result<std::string> text = readInput(path);
    if (!text) return text.error();
    const MapLoader maps = mapLoader();
    if (formOf(*text).holdsGame) noteOthers(*text, path);
    return readAnySheets({*text, inputName(path), maps});
}

MapLoader mapLoader()
{
    return [shelf = std::make_shared<MapShelf>()](const std::string& id) {
        const std::lock_guard guard(shelf->lock);
        auto found = shelf->maps.find(id);
        if (found == shelf->maps.end()) found = shelf->maps.emplace(id, loadMap(id, boardLoader)).first;
        return found->second;
    };
}

MapLoader boardLoaderBeside(const QString& path)
{
    return [folder = QFileInfo(path).path()](const std::string& id) { return loadMap(id, {}, folder); };
}

Result<Rulebook> chosenRulebook(const Arguments& arguments)
{
    const QString id = arguments.value("rulebook", "datc");
    const RulebookInfo* book = findRulebook(id.toStdString());
    if (!book)
        return Error{"there is no rulebook \"" + id.toStdString() + "\"; chancery-cli rulebooks lists them",
                     {}};
    return rulebookWith(*book, arguments.values("set"));
}

Result<Rulebook> rulebookWith(const RulebookInfo& book, const QStringList& changes)
{
    Rulebook rulebook = rulebookOf(book);
    QHash<QString, QString> set; // option, and what it was set to
    for (const QString& change : changes) {
        const QString option = change.section('=', 0, 0);
        if (set.value(option, change) != change)
            return Error{"--set " + change.toStdString() + ": this contradicts --set " +
                             set.value(option).toStdString(),
                         {}};
        set.insert(option, change);
        const Result<RuleOptions> changed = withChange(rulebook.options, change.toStdString());
        if (!changed) return Error{"--set " + change.toStdString() + ": " + changed.error().message, {}};
        rulebook.options = *changed;
    }
    return rulebook;
}

} // namespace chancery::cli
