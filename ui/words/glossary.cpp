// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the files of the glossary and finds terms by their subject.
#include "ui/words/glossary.h"

#include "engine/base/document.h"
#include "engine/rules/option_table.h"
#include "engine/rules/rule_names.h"
#include "ui/words/clauses.h"
#include "ui/words/language.h"
#include "ui/words/option_words.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <memory>

namespace chancery {

namespace {

/// The translation context of the texts in this file.
struct GlossaryText
{
    Q_DECLARE_TR_FUNCTIONS(chancery::GlossaryText)
};

// The names in the document, in the order of the enumerations.
constexpr std::array verdictNames{"succeeds", "fails",     "invalid",   "illegal", "given",
                                  "cut",      "available", "disrupted", "stands"};
constexpr std::array fateNames{"unharmed", "dislodged", "destroyed"};
constexpr std::array strengthNames{"none", "attack", "hold", "prevent", "defend"};
constexpr std::array questionNames{"move", "support", "fleet", "convoy", "by sea"};
constexpr std::array stepNames{"ruled", "certain", "follows", "circle", "paradox", "left"};

const char* decreeName(Decree decree)
{
    switch (decree) {
    case Decree::ConvoysFail:
        return "convoys fail";
    case Decree::AllHold:
        return "all hold";
    case Decree::ByAssumption:
        return "by assumption";
    case Decree::OnlyConsistent:
        break;
    }
    return "only consistent";
}

template<class Names, class Value>
QString subject(const char* kind, const Names& names, Value value)
{
    return QStringLiteral("%1:%2").arg(QLatin1String(kind),
                                       QLatin1String(names[static_cast<std::size_t>(value)]));
}

constexpr std::pair<const char*, const char*> chapterTitles[]{
    {"orders", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Orders")},
    {"results", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Results")},
    {"strengths", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Strengths")},
    {"conflicts", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Conflicts")},
    {"convoys", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Convoys")},
    {"paradoxes", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Paradoxes and decisions")},
    {"coasts", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Coasts")},
    {"retreats", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Retreats")},
    {"adjustments", QT_TRANSLATE_NOOP("chancery::GlossaryText", "Builds and removals")},
    {"table", QT_TRANSLATE_NOOP("chancery::GlossaryText", "The table")},
};

QString inResources(const QString& name)
{
    return QStringLiteral(":/glossary/") + name;
}

QByteArray glossaryContent(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns a list of texts of a table; empty if it is not there.
std::vector<std::string> listOf(const Value& table, std::string_view key)
{
    std::vector<std::string> texts;
    if (const Value* list = table.find(key))
        for (const Value& item : list->items) texts.push_back(item.text);
    return texts;
}

QString textOf(const Value& table, std::string_view key)
{
    const Value* text = table.find(key);
    return text ? QString::fromStdString(text->text) : QString();
}

/// Clauses of a rulebook, each once.
class ClauseList
{
public:
    explicit ClauseList(const RulebookInfo& book)
        : datc_(book.id == "datc")
    {
    }

    /// Adds clauses, separated by commas, that are not there yet; those behind a semicolon come last ("4,
    /// Standoffs; rule 8"). In other rulebooks than DATC those of DATC are left out, and so is "not stated".
    void add(const std::string& clauses)
    {
        const QStringList parts = QString::fromStdString(clauses).split(QStringLiteral("; "));
        for (qsizetype i = 0; i < parts.size(); ++i)
            for (const QString& one : parts[i].split(QStringLiteral(", "))) {
                const bool says = one != u"not stated" && (datc_ || !one.startsWith(u"DATC "));
                QStringList& to = i == 0 ? first_ : last_;
                if (says && !one.isEmpty() && !all().contains(one)) to << one;
            }
    }

    QStringList all() const { return first_ + last_; }

private:
    bool datc_;
    QStringList first_, last_;
};

QStringList clausesIn(const RulebookInfo& book, const GlossaryTerm& term)
{
    ClauseList clauses(book);
    if (const auto more = term.clauses.find(book.id); more != term.clauses.end()) clauses.add(more->second);
    for (const std::string& option : term.options)
        if (const auto clause = book.clauses.find(option); clause != book.clauses.end())
            clauses.add(clause->second);
    for (const Rule rule : term.rules)
        for (const auto* reasons :
             {&book.reasons, &book.occupiedReasons, &book.retreatReasons, &book.adjustmentReasons})
            if (const auto clause = reasons->find(rule); clause != reasons->end())
                clauses.add(clause->second);
    return clauses.all();
}

/// Returns a rulebook with its clause about an option: "1971 XII.4"; "2023" where only DATC reports on it.
QString citedFor(const RulebookInfo& book, const std::string& option)
{
    ClauseList clauses(book);
    if (const auto clause = book.clauses.find(option); clause != book.clauses.end())
        clauses.add(clause->second);
    const QString cited = QString::fromStdString(book.cited),
                  all = spokenClause(clauses.all().join(QStringLiteral(", ")));
    return all.isEmpty() ? cited : cited + u' ' + all;
}

} // namespace

Glossary::Glossary(std::string_view terms, const QString& texts)
{
    const Result<Value> document = readDocument(terms, "terms.toml");
    if (!document) {
        faults_ << QString::fromStdString(document.error().text());
        return;
    }
    read(*document);
    addTexts(texts);
    for (const GlossaryTerm& term : terms_)
        if (term.title.isEmpty() || term.text.isEmpty()) faults_ << term.id + QStringLiteral(": no text");
}

void Glossary::read(const Value& document)
{
    if (const Value* list = document.find("term"))
        for (const Value& term : list->items) readOne(term);
    for (const GlossaryTerm& term : terms_) {
        for (const QString& id : term.see)
            if (!byId_.contains(id)) faults_ << term.id + QStringLiteral(": no term ") + id;
        for (const std::string& option : term.options)
            if (!findOption(option))
                faults_ << term.id + QStringLiteral(": no option ") + QString::fromStdString(option);
        for (const auto& [book, clauses] : term.clauses)
            if (!findRulebook(book))
                faults_ << term.id + QStringLiteral(": no rulebook ") + QString::fromStdString(book);
    }
}

void Glossary::readOne(const Value& value)
{
    GlossaryTerm term;
    term.id = textOf(value, "id");
    term.chapter = textOf(value, "chapter");
    term.options = listOf(value, "options");
    for (const std::string& id : listOf(value, "see")) term.see << QString::fromStdString(id);
    if (const Value* clauses = value.find("clauses"))
        for (const Member& one : clauses->members) term.clauses[one.key] = one.value.text;
    for (const std::string& name : listOf(value, "rules")) {
        term.rules.push_back(ruleNamed(name));
        if (term.rules.back() == Rule::None)
            faults_ << term.id + QStringLiteral(": no reason ") + QString::fromStdString(name);
    }
    for (const char* kind :
         {"rules", "verdicts", "fates", "strengths", "questions", "steps", "decrees", "motifs"})
        for (const std::string& name : listOf(value, kind)) {
            const QString key =
                QStringLiteral("%1:%2").arg(QLatin1String(kind), QString::fromStdString(name));
            if (bySubject_.contains(key)) faults_ << term.id + QStringLiteral(": a second term for ") + key;
            bySubject_[key] = terms_.size();
        }
    if (byId_.contains(term.id)) faults_ << term.id + QStringLiteral(": twice");
    byId_[term.id] = terms_.size();
    terms_.push_back(std::move(term));
}

/// Reads "## id: Title", then "words: ...", then the text up to the next of these.
void Glossary::addTexts(const QString& texts)
{
    for (const QString& part : texts.split(QStringLiteral("## "), Qt::SkipEmptyParts)) {
        const QString head = part.section(u'\n', 0, 0), words = part.section(u'\n', 1, 1);
        const QString id = head.section(QStringLiteral(": "), 0, 0);
        const auto found = byId_.constFind(id);
        if (found == byId_.constEnd() || !words.startsWith(u"words: ")) {
            faults_ << id + QStringLiteral(": expected a term with its words");
            continue;
        }
        GlossaryTerm& term = terms_[*found];
        term.title = head.section(QStringLiteral(": "), 1);
        term.words = words.mid(7).split(QStringLiteral(", "));
        term.words.removeAll(QStringLiteral("-"));
        term.text = part.section(u'\n', 2).trimmed();
    }
}

const Glossary& Glossary::spoken()
{
    // A language is read once, and a glossary stays as long as the program.
    static std::map<QString, std::unique_ptr<const Glossary>> read;
    std::unique_ptr<const Glossary>& glossary = read[spokenLanguage()];
    if (!glossary) {
        QString texts = QString::fromUtf8(glossaryContent(inResources(QStringLiteral("en.md"))));
        if (const QString own = fileOfLanguage(spokenLanguage(), QStringLiteral("glossary.md"));
            !own.isEmpty())
            texts += u'\n' + QString::fromUtf8(glossaryContent(own));
        glossary = std::make_unique<const Glossary>(
            glossaryContent(inResources(QStringLiteral("terms.toml"))).toStdString(), texts);
    }
    return *glossary;
}

const GlossaryTerm* Glossary::find(const QString& id) const
{
    const auto found = byId_.constFind(id);
    return found == byId_.constEnd() ? nullptr : &terms_[*found];
}

const GlossaryTerm* Glossary::under(const QString& key) const
{
    const auto found = bySubject_.constFind(key);
    return found == bySubject_.constEnd() ? nullptr : &terms_[*found];
}

const GlossaryTerm* Glossary::about(Rule rule) const
{
    const std::string_view name = ruleName(rule);
    return under(QStringLiteral("rules:") + QLatin1String(name.data(), static_cast<qsizetype>(name.size())));
}
const GlossaryTerm* Glossary::about(Verdict verdict) const
{
    return under(subject("verdicts", verdictNames, verdict));
}
const GlossaryTerm* Glossary::about(Fate fate) const
{
    return under(subject("fates", fateNames, fate));
}
const GlossaryTerm* Glossary::about(StrengthKind strength) const
{
    return under(subject("strengths", strengthNames, strength));
}
const GlossaryTerm* Glossary::about(StepQuestion::Kind question) const
{
    return under(subject("questions", questionNames, question));
}
const GlossaryTerm* Glossary::about(ResolutionStep::Kind step) const
{
    return under(subject("steps", stepNames, step));
}
const GlossaryTerm* Glossary::about(Decree decree) const
{
    return under(QStringLiteral("decrees:") + QLatin1String(decreeName(decree)));
}
const GlossaryTerm* Glossary::about(Motif motif) const
{
    return under(QStringLiteral("motifs:") + QLatin1String(motifName(motif)));
}

QString chapterOfGlossary(const QString& chapter)
{
    for (const auto& [id, title] : chapterTitles)
        if (chapter == QLatin1String(id)) return GlossaryText::tr(title);
    return chapter;
}

std::vector<TermClauses> clausesOf(const GlossaryTerm& term)
{
    std::vector<TermClauses> all;
    for (const RulebookInfo& book : rulebooks()) {
        TermClauses one{&book, clausesIn(book, term)};
        if (!one.clauses.isEmpty()) all.push_back(std::move(one));
    }
    return all;
}

TermChoice choiceOf(const OptionInfo& option)
{
    TermChoice choice{OptionWords::about(option), {}};
    for (std::size_t value = 0; value < option.values.size(); ++value) {
        QStringList books;
        for (const RulebookInfo& book : rulebooks())
            if (option.get(book.options) == value) books << citedFor(book, std::string(option.name));
        if (!books.isEmpty()) choice.values.emplace_back(OptionWords::value(option, value), books);
    }
    return choice;
}

std::vector<TermChoice> choicesOf(const GlossaryTerm& term)
{
    std::vector<TermChoice> choices;
    for (const std::string& name : term.options)
        if (const OptionInfo* option = findOption(name)) choices.push_back(choiceOf(*option));
    return choices;
}

} // namespace chancery
