import SwiftUI

struct Gauged: Identifiable {
  let id: Int
  var text: String
}

@MainActor
final class GaugeBoard: ObservableObject {
  @Published var gauges = (1...20).map {
    Gauged(id: $0, text: String(repeating: "Gauge \($0) tells a story. ", count: 1 + $0 % 4))
  }

  func grow() {
    for index in gauges.indices where index % 3 == 1 {
      gauges[index].text += "And it goes on, for a line or for two or for three."
    }
  }

  func cut() {
    for index in gauges.indices where index % 3 == 1 { gauges[index].text = "Gauge \(gauges[index].id)" }
  }
}

private struct TextHeight: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// A bar as high as the text beside it, which is measured.
struct GaugeRow: View {
  let gauged: Gauged
  @State private var height: CGFloat = 20

  var body: some View {
    HStack(alignment: .top) {
      Rectangle()
        .fill(.tint)
        .frame(width: 6, height: height)
      Text(gauged.text)
        .fixedSize(horizontal: false, vertical: true)
        .background(GeometryReader { Color.clear.preference(key: TextHeight.self, value: $0.size.height) })
    }
    .onPreferenceChange(TextHeight.self) { height = $0 }
  }
}

struct GaugesView: View {
  @ObservedObject var board: GaugeBoard

  var body: some View {
    List(board.gauges) { GaugeRow(gauged: $0) }
  }
}
