import SwiftUI

struct RadioPlayRow: View {
  let play: RadioPlay
  let isOn: Bool
  let isPaused: Bool

  var body: some View {
    HStack {
      Image(systemName: isOn ? (isPaused ? "pause.circle.fill" : "speaker.wave.2.fill") : "play.circle")
        .accessibilityLabel(isOn ? (isPaused ? "paused" : "on air") : "ready")
      VStack(alignment: .leading) {
        Text(play.title).font(.headline).foregroundStyle(play.isHeard ? Color.secondary : Color.primary)
        Text("\(play.author), \(play.minutes) min").font(.caption)
      }
      Spacer()
      if play.isHeard { Text("heard").font(.caption).foregroundStyle(.secondary) }
    }
    .contentShape(Rectangle())
  }
}

struct RadioBar: View {
  let play: RadioPlay
  let isPaused: Bool
  let skip: () -> Void

  var body: some View {
    HStack {
      Text(isPaused ? "Paused: \(play.title)" : "On: \(play.title)").font(.subheadline.bold())
      Spacer()
      Button("Skip", action: skip)
    }
    .padding()
  }
}
