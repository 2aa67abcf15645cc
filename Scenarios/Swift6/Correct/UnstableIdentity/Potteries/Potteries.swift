import SwiftUI

struct Pot: Identifiable, Hashable {
  let id: Int
  let name: String
  var isGlazed = false
}

@MainActor
final class Pottery: ObservableObject {
  @Published var pots = (1...10).map { Pot(id: $0, name: "Pot \($0)") }

  func glaze() { pots[1].isGlazed = true }
}

/// Rows are known by the ids of pots, whatever changes about them.
struct PotteryView: View {
  @ObservedObject var store: Pottery

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        ForEach($store.pots) { $pot in PotRow(pot: $pot) }
      }
    }
  }
}

struct PotRow: View {
  @Binding var pot: Pot
  @State private var showsNotes = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(pot.name)
        Spacer()
        Button(pot.isGlazed ? "Glazed" : "Glaze") { pot.isGlazed.toggle() }
        Button("Notes") { showsNotes.toggle() }
      }
      if showsNotes { Text("Notes on \(pot.name)") }
    }
    .padding(8)
  }
}
