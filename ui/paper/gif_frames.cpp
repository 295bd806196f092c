// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/gif_frames.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace chancery {

namespace {

constexpr int mostColours = 255; ///< the last entry of the table stands for a pixel that stays
constexpr std::uint8_t stays = 255;
constexpr int bins = 1 << 15; ///< colours with five bits a channel

int binOf(QRgb c)
{
    return (qRed(c) >> 3) << 10 | (qGreen(c) >> 3) << 5 | qBlue(c) >> 3;
}

/// The sum of the colours of a bin, and their number.
struct ColourSum
{
    std::uint64_t red = 0, green = 0, blue = 0, count = 0;

    void add(const ColourSum& other)
    {
        red += other.red;
        green += other.green;
        blue += other.blue;
        count += other.count;
    }
    QRgb mean() const
    {
        return qRgb(static_cast<int>(red / count), static_cast<int>(green / count),
                    static_cast<int>(blue / count));
    }
};

int channelOf(int bin, int channel)
{
    return bin >> (10 - 5 * channel) & 31;
}

/// Some bins, which become one colour or are cut in two.
struct ColourBox
{
    std::vector<int> bins;
    int widest = 0, width = 0; ///< the channel in which they differ most, and how much

    explicit ColourBox(std::vector<int> of)
        : bins(std::move(of))
    {
        for (int channel = 0; channel < 3; ++channel) {
            const auto [least, most] =
                std::ranges::minmax(bins, {}, [channel](int bin) { return channelOf(bin, channel); });
            const int spread = channelOf(most, channel) - channelOf(least, channel);
            if (spread > width) widest = channel, width = spread;
        }
    }
};

/// The colours of a frame, at most 255, and which of them each bin becomes.
class GifColours
{
public:
    void add(QRgb colour)
    {
        ColourSum& bin = sums_[static_cast<std::size_t>(binOf(colour))];
        bin.add({static_cast<std::uint64_t>(qRed(colour)), static_cast<std::uint64_t>(qGreen(colour)),
                 static_cast<std::uint64_t>(qBlue(colour)), 1});
    }
    /// Cuts the box of most spread in its middle until there are enough colours.
    void choose()
    {
        std::vector<int> used;
        for (int bin = 0; bin < bins; ++bin)
            if (sums_[static_cast<std::size_t>(bin)].count > 0) used.push_back(bin);
        if (used.empty()) return;
        std::vector<ColourBox> boxes{ColourBox(std::move(used))};
        while (boxes.size() < mostColours) {
            const auto box = std::ranges::max_element(boxes, {}, &ColourBox::width);
            if (box->width == 0) break;
            cut(boxes, static_cast<std::size_t>(box - boxes.begin()));
        }
        for (const ColourBox& box : boxes) {
            ColourSum sum;
            for (int bin : box.bins) {
                sum.add(sums_[static_cast<std::size_t>(bin)]);
                index_[static_cast<std::size_t>(bin)] = static_cast<std::uint8_t>(table_.size());
            }
            table_.push_back(sum.mean());
        }
    }
    std::uint8_t indexOf(QRgb colour) const { return index_[static_cast<std::size_t>(binOf(colour))]; }
    const std::vector<QRgb>& table() const { return table_; }

private:
    static void cut(std::vector<ColourBox>& boxes, std::size_t which)
    {
        std::vector<int> all = std::move(boxes[which].bins);
        const int channel = boxes[which].widest;
        const auto [least, most] =
            std::ranges::minmax(all, {}, [channel](int bin) { return channelOf(bin, channel); });
        const int middle = (channelOf(least, channel) + channelOf(most, channel)) / 2;
        const auto upper = std::partition(all.begin(), all.end(),
                                          [&](int bin) { return channelOf(bin, channel) <= middle; });
        std::vector<int> rest(upper, all.end());
        all.erase(upper, all.end());
        boxes[which] = ColourBox(std::move(all));
        boxes.emplace_back(std::move(rest));
    }

    std::vector<ColourSum> sums_ = std::vector<ColourSum>(bins);
    std::vector<std::uint8_t> index_ = std::vector<std::uint8_t>(bins);
    std::vector<QRgb> table_;
};

void addNumber(QByteArray& out, int number)
{
    out.append(static_cast<char>(number & 255)).append(static_cast<char>(number >> 8 & 255));
}

/// Compresses as GIF does (LZW), for pixels of eight bits.
class Packer
{
public:
    Packer()
        : next_(1 << 13)
    {
        clear();
    }

    void add(std::uint8_t pixel)
    {
        if (prefix_ < 0) return void(prefix_ = pixel);
        const int key = prefix_ << 8 | pixel;
        std::size_t slot = static_cast<std::size_t>(key * 2654435761U >> 19) & (next_.size() - 1);
        while (next_[slot].round == round_ && next_[slot].key != key) slot = (slot + 1) & (next_.size() - 1);
        if (next_[slot].round == round_) return void(prefix_ = next_[slot].code);
        write(prefix_);
        next_[slot] = {key, count_++, round_};
        if (count_ - 1 == 1 << width_) ++width_;
        if (count_ == 4096) clear();
        prefix_ = pixel;
    }
    /// Returns all that was added, in blocks.
    QByteArray packed()
    {
        if (prefix_ >= 0) write(prefix_);
        write(end);
        if (held_ > 0) bytes_.append(static_cast<char>(bits_ & 255));
        QByteArray out(1, 8);
        for (qsizetype at = 0; at < bytes_.size(); at += 255) {
            const QByteArray block = bytes_.mid(at, 255);
            out.append(static_cast<char>(block.size())).append(block);
        }
        return out.append('\0');
    }

private:
    static constexpr int start = 256, end = 257;

    struct Entry
    {
        int key = 0, code = 0, round = 0;
    };

    void clear()
    {
        write(start);
        ++round_;
        width_ = 9;
        count_ = end + 1;
    }
    void write(int code)
    {
        bits_ |= static_cast<std::uint32_t>(code) << held_;
        for (held_ += width_; held_ >= 8; held_ -= 8, bits_ >>= 8)
            bytes_.append(static_cast<char>(bits_ & 255));
    }

    std::vector<Entry>
        next_; ///< the codes of known sequences, by the code of all but the last pixel and that pixel
    QByteArray bytes_;
    std::uint32_t bits_ = 0;
    int held_ = 0, width_ = 9, count_ = end + 1, round_ = 0, prefix_ = -1;
};

const QRgb* lineOf(const QImage& image, int y)
{
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

bool isSame(const QImage& frame, const QImage& before, int x, int y)
{
    return !before.isNull() && ((lineOf(frame, y)[x] ^ lineOf(before, y)[x]) & RGB_MASK) == 0;
}

/// Returns the part of a frame that differs from the one before; at least one pixel.
QRect changedPart(const QImage& frame, const QImage& before)
{
    if (before.isNull()) return frame.rect();
    int left = frame.width(), right = -1, top = frame.height(), bottom = -1;
    for (int y = 0; y < frame.height(); ++y)
        for (int x = 0; x < frame.width(); ++x) {
            if (isSame(frame, before, x, y)) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

QByteArray tableOf(const GifColours& colours)
{
    QByteArray table;
    for (const QRgb colour : colours.table())
        table.append(static_cast<char>(qRed(colour)))
            .append(static_cast<char>(qGreen(colour)))
            .append(static_cast<char>(qBlue(colour)));
    return table.append(256 * 3 - table.size(), '\0');
}

} // namespace

QByteArray gifStart(QSize size)
{
    QByteArray out("GIF89a");
    addNumber(out, size.width());
    addNumber(out, size.height());
    out.append(3, '\0'); // no table of colours for all frames
    out.append("\x21\xff\x0bNETSCAPE2.0\x03\x01", 16);
    return out.append(3, '\0'); // again and again
}

QByteArray gifFrame(const QImage& frame, const QImage& before, int delay)
{
    const QRect part = changedPart(frame, before);
    GifColours colours;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            if (!isSame(frame, before, x, y)) colours.add(lineOf(frame, y)[x]);
    colours.choose();
    Packer packer;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            packer.add(isSame(frame, before, x, y) ? stays : colours.indexOf(lineOf(frame, y)[x]));
    QByteArray out("\x21\xf9\x04\x05", 4); // the next frame is painted over this one; some pixels stay
    addNumber(out, std::clamp(delay, 0, 65535));
    out.append(static_cast<char>(stays)).append('\0').append('\x2c');
    for (int number : {part.x(), part.y(), part.width(), part.height()}) addNumber(out, number);
    return out.append('\x87').append(tableOf(colours)).append(packer.packed()); // 256 colours of its own
}

QByteArray gifEnd()
{
    return ";";
}

} // namespace chancery
