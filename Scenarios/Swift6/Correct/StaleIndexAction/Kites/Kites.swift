import SwiftUI

struct Kite: Identifiable {
  let id: String
  let owner: String
  var isBroken = false
}

@MainActor @Observable final class KiteRack {
  private(set) var kites = (1...24).map { Kite(id: "Kite \($0)", owner: "Club \(1 + $0 % 5)") }
  @ObservationIgnored private var last = 24

  /// A member hangs another kite in front of the others.
  func handIn() {
    last += 1
    kites.insert(Kite(id: "Kite \(last)", owner: "Club \(1 + last % 5)"), at: 0)
  }

  /// Takes what was dropped into the box. Says whether it was one of ours.
  func repair(_ payload: String) -> Bool {
    guard let row = kites.firstIndex(where: { $0.id == payload }) else { return false }
    kites[row].isBroken = true
    return true
  }

  func mend(_ kite: Kite) {
    guard let row = kites.firstIndex(where: { $0.id == kite.id }) else { return }
    kites[row].isBroken = false
  }
}

/// Where broken kites are dropped.
struct KiteRepairBox: View {
  let rack: KiteRack
  @State private var isTargeted = false

  var body: some View {
    HStack {
      Image(systemName: "wrench")
      Text("Repair box")
    }
    .frame(maxWidth: .infinity, minHeight: 60)
    .background(isTargeted ? Color.yellow : Color.gray)
    .dropDestination(for: String.self) { payloads, _ in
      payloads.map { rack.repair($0) }.contains(true)
    } isTargeted: {
      isTargeted = $0
    }
  }
}

struct KiteCard: View {
  let kite: Kite
  let mend: @MainActor () -> Void

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(kite.id).font(.headline)
        Text(kite.owner).font(.caption)
      }
      Spacer()
      if kite.isBroken {
        Button("In repair", action: mend)
      }
    }
    .padding(12)
    .background(RoundedRectangle(cornerRadius: 8).fill(kite.isBroken ? Color.orange : Color.clear))
    .contentShape(Rectangle())
  }
}

struct KitesView: View {
  let rack: KiteRack

  var body: some View {
    VStack(spacing: 0) {
      KiteRepairBox(rack: rack)
      ScrollView {
        LazyVStack(spacing: 4) {
          ForEach(rack.kites) { kite in
            KiteCard(kite: kite) { rack.mend(kite) }
              .draggable(kite.id)
          }
        }
      }
    }
  }
}
