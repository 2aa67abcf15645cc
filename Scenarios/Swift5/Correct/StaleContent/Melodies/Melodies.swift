import SwiftUI

struct Melody: Identifiable, Hashable {
  let id: Int
  var title: String { "Melody no. \(id)" }
}

final class MelodyStrip: ObservableObject {
  let melody: Melody
  @Published var seconds = 0
  init(_ melody: Melody) { self.melody = melody }
}

/// Melodies, and below them what plays.
struct MelodiesView: View {
  @State private var current: Melody?

  var body: some View {
    VStack {
      List((1...9).map(Melody.init)) { melody in
        Button {
          current = melody
        } label: {
          HStack {
            Text(melody.title)
            Spacer()
            if current == melody { Image(systemName: "speaker.wave.2") }
          }
        }
      }
      if let current { MelodyStripView(melody: current).id(current.id) }
    }
  }
}

private struct MelodyStripView: View {
  @StateObject private var strip: MelodyStrip
  init(melody: Melody) { _strip = StateObject(wrappedValue: MelodyStrip(melody)) }

  var body: some View {
    HStack {
      Text(strip.melody.title).font(.headline)
      Button("Skip") { strip.seconds += 15 }
    }
  }
}
