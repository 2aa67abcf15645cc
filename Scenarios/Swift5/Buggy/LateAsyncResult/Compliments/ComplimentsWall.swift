import Foundation
import Observation

struct WallPost: Identifiable, Equatable {
  let id: Int
  let author: String
  let text: String
  var thanks = 0
  var isMine = false
}

/// Counts thanks for the whole house.
struct ComplimentsServer {
  func thank(_ id: WallPost.ID) async throws { try await Task.sleep(for: .milliseconds(500)) }
}

@MainActor @Observable final class ComplimentsWall {
  private(set) var posts: [WallPost]
  /// Posts for which thanks are on their way.
  private(set) var sending: Set<WallPost.ID> = []
  private(set) var thanked: Set<WallPost.ID> = []
  @ObservationIgnored private let server = ComplimentsServer()
  @ObservationIgnored private var lastID: Int

  init() {
    let texts = [
      "Watered the plants", "Fixed the heating", "Baked for all", "Cleared the snow", "Found the cat", "Lent the drill",
    ]
    posts = texts.enumerated().map {
      WallPost(id: $0.offset + 1, author: ["Mo", "Jana", "Per"][$0.offset % 3], text: $0.element, thanks: $0.offset * 2)
    }
    lastID = texts.count
  }

  func thank(_ id: WallPost.ID) async {
    guard let index = posts.firstIndex(where: { $0.id == id }), !sending.contains(id), !thanked.contains(id) else { return }
    sending.insert(id)
    defer { sending.remove(id) }
    do {
      try await server.thank(id)
    } catch {
      return
    }
    guard posts.indices.contains(index) else { return }
    posts[index].thanks += 1
    thanked.insert(id)
  }

  func post() {
    lastID += 1
    posts.insert(WallPost(id: lastID, author: "You", text: "Good deed no. \(lastID)", isMine: true), at: 0)
  }

  func delete(_ id: WallPost.ID) { posts.removeAll { $0.id == id } }
}
