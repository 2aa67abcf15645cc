import SwiftUI

struct SetSort {
  let uuid: String
  let relation: String
  let ascending: Bool
}

struct SetSortRow: Identifiable {
  let id: String
  let sort: SetSort
}

@MainActor final class SortRowsModel: ObservableObject {
  @Published private(set) var rows: [SetSortRow] = []
  private var sorts = ["Name", "Due date", "Status", "Assignee", "Priority", "Created"].enumerated()
    .map { SetSort(uuid: "sort-\($0.offset)", relation: $0.element, ascending: $0.offset % 2 == 0) }

  init() { update() }

  func delete(at offsets: IndexSet) {
    let uuids = offsets.map { rows[$0].sort.uuid }
    sorts.removeAll { uuids.contains($0.uuid) }
    update()
  }

  func addFirst() {
    guard !sorts.contains(where: { $0.relation == "Tag" }) else { return }
    sorts.insert(SetSort(uuid: "sort-tag", relation: "Tag", ascending: true), at: 0)
    update()
  }

  private func update() {
    rows = sorts.enumerated().map { index, sort in
      SetSortRow(id: "\(sort.relation)_\(index)", sort: sort)
    }
  }
}

struct SetSortRowView: View {
  let row: SetSortRow
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(row.sort.relation) { isOpen.toggle() }
      if isOpen {
        Text(row.sort.ascending ? "Ascending" : "Descending")
      }
    }
  }
}

struct SortRowsView: View {
  @ObservedObject var model: SortRowsModel

  var body: some View {
    List {
      ForEach(model.rows) { row in
        SetSortRowView(row: row)
      }
      .onDelete { model.delete(at: $0) }
    }
  }
}
