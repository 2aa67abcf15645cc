import SwiftUI

struct Clipping: Identifiable {
  let id: Int
  let text: String
  let app: String
}

final class ClippingStore: ObservableObject {
  @Published var clippings: [Clipping] = (1...30).map {
    Clipping(id: $0, text: "Clipping \($0)", app: $0.isMultiple(of: 2) ? "Mail" : "Notes")
  }
  private var nextID = 31

  func copy() {
    clippings.insert(Clipping(id: nextID, text: "Clipping \(nextID)", app: "Browser"), at: 0)
    nextID += 1
  }

  func matching(_ search: String) -> [Clipping] {
    guard !search.isEmpty else { return clippings }
    return clippings.filter {
      $0.text.localizedCaseInsensitiveContains(search) || $0.app.localizedCaseInsensitiveContains(search)
    }
  }

  func delete(_ ids: Set<Int>) { clippings.removeAll { ids.contains($0.id) } }
}

struct ClippingRow: View {
  let clipping: Clipping

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(clipping.text)
      Text(clipping.app)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// What was copied, the newest first.
struct ClippingsView: View {
  @ObservedObject var store: ClippingStore
  @State private var search = ""
  @State private var notesOnly = false

  private var shown: [Clipping] {
    let found = store.matching(search)
    return notesOnly ? found.filter { $0.app == "Notes" } : found
  }

  var body: some View {
    NavigationStack {
      List {
        Toggle("Only from Notes", isOn: $notesOnly)
        Section("\(shown.count) clippings") {
          ForEach(shown) { clipping in
            ClippingRow(clipping: clipping)
          }
          .onDelete { offsets in
            let found = shown
            store.delete(Set(offsets.map { found[$0].id }))
          }
        }
      }
      .searchable(text: $search, prompt: "Search clippings")
      .navigationTitle("Clipboard")
    }
  }
}
