// SPDX-License-Identifier: GPL-3.0-or-later
// An open study without a window.
#pragma once

#include "ui/console/study_view.h"

namespace chancery {

/// What an open study shows, with a session of its own.
class OpenStudy : private std::unique_ptr<Session>, public StudyView
{
public:
    explicit OpenStudy(Study study)
        : std::unique_ptr<Session>(std::make_unique<Session>(lineOf(std::move(study), noNode)))
        , StudyView(**static_cast<std::unique_ptr<Session>*>(this))
    {
    }
};

} // namespace chancery
