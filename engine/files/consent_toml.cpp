// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes agreements about orders.
#include "engine/files/consent_toml.h"

#include "engine/files/file_words.h"
#include "engine/orders/unit_text.h"

namespace chancery {

namespace {

constexpr std::string_view proxyWord = "proxy", perpetualWord = "perpetual";

Power powerUnder(DocumentReader& reader, const Value& row, const char* key, const Map& map)
{
    const std::string name = reader.text(row, key);
    if (reader.error()) return noPower;
    const Power power = map.findPower(name);
    if (power == noPower) reader.complain(*row.find(key), Message{says::notAPower, {name}});
    return power;
}

} // namespace

Consent readConsent(DocumentReader& reader, const Value& row, const Map& map)
{
    const std::string word = reader.text(row, "agreement");
    if (reader.error()) return {};
    if (word == perpetualWord) return {.kind = Consent::Kind::Perpetual};
    if (word != proxyWord)
        reader.complain(*row.find("agreement"), Message{says::notOneOf, {word, "proxy, perpetual"}});
    Consent consent{.by = powerUnder(reader, row, "power", map), .to = powerUnder(reader, row, "to", map)};
    const std::string code = reader.textOr(row, "unit");
    if (reader.error() || code.empty()) return consent;
    consent.where = findProvince(map, code);
    if (consent.where == noProvince) reader.complain(*row.find("unit"), Message{says::notAProvince, {code}});
    return consent;
}

std::vector<Consent> readConsents(DocumentReader& reader, const Value& phase, const Map& map)
{
    std::vector<Consent> consents;
    const std::vector<Value>& rows = reader.list(phase, "consents");
    if (rows.size() > mostConsents)
        reader.complain(rows[mostConsents], Message{says::tooManyConsents, {std::to_string(mostConsents)}});
    for (const Value& row : rows) {
        if (reader.error()) break;
        consents.push_back(readConsent(reader, row, map));
    }
    return consents;
}

std::string consentMembers(const Map& map, const Consent& consent)
{
    const bool proxy = consent.kind == Consent::Kind::Proxy;
    std::string text = "agreement = " + quoted(proxy ? proxyWord : perpetualWord);
    if (!proxy) return text;
    text += ", power = " + quoted(map[consent.by].name) + ", to = " + quoted(map[consent.to].name);
    if (consent.where != noProvince) text += ", unit = " + quoted(map[consent.where].code);
    return text;
}

std::vector<std::string> consentItems(const Map& map, const std::vector<Consent>& consents)
{
    std::vector<std::string> items;
    for (const Consent& consent : consents) items.push_back("{ " + consentMembers(map, consent) + " }");
    return items;
}

} // namespace chancery
