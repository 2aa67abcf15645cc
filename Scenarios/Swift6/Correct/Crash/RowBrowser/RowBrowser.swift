import SwiftUI

@MainActor final class RowBrowserModel: ObservableObject {
  private let table = (1...23).map { ["\($0)", "Customer \($0)", $0 % 2 == 0 ? "paid" : "open"] }
  @Published private(set) var page = 0
  @Published var onlyOpen = false
  let pageSize = 10

  var rows: [[String]] {
    Array(table.filter { !onlyOpen || $0[2] == "open" }.dropFirst(page * pageSize).prefix(pageSize))
  }

  var hasNext: Bool { table.count > (page + 1) * pageSize }

  func next() { if hasNext { page += 1 } }
  func first() { page = 0 }
}

struct BrowsedRow: Identifiable {
  let values: [String]
  var id: String { values[0] }
}

struct RowBrowserCard: View {
  let values: [String]

  var body: some View {
    VStack(alignment: .leading) {
      Text(values[1])
        .font(.headline)
      Text("\(values[0]), \(values[2])")
        .foregroundStyle(.secondary)
    }
  }
}

struct RowBrowserView: View {
  @ObservedObject var model: RowBrowserModel

  var body: some View {
    List {
      Section {
        ForEach(model.rows.map(BrowsedRow.init)) { row in
          RowBrowserCard(values: row.values)
        }
      } footer: {
        Text("Page \(model.page + 1)")
      }
      Section {
        Button("First page") { model.first() }
        Button("Next page") { model.next() }
      }
    }
  }
}
