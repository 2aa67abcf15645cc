import SwiftUI

struct HeronPost: Identifiable, Equatable {
  let id: Int
  let author: String
  let text: String
  var likes: Int
  var isLiked = false
  var isHidden = false
}

struct HeronLikeAnswer: Codable {
  let liked: Bool
  let count: Int
}

/// The pond's server.
struct HeronService: Sendable {
  func setLiked(_ liked: Bool, post: Int) async throws -> HeronLikeAnswer {
    guard let url = URL(string: "https://pond.heron.example/posts/\(post)/\(liked ? "like" : "unlike")") else {
      throw URLError(.badURL)
    }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    let (data, _) = try await URLSession.shared.data(for: request)
    return try JSONDecoder().decode(HeronLikeAnswer.self, from: data)
  }
}

@MainActor final class HeronFeedModel: ObservableObject {
  @Published private(set) var posts: [HeronPost] = [
    HeronPost(id: 1, author: "Ida", text: "First ice on the pond this morning.", likes: 4),
    HeronPost(id: 2, author: "Tove", text: "The jetty is closed until Friday.", likes: 1),
    HeronPost(id: 3, author: "Nils", text: "Found a blue glove by the sluice. Whose is it?", likes: 12),
    HeronPost(id: 4, author: "Ida", text: "Two herons at the weir, standing like posts.", likes: 30),
    HeronPost(id: 5, author: "Ruth", text: "Soup at the boathouse from noon.", likes: 9),
    HeronPost(id: 6, author: "Olaf", text: "The rowing bench is mended.", likes: 2),
  ]
  @Published var error: String?
  private let service = HeronService()
  private var lastRequest: [HeronPost.ID: Int] = [:]

  var visible: [HeronPost] { posts.filter { !$0.isHidden } }

  func toggleLike(_ id: HeronPost.ID) {
    guard let before = posts.first(where: { $0.id == id }) else { return }
    let wanted = !before.isLiked
    update(id) {
      $0.isLiked = wanted
      $0.likes += wanted ? 1 : -1
    }
    let number = (lastRequest[id] ?? 0) + 1
    lastRequest[id] = number
    Task {
      do {
        let answer = try await service.setLiked(wanted, post: id)
        update(id) {
          $0.isLiked = answer.liked
          $0.likes = answer.count
        }
      } catch {
        guard lastRequest[id] == number else { return }
        update(id) {
          $0.isLiked = before.isLiked
          $0.likes = before.likes
        }
        self.error = "Not liked: no connection"
      }
    }
  }

  func hide(_ id: HeronPost.ID) { update(id) { $0.isHidden = true } }

  func post(_ text: String) {
    let id = (posts.map(\.id).max() ?? 0) + 1
    posts.insert(HeronPost(id: id, author: "Me", text: text, likes: 0), at: 0)
  }

  private func update(_ id: HeronPost.ID, _ change: (inout HeronPost) -> Void) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    change(&posts[index])
  }
}
