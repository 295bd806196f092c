// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/language_check.h"

#include "engine/language/language_file.h"
#include "engine/map/place_names.h"
#include "engine/map/spelling.h"
#include "ui/words/grammar.h"
#include "ui/words/text_file.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace chancery {

namespace {

/// The keys of language.toml, and those of its tables that only have lists of words.
constexpr std::array<std::string_view, 21> topKeys{"name",
                                                   "always",
                                                   "plurals",
                                                   "of",
                                                   "capital_after_colon",
                                                   "once_before_list",
                                                   "adjective_endings",
                                                   "class",
                                                   "article",
                                                   "place",
                                                   "power",
                                                   "orders",
                                                   "coasts",
                                                   "headings",
                                                   "collective",
                                                   "phases",
                                                   "results",
                                                   "typing",
                                                   "prose",
                                                   "table",
                                                   "queries"};

class LanguageChecker
{
public:
    LanguageChecker(QString directory, const std::vector<std::shared_ptr<const Map>>& maps)
        : folder_(std::move(directory))
        , maps_(maps)
    {
    }

    Result<LanguageReport> check()
    {
        const Result<Value> words = document("language.toml"), names = document("names.toml");
        if (!words) return words.error();
        if (!names) return names.error();
        words_ = &*words;
        if (const auto fault = checkWords()) return *fault;
        checkOrders();
        given_ = &*names;
        checkNames(*names);
        if (const auto fault = checkTexts()) return *fault;
        for (const char* other : {"handbook", "glossary.md", "clauses"})
            if (!QFile::exists(folder_ + u'/' + QLatin1String(other)))
                missing(other, "there is none, so that it is English");
        return std::move(report_);
    }

private:
    void missing(const std::string& where, const std::string& what)
    {
        report_.missing.push_back(where + ": " + what);
    }
    void fault(const std::string& where, const std::string& what)
    {
        report_.faults.push_back(where + ": " + what);
    }

    /// Returns the content of a file, empty if there is none.
    QByteArray content(const QString& name) const
    {
        QFile file(folder_ + u'/' + name);
        return file.open(QIODevice::ReadOnly) ? file.read(largestTextFile + 1) : QByteArray();
    }

    Result<Value> document(const char* name) const
    {
        return readDocument(content(QLatin1String(name)).toStdString(), name);
    }

    std::optional<Error> checkWords()
    {
        for (const Member& member : words_->members)
            if (std::ranges::find(topKeys, member.key) == topKeys.end())
                fault(reader_.place(member.value), "“" + member.key + "” is no key of a language");
        if (!words_->find("name")) missing("language.toml", "the language has no name");
        if (const Value* plurals = words_->find("plurals"))
            if (const auto rule = PluralRule::read(reader_.texts(*plurals)); !rule)
                fault(reader_.place(*plurals), rule.error().message);
        const Grammar grammar(*words_, reader_);
        return reader_.error();
    }

    /// Every word of an order means one thing, and is no place.
    void checkOrders()
    {
        std::map<std::string, std::string> meanings;
        for (const Member& key : reader_.table(*words_, "orders"))
            for (const Value& value : key.value.items) {
                const std::string word = fold(value.text);
                const auto [known, isNew] = meanings.emplace(word, key.key);
                if (!isNew && known->second != key.key && !mayBeBoth(known->second, key.key))
                    fault(reader_.place(value),
                          "“" + value.text + "” means both " + known->second + " and " + key.key);
                for (const auto& map : maps_)
                    if (const std::string place = placeCalled(*map, word); word.size() > 1 && !place.empty())
                        fault(reader_.place(value), "“" + value.text + "” is also " + place + " on the map " +
                                                        map->name + ", so that orders may be misread");
            }
    }

    /// Returns whether a word may have two meanings, which its place in an order decides.
    static bool mayBeBoth(const std::string& first, const std::string& second)
    {
        const auto is = [&](std::string_view one, std::string_view other) {
            return (first == one && second == other) || (first == other && second == one);
        };
        return is("retreat", "disband") || is("towards", "support_before_unit");
    }

    /// Returns the place that a word means exactly; empty if none.
    static std::string placeCalled(const Map& map, const std::string& folded)
    {
        const NameWord word{folded};
        for (const PlaceMeaning& meaning : map.placeNames->places({&word, 1}))
            if (meaning.cost == 0) return map[meaning.at].code;
        return {};
    }

    void checkNames(const Value& names)
    {
        for (const Member& section : names.members) {
            const auto map = std::ranges::find(maps_, section.key, [](const auto& one) { return one->id; });
            if (map == maps_.end())
                fault(names_.place(section.value), "there is no map “" + section.key + "”");
            else
                checkProvinces(**map, names_.table(section.value, "provinces")),
                    checkPowers(**map, names_.table(section.value, "powers"));
        }
        if (!names.find("standard")) missing("names.toml", "no name of the map Standard");
    }

    void checkProvinces(const Map& map, const std::vector<Member>& provinces)
    {
        std::set<std::string> named;
        std::map<std::string, std::string> meanings;
        for (const Member& one : provinces) {
            const Province province = map.findProvince(one.key);
            if (province == noProvince) {
                fault(names_.place(one.value), "the map " + map.name + " has no province " + one.key);
                continue;
            }
            named.insert(map[province].code);
            for (const std::string& text : textsOf(one.value)) {
                const std::string word = fold(text), other = placeCalled(map, word);
                const auto [known, isNew] = meanings.emplace(word, one.key);
                if (!isNew && known->second != one.key)
                    fault(names_.place(one.value), "“" + text + "” is also the name of " + known->second);
                if (!other.empty() && other.substr(0, other.find('/')) != map[province].code)
                    fault(names_.place(one.value),
                          "“" + text + "” already means " + other + ", also in this language");
            }
        }
        for (const ProvinceInfo& info : map.provinces)
            if (!named.contains(info.code) && !baseGives(map, "provinces", info.code))
                missing("names.toml", "no name of " + info.code + " (" + info.name + ") of " + map.name);
    }

    void checkPowers(const Map& map, const std::vector<Member>& powers)
    {
        std::set<std::string> named;
        for (const Member& one : powers) {
            if (map.findPower(one.key) == noPower)
                fault(names_.place(one.value), "the map " + map.name + " has no power “" + one.key + "”");
            named.insert(one.key);
        }
        for (const PowerInfo& info : map.powers)
            if (!named.contains(info.name) && !baseGives(map, "powers", info.name))
                missing("names.toml", "no name of the power " + info.name + " of " + map.name);
    }

    /// Returns whether the map on which this one is based has a name there, which counts for both.
    bool baseGives(const Map& map, const char* section, const std::string& key) const
    {
        const Value* base = map.basedOn.empty() ? nullptr : given_->find(map.basedOn);
        const Value* part = base ? base->find(section) : nullptr;
        return part && part->find(key);
    }

    static std::vector<std::string> textsOf(const Value& entry)
    {
        std::vector<std::string> texts{entry.find("name") ? entry.find("name")->text : entry.text};
        if (const Value* also = entry.find("also"))
            for (const Value& one : also->items) texts.push_back(one.text);
        return texts;
    }

    std::optional<Error> checkTexts()
    {
        const auto texts = readTextFile(content(QStringLiteral("texts.ts")), "texts.ts");
        QFile file(QStringLiteral(":/languages/sources.ts"));
        if (!file.open(QIODevice::ReadOnly)) return Error{"the texts of the program are not built in", {}};
        const auto sources = readTextFile(file.readAll(), "sources");
        if (!sources) return sources.error();
        if (!QFile::exists(folder_ + QStringLiteral("/texts.ts"))) {
            missing("texts.ts", "there is none, so that the language is only read");
            return std::nullopt;
        }
        if (!texts) return texts.error();
        std::map<QStringList, const TranslatedText*> done;
        for (const TranslatedText& text : *texts)
            if (!text.forms.isEmpty()) done[{text.context, text.source, text.comment}] = &text;
        std::size_t lacking = 0;
        for (const TranslatedText& source : *sources) {
            const auto found = done.find({source.context, source.source, source.comment});
            if (found == done.end()) {
                if (++lacking <= mostShown) missing("texts.ts", "“" + source.source.toStdString() + "”");
            } else
                checkText(source, *found->second);
        }
        if (lacking > 0)
            missing("texts.ts", std::to_string(lacking) + " of " + std::to_string(sources->size()) +
                                    " texts are not translated");
        return std::nullopt;
    }

    static std::set<QString> gapsOf(const QString& text)
    {
        static const QRegularExpression gap(QStringLiteral("%[1-9n]"));
        std::set<QString> gaps;
        for (auto it = gap.globalMatch(text); it.hasNext();) gaps.insert(it.next().captured());
        return gaps;
    }

    /// A text keeps its gaps and its mnemonic, has all its forms, and is not much longer than the English
    /// one.
    void checkText(const TranslatedText& source, const TranslatedText& text)
    {
        static const QRegularExpression mnemonic(QStringLiteral("&[^& ]"));
        const std::string where = "texts.ts:" + std::to_string(text.line);
        const bool sentence = source.source.endsWith(u'.');
        for (const QString& form : text.forms) {
            const std::set<QString> given = gapsOf(form), asked = gapsOf(source.source);
            const bool lost = given != asked && !sentence && !source.hasNumber;
            if (lost || !std::ranges::includes(asked, given))
                fault(where, "“" + form.toStdString() + "” has other gaps than “" +
                                 source.source.toStdString() + "”");
            if (form.contains(mnemonic) != source.source.contains(mnemonic))
                fault(where, "“" + form.toStdString() + "” and its source differ in a letter behind &");
            if (form.size() > 2 * source.source.size() + longerBy && !sentence)
                fault(where, "“" + form.toStdString() + "” is more than twice as long as “" +
                                 source.source.toStdString() + "”");
        }
        const Value* plurals = words_->find("plurals");
        const qsizetype forms = plurals ? static_cast<qsizetype>(plurals->items.size()) + 1 : 1;
        if (source.hasNumber && text.forms.size() != forms)
            fault(where, "“" + source.source.toStdString() + "” has " + std::to_string(text.forms.size()) +
                             " forms; expected " + std::to_string(forms));
    }

    static constexpr std::size_t mostShown = 20;
    static constexpr qsizetype longerBy = 12; ///< letters by which a short text may be longer

    QString folder_;
    const std::vector<std::shared_ptr<const Map>>& maps_;
    const Value* words_ = nullptr;
    const Value* given_ = nullptr; ///< names.toml
    DocumentReader reader_{"language.toml"}, names_{"names.toml"};
    LanguageReport report_;
};

} // namespace

Result<LanguageReport> checkLanguage(const QString& directory,
                                     const std::vector<std::shared_ptr<const Map>>& maps)
{
    if (!QDir(directory).exists()) return Error{"there is no such folder", directory.toStdString()};
    return LanguageChecker(directory, maps).check();
}

} // namespace chancery
