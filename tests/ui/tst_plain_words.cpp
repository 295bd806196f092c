// SPDX-License-Identifier: GPL-3.0-or-later
// No text of the program, in English or German, uses a word of the list data/banned_words.txt.
#include "tests/support/files.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace chancery::tst_plain_words {

namespace {

/// A line of the list.
struct Ban
{
    QString language, pattern, instead;
    QStringList legal; ///< patterns of texts that may use the word, or "context:NAME"
};

/// A text that people read.
struct Text
{
    QString language, context, words;
};

bool matches(const QString& pattern, const QString& text)
{
    static QHash<QString, QRegularExpression> compiled;
    QRegularExpression& expression = compiled[pattern];
    if (expression.pattern().isEmpty())
        expression = QRegularExpression(QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern),
                                        QRegularExpression::CaseInsensitiveOption |
                                            QRegularExpression::UseUnicodePropertiesOption);
    if (!expression.isValid()) qFatal("%s is no pattern", qPrintable(pattern));
    return expression.match(text).hasMatch();
}

bool isLegal(const Ban& ban, const Text& text)
{
    return std::ranges::any_of(ban.legal, [&](const QString& use) {
        if (use.startsWith(u"context:")) return use.mid(8) == text.context;
        return QRegularExpression(use, QRegularExpression::CaseInsensitiveOption)
            .match(text.words)
            .hasMatch();
    });
}

/// Returns what is wrong with a text, empty if nothing is.
QStringList offences(const QList<Ban>& bans, const Text& text)
{
    QStringList found;
    for (const Ban& ban : bans)
        if (ban.language == text.language && matches(ban.pattern, text.words) && !isLegal(ban, text))
            found << QStringLiteral("%1: “%2” has a banned word; write: %3")
                         .arg(text.context, text.words, ban.instead);
    return found;
}

QList<Ban> readBans()
{
    QList<Ban> bans;
    const QString list = QString::fromStdString(sourceFile("tests/data/banned_words.txt"));
    for (const QString& line : list.split(u'\n')) {
        if (line.isEmpty() || line.startsWith(u'#')) continue;
        const QStringList parts = (line + u' ').split(QStringLiteral(" | "));
        if (parts.size() < 3) qFatal("%s: expected language | pattern | use instead", qPrintable(line));
        Ban ban{parts[0].trimmed(), parts[1].trimmed(), parts[2].trimmed(), {}};
        for (const QString& use : parts.value(3).split(QStringLiteral(";;")))
            if (!use.trimmed().isEmpty()) ban.legal << use.trimmed();
        bans << ban;
    }
    return bans;
}

/// Returns the English and the German texts. `tst_translations` makes sure that the file has all of them.
QList<Text> readTexts()
{
    QFile file(QStringLiteral(CHANCERY_SOURCE_DIR "/translations/de/texts.ts"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("the German texts cannot be read");
    QXmlStreamReader xml(&file);
    QList<Text> texts;
    QString context;
    const auto add = [&](const char* language, QString words) {
        texts.append({QString::fromLatin1(language), context, words.remove(u'&').trimmed()});
    };
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source")
            add("en", xml.readElementText());
        else if (xml.name() == u"numerusform")
            add("de", xml.readElementText());
        else if (xml.name() == u"translation" && !xml.attributes().hasAttribute(QStringLiteral("type")))
            if (const QString words = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
                !words.isEmpty())
                add("de", words);
    }
    return texts;
}

} // namespace

class PlainWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noTextHasABannedWord()
    {
        const QList<Ban> bans = readBans();
        QStringList found;
        const QList<Text> texts = readTexts();
        QVERIFY(texts.size() > 2000);
        for (const Text& text : texts) found += offences(bans, text);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }

    /// The list bans what it should and leaves legal uses alone.
    void bansAreMeant_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("banned");
        QTest::newRow("a paraphrase") << "en"
                                      << "Narnia is no space." << true;
        QTest::newRow("disk space") << "en"
                                    << "The disk is full. Free some space, or wait." << false;
        QTest::newRow("a riddle") << "en"
                                  << "What comes of an order" << true;
        QTest::newRow("home centre") << "en"
                                     << "Click a home centre to build in." << false;
        QTest::newRow("home alone") << "en"
                                    << "Click a home to build in." << true;
        QTest::newRow("time of a clock") << "en"
                                         << "Time is up" << false;
        QTest::newRow("three dots") << "en"
                                    << "Times..." << true;
        QTest::newRow("Spiel") << "de"
                               << "Neues Spiel" << true;
        QTest::newRow("Spieler") << "de"
                                 << "Neue Spieler" << false;
        QTest::newRow("Feld") << "de"
                              << "Die hellen Felder sind offen." << true;
        QTest::newRow("a blank before the ellipsis") << "de" << QStringLiteral("Öffnen …") << true;
    }
    void bansAreMeant()
    {
        QFETCH(QString, language);
        QFETCH(QString, words);
        QFETCH(bool, banned);
        QCOMPARE(!offences(readBans(), {language, QStringLiteral("Test"), words}).isEmpty(), banned);
    }
};

CHANCERY_SUITE(PlainWordsTest, QCoreApplication)

} // namespace chancery::tst_plain_words

#include "tst_plain_words.moc"
