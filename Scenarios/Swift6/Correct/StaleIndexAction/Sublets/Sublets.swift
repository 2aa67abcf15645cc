import Observation
import SwiftUI

struct SubletRoom: Identifiable {
  let id: String
  var isFavorite = false
}

@Observable final class SubletStore {
  var rooms = (1...9).map { SubletRoom(id: "Room \($0)") }

  private var offered = 8

  func offer() {
    offered += 1
    rooms.insert(SubletRoom(id: "Attic \(offered)"), at: 0)
  }
}

/// The question about a room remembers which one it is.
struct SubletsView: View {
  let store: SubletStore
  @State private var asked: String?
  @State private var isAsking = false

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(store.rooms) { room in
          HStack {
            Text(room.id).font(.headline)
            Spacer()
            Button("Withdraw") {
              asked = room.id
              isAsking = true
            }
          }
          .padding()
          .background(RoundedRectangle(cornerRadius: 8).fill(.background))
        }
      }
      .padding(.horizontal)
    }
    .confirmationDialog("Withdraw the offer?", isPresented: $isAsking) {
      Button("Withdraw it", role: .destructive) {
        if let asked { store.rooms.removeAll { $0.id == asked } }
      }
      Button("Keep it", role: .cancel) {}
    }
  }
}
