// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/blank_texts.h"

#include "engine/base/document.h"
#include "ui/words/text_file.h"

#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QSaveFile>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>

namespace chancery {

namespace {

/// The contexts of the texts that everybody sees first: page, buttons and tables of the windows, then menus.
constexpr std::array<QLatin1StringView, 10> seenFirst{QLatin1StringView("chancery::StartCover"),
                                                      QLatin1StringView("Dialogs"),
                                                      QLatin1StringView("chancery::FlowBar"),
                                                      QLatin1StringView("chancery::SheetHead"),
                                                      QLatin1StringView("TallyColumns"),
                                                      QLatin1StringView("chancery::StartPage"),
                                                      QLatin1StringView("Actions"),
                                                      QLatin1StringView("chancery::NewGameDialog"),
                                                      QLatin1StringView("chancery::DeskWords"),
                                                      QLatin1StringView("chancery::SlideWords")};

std::ptrdiff_t placeOf(const QString& context)
{
    return std::ranges::find(seenFirst, context) - seenFirst.begin();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(largestTextFile + 1) : QByteArray();
}

/// Returns how many forms a text with a number has in the language of a folder.
Result<qsizetype> formsIn(const QString& folder)
{
    const auto words =
        readDocument(contentOf(folder + QStringLiteral("/language.toml")).toStdString(), "language.toml");
    if (!words) return words.error();
    const Value* plurals = words->find("plurals");
    return plurals ? static_cast<qsizetype>(plurals->items.size()) + 1 : 1;
}

void write(QXmlStreamWriter& xml, const TranslatedText& text)
{
    xml.writeStartElement(QStringLiteral("message"));
    if (text.hasNumber) xml.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
    xml.writeTextElement(QStringLiteral("source"), text.source);
    if (!text.comment.isEmpty()) xml.writeTextElement(QStringLiteral("comment"), text.comment);
    xml.writeStartElement(QStringLiteral("translation"));
    if (text.forms.join(QString()).isEmpty())
        xml.writeAttribute(QStringLiteral("type"), QStringLiteral("unfinished"));
    if (!text.hasNumber) xml.writeCharacters(text.forms.value(0));
    for (const QString& form : text.hasNumber ? text.forms : QStringList())
        xml.writeTextElement(QStringLiteral("numerusform"), form);
    xml.writeEndElement();
    xml.writeEndElement();
}

QByteArray written(const std::vector<TranslatedText>& texts, const QString& code)
{
    QByteArray content;
    QXmlStreamWriter xml(&content);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    xml.writeStartElement(QStringLiteral("TS"));
    xml.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    xml.writeAttribute(QStringLiteral("language"), code);
    QString context;
    for (const TranslatedText& text : texts) {
        if (text.context != context) {
            if (!context.isEmpty()) xml.writeEndElement();
            xml.writeStartElement(QStringLiteral("context"));
            xml.writeTextElement(QStringLiteral("name"), context = text.context);
        }
        write(xml, text);
    }
    xml.writeEndDocument();
    return content;
}

} // namespace

Result<int> addBlankTexts(const QString& folder)
{
    const QString path = folder + QStringLiteral("/texts.ts");
    const Result<qsizetype> forms = formsIn(folder);
    if (!forms) return forms.error();
    auto sources = readTextFile(contentOf(QStringLiteral(":/languages/sources.ts")), "sources");
    if (!sources) return sources.error();
    std::vector<TranslatedText> all;
    if (QFile::exists(path)) {
        auto known = readTextFile(contentOf(path), "texts.ts");
        if (!known) return known.error();
        all = *std::move(known);
    }
    QMap<QStringList, bool> has;
    for (const TranslatedText& text : all) has[{text.context, text.source, text.comment}] = true;
    int added = 0;
    for (TranslatedText& text : *sources) {
        if (has.contains({text.context, text.source, text.comment})) continue;
        text.forms = text.hasNumber ? QStringList(*forms) : QStringList();
        all.push_back(std::move(text));
        ++added;
    }
    std::ranges::stable_sort(
        all, {}, [](const TranslatedText& text) { return std::pair(placeOf(text.context), text.context); });
    QSaveFile file(path);
    const QByteArray content = written(all, QFileInfo(folder).fileName());
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return Error{"this file cannot be written: " + file.errorString().toStdString(), path.toStdString()};
    return added;
}

} // namespace chancery
