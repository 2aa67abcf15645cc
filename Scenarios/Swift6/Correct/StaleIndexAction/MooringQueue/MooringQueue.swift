import SwiftUI

/// A berth, known by its number, and the ship that lies there.
private struct MooringBerth: Identifiable {
  let id: Int
  let ship: String
}

/// A quay at which every ship moves up when one in front leaves. The rows are the berths: their ships change, and the last berth that is in
/// use goes.
struct MooringQueueView: View {
  @State private var ships = [
    "Albatross", "Bonaventure", "Calypso", "Dauntless", "Endeavour", "Fortuna", "Galatea", "Hesperus", "Iolanthe", "Juno",
  ]
  @State private var watched: Set<String> = []

  private var berths: [MooringBerth] { ships.enumerated().map { MooringBerth(id: $0.offset + 1, ship: $0.element) } }

  var body: some View {
    NavigationStack {
      List {
        ForEach(berths) { berth in
          HStack {
            Text(berth.ship)
            Spacer()
            Text("Berth \(berth.id)")
            Button(watched.contains(berth.ship) ? "Watched" : "Watch") { watched.formSymmetricDifference([berth.ship]) }
              .buttonStyle(.borderless)
          }
        }
        .onDelete { ships.remove(atOffsets: $0) }
      }
      .navigationTitle("North quay")
    }
  }
}
