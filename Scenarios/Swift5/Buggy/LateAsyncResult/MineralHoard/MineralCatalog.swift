import Observation
import SwiftUI

struct Mineral: Identifiable, Decodable, Hashable {
  let id: Int
  let name: String
  let hardness: Double
  let place: String
}

struct MineralPage: Decodable {
  let total: Int
  let minerals: [Mineral]
}

/// The minerals of a museum, fetched page by page while the list is scrolled.
@MainActor
@Observable
final class MineralCatalog {
  private(set) var minerals: [Mineral] = []
  private(set) var total = 0
  private(set) var wanted: Set<Mineral.ID> = []
  private(set) var isLoading = false
  private var page = 0

  var hasMore: Bool { page == 0 || minerals.count < total }

  func loadMore() async {
    guard hasMore else { return }
    guard let address = URL(string: "https://minerals.example.org/list/\(page + 1)") else { return }
    isLoading = true
    defer { isLoading = false }
    guard let (data, _) = try? await URLSession.shared.data(from: address),
      let answer = try? JSONDecoder().decode(MineralPage.self, from: data)
    else { return }
    total = answer.total
    minerals += answer.minerals
    page += 1
  }

  /// Asks for the next page when one of the last rows comes into view.
  func appeared(_ mineral: Mineral) {
    guard let index = minerals.firstIndex(of: mineral), index >= minerals.count - 6 else { return }
    Task { await loadMore() }
  }

  func want(_ id: Mineral.ID) {
    if wanted.remove(id) == nil { wanted.insert(id) }
  }
}
