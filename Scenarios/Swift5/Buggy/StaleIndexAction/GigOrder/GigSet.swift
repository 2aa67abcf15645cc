import Observation
import SwiftUI

struct GigSong: Identifiable, Equatable {
  let id: Int
  let title: String
  let key: String
  let seconds: Int
  var isPlayed = false
}

@MainActor @Observable final class GigSet {
  private(set) var songs: [GigSong] = [
    GigSong(id: 1, title: "Tin Roof", key: "G", seconds: 214),
    GigSong(id: 2, title: "Slow Ferry", key: "D", seconds: 251),
    GigSong(id: 3, title: "Marrow", key: "Am", seconds: 189),
    GigSong(id: 4, title: "Harbour Lights", key: "C", seconds: 232),
    GigSong(id: 5, title: "Nine Miles", key: "E", seconds: 305),
    GigSong(id: 6, title: "Paper Boats", key: "G", seconds: 198),
    GigSong(id: 7, title: "Last Orders", key: "A", seconds: 276),
  ]
  var hidesPlayed = false

  var shown: [GigSong] { hidesPlayed ? songs.filter { !$0.isPlayed } : songs }

  var secondsLeft: Int { songs.filter { !$0.isPlayed }.reduce(0) { $0 + $1.seconds } }

  func play(_ id: GigSong.ID) {
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    songs[index].isPlayed.toggle()
  }

  func move(from offsets: IndexSet, to place: Int) {
    songs.move(fromOffsets: offsets, toOffset: place)
  }

  func cut(_ id: GigSong.ID) { songs.removeAll { $0.id == id } }

  static func time(_ seconds: Int) -> String { "\(seconds / 60):" + String(format: "%02d", seconds % 60) }
}
