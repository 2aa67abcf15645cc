import Foundation
import Observation

struct SeasonEpisode: Identifiable, Equatable {
  let id: Int
  let title: String
  let isAired: Bool
  var isWanted: Bool
  var isSeen = false
}

struct Refusal: Error {}

/// Stands for the library on the home server, which looks for what is wanted, but only for episodes that have aired.
struct SeasonServer {
  func setWanted(_ isWanted: Bool, _ episode: SeasonEpisode) async throws {
    try await Task.sleep(nanoseconds: 700_000_000)
    if !episode.isAired { throw Refusal() }
  }
}

@MainActor @Observable final class SeasonModel {
  private(set) var episodes: [SeasonEpisode]
  private(set) var complaint: String?
  /// Those whose change is under way.
  private(set) var pending: Set<SeasonEpisode.ID> = []
  @ObservationIgnored private let server = SeasonServer()

  init() {
    let titles = ["Cast off", "Ashore", "The keeper", "Fog", "A letter", "Low water", "The long reel", "Homeward"]
    episodes = titles.enumerated().map {
      SeasonEpisode(id: $0.offset + 1, title: $0.element, isAired: $0.offset < 6, isWanted: false)
    }
  }

  var wanted: Int { episodes.filter(\.isWanted).count }

  func toggleSeen(_ id: SeasonEpisode.ID) { update(id) { $0.isSeen.toggle() } }

  func dismissComplaint() { complaint = nil }

  func toggleWanted(_ id: SeasonEpisode.ID) {
    guard let episode = episodes.first(where: { $0.id == id }), !pending.contains(id) else { return }
    let before = episodes
    let isWanted = !episode.isWanted
    pending.insert(id)
    update(id) { $0.isWanted = isWanted }
    Task {
      do {
        try await server.setWanted(isWanted, episode)
      } catch {
        episodes = before
        complaint = "“\(episode.title)” can not be had yet"
      }
      pending.remove(id)
    }
  }

  private func update(_ id: SeasonEpisode.ID, _ change: (inout SeasonEpisode) -> Void) {
    guard let index = episodes.firstIndex(where: { $0.id == id }) else { return }
    change(&episodes[index])
  }
}
