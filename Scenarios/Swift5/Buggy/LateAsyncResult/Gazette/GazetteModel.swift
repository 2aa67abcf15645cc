import Foundation
import Observation

/// An article at its place in the feed.
struct GazetteEntry: Identifiable, Hashable {
  let id: Int
  let article: GazetteArticle
}

@MainActor @Observable final class GazetteModel {
  private(set) var entries: [GazetteEntry] = []
  private(set) var isLoading = false
  private(set) var hasMore = true
  private(set) var bookmarks: Set<Int> = []
  private(set) var read: Set<Int> = []
  @ObservationIgnored private let service = GazetteService()
  @ObservationIgnored private var nextPage = 0
  /// Counts the refreshes, so that a page of the feed before one is not appended to the feed after it.
  @ObservationIgnored private var edition = 0

  func loadFirst() async {
    guard entries.isEmpty else { return }
    await loadMore()
  }

  func loadMore() async {
    guard hasMore else { return }
    let edition = edition
    isLoading = true
    let page = await service.page(nextPage)
    guard edition == self.edition else { return }
    isLoading = false
    append(page)
  }

  func refresh() async {
    edition += 1
    let edition = edition
    isLoading = true
    let page = await service.page(0)
    guard edition == self.edition else { return }
    isLoading = false
    entries = []
    nextPage = 0
    append(page)
  }

  /// Loads the next page when one of the last rows comes into view.
  func entryAppeared(_ entry: GazetteEntry) async {
    guard entries.suffix(3).contains(where: { $0.id == entry.id }) else { return }
    await loadMore()
  }

  func toggleBookmark(_ number: Int) {
    if bookmarks.remove(number) == nil { bookmarks.insert(number) }
  }

  func markRead(_ number: Int) { read.insert(number) }

  private func append(_ page: [GazetteArticle]) {
    let first = entries.count
    entries += page.enumerated().map { GazetteEntry(id: first + $0.offset, article: $0.element) }
    nextPage += 1
    hasMore = page.count == GazetteService.pageSize
  }
}
