import SwiftUI

struct Instrument: Identifiable, Equatable {
  let id: String
  let symbol: String

  static let all = [
    Instrument(id: "violin", symbol: "guitars"), Instrument(id: "oboe", symbol: "wind"), Instrument(id: "drum", symbol: "circle"),
  ]

  /// Takes a moment, on another thread.
  nonisolated func drawing() async -> String {
    try? await Task.sleep(nanoseconds: 300_000_000)
    return symbol
  }
}

/// The first row shows what was chosen in the others.
struct InstrumentsView: View {
  @State private var chosen = Instrument.all[0]

  var body: some View {
    List {
      Section {
        HStack {
          DrawingView(instrument: chosen)
          Text("Chosen: \(chosen.id)")
        }
      }
      Section {
        ForEach(Instrument.all) { instrument in
          Button("Choose \(instrument.id)") { chosen = instrument }
        }
      }
    }
  }
}

struct DrawingView: View {
  let instrument: Instrument
  @State private var symbol: String?

  var body: some View {
    Group {
      if let symbol { Image(systemName: symbol) } else { ProgressView() }
    }
    .task { symbol = await instrument.drawing() }
  }
}
