// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draw/map_svg.h"

#include "engine/base/utf8.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

namespace chancery {

namespace {

/// A place in an XML document that must not be given to the reader.
struct XmlHazard
{
    std::string message; ///< what is wrong there, in English
    std::size_t at = 0;  ///< offset in bytes
};

/// A passage that is neither element nor text, with how it begins and ends.
constexpr std::string_view passages[][2] = {{"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};

/// Returns the offset after the passage that begins here; `at` if none does.
std::size_t afterPassage(std::string_view xml, std::size_t at)
{
    for (const auto& [begin, end] : passages) {
        if (!xml.substr(at).starts_with(begin)) continue;
        const std::size_t found = xml.find(end, at + begin.size());
        return found == std::string_view::npos ? xml.size() : found + end.size();
    }
    return at;
}

/// The offset after the tag that begins here, and the number of its attributes.
struct Tag
{
    std::size_t end = 0, attributes = 0;
};

Tag tagAt(std::string_view xml, std::size_t at)
{
    Tag tag{at + 1, 0};
    while (tag.end < xml.size() && xml[tag.end] != '>') {
        const char c = xml[tag.end];
        if (c == '=') ++tag.attributes;
        if (c == '"' || c == '\'') tag.end = std::min(xml.find(c, tag.end + 1), xml.size() - 1);
        ++tag.end;
    }
    return tag;
}

/// Returns the first element with more than `attributes` attributes, since the reader compares each attribute
/// with all before it. A document type counts as well, because it could hide such elements. Returns nothing
/// if the document has neither. `xml` must be UTF-8.
std::optional<XmlHazard> xmlHazard(std::string_view xml, std::size_t attributes)
{
    std::size_t at = xml.find('<');
    while (at < xml.size()) {
        if (const std::size_t after = afterPassage(xml, at); after != at) {
            at = xml.find('<', after);
            continue;
        }
        if (xml.substr(at).starts_with("<!"))
            return XmlHazard{"a document type (DOCTYPE) is not allowed in a map", at};
        const Tag tag = tagAt(xml, at);
        if (tag.attributes > attributes)
            return XmlHazard{"an element with more than " + std::to_string(attributes) + " attributes", at};
        at = xml.find('<', tag.end);
    }
    return std::nullopt;
}

/// Reads the file once. Stops at the first fault.
class MapSvgReader
{
public:
    /// Takes decoded text, so that an encoding="..." in the file cannot change its meaning.
    MapSvgReader(const QString& svg, const std::string& name)
        : xml_(svg)
        , name_(name)
    {
    }

    Result<MapSvg> read()
    {
        while (!xml_.atEnd() && problem_.empty()) readToken(xml_.readNext());
        if (!problem_.empty()) return Error{problem_, where()};
        if (xml_.hasError())
            return Error{
                xml_.error() == QXmlStreamReader::PrematureEndOfDocumentError
                    ? "the picture ends too early; expected the rest of the XML"
                    : "the picture is not well-formed XML; expected elements that are closed in order",
                where()};
        if (map_.width <= 0) return Error{"expected an <svg> element", name_};
        return std::move(map_);
    }

private:
    std::string where() const
    {
        return name_ + ":" + std::to_string(xml_.lineNumber()) + ":" + std::to_string(xml_.columnNumber());
    }
    void refuse(std::string problem)
    {
        if (problem_.empty()) problem_ = std::move(problem);
    }

    void readToken(QXmlStreamReader::TokenType token)
    {
        switch (token) {
        case QXmlStreamReader::EntityReference:
            return refuse("entities are not allowed in a map");
        case QXmlStreamReader::StartElement:
            return readElement();
        case QXmlStreamReader::EndElement:
            groups_.pop_back();
            return;
        default:
            return;
        }
    }

    void readElement()
    {
        const auto attributes = xml_.attributes();
        const auto element = xml_.name();
        const std::string id = attribute(attributes, "id");
        groups_.push_back(element == QLatin1String("g") ? id : std::string());
        if (groups_.size() > SvgLimits::depth)
            return refuse("elements are nested deeper than " + std::to_string(SvgLimits::depth));
        if (++elements_ > SvgLimits::elements)
            return refuse("more than " + std::to_string(SvgLimits::elements) + " elements");
        refuseReferences(attributes);
        if (element == QLatin1String("script")) return refuse("scripts are not allowed in a map");
        if (groups_.size() == 1) return readRoot(attributes);
        if (attributes.hasAttribute(QLatin1String("transform")) && matters(element, id))
            return refuse("a transform on \"" + id + "\": coordinates must be written as they are");
        if (element == QLatin1String("path")) return readPath(id, attributes);
        if (element == QLatin1String("circle") && id.find("-at-") != std::string::npos)
            readAnchor(id, attributes);
    }

    static bool matters(QStringView element, const std::string& id)
    {
        return element == QLatin1String("g") || element == QLatin1String("path") ||
               id.find("-at-") != std::string::npos;
    }

    static std::string attribute(const QXmlStreamAttributes& attributes, const char* name)
    {
        return attributes.value(QLatin1String(name)).toString().toStdString();
    }

    void refuseReferences(const QXmlStreamAttributes& attributes)
    {
        for (const auto& a : attributes)
            if (a.name() == QLatin1String("href") && !a.value().startsWith(QLatin1Char('#')))
                refuse("a reference to something outside the file: \"" +
                       a.value().left(60).toString().toStdString() + "\"");
    }

    void readRoot(const QXmlStreamAttributes& attributes)
    {
        if (xml_.name() != QLatin1String("svg")) return refuse("expected an <svg> element");
        const std::string box = attribute(attributes, "viewBox");
        std::string_view text = box;
        std::int32_t n[4] = {};
        for (auto& value : n)
            if (!readTenths(text, value)) return refuse("expected viewBox=\"0 0 width height\" on <svg>");
        constexpr std::int32_t limit = SvgLimits::side * 10;
        if (n[0] != 0 || n[1] != 0 || n[2] <= 0 || n[3] <= 0 || n[2] > limit || n[3] > limit)
            return refuse("expected viewBox=\"0 0 width height\" on <svg>, at most " +
                          std::to_string(SvgLimits::side));
        map_.width = n[2] / 10.0;
        map_.height = n[3] / 10.0;
    }

    /// Returns the id of the innermost group round this element that starts with "layer-"; empty if there is
    /// none.
    std::string layer() const
    {
        for (auto g = groups_.rbegin(); g != groups_.rend(); ++g)
            if (g->rfind("layer-", 0) == 0) return *g;
        return {};
    }

    void readPath(const std::string& id, const QXmlStreamAttributes& attributes)
    {
        const bool isSpace = id.rfind("space-", 0) == 0;
        const std::string group = layer();
        if (!isSpace && group.empty()) return;
        const std::string data = attribute(attributes, "d");
        auto parts = readSvgPath(data, SvgLimits::points - points_);
        if (!parts) return refuse((id.empty() ? "a path of " + group : id) + ": " + parts.error().message);
        for (const auto& part : *parts) points_ += part.points.size();
        if (!isSpace) return map_.layers[group].push_back(std::move(*parts));
        addSpace({id.substr(6), attribute(attributes, "data-kind"), std::move(*parts), where()});
    }

    void addSpace(SvgSpace space)
    {
        for (const auto& part : space.parts)
            if (!part.closed || part.points.size() < 3)
                return refuse("space-" + space.code +
                              ": every part of its outline must be closed (Z) and have three points");
        if (space.parts.size() > SvgLimits::parts)
            return refuse("space-" + space.code + ": more than " + std::to_string(SvgLimits::parts) +
                          " parts");
        if (space.parts.empty()) return refuse("space-" + space.code + ": the outline is empty");
        map_.spaces.push_back(std::move(space));
    }

    void readAnchor(const std::string& id, const QXmlStreamAttributes& attributes)
    {
        SvgAnchor anchor;
        anchor.where = where();
        readNumber(id, attributes, "cx", true, anchor.x);
        readNumber(id, attributes, "cy", true, anchor.y);
        readNumber(id, attributes, "data-width", false, anchor.width);
        if (anchor.x < 0 || anchor.y < 0 || anchor.x > map_.width || anchor.y > map_.height)
            return refuse("anchor \"" + id + "\" lies outside the picture");
        if (!map_.anchors.emplace(id, anchor).second) refuse("a second anchor \"" + id + "\"");
    }

    void readNumber(const std::string& id, const QXmlStreamAttributes& attributes, const char* which,
                    bool needed, double& value)
    {
        const std::string text = attribute(attributes, which);
        if (text.empty() && !needed) return;
        std::string_view rest = text;
        std::int32_t tenths = 0;
        if (!readTenths(rest, tenths) || !rest.empty())
            return refuse("anchor \"" + id + "\": expected a number for " + which);
        value = tenths / 10.0;
    }

    QXmlStreamReader xml_;
    std::string name_, problem_;
    MapSvg map_;
    std::vector<std::string> groups_; ///< the id of each open group; empty for other open elements
    std::size_t elements_ = 0, points_ = 0;
};

} // namespace

Result<MapSvg> readMapSvg(const QByteArray& svg, const std::string& name)
{
    if (svg.size() > SvgLimits::bytes)
        return Error{"the picture is larger than " + std::to_string(SvgLimits::bytes / 1024 / 1024) + " MB",
                     name};
    const std::string_view bytes(svg.constData(), static_cast<std::size_t>(svg.size()));
    if (!isUtf8(bytes)) return Error{"the picture is no text in UTF-8", name};
    if (const auto hazard = xmlHazard(bytes, SvgLimits::attributes)) {
        const auto line = 1 + std::ranges::count(bytes.substr(0, hazard->at), '\n');
        return Error{hazard->message, name + ":" + std::to_string(line)};
    }
    return MapSvgReader(QString::fromUtf8(svg), name).read();
}

} // namespace chancery
