import Combine
import Foundation

struct Article: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let source: String

  static let library: [Article] = {
    let topics = ["Sleep", "Food", "Movement", "Stress", "Heart", "Skin", "Back"]
    return (1...44).map {
      Article(id: $0, title: "\(topics[$0 % topics.count]): what helps (\($0))", source: "Issue \($0 / 4 + 1)")
    }
  }()
}

@MainActor
final class Bookmarks: ObservableObject {
  @Published var saved: Set<Article.ID> = []

  func toggle(_ id: Article.ID) {
    if saved.remove(id) == nil {
      saved.insert(id)
    }
  }
}
