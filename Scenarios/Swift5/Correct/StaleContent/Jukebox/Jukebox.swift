import Foundation

@MainActor final class Jukebox {
  let songs = ["Amber room", "Bells at noon", "Blue canoe", "Cabin fever", "Cold tea", "Daybreak", "Far from Bergen"]
  private(set) var playing: String?
  /// The last one first.
  private(set) var played = ["Cold tea", "Amber room"]

  func play(_ song: String) {
    if playing == song {
      playing = nil
      return
    }
    playing = song
    played.removeAll { $0 == song }
    played.insert(song, at: 0)
  }
}
