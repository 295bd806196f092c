// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/show_export.h"

#include <QPainter>

namespace chancery {

ShowExport::ShowExport(const BoardSource& board, Reel reel, const ShowOptions& options,
                       std::unique_ptr<FrameWriter> writer, QObject* parent)
    : QObject(parent)
    , reel_(std::move(reel))
    , frames_(reel_.frames())
    , writer_(std::move(writer))
{
    stage_.setBoard(board);
    stage_.setTheme(options.theme);
    if (options.nameOf) stage_.setNames(options.nameOf);
    stage_.resize(options.size);
    next_.setSingleShot(true);
    connect(&next_, &QTimer::timeout, this, &ShowExport::work);
    connect(writer_.get(), &FrameWriter::hungry, &next_, qOverload<>(&QTimer::start));
    connect(writer_.get(), &FrameWriter::finished, this, [this] { finish({}); });
    connect(writer_.get(), &FrameWriter::failed, this, &ShowExport::finish);
}

ShowExport::~ShowExport()
{
    cancel();
}

void ShowExport::start()
{
    const QString problem = frames_ == 0 ? tr("There is nothing to export: the phase is not resolved.")
                                         : writer_->begin(stage_.size(), reel_.framesPerSecond());
    if (!problem.isEmpty()) return finish(problem);
    next_.start();
}

void ShowExport::cancel()
{
    if (over_) return;
    over_ = true;
    next_.stop();
    writer_->abandon();
}

QImage ShowExport::painted()
{
    QImage frame(stage_.size(), QImage::Format_RGB32);
    stage_.render(&frame);
    return frame;
}

/// Paints the next frame. Frames that look the same are painted once.
void ShowExport::work()
{
    if (over_ || done_ == frames_ || !writer_->takesMore()) return;
    const ProjectorWindow::Content content = reel_.at(done_);
    int times = 1;
    while (done_ + times < frames_ && reel_.at(done_ + times) == content) ++times;
    stage_.setContent(content);
    writer_->take(painted(), times);
    done_ += times;
    Q_EMIT progressed(done_);
    if (over_) return; // cancelled in a slot of progressed()
    if (done_ == frames_)
        writer_->end();
    else
        next_.start();
}

void ShowExport::finish(const QString& problem)
{
    if (over_) return;
    if (!problem.isEmpty() && done_ > 0) writer_->abandon();
    over_ = true;
    Q_EMIT finished(problem);
}

} // namespace chancery
