import Foundation
import Observation
import SwiftUI

struct TracklistTrack: Identifiable, Equatable {
  let id: Int
  let title: String
  let seconds: Int
  var isMuted = false

  var length: String { "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)" }
}

@MainActor @Observable final class Tracklist {
  private(set) var tracks: [TracklistTrack]
  private(set) var playing: TracklistTrack.ID?

  init() {
    let titles = [
      "Morning tide", "Paper boats", "Copper sky", "Seventh wave", "Half a map", "Quiet engine", "Long way down", "Salt",
    ]
    tracks = titles.enumerated().map { TracklistTrack(id: $0.offset + 1, title: $0.element, seconds: 150 + $0.offset * 17) }
  }

  var seconds: Int { tracks.filter { !$0.isMuted }.reduce(0) { $0 + $1.seconds } }

  func play(_ id: TracklistTrack.ID) { playing = playing == id ? nil : id }

  func toggleMuted(_ id: TracklistTrack.ID) {
    guard let index = tracks.firstIndex(where: { $0.id == id }) else { return }
    tracks[index].isMuted.toggle()
  }

  func move(from offsets: IndexSet, to destination: Int) {
    tracks.move(fromOffsets: offsets, toOffset: destination)
  }

  func remove(at offsets: IndexSet) {
    let gone = Set(offsets.map { tracks[$0].id })
    if let playing, gone.contains(playing) { self.playing = nil }
    tracks.removeAll { gone.contains($0.id) }
  }
}
