import SwiftUI

struct SongRow: View {
  let song: ConcertSong

  var body: some View {
    HStack {
      Image(systemName: song.isPlayed ? "checkmark.circle.fill" : "circle")
        .accessibilityLabel(song.isPlayed ? "Played" : "To play")
      VStack(alignment: .leading) {
        Text(song.title)
          .strikethrough(song.isPlayed)
        if !song.note.isEmpty {
          Text(song.note)
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text("\(song.minutes) min")
        .font(.footnote)
    }
  }
}

struct ConcertView: View {
  @StateObject private var setlist = Concert()
  @State private var noted: ConcertSong.ID?
  @State private var isNoting = false
  @State private var draft = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(setlist.shown) { song in
            SongRow(song: song)
              .contextMenu {
                Button(song.isPlayed ? "Not played yet" : "Played") { setlist.togglePlayed(song.id) }
                Button("Note…") {
                  noted = song.id
                  draft = song.note
                  isNoting = true
                }
              }
          }
          .onDelete { setlist.remove($0) }
          .onMove { setlist.move($0, to: $1) }
        } footer: {
          Text("\(setlist.minutesLeft) minutes to go")
        }
      }
      .navigationTitle("Tonight")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Button(setlist.hidesPlayed ? "Show played" : "Hide played") { setlist.hidesPlayed.toggle() }
        }
      }
      .alert("Note", isPresented: $isNoting) {
        TextField("Capo, key, cue", text: $draft)
        Button("Save") { if let noted { setlist.note(draft, for: noted) } }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
