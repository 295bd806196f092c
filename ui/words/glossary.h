// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary: what each term of the rules means, and with which results, reasons and clauses it goes.
// resources/glossary/README.md has the format of its files.
#pragma once

#include "engine/explain/motif.h"
#include "engine/explain/resolution_steps.h"
#include "engine/rules/rulebooks.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace chancery {

struct OptionInfo;
struct Value;

/// One term in one language.
struct GlossaryTerm
{
    QString id;                       ///< "beleaguered-garrison", the same in all languages
    QString chapter;                  ///< "conflicts"; chapterOfGlossary() has its title
    QString title;                    ///< "Beleaguered garrison"
    QString text;                     ///< Markdown, with links such as [standoff](term:standoff)
    QStringList words;                ///< how it is written in sentences: "cut", "cuts"
    QStringList see;                  ///< ids of related terms
    std::vector<Rule> rules;          ///< the reasons that it is behind
    std::vector<std::string> options; ///< the options that it is about, by their names in files
    std::map<std::string, std::string, std::less<>> clauses; ///< more clauses, by the id of their rulebook
};

/// The clauses of one rulebook that a term is about.
struct TermClauses
{
    const RulebookInfo* rulebook = nullptr;
    QStringList clauses; ///< "IX.7", "XII.5"
};

/// An option that a term is about, and which rulebooks have which value of it.
struct TermChoice
{
    QString about; ///< "A convoy with several routes"
    /// Each value in words, with the rulebooks that have it and their clauses: "1971 XII.4".
    std::vector<std::pair<QString, QStringList>> values;
};

/// All terms in one language. They do not change once read.
class Glossary
{
public:
    /// Reads the terms from the TOML document that gives their subjects, and their texts in a language.
    Glossary(std::string_view terms, const QString& texts);

    /// Returns the glossary of the language that the program speaks, of which English fills the gaps.
    static const Glossary& spoken();

    /// Returns the terms by chapter, in the order of the document.
    const std::vector<GlossaryTerm>& terms() const { return terms_; }
    /// Returns the term with this id, or nullptr.
    const GlossaryTerm* find(const QString& id) const;
    /// Returns the term for a reason, a result, a strength, a question or a kind of step of the adjudicator,
    /// a paradox rule or a motif; nullptr if it has none.
    const GlossaryTerm* about(Rule rule) const;
    const GlossaryTerm* about(Verdict verdict) const;
    const GlossaryTerm* about(Fate fate) const;
    const GlossaryTerm* about(StrengthKind strength) const;
    const GlossaryTerm* about(StepQuestion::Kind question) const;
    const GlossaryTerm* about(ResolutionStep::Kind step) const;
    const GlossaryTerm* about(Decree decree) const;
    const GlossaryTerm* about(Motif motif) const;
    /// Returns what is wrong with the files, a line each; empty if nothing is.
    const QStringList& faults() const { return faults_; }

private:
    void read(const Value& document);
    void readOne(const Value& term);
    void addTexts(const QString& texts);
    const GlossaryTerm* under(const QString& key) const;

    std::vector<GlossaryTerm> terms_;
    QHash<QString, std::size_t> byId_;
    QHash<QString, std::size_t> bySubject_; ///< "rules:MoveHeld", "verdicts:cut"
    QStringList faults_;
};

/// Returns the title of a chapter of the glossary: "Conflicts" for "conflicts".
QString chapterOfGlossary(const QString& chapter);

/// Returns the clauses about a term, rulebooks in their order. Those without any are left out, and so are
/// clauses of other rulebooks that only name DATC.
std::vector<TermClauses> clausesOf(const GlossaryTerm& term);
/// Returns an option with those of its values that a rulebook has.
TermChoice choiceOf(const OptionInfo& option);
/// Returns the options that a term is about, each with those of its values that a rulebook has.
std::vector<TermChoice> choicesOf(const GlossaryTerm& term);

} // namespace chancery
