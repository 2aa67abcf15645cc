import CellTrace
import HeadlessCore

/// Views that wait for another item, by kind and reuse identifier (LC-16). The only doors are ``put(_:_:)`` and ``take(_:)``.
@MainActor final class ReusePool {
  /// What a pool is for: cells, or one kind of supplementary view, and the identifier the app registered.
  struct Key: Hashable {
    var kind: String
    var identifier: String

    /// The kind of cells, as UIKit names it in its messages.
    static let cellKind = "UICollectionElementKindCell"
  }

  /// A view that waits, and what it showed when it left the screen.
  private struct Waiting {
    var view: any ListReusable
    var look: CellLook?
  }

  private var waiting: [Key: [Waiting]] = [:]
  /// Random choices made so far.
  private var choices: UInt64 = 0
  /// Views that another object replaced: they stay alive, so that what refers to them behaves as it does in the other runs.
  private(set) var retired: [any ListReusable] = []

  /// Takes a view in.
  func put(_ view: any ListReusable, _ key: Key, look: CellLook? = nil) {
    waiting[key, default: []].append(Waiting(view: view, look: look))
  }

  /// Hands out one of the views that wait (LC-15). `known` is how the new item looked last.
  func take(_ key: Key, _ policy: @autoclosure () -> ReusePolicy = .lifo, known: CellLook? = nil) -> (any ListReusable)? {
    guard let views = waiting[key], !views.isEmpty else { return nil }
    if views.count > 1 { RunState.current.consult(.poolOrder) }
    return waiting[key]?.remove(at: place(in: views, policy(), known)).view
  }

  private func place(in views: [Waiting], _ policy: ReusePolicy, _ known: CellLook?) -> Int {
    switch policy {
    case .fresh, .lifo: return views.count - 1
    case .fifo: return 0
    case .random(let seed):
      guard views.count > 1 else { return 0 }
      choices += 1
      return Int(mixed(seed &* 0x9E37_79B9_7F4A_7C15 &+ choices) % UInt64(views.count))
    case .adversarial:
      return CellLook.place(ofFarthest: views.map { $0.look ?? CellLook() }, from: known)
    }
  }

  /// SplitMix64: the host's own stream, so that no draw of the app's moves.
  private func mixed(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Keeps a view alive that will not be handed out again.
  func retire(_ view: any ListReusable) { retired.append(view) }

  /// Takes a particular view out: the app kept it and puts it to use again by itself.
  func remove(_ view: UIView) {
    for key in waiting.keys { waiting[key]?.removeAll { $0.view === view } }
  }

  /// The views that wait.
  var views: [UIView] { waiting.values.flatMap { $0.map(\.view) } }

  /// The number of views that wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// True if the view waits here.
  func contains(_ view: UIView) -> Bool { waiting.values.contains { $0.contains { $0.view === view } } }
}
