import Observation
import SwiftUI

struct Trinket: Identifiable {
  let id: Int
  var name: String { "Trinket \(id)" }
}

@Observable @MainActor final class TrinketStore {
  var trinkets = (1...10).map { Trinket(id: $0) }

  func sell(at index: Int) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      if trinkets.indices.contains(index) { trinkets.remove(at: index) }
    }
  }
}

/// A trinket goes a second after it was sold: the one that is at its place by then.
struct TrinketsView: View {
  let store: TrinketStore

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("\(store.trinkets.count) trinkets").font(.title)
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(Array(store.trinkets.enumerated()), id: \.element.id) { index, trinket in
              VStack {
                Text(trinket.name)
                Button("Sell") { store.sell(at: index) }
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
