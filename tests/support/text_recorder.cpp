// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/text_recorder.h"

#include <QFont>
#include <QPainter>

namespace chancery {

namespace {

constexpr double capitalsShare = .73, descenderShare = .22; ///< of the em

class RecordingEngine : public QPaintEngine
{
public:
    explicit RecordingEngine(std::vector<WrittenText>& texts)
        : QPaintEngine(AllFeatures)
        , texts_(texts)
    {
    }

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    Type type() const override { return User; }

    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const double em = item.font().pixelSize();
        const QRectF box(at.x(), at.y() - em * capitalsShare, item.width(),
                         em * (capitalsShare + descenderShare));
        texts_.push_back({item.text(), painter()->transform().mapRect(box), em});
    }

private:
    std::vector<WrittenText>& texts_;
};

} // namespace

TextRecorder::TextRecorder(QSize size)
    : size_(size)
    , engine_(std::make_unique<RecordingEngine>(texts_))
{
}

TextRecorder::~TextRecorder() = default;

QPaintEngine* TextRecorder::paintEngine() const
{
    return engine_.get();
}

int TextRecorder::metric(PaintDeviceMetric metric) const
{
    constexpr int dotsPerInch = 96;
    switch (metric) {
    case PdmWidth:
        return size_.width();
    case PdmHeight:
        return size_.height();
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dotsPerInch;
    case PdmDevicePixelRatio:
        return 1;
    default:
        return QPaintDevice::metric(metric);
    }
}

} // namespace chancery
