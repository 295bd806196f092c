// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/grammar.h"

#include "engine/language/language_file.h"

#include <algorithm>

namespace chancery {

namespace {

constexpr std::array<const char*, 4> caseKeys{"subject", "object", "dative", "owner"};
constexpr std::array<const char*, 2> kindKeys{"place", "power"};

std::optional<NameCase> caseNamed(const std::string& key)
{
    const auto found = std::ranges::find(caseKeys, key);
    if (found == caseKeys.end()) return std::nullopt;
    return static_cast<NameCase>(found - caseKeys.begin());
}

QString textOf(const Value& value, DocumentReader& reader)
{
    return QString::fromStdString(reader.text(value));
}

} // namespace

const Grammar& Grammar::spoken()
{
    thread_local int revision = -1; // speak() prefers the language that is spoken
    thread_local Grammar grammar;
    if (const int now = languageRevision(); now != revision) {
        revision = now;
        const std::string code = preferredLanguage();
        const LanguageFile* file = languageFile(code);
        DocumentReader reader(code + "/language.toml");
        grammar = file ? Grammar(file->words, reader) : Grammar();
    }
    return grammar;
}

Grammar::Grammar(const Value& words, DocumentReader& reader)
{
    if (words.find("of"))
        for (const Value& word : reader.list(words, "of")) of_ << textOf(word, reader);
    capitalAfterColon_ = reader.truthOr(words, "capital_after_colon", false);
    onceBeforeList_ = reader.truthOr(words, "once_before_list", false);
    for (const Member& one : reader.table(words, "class"))
        readClass(QString::fromStdString(one.key), one.value, reader);
    std::ranges::stable_sort(patterns_, std::ranges::greater{},
                             [](const Pattern& p) { return p.part.size(); });
    if (const Value* articles = words.find("article"))
        for (std::size_t i = 0; i < caseKeys.size(); ++i)
            articles_[i] = articles->find(caseKeys[i]) ? textsIn(*articles->find(caseKeys[i]), reader)
                           : i > 0                     ? articles_[i - 1]
                                                       : QHash<QString, QString>();
    readBefore(words, NameKind::Place, reader);
    readBefore(words, NameKind::Power, reader);
}

void Grammar::readClass(const QString& kind, const Value& table, DocumentReader& reader)
{
    for (const Value& value : reader.list(table, "names")) {
        const QString name = textOf(value, reader).toLower();
        if (name.startsWith(u'*'))
            patterns_.push_back({name.mid(1), kind, true});
        else if (name.endsWith(u'*'))
            patterns_.push_back({name.chopped(1), kind, false});
        else
            classes_.insert(name, kind);
    }
    if (reader.truthOr(table, "seas", false)) seas_ = kind;
    if (table.find("adjective"))
        adjectives_.insert(kind, QString::fromStdString(reader.text(table, "adjective")));
}

QHash<QString, QString> Grammar::textsIn(const Value& table, DocumentReader& reader)
{
    QHash<QString, QString> texts;
    for (const Member& one : table.members)
        texts.insert(QString::fromStdString(one.key), textOf(one.value, reader));
    return texts;
}

void Grammar::readBefore(const Value& words, NameKind kind, DocumentReader& reader)
{
    const auto at = static_cast<std::size_t>(kind);
    for (const Member& one : reader.table(words, kindKeys[at])) {
        Before asks;
        if (one.value.kind == Value::Kind::Table)
            asks.texts = textsIn(one.value, reader);
        else if (const std::optional<NameCase> which = caseNamed(reader.text(one.value)))
            asks.which = *which;
        else
            reader.complain(one.value,
                            Error{"expected a table, or one of subject, object, dative and owner", {}});
        befores_[at].insert(QString::fromStdString(one.key).toLower(), asks);
    }
}

/// Returns the part of a name that decides its class: "Golf" of "Golf von Lyon".
QString Grammar::noun(const QString& name) const
{
    for (const QString& of : of_)
        if (const qsizetype end = name.indexOf(u' ' + of + u' '); end > 0) return name.left(end);
    return name;
}

QString Grammar::classOf(const BareName& name) const
{
    const QString whole = name.text.toLower(), noun = this->noun(whole);
    if (const auto exact = classes_.constFind(whole); exact != classes_.constEnd()) return *exact;
    for (const Pattern& pattern : patterns_)
        if (pattern.isEnding ? noun.endsWith(pattern.part) : whole.startsWith(pattern.part))
            return pattern.kind;
    return name.isSea ? seas_ : QString();
}

/// Returns a name behind a text of the file, in which "~" and an ending say what becomes of an adjective's.
QString Grammar::joined(const QString& before, const QString& kind, const BareName& name) const
{
    const qsizetype tilde = before.indexOf(u'~');
    if (tilde < 0) return before + name.text + name.behind;
    const QString adjective = name.text.section(u' ', 0, 0), rest = name.text.section(u' ', 1),
                  ending = adjectives_.value(kind);
    const bool declined = !rest.isEmpty() && !ending.isEmpty() && adjective.endsWith(ending) &&
                          !of_.contains(rest.section(u' ', 0, 0));
    const QString text =
        declined ? adjective.chopped(ending.size()) + before.mid(tilde + 1) + u' ' + rest : name.text;
    return before.left(tilde) + text + name.behind;
}

QString Grammar::withArticle(const BareName& name, NameCase which) const
{
    const QString kind = classOf(name);
    return joined(articles_[static_cast<std::size_t>(which)].value(kind), kind, name);
}

std::optional<Grammar::Before> Grammar::before(NameKind kind, const QString& word) const
{
    const QHash<QString, Before>& words = befores_[static_cast<std::size_t>(kind)];
    const auto found = words.constFind(word);
    return found == words.constEnd() ? std::nullopt : std::optional(*found);
}

QString Grammar::behind(const QString& word, const Before& asks, const BareName& name) const
{
    const QString kind = classOf(name);
    const auto text = asks.texts.constFind(kind);
    return text == asks.texts.constEnd() ? word + u' ' + withArticle(name, NameCase::Object)
                                         : joined(*text, kind, name);
}

bool Grammar::areBare(const Before& asks, const std::vector<BareName>& names) const
{
    return std::ranges::none_of(names, [&](const BareName& name) {
        const QString kind = classOf(name);
        return asks.texts.contains(kind) ||
               articles_[static_cast<std::size_t>(NameCase::Object)].contains(kind);
    });
}

} // namespace chancery
