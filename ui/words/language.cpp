// SPDX-License-Identifier: GPL-3.0-or-later
// Finds translations among the resources and installs them.
#include "ui/words/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace chancery {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("chancery_");

bool isBuiltIn(const QString& code)
{
    return code == u"en" || QFile::exists(folder + u'/' + prefix + code + QStringLiteral(".qm"));
}

/// Returns the first of the system's languages that is built in, or English.
QString systemLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString& name : wanted)
        if (const QString code = name.section(u'-', 0, 0); isBuiltIn(code)) return code;
    return QStringLiteral("en");
}

/// Installs a translator in place of the one that an earlier call installed. Translators are children of the
/// application and are found by name.
void install(const QString& objectName, const QString& file, const QString& directory)
{
    QCoreApplication* app = QCoreApplication::instance();
    delete app->findChild<QTranslator*>(objectName, Qt::FindDirectChildrenOnly);
    auto* translator = new QTranslator(app);
    translator->setObjectName(objectName);
    if (translator->load(file, directory)) QCoreApplication::installTranslator(translator);
}

} // namespace

QVector<Language> languages()
{
    QVector<Language> all{{QStringLiteral("en"), QStringLiteral("English")}};
    const QStringList files =
        QDir(folder).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name);
    for (const QString& file : files) {
        const QString code = file.mid(prefix.size()).section(u'.', 0, 0);
        if (code != u"en") all.append({code, QLocale(code).nativeLanguageName()});
    }
    return all;
}

QString speak(const QString& code)
{
    const QString spoken = isBuiltIn(code) ? code : systemLanguage();
    // Numbers and dates follow the system as long as it speaks the same language.
    const bool asSystem = QLocale::system().name().section(u'_', 0, 0) == spoken;
    QLocale::setDefault(asSystem ? QLocale::system() : QLocale(spoken));
    install(QStringLiteral("qtTranslator"), QStringLiteral("qtbase_") + spoken,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("chanceryTranslator"), prefix + spoken, folder);
    QCoreApplication::instance()->setProperty("spokenLanguage", spoken);
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
