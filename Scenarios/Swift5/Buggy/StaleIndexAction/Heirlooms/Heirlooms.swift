import SwiftUI

struct Heirloom: Identifiable {
  let id: Int
  let name: String
  let from: String
}

final class HeirloomStore: ObservableObject {
  @Published var heirlooms: [Heirloom] = (1...28).map {
    Heirloom(id: $0, name: "Heirloom \($0)", from: "Aunt \($0 % 4 + 1)")
  }
  private var nextID = 29

  func inherit() {
    heirlooms.insert(Heirloom(id: nextID, name: "Heirloom \(nextID)", from: "Uncle"), at: 0)
    nextID += 1
  }
}

/// Things that may be given away, after a question.
struct HeirloomsView: View {
  @ObservedObject var store: HeirloomStore
  @State private var toDelete: IndexSet?
  @State private var isAsking = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.heirlooms) { heirloom in
          HStack {
            Text(heirloom.name)
            Spacer()
            Text("from \(heirloom.from)")
              .foregroundStyle(.secondary)
          }
        }
        .onDelete { offsets in
          toDelete = offsets
          isAsking = true
        }
      }
      .navigationTitle("Heirlooms")
      .confirmationDialog("Give it away?", isPresented: $isAsking, titleVisibility: .visible) {
        Button("Give away", role: .destructive) { giveAway() }
        Button("Keep", role: .cancel) { toDelete = nil }
      }
    }
  }

  private func giveAway() {
    guard let toDelete else { return }
    store.heirlooms.remove(atOffsets: toDelete)
    self.toDelete = nil
  }
}
