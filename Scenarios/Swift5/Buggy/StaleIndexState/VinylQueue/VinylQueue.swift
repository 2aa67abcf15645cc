import Foundation

struct VinylTrack: Hashable {
  let id: Int
  let title: String
  let artist: String
  let seconds: Int

  var length: String { String(format: "%d:%02d", seconds / 60, seconds % 60) }
}

/// What the turntable plays, in order.
final class VinylQueue {
  private(set) var tracks: [VinylTrack]
  /// Where the needle is.
  private(set) var playingIndex: Int?
  private(set) var isPaused = false

  init() {
    let songs = [
      "Blue Lantern", "Copper Rain", "Driftwood", "Eastern Line", "Foxglove", "Glass Hours", "Hollow Bell", "Ivory Tide",
      "Juniper", "Kites", "Long Way Down", "Mirror Lake", "Northbound", "Open Window", "Paper Moon", "Quiet Street",
    ]
    tracks = songs.enumerated().map { offset, song in
      VinylTrack(id: offset, title: song, artist: offset % 3 == 0 ? "The Weavers' Hall" : "Mara Lind", seconds: 150 + offset * 11)
    }
  }

  var playing: VinylTrack? { playingIndex.map { tracks[$0] } }

  func play(at index: Int) {
    if playingIndex == index {
      isPaused.toggle()
    } else {
      playingIndex = index
      isPaused = false
    }
  }

  func next() {
    guard let index = playingIndex else { return playingIndex = tracks.isEmpty ? nil : 0 }
    playingIndex = index + 1 < tracks.count ? index + 1 : 0
  }

  func remove(at index: Int) {
    tracks.remove(at: index)
    guard let playing = playingIndex else { return }
    if playing == index {
      playingIndex = nil
    } else if index < playing {
      playingIndex = playing - 1
    }
  }

  func move(from source: Int, to destination: Int) {
    tracks.insert(tracks.remove(at: source), at: destination)
  }
}
