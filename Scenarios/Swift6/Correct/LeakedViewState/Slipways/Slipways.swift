import Observation
import SwiftUI

@MainActor @Observable final class SlipwayYard {
  let slipways = Array(1...30)
  private var boats = (1...30).map { "Boat \($0)" }

  func boat(on slipway: Int) -> String { boats[slipway - 1] }

  /// The foremost boat goes to the end, and each of the others to the slipway before its own.
  func moveUp() { boats.append(boats.removeFirst()) }
}

/// The gate and the winch are the slipway's: they stay as they are when another boat comes to lie on it.
private struct SlipwayRow: View {
  let slipway: Int
  let boat: String
  @State private var isGateLocked = false
  @State private var turns = 0

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Slipway \(slipway)").font(.headline)
        Text(boat)
      }
      Spacer()
      if turns > 0 { Text("Winch: \(turns)").foregroundStyle(.secondary) }
      Button("Winch") { turns += 1 }.buttonStyle(.borderless)
      Button(isGateLocked ? "Unlock" : "Lock") { isGateLocked.toggle() }.buttonStyle(.borderless)
    }
  }
}

/// A shipyard's slipways, and which boat lies on each.
struct SlipwayYardView: View {
  let yard: SlipwayYard

  var body: some View {
    NavigationStack {
      List(yard.slipways, id: \.self) { slipway in
        SlipwayRow(slipway: slipway, boat: yard.boat(on: slipway))
      }
      .listStyle(.plain)
      .navigationTitle("Slipways")
      .toolbar {
        Button("Move up") { yard.moveUp() }
      }
    }
  }
}
