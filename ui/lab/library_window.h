// SPDX-License-Identifier: GPL-3.0-or-later
// The library: all test cases, by chapter, motif, units, orders and rulebooks, with pictures of the boards.
#pragma once

#include "ui/lab/case_library.h"
#include "ui/lab/case_list_model.h"
#include "ui/lab/case_page.h"
#include "ui/lab/case_pictures.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace chancery {

class PageView;
class SelfTestBox;

/// A browser of cases beside the other windows. Results are hidden until they are asked for.
class LibraryWindow : public QDialog
{
    Q_OBJECT

public:
    /// Makes the browser of a collection on this board, whose map it is of.
    LibraryWindow(CaseCollection cases, const BoardSource& board, QWidget* parent = nullptr);

    /// Looks for cases: a query as engine/explain/case_query.h has it.
    void lookFor(const QString& query);
    /// Returns the numbers of the cases that are listed.
    std::vector<std::size_t> listed() const;
    /// Returns the number of the chosen case, or nothing.
    std::optional<std::size_t> chosen() const;
    /// Returns the collection.
    const CaseCollection& cases() const { return cases_; }

Q_SIGNALS:
    /// A case is to be opened.
    void opened(std::size_t number);
    /// A term of the glossary was chosen, by its id, or a clause, by its link.
    void termWanted(const QString& place);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* searchRow();
    QWidget* caseColumn();
    QWidget* pageColumn();
    void fillFacets();
    void fillRulebooks(const QString& name, const std::string& key);
    void fillLeftOut();
    QTreeWidgetItem* addFacet(QTreeWidgetItem* parent, const QString& name, const QString& query);
    void chooseFacet(QTreeWidgetItem* facet);
    void search();
    void showCase();
    void showPicture();
    void open();

    const CaseCollection cases_;
    const BoardSource board_;
    CasePictures pictures_;
    CaseListModel* model_;
    QLineEdit* line_;
    QLabel *problem_, *count_, *picture_;
    QTreeWidget* facets_;
    QListView* list_;
    PageView* page_;
    QCheckBox* results_;
    QPushButton* open_ = nullptr;
    SelfTestBox* test_;
};

} // namespace chancery
