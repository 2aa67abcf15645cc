import Combine
import Foundation

struct ShelfEpisode: Identifiable, Hashable {
  enum Download: Hashable { case none, queued, done }

  let id: Int
  let title: String
  let minutes: Int
  var download: Download = .none
  var isPlayed = false
}

enum ShelfFilter: Int, CaseIterable {
  case all, unplayed, downloaded

  var title: String {
    switch self {
    case .all: "All"
    case .unplayed: "Unplayed"
    case .downloaded: "Downloaded"
    }
  }

  func includes(_ episode: ShelfEpisode) -> Bool {
    switch self {
    case .all: true
    case .unplayed: !episode.isPlayed
    case .downloaded: episode.download == .done
    }
  }
}

/// The episodes of a show.
final class EpisodeShelf {
  private(set) var episodes: [ShelfEpisode]
  let changed = PassthroughSubject<ShelfEpisode.ID, Never>()

  init() {
    let topics = [
      "Salt roads", "Paper money", "Lighthouses", "The first maps", "Ice trade", "Night trains", "Canals", "Clock towers",
      "Pigeon post", "Tulip fever", "Whale oil", "Silk cities", "Windmills", "Sunken towns", "Amber coast", "Ropewalks",
      "Chalk giants", "River pirates", "Steam fairs", "Moon hoaxes", "Glass islands", "Tin mines", "Letter locks", "Sky ships",
      "Fog signals", "Lost alphabets", "Spice wars", "Hedge mazes",
    ]
    episodes = topics.enumerated().map { ShelfEpisode(id: $0, title: $1, minutes: 24 + $0 * 7 % 30) }
  }

  func episode(_ id: ShelfEpisode.ID) -> ShelfEpisode? { episodes.first { $0.id == id } }

  private func change(_ id: ShelfEpisode.ID, _ body: (inout ShelfEpisode) -> Void) {
    guard let index = episodes.firstIndex(where: { $0.id == id }) else { return }
    body(&episodes[index])
    changed.send(id)
  }

  func togglePlayed(_ id: ShelfEpisode.ID) { change(id) { $0.isPlayed.toggle() } }

  func fetch(_ id: ShelfEpisode.ID) {
    change(id) { $0.download = .queued }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, self.episode(id)?.download == .queued else { return }
      self.change(id) { $0.download = .done }
    }
  }

  func discard(_ id: ShelfEpisode.ID) { change(id) { $0.download = .none } }
}
