// SPDX-License-Identifier: GPL-3.0-or-later
// A paint device that keeps the texts written on it: where they are and how large.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>

#include <memory>
#include <vector>

namespace chancery {

/// A text as it was written.
struct WrittenText
{
    QString text;
    QRectF box;    ///< from the top of capitals to the foot of descenders
    double em = 0; ///< in pixels
};

/// A paint device that ignores everything but text.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(QSize size);
    ~TextRecorder() override;

    QPaintEngine* paintEngine() const override;
    /// Returns the texts written so far, in order.
    const std::vector<WrittenText>& texts() const { return texts_; }

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSize size_;
    std::vector<WrittenText> texts_;
    std::unique_ptr<QPaintEngine> engine_;
};

} // namespace chancery
