import SwiftUI

struct TidalLogView: View {
  let station: TidalStation
  @State private var open: Set<TidalReading.ID> = []

  var body: some View {
    NavigationStack {
      List {
        if let latest = station.latest {
          Section("Latest") {
            card(latest)
          }
        }
        Section("Before") {
          ForEach(station.earlier) { card($0) }
        }
      }
      .navigationTitle("Pier gauge")
      .toolbar {
        Button("Read now") { station.read() }
      }
    }
  }

  private func card(_ reading: TidalReading) -> some View {
    TidalCard(reading: reading, difference: station.difference(reading), isOpen: isOpen(reading.id))
      .swipeActions(edge: .leading) {
        Button(reading.isDoubtful ? "Trust" : "Doubt") { station.doubt(reading.id) }
          .tint(.orange)
      }
      .swipeActions(edge: .trailing) {
        Button("Strike out", role: .destructive) { station.strike(reading.id) }
      }
  }

  private func isOpen(_ id: TidalReading.ID) -> Binding<Bool> {
    Binding(
      get: { open.contains(id) },
      set: { isOpen in
        if isOpen { open.formUnion([id]) } else { open.subtract([id]) }
      })
  }
}
