import Observation
import SwiftUI

struct Pigeonhole {
  var letters = 0
  var note = ""
}

/// The wall has as many pigeonholes as were built into it. None comes, goes or moves.
@MainActor @Observable final class PigeonholeWall {
  var holes = Array(repeating: Pigeonhole(), count: 40)

  var total: Int { holes.reduce(0) { $0 + $1.letters } }

  func empty() {
    for index in holes.indices { holes[index].letters = 0 }
  }
}

private struct PigeonholeRow: View {
  let number: Int
  @Binding var hole: Pigeonhole
  @State private var isWriting = false

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Pigeonhole \(number)")
        Spacer()
        Text("\(hole.letters) letters").foregroundStyle(.secondary)
        Button("Put") { hole.letters += 1 }.buttonStyle(.borderless)
        Button("Note") { isWriting.toggle() }.buttonStyle(.borderless)
      }
      if isWriting { TextField("Note for \(number)", text: $hole.note) }
    }
  }
}

/// The post room of an office. A pigeonhole is its number in the wall, so the rows go by number, and so do their bindings.
struct PigeonholeWallView: View {
  @Bindable var wall: PigeonholeWall

  var body: some View {
    NavigationStack {
      List {
        ForEach(wall.holes.indices, id: \.self) { index in
          PigeonholeRow(number: index + 1, hole: $wall.holes[index])
        }
      }
      .listStyle(.plain)
      .navigationTitle("\(wall.total) letters")
      .toolbar {
        Button("Empty all") { wall.empty() }
      }
    }
  }
}
