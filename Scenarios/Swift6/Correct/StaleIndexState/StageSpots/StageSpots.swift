import SwiftUI

/// One spot on the stage: its lamp hangs above it, whoever stands below.
private struct StageSpotRow: View {
  let spot: Int
  let singer: String
  @State private var isLit = false

  var body: some View {
    HStack {
      Text(singer)
      Spacer()
      Text("spot \(spot + 1)")
        .foregroundStyle(.secondary)
      Button(isLit ? "Lamp on" : "Lamp off") { isLit.toggle() }
        .buttonStyle(.borderless)
    }
  }
}

/// Where the singers of a choir stand. The rows are the spots, each with its lamp; when a singer leaves, the others move up, and the lamps
/// stay where they hang.
struct StageSpotsView: View {
  @State private var singers = [
    "Alto Anna", "Bass Bert", "Alto Carol", "Tenor Dirk", "Alto Ella", "Bass Finn", "Tenor Gero", "Alto Hilde",
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(singers.indices, id: \.self) { spot in
          StageSpotRow(spot: spot, singer: singers[spot])
        }
      }
      .navigationTitle("Stage")
      .toolbar {
        Button("First leaves") { if singers.count > 1 { singers.removeFirst() } }
        Button("Rotate") { singers.append(singers.removeFirst()) }
      }
    }
  }
}
