import Observation
import SwiftUI

struct Trinket: Identifiable {
  let id: Int
  var name: String { "Trinket \(id)" }
}

@Observable @MainActor final class TrinketStore {
  var trinkets = (1...10).map { Trinket(id: $0) }

  func sell(_ id: Int) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      trinkets.removeAll { $0.id == id }
    }
  }
}

/// A trinket goes a second after it was sold.
struct TrinketsView: View {
  let store: TrinketStore

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("\(store.trinkets.count) trinkets").font(.title)
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(store.trinkets) { trinket in
              VStack {
                Text(trinket.name)
                Button("Sell") { store.sell(trinket.id) }
              }
              .frame(width: 110, height: 90)
            }
          }
        }
        Text("Open until six").font(.footnote)
      }
    }
  }
}
