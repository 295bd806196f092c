// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/program_log.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace chancery {

namespace {

constexpr qint64 mostBytes = 1 << 18; ///< of the file as a run begins, and of what a run adds

ProgramLog* taking = nullptr; ///< that takes Qt's messages
QtMessageHandler before = nullptr;

void take(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (taking && type != QtDebugMsg && type != QtInfoMsg) taking->write(message);
    if (before) before(type, context, message);
}

} // namespace

ProgramLog::ProgramLog(const QString& path)
    : file_(path)
{
    QDir().mkpath(QFileInfo(path).path());
    const FileLock::Attempt attempt = FileLock::with(path + QStringLiteral(".lock"));
    lock_ = attempt.lock;
    endedBadly_ = lock_ && attempt.wasLeft;
    if (!lock_) return;
    shorten();
    if (file_.open(QIODevice::WriteOnly | QIODevice::Append)) write(QStringLiteral("started"));
}

ProgramLog::~ProgramLog()
{
    if (taking == this) {
        qInstallMessageHandler(before);
        taking = nullptr;
    }
    write(QStringLiteral("ended"));
}

/// Keeps the end of a file that has grown too large.
void ProgramLog::shorten()
{
    if (file_.size() <= mostBytes || !file_.open(QIODevice::ReadWrite)) return;
    file_.seek(file_.size() - mostBytes / 2);
    file_.readLine(); // the rest of a line
    const QByteArray end = file_.readAll();
    file_.resize(0);
    file_.seek(0);
    file_.write(end);
    file_.close();
}

void ProgramLog::write(const QString& line)
{
    if (!file_.isOpen() || file_.size() > 2 * mostBytes) return;
    const QString time = QDateTime::currentDateTime().toString(Qt::ISODate);
    file_.write((time + u' ' + QString(line).replace(u'\n', u' ') + u'\n').toUtf8());
    file_.flush(); // whatever comes
}

void ProgramLog::takeWarnings()
{
    if (taking || !file_.isOpen()) return;
    taking = this;
    before = qInstallMessageHandler(take);
}

} // namespace chancery
