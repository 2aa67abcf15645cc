import Foundation

struct Activity: Identifiable, Sendable {
  let id: Int
  let title: String
  let minutes: Int
}

/// Loads the history page by page.
@MainActor
final class ActivityFeed {
  static let pageSize = 20
  static let total = 90

  private(set) var activities: [Activity] = []
  private(set) var isLoading = false
  var onPage: (() -> Void)?

  var isComplete: Bool { activities.count >= Self.total }

  init() {
    append()
  }

  func loadNextPage() {
    guard !isLoading, !isComplete else { return }
    isLoading = true
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      self?.append()
      self?.isLoading = false
      self?.onPage?()
    }
  }

  private func append() {
    let kinds = ["Walk", "Run", "Ride", "Swim", "Yoga", "Row"]
    let start = activities.count
    let end = min(start + Self.pageSize, Self.total)
    activities += (start..<end).map {
      Activity(id: $0, title: "\(kinds[$0 % kinds.count]) \($0 + 1)", minutes: 10 + ($0 * 7) % 80)
    }
  }
}
