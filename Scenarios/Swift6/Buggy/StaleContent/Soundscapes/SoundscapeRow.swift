import SwiftUI

struct SoundscapeRow: View {
  let soundscape: Soundscape
  let isPlaying: Bool
  let play: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button(action: play) {
        Image(systemName: isPlaying ? "speaker.wave.2.fill" : "play.circle")
          .frame(width: 32, height: 32)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isPlaying ? "Playing" : "Play")
      VStack(alignment: .leading) {
        Text(soundscape.title)
          .fontWeight(isPlaying ? .semibold : .regular)
        Text(isPlaying ? "Now playing" : "\(soundscape.length) min")
          .font(.caption)
          .foregroundStyle(isPlaying ? Color.accentColor : Color.secondary)
      }
      Spacer()
    }
  }
}

#Preview("Playing") {
  SoundscapeRow(soundscape: Soundscape(id: "rain", title: "Rain", length: 20), isPlaying: true) {}
}
