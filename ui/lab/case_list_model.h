// SPDX-License-Identifier: GPL-3.0-or-later
// The cases that were found, as a list with small pictures.
#pragma once

#include "ui/lab/case_library.h"
#include "ui/lab/case_pictures.h"

#include <QAbstractListModel>

#include <vector>

namespace chancery {

/// A list of cases by their numbers in a collection.
class CaseListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The size of the small pictures, in logical pixels.
    static constexpr QSize pictureSize{92, 69};

    /// Makes an empty list; both must outlive this.
    CaseListModel(const CaseCollection& cases, CasePictures& pictures, QObject* parent = nullptr);

    /// Lists these cases.
    void show(std::vector<std::size_t> numbers);
    /// Sets how many device pixels a logical one has.
    void setDensity(double density) { density_ = density; }

    /// Returns the number of the case in a row.
    std::size_t numberAt(int row) const { return numbers_[static_cast<std::size_t>(row)]; }
    /// Returns the row of a case; -1 if it is not listed.
    int rowOf(std::size_t number) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const CaseCollection& cases_;
    CasePictures& pictures_;
    std::vector<std::size_t> numbers_;
    double density_ = 1;
};

} // namespace chancery
