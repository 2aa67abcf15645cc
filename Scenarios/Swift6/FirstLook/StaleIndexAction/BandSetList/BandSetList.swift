import SwiftUI

private struct BandSong: Identifiable, Hashable, Codable {
  let id: Int
  var title: String
  var seconds: Int
  var isSolo = false
}

@MainActor private final class BandShow: ObservableObject {
  @Published fileprivate private(set) var songs: [BandSong]
  @Published fileprivate private(set) var shelf: [BandSong]
  private var lastID = 0

  fileprivate init() {
    let titles = [
      "Arrival", "Bonfire", "Calm sea", "Driftwood", "Echoes", "Fireflies", "Ghost train", "Half moon", "Icebreaker", "Jigsaw",
      "Keepsake",
      "Lanterns", "Morning bus", "No return", "Old shoes", "Paper boats",
    ]
    let spare = ["Quiet street", "Rewind", "Silver line"]
    var id = 0
    let make = { (title: String) -> BandSong in
      id += 1
      return BandSong(id: id, title: title, seconds: 150 + 17 * id % 140)
    }
    songs = titles.map(make)
    shelf = spare.map(make)
    lastID = id
  }

  fileprivate var length: String { "\(songs.reduce(0) { $0 + $1.seconds } / 60) min" }

  fileprivate func move(_ source: IndexSet, to destination: Int) {
    guard let from = source.first else { return }
    let song = songs.remove(at: from)
    songs.insert(song, at: destination)
  }

  fileprivate func drop(_ offsets: IndexSet) {
    shelf += offsets.map { songs[$0] }
    songs.remove(atOffsets: offsets)
  }

  fileprivate func play(_ song: BandSong) {
    guard let place = shelf.firstIndex(of: song) else { return }
    songs.append(shelf.remove(at: place))
  }

  fileprivate func toggleSolo(_ song: BandSong) {
    guard let place = songs.firstIndex(where: { $0.id == song.id }) else { return }
    songs[place].isSolo.toggle()
  }
}

private struct BandSongRow: View {
  let song: BandSong

  var body: some View {
    HStack {
      Text(song.title)
      if song.isSolo { Text("solo").font(.caption).italic() }
      Spacer()
      Text("\(song.seconds / 60):\(String(song.seconds % 60 + 100).dropFirst())").monospacedDigit()
    }
  }
}

struct BandSetListView: View {
  @StateObject private var show = BandShow()

  var body: some View {
    NavigationStack {
      List {
        Section("Tonight, \(show.length)") {
          ForEach(show.songs) { song in
            BandSongRow(song: song)
              .swipeActions(edge: .leading) {
                Button(song.isSolo ? "Together" : "Solo") { show.toggleSolo(song) }
              }
          }
          .onMove(perform: show.move)
          .onDelete(perform: show.drop)
        }
        Section("Not tonight") {
          ForEach(show.shelf) { song in
            HStack {
              Text(song.title)
              Spacer()
              Button("Play it") { show.play(song) }.buttonStyle(.borderless)
            }
          }
        }
      }
      .navigationTitle("Set list")
      .toolbar { EditButton() }
    }
  }
}
