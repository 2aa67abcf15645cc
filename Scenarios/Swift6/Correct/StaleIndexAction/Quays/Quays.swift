import SwiftUI

struct Quay: Identifiable {
  let id: Int
  let name: String
}

@MainActor @Observable final class Quayside {
  var search = ""
  private(set) var quays = [
    "North quay", "Coal pier", "South quay", "Ferry stage", "West quay", "Fish market", "East quay", "Dry dock",
  ].enumerated().map { Quay(id: $0, name: $1) }

  var shown: [Quay] {
    search.isEmpty ? quays : quays.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  /// Rows that are not shown stay where they are: those that are shown change places among themselves.
  func move(_ source: IndexSet, to destination: Int) {
    let places = quays.indices.filter { place in shown.contains { $0.id == quays[place].id } }
    var moved = shown
    moved.move(fromOffsets: source, toOffset: destination)
    for (place, quay) in zip(places, moved) { quays[place] = quay }
  }
}

struct QuaysideView: View {
  @Bindable var quayside: Quayside

  var body: some View {
    NavigationStack {
      List {
        ForEach(quayside.shown) { quay in
          Text(quay.name)
        }
        .onMove { quayside.move($0, to: $1) }
      }
      .navigationTitle("Order of calls")
      .searchable(text: $quayside.search)
    }
  }
}
