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
            .onDelete { grains.remove(atOffsets: $0) }
        }
        Section("Stored") {
          ForEach(stored) { Text($0.name) }
            .onDelete { grains.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("Granary")
    }
  }
}
