import Combine
import Foundation

struct ReaderClip: Identifiable, Hashable {
  let id: Int
  let headline: String
  let body: String
  var likes: Int
  var isLiked = false
}

/// The articles the user follows.
final class ClipLibrary {
  private(set) var clips: [ReaderClip]
  let changed = PassthroughSubject<ReaderClip.ID, Never>()

  init() {
    let headlines = [
      "A bridge for bats", "Old bread, new beer", "Rails under the sea", "The quiet orchard", "Maps of wind", "Paper from hay",
      "Cold schools", "The last typist", "Wolves in the suburbs", "Ink of walnuts", "Roofs of reed", "A library on wheels",
      "Salt for the roads", "Fog harvest", "The honest scale", "Ten bells", "Swans of concrete", "Stone soup",
    ]
    clips = headlines.enumerated().map { offset, headline in
      ReaderClip(id: offset, headline: headline, body: "\(headline), a story in \(offset % 4 + 2) parts.", likes: offset * 3 % 11)
    }
  }

  func clip(_ id: ReaderClip.ID) -> ReaderClip? { clips.first { $0.id == id } }

  func toggleLike(_ id: ReaderClip.ID) {
    guard let index = clips.firstIndex(where: { $0.id == id }) else { return }
    clips[index].isLiked.toggle()
    clips[index].likes += clips[index].isLiked ? 1 : -1
    changed.send(id)
  }

  func hide(_ id: ReaderClip.ID) {
    clips.removeAll { $0.id == id }
    changed.send(id)
  }
}
