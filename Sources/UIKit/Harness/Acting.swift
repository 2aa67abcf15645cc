import CellTrace

/// On which item code acts that runs now, and what its list was like when the action was offered. What the code presents or offers in
/// turn is for that item too, and as old.
struct Acting {
  var item: ItemID
  weak var list: ListHost?
  /// The list's generation when the action was offered.
  var offered: Int

  /// The action under way.
  @MainActor static var current: Acting? { UIKitRunState.current.acting }

  /// The list's generation now.
  @MainActor var generationNow: Int { list?.generation ?? offered }

  /// Runs `body` as an action.
  @MainActor static func with<T>(_ acting: Acting?, _ body: () throws -> T) rethrows -> T {
    let run = UIKitRunState.current
    let outer = run.acting
    run.acting = acting
    defer { run.acting = outer }
    return try body()
  }

  /// An action that begins now on what the cell at or above a view serves; nil outside cells.
  @MainActor static func on(_ view: UIView) -> Acting? {
    var above: UIView? = view
    while let present = above {
      if let cell = present as? any ListCellView {
        guard let item = cell.core.binding.item, let host = cell.core.host else { return nil }
        return Acting(item: item, list: host, offered: host.generation)
      }
      above = present.superview
    }
    return nil
  }
}
