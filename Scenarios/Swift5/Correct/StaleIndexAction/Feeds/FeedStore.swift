import Foundation
import Observation

struct Feed: Identifiable, Equatable {
  let id: Int
  var name: String
  var address: String
  var unread: Int
  var isMuted = false
}

@MainActor @Observable final class FeedStore {
  private(set) var feeds: [Feed]
  @ObservationIgnored private var lastID: Int

  init() {
    let names = ["Harbour news", "Slow cooking", "Type matters", "Night sky", "Old maps", "Running late", "Small engines"]
    feeds = names.enumerated().map {
      Feed(
        id: $0.offset + 1, name: $0.element, address: "https://feeds.example/\($0.offset + 1)", unread: ($0.offset * 5) % 7)
    }
    lastID = names.count
  }

  var unread: Int { feeds.filter { !$0.isMuted }.reduce(0) { $0 + $1.unread } }

  func save(_ draft: FeedDraft) {
    if let id = draft.id {
      guard let index = feeds.firstIndex(where: { $0.id == id }) else { return }
      feeds[index].name = draft.name
      feeds[index].address = draft.address
      feeds[index].isMuted = draft.isMuted
    } else {
      lastID += 1
      feeds.append(Feed(id: lastID, name: draft.name, address: draft.address, unread: 3, isMuted: draft.isMuted))
    }
  }

  func markRead(_ id: Feed.ID) {
    guard let index = feeds.firstIndex(where: { $0.id == id }) else { return }
    feeds[index].unread = 0
  }

  func delete(_ id: Feed.ID) { feeds.removeAll { $0.id == id } }
}

/// What stands in the form.
struct FeedDraft: Equatable {
  var id: Feed.ID?
  var name = ""
  var address = ""
  var isMuted = false

  init() {}

  init(_ feed: Feed) {
    id = feed.id
    name = feed.name
    address = feed.address
    isMuted = feed.isMuted
  }

  var isEmpty: Bool { name.isEmpty && address.isEmpty }
  var canBeSaved: Bool { !name.isEmpty && address.hasPrefix("https://") }
}
