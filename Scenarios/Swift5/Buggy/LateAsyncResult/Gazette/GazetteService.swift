import Foundation

struct GazetteArticle: Hashable {
  let number: Int
  let headline: String
  let desk: String
}

/// The paper's server: pages of 25 articles.
struct GazetteService {
  static let pageSize = 25
  static let total = 110

  func page(_ page: Int) async -> [GazetteArticle] {
    try? await Task.sleep(for: .milliseconds(400))
    let first = page * Self.pageSize + 1
    guard first <= Self.total else { return [] }
    let desks = ["City", "Sports", "Culture", "Science"]
    return (first...min(first + Self.pageSize - 1, Self.total)).map {
      GazetteArticle(number: $0, headline: "Story no. \($0)", desk: desks[$0 % desks.count])
    }
  }
}
