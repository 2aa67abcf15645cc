import Foundation

/// A song of tonight's concert.
final class SetlistSong {
  let id: String
  let title: String
  let key: String
  let seconds: Int
  var notes: String
  var isRehearsed = false

  init(id: String, title: String, key: String, seconds: Int, notes: String) {
    self.id = id
    self.title = title
    self.key = key
    self.seconds = seconds
    self.notes = notes
  }

  var length: String { String(format: "%d:%02d", seconds / 60, seconds % 60) }
}

/// The order of the songs, and what the band says about it.
final class SetlistStore {
  private(set) var songs: [SetlistSong] = [
    SetlistSong(id: "harbour", title: "Harbour Lights", key: "G", seconds: 214, notes: "Count in on the hi-hat."),
    SetlistSong(id: "clay", title: "Clay Birds", key: "Em", seconds: 187, notes: "Second verse without bass."),
    SetlistSong(id: "ninth", title: "Ninth Street Rain", key: "C", seconds: 243, notes: "Capo on two."),
    SetlistSong(id: "paper", title: "Paper Boats", key: "D", seconds: 201, notes: "Slow ending, watch Ines."),
    SetlistSong(id: "tin", title: "Tin Roof", key: "A", seconds: 176, notes: "Straight from the song before."),
    SetlistSong(id: "lantern", title: "Lantern Waltz", key: "F", seconds: 258, notes: "Three four, brushes."),
    SetlistSong(id: "salt", title: "Salt and Copper", key: "Bm", seconds: 229, notes: "Solo twice if the room is loud."),
    SetlistSong(id: "owl", title: "Owl Song", key: "G", seconds: 195, notes: "Lights down."),
  ]

  func song(at row: Int) -> SetlistSong { songs[row] }

  func moveSong(from row: Int, to destination: Int) { songs.swapAt(row, destination) }

  func removeSong(at row: Int) { songs.remove(at: row) }

  var totalLength: String {
    let seconds = songs.reduce(0) { $0 + $1.seconds }
    return "\(songs.count) songs, \(seconds / 60) min"
  }

  /// Each song with the second at which it starts.
  var runningOrder: [(start: Int, song: SetlistSong)] {
    var start = 0
    return songs.map { song in
      defer { start += song.seconds + 20 }
      return (start, song)
    }
  }
}
