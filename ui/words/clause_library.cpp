// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the documents, and finds citations between the tags of HTML.
#include "ui/words/clause_library.h"

#include "engine/base/document.h"
#include "engine/rules/rulebooks.h"
#include "ui/words/clauses.h"
#include "ui/words/language.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace chancery {

namespace {

constexpr QLatin1String clauseScheme("clause:");

struct ReadClauses
{
    std::vector<ClauseDocument> documents;
    QStringList faults;
};

/// Gives a document the words that a language's own folder has. What is wrong with them is said by whoever
/// checks the folder.
void addOwn(ClauseDocument& document, const QString& language, const QString& path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly))
        addClauseWords(document, language.toStdString(), file.read(qint64(largestDocument)).toStdString(),
                       path.toStdString());
}

ReadClauses readClauses()
{
    ReadClauses read;
    for (const RulebookInfo& book : rulebooks()) {
        const QString name = QStringLiteral("clauses/%1.toml").arg(QString::fromStdString(book.id));
        QFile file(QStringLiteral(":/") + name);
        if (!file.open(QIODevice::ReadOnly)) {
            read.faults << name + QStringLiteral(": cannot be opened");
            continue;
        }
        Result<ClauseDocument> document =
            readClauseDocument(file.readAll().toStdString(), name.toStdString());
        if (!document) {
            read.faults << QString::fromStdString(document.error().text());
            continue;
        }
        for (const Language& language : languages())
            if (const QString path = fileOfLanguage(language.code, name); !path.isEmpty())
                addOwn(*document, language.code, path);
        read.documents.push_back(*std::move(document));
    }
    return read;
}

const ReadClauses& allClauses()
{
    static const ReadClauses read = readClauses();
    return read;
}

/// Finds a tag, or the name before a clause, which is group 1.
const QRegularExpression& citationFinder()
{
    static const QRegularExpression finder = [] {
        QStringList names;
        for (const ClauseDocument& document : allClauses().documents)
            names << QRegularExpression::escape(QString::fromStdString(bookOf(document).cited));
        std::ranges::sort(names, [](const QString& a, const QString& b) { return a.size() > b.size(); });
        return QRegularExpression(QStringLiteral("<[^>]*>|(?<![\\w.])(%1) ").arg(names.join(u'|')));
    }();
    return finder;
}

/// A citation in the words of the documents, which are English, and where each of its letters is in the text.
struct Citation
{
    explicit Citation(QStringView shown)
    {
        const QString spoken = spokenClause(QStringLiteral("page 1")).section(u' ', 0, 0) + u' ';
        for (qsizetype i = 0; i < shown.size();) {
            const bool isPage = shown.mid(i).startsWith(spoken);
            letters += isPage ? std::string("page") : std::string(1, shown[i].toLatin1());
            at.resize(letters.size(), i);
            i += isPage ? spoken.size() - 1 : 1;
        }
        at.push_back(shown.size());
    }

    std::string letters;
    std::vector<qsizetype> at; ///< [letter, or the end]
};

/// Adds the links of one citation, whose name is text[begin, name): the first includes the name. Returns
/// where the text goes on.
qsizetype addLinks(QString& linked, const QString& text, qsizetype begin, const QString& name)
{
    const auto document = std::ranges::find_if(allClauses().documents, [&name](const ClauseDocument& one) {
        return QString::fromStdString(bookOf(one).cited) == name;
    });
    const qsizetype first = begin + name.size() + 1;
    const Citation rest(QStringView(text).mid(first, 400)); // a citation is short
    qsizetype from = begin;
    for (const CitedClause& one : document->citedAt(rest.letters, 0)) {
        const qsizetype at = first + rest.at[one.begin], end = first + rest.at[one.end];
        if (from != begin) linked += QStringView(text).mid(from, at - from);
        const qsizetype shown = from == begin ? begin : at;
        linked += QStringLiteral("<a href=\"%1\">%2</a>")
                      .arg(linkToClause({&*document, document->find(one.number), one.number}),
                           text.mid(shown, end - shown));
        from = end;
    }
    return from;
}

} // namespace

std::span<const ClauseDocument> clauseDocuments()
{
    return allClauses().documents;
}

const QStringList& clauseFaults()
{
    return allClauses().faults;
}

const ClauseDocument* clauseDocument(std::string_view rulebook)
{
    const auto found = std::ranges::find(allClauses().documents, rulebook, &ClauseDocument::rulebook);
    return found == allClauses().documents.end() ? nullptr : &*found;
}

ClausePlace findClause(std::string_view rulebook, const std::string& number)
{
    const ClauseDocument* document = clauseDocument(rulebook);
    const Clause* clause = document ? document->find(number) : nullptr;
    return clause ? ClausePlace{document, clause, number} : ClausePlace{};
}

const RulebookInfo& bookOf(const ClauseDocument& document)
{
    return rulebookOrStandIn(document.rulebook);
}

QString citationOf(const ClausePlace& place)
{
    return spokenClause(QString::fromStdString(bookOf(*place.document).cited + ' ' + place.number));
}

QString titleOf(const ClausePlace& place)
{
    return QStringLiteral("%1: %2").arg(citationOf(place),
                                        QString::fromStdString(wordsOf(*place.clause).title));
}

bool inEnglishOnly(const Clause& clause)
{
    return !clause.words.contains(spokenLanguage().toStdString());
}

const ClauseWords& wordsOf(const Clause& clause)
{
    const auto found = clause.words.find(spokenLanguage().toStdString());
    return found == clause.words.end() ? clause.words.at("en") : found->second;
}

QString linkToClause(const ClausePlace& place)
{
    QString number = QString::fromStdString(place.number);
    number.replace(u'.', u'/').replace(u' ', u'_');
    return clauseScheme + QString::fromStdString(place.document->rulebook) + u'/' + number;
}

bool leadsToClause(const QString& link)
{
    return link.startsWith(clauseScheme);
}

ClausePlace clauseOfLink(const QString& link)
{
    if (!leadsToClause(link)) return {};
    const QString target = link.mid(clauseScheme.size());
    QString number = target.section(u'/', 1);
    number.replace(u'/', u'.').replace(u'_', u' ');
    return findClause(target.section(u'/', 0, 0).toStdString(), number.toStdString());
}

QString withClauseLinks(const QString& html)
{
    if (allClauses().documents.empty()) return html; // a program without the resources
    QString linked;
    qsizetype from = 0;
    bool inLink = false;
    for (QRegularExpressionMatch match = citationFinder().match(html); match.hasMatch();) {
        const QStringView found = match.capturedView();
        qsizetype next = match.capturedEnd();
        for (const QLatin1String tag : {QLatin1String("<a "), QLatin1String("<h3")})
            if (found.startsWith(tag, Qt::CaseInsensitive)) inLink = true;
        for (const QLatin1String tag : {QLatin1String("</a"), QLatin1String("</h3")})
            if (found.startsWith(tag, Qt::CaseInsensitive)) inLink = false;
        if (!found.startsWith(u'<') && !inLink) {
            linked += QStringView(html).mid(from, match.capturedStart() - from);
            from = next = addLinks(linked, html, match.capturedStart(), match.captured(1));
            next = std::max(next, match.capturedEnd());
        }
        match = citationFinder().match(html, next);
    }
    linked += QStringView(html).mid(from);
    return linked;
}

std::vector<ClausePlace> clausesCitedIn(const QString& text)
{
    static const QRegularExpression link(QStringLiteral("href=\"(clause:[^\"]*)\""));
    std::vector<ClausePlace> cited;
    for (const QRegularExpressionMatch& match : link.globalMatch(withClauseLinks(text.toHtmlEscaped())))
        if (const ClausePlace place = clauseOfLink(match.captured(1));
            place && std::ranges::none_of(cited, [&place](const ClausePlace& one) {
                return one.clause == place.clause && one.number == place.number;
            }))
            cited.push_back(place);
    return cited;
}

} // namespace chancery
