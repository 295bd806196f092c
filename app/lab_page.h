// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a phase in the laboratory.
#pragma once

#include <QtGlobal>

namespace chancery {

/// A panel of the laboratory.
enum class LabPage {
    Why,    ///< why each order ended as it did
    Steps,  ///< how the phase was decided, step by step
    Flip,   ///< what would turn a result
    Matrix, ///< the results under all rulebooks
};

/// The names of the panels in menus, in the translation context "Actions".
namespace labText {
inline constexpr const char* why = QT_TRANSLATE_NOOP("Actions", "&Why");
inline constexpr const char* steps = QT_TRANSLATE_NOOP("Actions", "&Step through");
inline constexpr const char* flip = QT_TRANSLATE_NOOP("Actions", "What would &turn this?");
inline constexpr const char* matrix = QT_TRANSLATE_NOOP("Actions", "All &rulebooks");
} // namespace labText

} // namespace chancery
