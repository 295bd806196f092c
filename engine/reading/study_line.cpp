// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/reading/study_line.h"

#include "engine/base/checksum.h"
#include "engine/base/document_words.h"
#include "engine/base/utf8.h"
#include "engine/base/value_line.h"
#include "engine/files/study_file.h"
#include "engine/game/study_words.h"

namespace chancery {

namespace {

constexpr std::size_t longestStudyLine = 4 << 20; ///< bytes; a study of a thousand lines has less

Error inLine(Message message, const std::string& name)
{
    return errorOf(std::move(message), name);
}

/// Returns the digits behind the last bracket, which mail may have broken apart.
std::string checksumAt(std::string_view text)
{
    constexpr std::size_t digits = 8;
    std::string found;
    for (const char c : text) {
        if (std::string_view(" \t\r\n>").find(c) != std::string_view::npos) continue;
        if (found.size() == digits || std::string_view("0123456789abcdef").find(c) == std::string_view::npos)
            break;
        found += c;
    }
    return found;
}

} // namespace

std::string studyLine(const Study& study)
{
    Value document = *readDocument(writeStudy(study), "study");
    std::erase_if(document.members,
                  [](const Member& member) { return member.key == "program" || member.key == "format"; });
    const std::string line = valueLine(document);
    return std::string(studyLinePrefix) + std::to_string(studyFormat) + line + checksum(line);
}

bool hasStudyLine(std::string_view text)
{
    return text.find(studyLinePrefix) != std::string_view::npos;
}

Result<Study> readStudyLine(std::string_view text, const std::string& name, const MapLoader& maps)
{
    const std::size_t begin = text.find(studyLinePrefix);
    if (begin == std::string_view::npos) return inLine({says::nothingToStudy}, name);
    text = text.substr(begin + studyLinePrefix.size(), longestStudyLine);
    const std::string format = std::to_string(studyFormat);
    const std::size_t bracket = text.find('(');
    const std::string_view written = text.substr(0, bracket);
    if (bracket == std::string_view::npos || bracket == 0) return inLine({says::lineCutOff}, name);
    if (written != format) return inLine({says::otherStudyFormat, {excerpt(written), format}}, name);
    Result<LineRead> read = readValueLine(text.substr(bracket));
    if (!read) return errorAt(name, read.error());
    const std::string sum = checksumAt(text.substr(bracket + read->end));
    if (sum != checksum(valueLine(read->value)))
        return inLine({sum.size() < 8 ? says::lineCutOff : says::lineDamaged}, name);
    Value number;
    number.kind = Value::Kind::Number;
    number.number = studyFormat;
    read->value.members.push_back({"format", number});
    return readStudy(read->value, name, maps);
}

} // namespace chancery
