import SwiftUI

struct Grain: Identifiable {
  let id: Int
  let name: String
  let isStored: Bool
}

/// Two sections of one array. Each deletes by itself.
struct GranariesView: View {
  @State private var grains = (1...16).map { Grain(id: $0, name: "Grain \($0)", isStored: $0 % 2 == 0) }

  private var stored: [Grain] { grains.filter(\.isStored) }
  private var growing: [Grain] { grains.filter { !$0.isStored } }

  var body: some View {
    NavigationStack {
      List {
        Section("Growing") {
          ForEach(growing) { Text($0.name) }
            .onDelete { delete($0, of: growing) }
        }
        Section("Stored") {
          ForEach(stored) { Text($0.name) }
            .onDelete { delete($0, of: stored) }
        }
      }
      .navigationTitle("Granary")
    }
  }

  private func delete(_ offsets: IndexSet, of section: [Grain]) {
    let ids = Set(offsets.map { section[$0].id })
    grains.removeAll { ids.contains($0.id) }
  }
}
