import SwiftUI

struct TracklistRow: View {
  let track: TracklistTrack
  let isPlaying: Bool

  var body: some View {
    HStack {
      Image(systemName: isPlaying ? "speaker.wave.2.fill" : "music.note")
        .accessibilityLabel(isPlaying ? "Playing" : "Track")
      Text(track.title)
        .strikethrough(track.isMuted)
      Spacer()
      Text(track.length)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .contentShape(Rectangle())
  }
}

struct TracklistsView: View {
  @State private var list = Tracklist()

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(list.tracks) { track in
            TracklistRow(track: track, isPlaying: track.id == list.playing)
              .onTapGesture { list.play(track.id) }
              .swipeActions(edge: .leading) {
                Button(track.isMuted ? "Unmute" : "Mute") { list.toggleMuted(track.id) }
              }
          }
          .onMove { list.move(from: $0, to: $1) }
          .onDelete { list.remove(at: $0) }
        } footer: {
          Text("\(list.seconds / 60) minutes")
        }
      }
      .navigationTitle("Mixtape")
      .toolbar { EditButton() }
    }
  }
}
