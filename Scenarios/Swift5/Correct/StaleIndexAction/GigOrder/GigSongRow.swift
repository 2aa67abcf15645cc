import SwiftUI

struct GigSongRow: View {
  let song: GigSong
  let isNext: Bool
  let play: () -> Void

  var body: some View {
    HStack {
      Button(action: play) {
        Image(systemName: song.isPlayed ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(song.isPlayed ? "Played" : "To play")
      VStack(alignment: .leading) {
        Text(song.title)
          .fontWeight(isNext ? .bold : .regular)
          .strikethrough(song.isPlayed)
        Text("in \(song.key)").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(GigSet.time(song.seconds)).monospacedDigit()
    }
  }
}
