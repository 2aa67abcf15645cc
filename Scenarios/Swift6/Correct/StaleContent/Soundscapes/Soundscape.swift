import Foundation

struct Soundscape: Identifiable, Hashable {
  let id: String
  let title: String
  let length: Int
}

@MainActor
final class Player {
  let library: [Soundscape]
  private(set) var nowPlaying: Soundscape.ID?

  init() {
    let places = ["Forest", "Ocean", "Rain", "Fireplace", "Night train", "Café", "Mountain stream", "Library"]
    let moods = ["calm", "deep", "bright", "distant", "warm"]
    library = moods.flatMap { mood in
      places.map { Soundscape(id: "\($0)-\(mood)".lowercased(), title: "\($0), \(mood)", length: 5 + $0.count + mood.count) }
    }
  }

  func play(_ id: Soundscape.ID) {
    nowPlaying = id
  }
}
