import Combine
import Foundation
import SwiftUI

struct ConcertSong: Identifiable, Equatable {
  let id: Int
  let title: String
  let minutes: Int
  var isPlayed = false
  var note = ""
}

@MainActor final class Concert: ObservableObject {
  @Published private(set) var songs: [ConcertSong]
  @Published var hidesPlayed = false

  init() {
    let titles = [
      "Opener", "Paper boats", "Nightbus", "Low tide", "Ghost of June", "Winter coat", "Magpie", "Halfway house", "Encore",
    ]
    songs = titles.enumerated().map { ConcertSong(id: $0.offset + 1, title: $0.element, minutes: 3 + $0.offset % 3) }
    songs[0].isPlayed = true
    songs[1].isPlayed = true
  }

  var shown: [ConcertSong] { hidesPlayed ? songs.filter { !$0.isPlayed } : songs }
  var minutesLeft: Int { songs.filter { !$0.isPlayed }.reduce(0) { $0 + $1.minutes } }

  func togglePlayed(_ id: ConcertSong.ID) {
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    songs[index].isPlayed.toggle()
  }

  func note(_ text: String, for id: ConcertSong.ID) {
    guard let index = songs.firstIndex(where: { $0.id == id }) else { return }
    songs[index].note = text
  }

  func remove(_ offsets: IndexSet) {
    let ids = Set(offsets.map { shown[$0].id })
    songs.removeAll { ids.contains($0.id) }
  }

  func move(_ offsets: IndexSet, to destination: Int) {
    // Songs that are hidden keep their places: those that are shown share the places that they had.
    var moved = shown
    let ids = Set(moved.map(\.id))
    moved.move(fromOffsets: offsets, toOffset: destination)
    var rest = moved[...]
    songs = songs.map { song in
      guard ids.contains(song.id) else { return song }
      return rest.popFirst() ?? song
    }
  }
}
