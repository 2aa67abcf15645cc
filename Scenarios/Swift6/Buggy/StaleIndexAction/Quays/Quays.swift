import SwiftUI

struct Quay: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class Harbour {
  var search = ""
  private(set) var quays = [
    "North quay", "Coal pier", "South quay", "Ferry stage", "West quay", "Fish market", "East quay", "Dry dock",
  ].enumerated().map { Quay(id: $0, name: $1) }

  var shown: [Quay] {
    search.isEmpty ? quays : quays.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  func move(_ source: IndexSet, to destination: Int) { quays.move(fromOffsets: source, toOffset: destination) }
}

struct HarbourView: View {
  @Bindable var harbour: Harbour

  var body: some View {
    NavigationStack {
      List {
        ForEach(harbour.shown) { quay in
          Text(quay.name)
        }
        .onMove { harbour.move($0, to: $1) }
      }
      .navigationTitle("Order of calls")
      .searchable(text: $harbour.search)
    }
  }
}
