// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes whole files: see files.h.
#include "ui/files/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace chancery {

namespace {

Error failure(const QString& what, const QString& path, const QFileDevice& file)
{
    return {what.arg(file.errorString()).toStdString(), QDir::toNativeSeparators(path).toStdString()};
}

} // namespace

Result<QByteArray> readWholeFile(const QString& path)
{
    QFile file(path);
    const QString problem = QCoreApplication::translate("Files", "The file cannot be read (%1).");
    if (!file.open(QIODevice::ReadOnly)) return failure(problem, path, file);
    const QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError) return failure(problem, path, file);
    return content;
}

Status writeWholeFile(const QString& path, const QByteArray& content)
{
    QSaveFile file(path);
    const QString problem = QCoreApplication::translate(
        "Files", "The file cannot be saved (%1). What was there before is unchanged.");
    if (!file.open(QIODevice::WriteOnly)) return failure(problem, path, file);
    // Flush explicitly: in Qt 6.4 close() drops the error of the last write, so that commit() would replace
    // the old file by an incomplete one.
    if (file.write(content) != content.size() || !file.flush()) {
        const Error full = failure(problem, path, file);
        file.cancelWriting();
        return full;
    }
    if (!file.commit()) return failure(problem, path, file);
    return Done{};
}

} // namespace chancery
