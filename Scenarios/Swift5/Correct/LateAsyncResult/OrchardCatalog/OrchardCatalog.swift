import Foundation

/// The varieties of a season, as far as their pages have been loaded.
final class OrchardCatalog {
  private let service: OrchardService
  private(set) var season = OrchardSeason.all
  private(set) var varieties: [OrchardVariety] = []
  private(set) var favourites: Set<OrchardVariety.ID> = []
  private var nextPage = 1
  private var isLastPage = false
  private var isLoading = false
  /// Counts the lists that were begun: answers to questions of an earlier one are not for this one.
  private var listNumber = 0
  var onChange: (() -> Void)?

  init(service: OrchardService) { self.service = service }

  var canLoadMore: Bool { !isLastPage && !isLoading }

  func variety(_ id: OrchardVariety.ID) -> OrchardVariety? { varieties.first { $0.id == id } }

  func show(_ season: OrchardSeason) {
    self.season = season
    listNumber += 1
    varieties = []
    nextPage = 1
    isLastPage = false
    isLoading = false
    onChange?()
    loadMore()
  }

  func loadMore() {
    guard canLoadMore else { return }
    isLoading = true
    let asked = listNumber
    service.page(nextPage, of: season) { [weak self] page in
      guard let self, asked == listNumber else { return }
      isLoading = false
      if let page { take(page) }
    }
  }

  private func take(_ page: OrchardPage) {
    let known = Set(varieties.map(\.id))
    varieties += page.varieties.filter { !known.contains($0.id) }
    nextPage = page.page + 1
    isLastPage = page.page >= page.pages
    onChange?()
  }

  func toggleFavourite(_ id: OrchardVariety.ID) {
    if favourites.remove(id) == nil { favourites.insert(id) }
    onChange?()
  }
}
