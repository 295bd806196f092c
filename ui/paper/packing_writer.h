// SPDX-License-Identifier: GPL-3.0-or-later
// What frame writers share that compress their frames in other threads.
#pragma once

#include "ui/paper/frame_writer.h"

#include <QThreadPool>

#include <atomic>
#include <functional>

namespace chancery {

/// A frame writer whose frames are packed by threads of its own, twice as many waiting as there are threads.
class PackingWriter : public FrameWriter
{
    Q_OBJECT

public:
    /// Waits for the frames that are being packed; those not begun are dropped.
    ~PackingWriter() override;

    bool takesMore() const override { return packing_ < threads_.maxThreadCount() * 2; }
    void end() override;
    void abandon() override;

protected:
    /// What a thread has packed, to be stored in the thread of this writer. Returns a message if it cannot
    /// be, else an empty text.
    using Store = std::function<QString()>;
    /// Packs in one of `threads` threads; a single one keeps the order.
    explicit PackingWriter(int threads);
    /// Lets a thread do `work` and stores its result, unless the writer was abandoned meanwhile.
    void pack(std::function<Store()> work);
    /// Hands over what is still held back, once there are no more frames.
    virtual void packLast() {}
    /// Is called when everything is stored. Returns a message if the whole cannot be completed.
    virtual QString complete() { return {}; }
    /// Drops what is not packed yet and waits for the rest, so that nothing is stored after this.
    void drop();

private:
    void oneDone(const Store& store);
    void fail(const QString& why);

    int packing_ = 0; ///< the number of frames handed to threads and not stored
    bool ended_ = false, failed_ = false;
    std::atomic<bool> abandoned_ = false;
    QThreadPool threads_;
};

} // namespace chancery
