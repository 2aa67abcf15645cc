import CellTrace

/// Views that wait for another item, by kind and reuse identifier (LC-16). The only doors are ``put(_:_:)`` and ``take(_:)``.
@MainActor final class ReusePool {
  /// What a pool is for: cells, or one kind of supplementary view, and the identifier the app registered.
  struct Key: Hashable {
    var kind: String
    var identifier: String

    /// The kind of cells, as UIKit names it in its messages.
    static let cellKind = "UICollectionElementKindCell"
  }

  private var waiting: [Key: [any ListReusable]] = [:]
  /// Views that another object replaced: they stay alive, so that what refers to them behaves as it does in the other runs.
  private var retired: [any ListReusable] = []

  /// Takes a view in.
  func put(_ view: any ListReusable, _ key: Key) { waiting[key, default: []].append(view) }

  /// Hands out the view that came in last (LC-15).
  func take(_ key: Key) -> (any ListReusable)? { waiting[key]?.popLast() }

  /// Keeps a view alive that will not be handed out again.
  func retire(_ view: any ListReusable) { retired.append(view) }

  /// Takes a particular view out: the app kept it and puts it to use again by itself.
  func remove(_ view: UIView) {
    for key in waiting.keys { waiting[key]?.removeAll { $0 === view } }
  }

  /// The number of views that wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// True if the view waits here.
  func contains(_ view: UIView) -> Bool { waiting.values.contains { $0.contains { $0 === view } } }
}
