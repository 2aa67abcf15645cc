import Observation

/// Tips of which one is seen at a time.
public final class TipGroup: Observable, Sendable {
  public enum Priority: Hashable, Sendable {
    /// The first one that may be seen.
    case firstAvailable
    /// A tip when all before it are closed.
    case ordered
  }

  private let priority: Priority
  private let tips: [any Tip]

  public init(_ priority: Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip]) {
    (self.priority, tips) = (priority, builder())
  }

  /// The tip that is to be shown now.
  @MainActor public var currentTip: (any Tip)? {
    for tip in tips {
      switch tip.status {
      case .available: return tip
      case .pending: if priority == .ordered { return nil }
      case .invalidated: continue
      }
    }
    return nil
  }
}
