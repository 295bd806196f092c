// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/text_file.h"

#include <QXmlStreamReader>

namespace chancery {

namespace {

QByteArray keyOf(const char* context, const char* source, const char* comment)
{
    QByteArray key(context);
    key.append('\0').append(source);
    if (comment && *comment) key.append('\0').append(comment);
    return key;
}

/// Reads the elements of a file one after the other.
class TextReader
{
public:
    explicit TextReader(const QByteArray& content)
        : xml_(content)
    {
    }

    std::vector<TranslatedText> read()
    {
        if (!xml_.readNextStartElement() || xml_.name() != u"TS")
            xml_.raiseError(QStringLiteral("expected the element TS"));
        while (xml_.readNextStartElement())
            xml_.name() == u"context" ? readContext() : xml_.skipCurrentElement();
        return std::move(texts_);
    }

    const QXmlStreamReader& xml() const { return xml_; }

private:
    void readContext()
    {
        QString context;
        while (xml_.readNextStartElement()) {
            if (xml_.name() == u"name")
                context = xml_.readElementText();
            else if (xml_.name() == u"message")
                readMessage(context);
            else
                xml_.skipCurrentElement();
        }
    }

    void readMessage(const QString& context)
    {
        TranslatedText text{context,
                            {},
                            {},
                            {},
                            xml_.lineNumber(),
                            xml_.attributes().value(QStringLiteral("numerus")) == u"yes"};
        bool gone = false;
        while (xml_.readNextStartElement()) {
            if (xml_.name() == u"source")
                text.source = xml_.readElementText();
            else if (xml_.name() == u"comment")
                text.comment = xml_.readElementText();
            else if (xml_.name() == u"translation") {
                const QStringView type = xml_.attributes().value(QStringLiteral("type"));
                gone = type == u"obsolete" || type == u"vanished";
                readForms(text.forms);
            } else
                xml_.skipCurrentElement();
        }
        if (!gone) texts_.push_back(std::move(text));
    }

    /// Reads a translation, which is a text or has an element for each form.
    void readForms(QStringList& forms)
    {
        QString plain;
        while (!xml_.atEnd() && xml_.readNext() != QXmlStreamReader::EndElement) {
            if (xml_.isCharacters()) plain += xml_.text();
            if (xml_.isStartElement()) forms << xml_.readElementText();
        }
        if (forms.isEmpty() && !plain.isEmpty()) forms << plain;
        if (forms.join(QString()).isEmpty()) forms.clear();
    }

    QXmlStreamReader xml_;
    std::vector<TranslatedText> texts_;
};

} // namespace

Result<std::vector<TranslatedText>> readTextFile(const QByteArray& content, const std::string& name)
{
    if (content.size() > largestTextFile)
        return Error{"this file is too large; expected at most 8 MiB", name};
    TextReader reader(content);
    std::vector<TranslatedText> texts = reader.read();
    if (!reader.xml().hasError()) return texts;
    return Error{reader.xml().errorString().toStdString(),
                 name + ":" + std::to_string(reader.xml().lineNumber()) + ":" +
                     std::to_string(reader.xml().columnNumber())};
}

TextTranslator::TextTranslator(const std::vector<TranslatedText>& texts, PluralRule plurals, QObject* parent)
    : QTranslator(parent)
    , plurals_(std::move(plurals))
{
    texts_.reserve(static_cast<qsizetype>(texts.size()));
    for (const TranslatedText& text : texts)
        if (!text.forms.isEmpty())
            texts_.insert(keyOf(text.context.toUtf8().constData(), text.source.toUtf8().constData(),
                                text.comment.toUtf8().constData()),
                          text.forms);
}

QString TextTranslator::translate(const char* context, const char* source, const char* comment, int n) const
{
    auto found = texts_.constFind(keyOf(context, source, comment));
    if (found == texts_.constEnd() && comment && *comment)
        found = texts_.constFind(keyOf(context, source, nullptr));
    if (found == texts_.constEnd()) return {};
    const qsizetype form = n < 0 ? 0 : static_cast<qsizetype>(plurals_.formOf(n));
    return found->value(std::min(form, found->size() - 1));
}

} // namespace chancery
