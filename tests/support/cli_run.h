// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the chancery-cli that was just built, as a user without a display does.
#pragma once

#include "tests/support/files_in_a_folder.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

struct Run
{
    int status = -1;
    QString out, err;
};

inline Run run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    QStringList variables = QProcess::systemEnvironment();
    variables.removeIf(
        [](const QString& one) { return one.startsWith("DISPLAY=") || one.startsWith("QT_QPA"); });
    process.setEnvironment(variables);
    process.start(QStringLiteral(CHANCERY_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000)) return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The object that a line of JSON is.
inline QJsonObject object(const QString& line)
{
    return QJsonDocument::fromJson(line.toUtf8()).object();
}
