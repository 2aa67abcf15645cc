import SwiftUI

struct BazaarPiece: Identifiable, Codable, Equatable {
  let id: Int
  let title: String
  let kind: String
  let euros: Int
}

struct BazaarPage: Codable {
  let total: Int
  let pieces: [BazaarPiece]
}

struct BazaarService: Sendable {
  func page(_ number: Int, of kind: String) async throws -> BazaarPage {
    guard let url = URL(string: "https://bazaar.shelf.example/pieces/\(kind.lowercased())/\(number)") else {
      throw URLError(.badURL)
    }
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(BazaarPage.self, from: data)
  }
}

/// Loads page by page. What a question from before brings is dropped.
@MainActor final class BazaarModel: ObservableObject {
  static let kinds = ["All", "Glass", "Brass", "Cloth"]

  @Published private(set) var kind = "All"
  @Published private(set) var pieces: [BazaarPiece] = []
  @Published private(set) var total: Int?
  @Published private(set) var basket: [BazaarPiece.ID] = []
  private var nextPage = 0
  private var isLoading = false
  private var question = 0
  private let service = BazaarService()

  var hasMore: Bool { total.map { pieces.count < $0 } ?? true }

  func choose(_ kind: String) {
    guard kind != self.kind else { return }
    self.kind = kind
    question += 1
    pieces = []
    total = nil
    nextPage = 0
    isLoading = false
    loadMore()
  }

  func loadMore() {
    guard !isLoading, hasMore else { return }
    isLoading = true
    let number = question
    Task {
      let page = try? await service.page(nextPage, of: kind)
      guard number == question else { return }
      isLoading = false
      guard let page else { return }
      total = page.total
      pieces += page.pieces
      nextPage += 1
    }
  }

  func basketTapped(_ id: BazaarPiece.ID) {
    if let place = basket.firstIndex(of: id) {
      basket.remove(at: place)
    } else {
      basket.append(id)
    }
  }
}
