import SwiftUI

/// One machine with the button that starts, stops or empties it.
struct WashRow: View {
  @Environment(WashHouse.self) private var house
  let drum: WashDrum

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: symbol)
        .foregroundStyle(drum.phase == .washing ? Color.blue : Color.secondary)
      VStack(alignment: .leading, spacing: 2) {
        Text(drum.name).font(.headline)
        Text(drum.line).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button(verb) { house.press(drum.id) }
        .buttonStyle(.bordered)
    }
  }

  private var verb: String {
    switch drum.phase {
    case .idle: return "Start"
    case .washing: return "Stop"
    case .finished: return "Empty"
    }
  }

  private var symbol: String {
    switch drum.phase {
    case .idle: return "circle"
    case .washing: return "drop.circle"
    case .finished: return "checkmark.circle"
    }
  }
}
