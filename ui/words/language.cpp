// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the folders of languages, among the resources and of the user, and installs their texts.
#include "ui/words/language.h"

#include "engine/language/language_file.h"
#include "ui/words/pseudo_translator.h"
#include "ui/words/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

namespace chancery {

namespace {

const QString textsName = QStringLiteral("texts.ts");
const QString builtIn = QStringLiteral(":/languages/");

/// The folders of languages, by code: those that are built in, and those that were found in their place.
QMap<QString, QString>& foundFolders()
{
    static QMap<QString, QString> folders = [] {
        QMap<QString, QString> first;
        const QStringList codes = QDir(builtIn).entryList(QDir::Dirs);
        for (const QString& code : codes) first.insert(code, builtIn + code);
        return first;
    }();
    return folders;
}

bool isKnown(const QString& code)
{
    return code == u"en" || code == pseudoLanguage || foundFolders().contains(code);
}

/// Returns the first of the system's languages that is known, or English.
QString systemLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& name : wanted)
        if (const QString code = name.section(u'-', 0, 0); isKnown(code)) return code;
    return QStringLiteral("en");
}

/// Installs a translator, if it has anything, in place of the one that an earlier call installed. Translators
/// are children of the application and are found by name.
void install(const QString& objectName, QTranslator* translator)
{
    QCoreApplication* app = QCoreApplication::instance();
    delete app->findChild<QTranslator*>(objectName, Qt::FindDirectChildrenOnly);
    if (!translator) return;
    translator->setParent(app);
    translator->setObjectName(objectName);
    QCoreApplication::installTranslator(translator);
}

QTranslator* compiled(const QString& file, const QString& directory)
{
    auto translator = std::make_unique<QTranslator>();
    return translator->load(file, directory) ? translator.release() : nullptr;
}

/// Returns what a file has, empty if there is none. One that is too large is cut, which its reader notices.
QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(largestTextFile + 1) : QByteArray();
}

Result<PluralRule> pluralsOf(const QString& code)
{
    const LanguageFile* file = languageFile(code.toStdString());
    const Value* conditions = file ? file->words.find("plurals") : nullptr;
    std::vector<std::string> texts;
    for (std::size_t i = 0; conditions && i < conditions->items.size(); ++i)
        texts.push_back(conditions->items[i].text);
    return PluralRule::read(texts);
}

/// Returns a translator by the texts of a folder.
Result<std::unique_ptr<QTranslator>> readTexts(const QString& code, const QString& directory)
{
    const QString path = directory + u'/' + textsName;
    const auto texts = readTextFile(contentOf(path), path.toStdString());
    if (!texts) return texts.error();
    const Result<PluralRule> plurals = pluralsOf(code);
    if (!plurals) return plurals.error();
    return std::unique_ptr<QTranslator>(new TextTranslator(*texts, *plurals, nullptr));
}

QTranslator* translatorOf(const QString& code)
{
    if (code == pseudoLanguage) return new PseudoTranslator;
    const QString directory = foundFolders().value(code);
    if (directory.isEmpty() || directory.startsWith(builtIn))
        return compiled(QStringLiteral("texts"), directory); // reading the source takes 13 ms
    auto read = readTexts(code, directory);
    return read ? read->release() : nullptr;
}

std::optional<Error> addFound(const QString& code, const QString& directory)
{
    const std::string code8 = code.toStdString();
    const QByteArray words = contentOf(directory + QStringLiteral("/language.toml")),
                     names = contentOf(directory + QStringLiteral("/names.toml"));
    if (const auto fault =
            addLanguage({code8, words.toStdString(), names.toStdString()}, directory.toStdString()))
        return fault;
    if (!QFile::exists(directory + u'/' + textsName)) return std::nullopt; // only read, not spoken
    if (const auto texts = readTexts(code, directory); !texts) return texts.error();
    foundFolders().insert(code, directory);
    return std::nullopt;
}

} // namespace

std::vector<LanguageFault> findLanguages(const QStringList& folders)
{
    static const QRegularExpression isCode(QStringLiteral("^[a-z]{2,3}(_[A-Z]{2})?$"));
    std::vector<LanguageFault> faults;
    for (const QString& place : folders)
        for (const QFileInfo& one :
             QDir(place).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QString known = foundFolders().value(one.fileName());
            const bool isFirst = known.isEmpty() || known.startsWith(builtIn);
            if (!isCode.match(one.fileName()).hasMatch() || !isFirst) continue;
            if (auto fault = addFound(one.fileName(), one.filePath()))
                faults.push_back({one.filePath(), *std::move(fault)});
        }
    return faults;
}

QString fileOfLanguage(const QString& code, const QString& name)
{
    for (const QString& directory : {foundFolders().value(code), builtIn + code})
        if (const QString path = directory + u'/' + name; QFile::exists(path)) return path;
    return {};
}

QVector<Language> languages()
{
    QStringList codes = foundFolders().keys();
    codes.removeAll(QStringLiteral("en"));
    codes.prepend(QStringLiteral("en"));
    QVector<Language> all;
    for (const QString& code : codes) {
        const LanguageFile* file = languageFile(code.toStdString());
        const Value* name = file ? file->words.find("name") : nullptr;
        all.append({code, name ? QString::fromStdString(name->text) : QLocale(code).nativeLanguageName()});
    }
    return all;
}

QString speak(const QString& code)
{
    const QString spoken = isKnown(code) ? code : systemLanguage();
    // Numbers and dates follow the system as long as it speaks the same language.
    const bool asSystem = QLocale::system().name().section(u'_', 0, 0) == spoken;
    QLocale::setDefault(asSystem ? QLocale::system()
                                 : QLocale(spoken == pseudoLanguage ? QStringLiteral("en") : spoken));
    install(QStringLiteral("qtTranslator"),
            compiled(QStringLiteral("qtbase_") + spoken, QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    install(QStringLiteral("englishTranslator"), translatorOf(QStringLiteral("en"))); // "1 order", "2 orders"
    install(QStringLiteral("chanceryTranslator"), spoken == u"en" ? nullptr : translatorOf(spoken));
    QCoreApplication::instance()->setProperty("spokenLanguage", spoken);
    preferLanguage(spoken.toStdString());
    return spoken;
}

QString spokenLanguage()
{
    const QVariant spoken = QCoreApplication::instance()->property("spokenLanguage");
    return spoken.isValid() ? spoken.toString() : QStringLiteral("en");
}

QString listed(const QStringList& texts)
{
    const QLocale spoken(spokenLanguage()), chosen;
    return (chosen.language() == spoken.language() ? chosen : spoken).createSeparatedList(texts);
}

} // namespace chancery
