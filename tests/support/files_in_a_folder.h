// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a suite writes.
#pragma once

#include <QFile>
#include <QTemporaryDir>

/// A folder for the files of a suite.
class FilesInAFolder
{
protected:
    QString fileWith(const QString& name, const QByteArray& content)
    {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(file.fileName()));
        return file.fileName();
    }

    QTemporaryDir folder_;
};
