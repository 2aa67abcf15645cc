import SwiftUI

/// Offsets of the legs that are shown are used on all legs.
struct RelaysView: View {
  private struct Leg: Identifiable {
    let id: Int
    let runner: String
    var isRun: Bool
  }

  @State private var legs = (1...9).map { Leg(id: $0, runner: "Runner \($0)", isRun: $0 % 4 == 1) }
  @State private var showsAll = true

  private var shown: [Leg] { legs.filter { showsAll || !$0.isRun } }

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown) { leg in
          Text(leg.runner).strikethrough(leg.isRun)
        }
        .onMove(perform: move)
      }
      .toolbar {
        Button(showsAll ? "To run" : "All legs") { showsAll.toggle() }
        EditButton()
      }
    }
  }

  private func move(_ offsets: IndexSet, _ target: Int) {
    legs.move(fromOffsets: offsets, toOffset: target)
  }
}
