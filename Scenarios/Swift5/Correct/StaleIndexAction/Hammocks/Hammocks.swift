import SwiftUI

struct Hammock: Identifiable, Sendable {
  let id: Int
  let place: String
  var guest: String?
}

@MainActor
@Observable
final class HammockStore {
  private(set) var hammocks: [Hammock]
  private var nextID = 29

  init() {
    let places = ["Palm", "Beach", "Terrace", "Garden"]
    hammocks = (1...28).map {
      Hammock(id: $0, place: "\(places[$0 % places.count]) \($0)", guest: $0 % 3 == 0 ? "Guest \($0)" : nil)
    }
  }

  func hangUp() {
    hammocks.insert(Hammock(id: nextID, place: "Pier \(nextID)"), at: 0)
    nextID += 1
  }

  func free(_ id: Hammock.ID) {
    guard let index = hammocks.firstIndex(where: { $0.id == id }) else { return }
    hammocks[index].guest = nil
  }

  func takeDown(_ id: Hammock.ID) {
    hammocks.removeAll { $0.id == id }
  }
}

struct HammocksView: View {
  let store: HammockStore
  /// which one is asked for; is kept when the alert has gone, so that its title stays while it fades.
  @State private var asked: Hammock?
  @State private var isAsking = false

  init(store: HammockStore) { self.store = store }

  var body: some View {
    List {
      ForEach(store.hammocks) { hammock in
        HStack {
          Text(hammock.place)
          Spacer()
          Text(hammock.guest ?? "Free")
            .foregroundStyle(.secondary)
        }
        .swipeActions {
          Button("Take down") {
            asked = hammock
            isAsking = true
          }
          .tint(.red)
        }
        .contextMenu {
          if hammock.guest != nil {
            Button("Guest has left") { store.free(hammock.id) }
          }
        }
      }
    }
    .alert(asked.map { "Take down \($0.place)?" } ?? "", isPresented: $isAsking, presenting: asked) { hammock in
      Button("Take it down", role: .destructive) { store.takeDown(hammock.id) }
      Button("Cancel", role: .cancel) {}
    }
  }
}
