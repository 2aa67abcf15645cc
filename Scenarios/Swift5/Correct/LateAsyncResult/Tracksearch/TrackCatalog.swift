import Foundation
import Observation

struct CatalogTrack: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
}

/// The music server at home. A short question has many answers and takes longer.
struct MusicServer {
  let tracks: [CatalogTrack] = [
    ("Amber room", "Nora Velt"), ("Bells at noon", "The Hollows"), ("Better days", "Nora Velt"), ("Blue canoe", "Ilse Grau"),
    ("Cabin fever", "The Hollows"), ("Cold tea", "Ben Oster"), ("Daybreak", "Ilse Grau"), ("Bus to the sea", "Ben Oster"),
    ("Beehive", "Quarter Past"), ("Every second step", "Quarter Past"), ("Birch", "Nora Velt"), ("Far from Bergen", "Ilse Grau"),
  ].enumerated().map { CatalogTrack(id: $0.offset + 1, title: $0.element.0, artist: $0.element.1) }

  func search(_ query: String) async -> [CatalogTrack] {
    let seconds = max(0.2, 1.4 - 0.5 * Double(query.count))
    try? await Task.sleep(for: .seconds(seconds))
    return tracks.filter {
      $0.title.lowercased().hasPrefix(query.lowercased()) || $0.artist.lowercased().hasPrefix(query.lowercased())
    }
  }
}

@MainActor @Observable final class PlayQueue {
  private(set) var tracks: [CatalogTrack] = []

  func contains(_ track: CatalogTrack) -> Bool { tracks.contains(track) }

  func toggle(_ track: CatalogTrack) {
    if let index = tracks.firstIndex(of: track) { tracks.remove(at: index) } else { tracks.append(track) }
  }
}

@MainActor @Observable final class TrackSearch {
  var query = ""
  private(set) var results: [CatalogTrack] = []
  /// The question that the results answer.
  private(set) var answered = ""
  @ObservationIgnored private let server = MusicServer()

  var suggestions: [CatalogTrack] { server.tracks }
  var isSearching: Bool { !query.isEmpty && answered != query }

  /// Waits until nobody has typed for a moment and asks.
  func queryChanged() async {
    let asked = query
    guard !asked.isEmpty else {
      results = []
      answered = ""
      return
    }
    try? await Task.sleep(for: .milliseconds(150))
    guard !Task.isCancelled else { return }
    let found = await server.search(asked)
    guard !Task.isCancelled else { return }
    results = found
    answered = asked
  }
}
