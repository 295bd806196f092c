// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/packing_writer.h"

namespace chancery {

PackingWriter::PackingWriter(int threads)
{
    threads_.setMaxThreadCount(threads);
}

PackingWriter::~PackingWriter()
{
    drop();
}

void PackingWriter::pack(std::function<Store()> work)
{
    ++packing_;
    threads_.start([this, work = std::move(work)] {
        Store store = [] { return QString(); };
        try { // what leaves a thread ends the program
            if (!abandoned_) store = work();
        } catch (const std::exception& fault) {
            store = [why = QString::fromUtf8(fault.what())] { return why; };
        }
        QMetaObject::invokeMethod(
            this, [this, store] { oneDone(store); }, Qt::QueuedConnection);
    });
}

void PackingWriter::oneDone(const Store& store)
{
    --packing_;
    if (abandoned_ || failed_) return;
    if (const QString problem = store(); !problem.isEmpty()) return fail(problem);
    if (!ended_) return void(Q_EMIT hungry());
    if (packing_ > 0) return;
    if (const QString problem = complete(); !problem.isEmpty()) return fail(problem);
    Q_EMIT finished();
}

void PackingWriter::fail(const QString& why)
{
    failed_ = true;
    Q_EMIT failed(why);
}

/// Also where no frame is being packed any more, the end comes from the event loop: there is one way to it.
void PackingWriter::end()
{
    packLast();
    ended_ = true;
    pack([] { return [] { return QString(); }; });
}

void PackingWriter::drop()
{
    abandoned_ = true;
    threads_.waitForDone();
}

void PackingWriter::abandon()
{
    drop();
}

} // namespace chancery
