import SwiftUI

struct DepotBox: Identifiable {
  let id: String
}

struct BoxDepot: Identifiable {
  let id: String
  var boxes: [DepotBox]
}

/// Depots whose boxes can be folded away, and that can be closed.
struct DepotsView: View {
  @State private var depots = ["Harbour", "Airfield", "Station", "Ferry"].map { name in
    BoxDepot(id: name, boxes: (1...2).map { DepotBox(id: "\(name) \($0)") })
  }
  @State private var folded: Set<String> = []

  var body: some View {
    List {
      ForEach(Array(depots.enumerated()), id: \.element.id) { place, depot in
        let key = depot.id
        Section {
          Button(folded.contains(key) ? "Unfold \(depot.id)" : "Fold \(depot.id)") {
            if folded.remove(key) == nil { folded.insert(key) }
          }
          .swipeActions { Button("Close") { depots.removeAll { $0.id == depot.id } } }
          if !folded.contains(key) { ForEach(depot.boxes) { Text($0.id) } }
        }
      }
    }
  }
}
