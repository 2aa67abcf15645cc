import Combine
import Foundation

struct PodcastEpisode: Identifiable, Hashable {
  let id: Int
  let title: String
  let show: String
  let minutes: Int
  let chapters: [String]
}

@MainActor final class PodcastLibrary: ObservableObject {
  let episodes: [PodcastEpisode]
  @Published private(set) var currentID: PodcastEpisode.ID?
  @Published private(set) var finished: Set<PodcastEpisode.ID> = []
  @Published private(set) var downloads: Set<PodcastEpisode.ID> = [2, 5]
  @Published var speed = 1.0
  /// The chapter that each episode was left at.
  private var chapterByEpisode: [PodcastEpisode.ID: Int] = [:]

  init() {
    let titles = [
      "The lighthouse keeper", "Salt and iron", "A year without summer", "Rust never sleeps", "The quiet harbour",
      "Letters from the dam", "Bread, again", "The last ferry", "Counting birds",
    ]
    episodes = titles.enumerated().map { offset, title in
      PodcastEpisode(
        id: offset + 1, title: title, show: offset.isMultiple(of: 2) ? "Coastlines" : "Made by hand", minutes: 21 + offset * 4,
        chapters: ["Opening", "The story", "A guest", "Letters"].map { "\($0) of no. \(offset + 1)" })
    }
  }

  var current: PodcastEpisode? { episodes.first { $0.id == currentID } }

  func play(_ id: PodcastEpisode.ID) { currentID = id }

  func stop() { currentID = nil }

  func finish(_ id: PodcastEpisode.ID) {
    finished.insert(id)
    chapterByEpisode[id] = nil
    if currentID == id { currentID = nil }
  }

  func markUnplayed(_ id: PodcastEpisode.ID) { finished.remove(id) }

  func toggleDownload(_ id: PodcastEpisode.ID) {
    if downloads.remove(id) == nil { downloads.insert(id) }
  }

  func chapter(of id: PodcastEpisode.ID) -> Int { chapterByEpisode[id] ?? 0 }

  func remember(chapter: Int, of id: PodcastEpisode.ID) { chapterByEpisode[id] = chapter }
}

@MainActor final class NowPlayingModel: ObservableObject {
  let episode: PodcastEpisode
  @Published private(set) var chapter: Int
  private let library: PodcastLibrary

  init(episode: PodcastEpisode, library: PodcastLibrary) {
    self.episode = episode
    self.library = library
    chapter = library.chapter(of: episode.id)
  }

  var chapterTitle: String { episode.chapters[chapter] }
  var isLastChapter: Bool { chapter == episode.chapters.count - 1 }

  func next() {
    guard !isLastChapter else { return }
    chapter += 1
    library.remember(chapter: chapter, of: episode.id)
  }
}
