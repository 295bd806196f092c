// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.h"

#include "ui/words/language.h"

namespace chancery {

namespace {

/// Returns the word before a blank at the end of a sentence, which begins it or follows a blank or a bracket.
QString lastWord(const QString& sentence)
{
    if (!sentence.endsWith(u' ')) return {};
    qsizetype begin = sentence.size() - 1;
    while (begin > 0 && sentence[begin - 1].isLetterOrNumber()) --begin;
    const bool stands = begin == 0 || sentence[begin - 1] == u' ' || sentence[begin - 1] == u'(';
    return stands ? sentence.mid(begin, sentence.size() - 1 - begin) : QString();
}

} // namespace

QString NameList::text() const
{
    QStringList phrases;
    for (const BareName& name : names) phrases << Grammar::spoken().withArticle(name, which);
    return listed(phrases);
}

void NameList::appendTo(QString& sentence) const
{
    if (kind == NameKind::Power && sentence.endsWith(u'(')) {
        QStringList bare;
        for (const BareName& name : names) bare << name.text + name.behind;
        sentence += listed(bare);
        return;
    }
    const Grammar& grammar = Grammar::spoken();
    const QString last = lastWord(sentence), word = last.toLower();
    const auto asks = last.isEmpty() ? std::nullopt : grammar.before(kind, word);
    if (!asks || asks->texts.isEmpty()) {
        sentence += asks ? NameList{names, kind, asks->which}.text() : text();
        return;
    }
    const bool capital = last.front().isUpper();
    sentence.chop(last.size() + 1);
    const bool once = grammar.onceBeforeList() && grammar.areBare(*asks, names);
    QStringList phrases;
    for (const BareName& name : names)
        phrases << (once && !phrases.isEmpty() ? name.text + name.behind : grammar.behind(word, *asks, name));
    const qsizetype begin = sentence.size();
    sentence += listed(phrases);
    if (capital) sentence[begin] = sentence[begin].toUpper();
}

bool beginsSentence(const QString& sentence)
{
    return sentence.isEmpty() || sentence.endsWith(QStringLiteral(". ")) ||
           (Grammar::spoken().capitalAfterColon() && sentence.endsWith(QStringLiteral(": ")));
}

namespace {

/// Returns the form that is asked in square brackets behind a gap, and goes behind them.
QString takeForm(const QString& sentence, qsizetype& at)
{
    const qsizetype end = sentence.indexOf(u']', at);
    if (at >= sentence.size() || sentence[at] != u'[' || end < 0) return {};
    const QString form = sentence.mid(at + 1, end - at - 1);
    at = end + 1;
    return form;
}

} // namespace

QString filled(const QString& sentence, std::initializer_list<Filling> gaps)
{
    QString text;
    for (qsizetype at = 0; at < sentence.size();) {
        const int gap = sentence[at] == u'%' && at + 1 < sentence.size() ? sentence[at + 1].digitValue() : 0;
        if (gap < 1 || gap > static_cast<int>(gaps.size())) {
            text += sentence[at++];
            continue;
        }
        at += 2;
        const Filling& filling = gaps.begin()[gap - 1];
        if (!filling.forms.isEmpty())
            text += filling.forms.value(takeForm(sentence, at), filling.forms.value(QString()));
        else if (filling.names.names.empty())
            text += filling.text;
        else
            filling.names.appendTo(text);
    }
    return text;
}

} // namespace chancery
