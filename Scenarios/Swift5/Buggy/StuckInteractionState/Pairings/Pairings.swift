import SwiftUI

struct Pairing: Identifiable, Equatable {
  let id: Int
  let name: String
  let lastUsed: String
}

final class PairingStore: ObservableObject {
  @Published var pairings: [Pairing] = (1...25).map {
    Pairing(id: $0, name: "Client \($0)", lastUsed: "\($0) days ago")
  }
  private var nextID = 26

  func pair() {
    pairings.insert(Pairing(id: nextID, name: "Client \(nextID)", lastUsed: "now"), at: 0)
    nextID += 1
  }

  func unpair(_ pairing: Pairing) { pairings.removeAll { $0.id == pairing.id } }
}

struct PairingRow: View {
  let pairing: Pairing

  var body: some View {
    HStack {
      Image(systemName: "link")
      VStack(alignment: .leading) {
        Text(pairing.name)
        Text(pairing.lastUsed)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// Who may sign with this phone.
struct PairingsView: View {
  @ObservedObject var store: PairingStore
  @State private var asked: Pairing?

  private var isAsking: Binding<Bool> {
    Binding(get: { asked != nil }, set: { if !$0 { asked = nil } })
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Connected") {
          ForEach(store.pairings) { pairing in
            PairingRow(pairing: pairing)
              .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                Button("Unpair", role: .destructive) { asked = pairing }
              }
          }
        }
      }
      .navigationTitle("Home")
      .alert("Unpair this client?", isPresented: isAsking, presenting: asked) { pairing in
        Button("Unpair it", role: .destructive) { store.unpair(pairing) }
        Button("Keep it", role: .cancel) {}
      } message: { pairing in
        Text("\(pairing.name) can no longer sign.")
      }
    }
  }
}
