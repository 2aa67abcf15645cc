import SwiftUI

struct Loom: Identifiable {
  let id: Int
  let name: String
  var isBroken: Bool
}

final class LoomStore: ObservableObject {
  @Published private(set) var looms = (1...30).map { Loom(id: $0, name: "Loom \($0)", isBroken: $0 % 4 == 0) }
  private var nextID = 31

  var broken: [Loom] { looms.filter(\.isBroken) }

  func buy() {
    looms.append(Loom(id: nextID, name: "Loom \(nextID)", isBroken: false))
    nextID += 1
  }

  func remove(at offsets: IndexSet) {
    looms.remove(atOffsets: offsets)
  }
}

struct LoomsView: View {
  @ObservedObject var store: LoomStore
  @State private var brokenOnly = false

  private var shown: [Loom] { brokenOnly ? store.broken : store.looms }

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown) { loom in
          HStack {
            Text(loom.name)
            Spacer()
            Text(loom.isBroken ? "Broken" : "Works")
              .foregroundStyle(.secondary)
          }
        }
        .onDelete { offsets in
          store.remove(at: offsets)
        }
      }
      .navigationTitle("Looms")
      .toolbar {
        Button(brokenOnly ? "Show all" : "Broken only") { brokenOnly.toggle() }
      }
    }
  }
}
