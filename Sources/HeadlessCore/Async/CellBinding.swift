import CInterposer
import CellTrace

/// One item's stay in one cell. Its number travels with everything that code queues on its behalf (tasks, Dispatch work,
/// requests), so that a late result can be told from the work of the item that is shown by then.
package struct CellBinding: Hashable, Sendable {
  /// Number in the run, from 1; 0 is nobody.
  package var ordinal: UInt32

  /// Nobody: the work of the screen itself.
  package static let nobody = CellBinding(ordinal: 0)

  /// The binding on whose behalf the calling thread works.
  package static var current: CellBinding { CellBinding(ordinal: ci_origin()) }

  /// A cell begins to serve an item. `former` is the cell's binding before: it is over now.
  package static func begin(_ item: ItemID, after former: CellBinding) -> CellBinding {
    let cellBinding = CellBinding(ordinal: ci_begin_binding(former.ordinal))
    RunState.current.bindings.add(cellBinding, item, after: former)
    return cellBinding
  }

  /// Whom it serves.
  package var item: ItemID? { RunState.current.bindings.item(of: self) }

  /// True once its cell serves another item. A cell that waits in a pool has not ended its last one.
  package var isOver: Bool { RunState.current.bindings.ended.contains(self) }

  /// Bindings for which app code has work queued or asleep, each with the virtual time at which the last of it is due; and those for
  /// which a timer fires again and again.
  package static func withWork() -> (due: [CellBinding: Double], repeating: Set<CellBinding>) {
    var due: [CellBinding: Double] = [:]
    var repeating: Set<CellBinding> = []
    for work in PendingWork.all(withRepeating: true) where work.origin > 0 && work.kind != .scheduled && work.kind != .task {
      let cellBinding = CellBinding(ordinal: work.origin)
      due[cellBinding] = max(due[cellBinding] ?? 0, HostLoop.now + work.rest)
      if work.repeats { repeating.insert(cellBinding) }
    }
    return (due, repeating)
  }

  /// The item whose work runs now, if that is not what a cell does that shows `item` in that binding. Where items go by their positions,
  /// whatever stands at one after a reload may be another.
  package static func late(for cellBinding: CellBinding, showing item: ItemID?) -> ItemID? {
    let running = current
    guard running != .nobody, running != cellBinding, let other = running.item else { return nil }
    if other != item { return other }
    return other.goesByPosition && RunState.current.bindings.hasReloaded(since: running, before: cellBinding) ? other : nil
  }

  /// A list whose items go by their positions was told to load all of them again.
  package static func noteReloadByPosition() { RunState.current.bindings.noteReload() }

  /// Runs `body` on behalf of the binding.
  package func run<T>(_ body: () throws -> T) rethrows -> T {
    let outer = ci_enter_origin(ordinal)
    defer { ci_leave_origin(outer) }
    return try body()
  }

  /// Goes on in its behalf until the enclosing ``run(_:)`` ends.
  func enter() { _ = ci_enter_origin(ordinal) }

  /// The bindings of a run. Touched by the main thread only; `item` is asked elsewhere only while the main thread waits.
  struct Table {
    /// The ordinal of the run's first binding: a process counts on through all its runs.
    private var first: UInt32 = 0
    /// Ordinals follow each other, so a list is a table.
    private var items: [ItemID] = []
    private(set) var ended: Set<CellBinding> = []
    /// How many bindings there were at each reload by position.
    private var reloads: [Int] = []

    mutating func add(_ binding: CellBinding, _ item: ItemID, after former: CellBinding) {
      if items.isEmpty { first = binding.ordinal }
      while items.count <= Int(binding.ordinal - first) { items.append(item) }
      if former != .nobody { ended.insert(former) }
    }

    mutating func noteReload() {
      if reloads.last != items.count { reloads.append(items.count) }
    }

    /// True if there was a reload between the beginnings of two bindings.
    func hasReloaded(since earlier: CellBinding, before later: CellBinding) -> Bool {
      guard !reloads.isEmpty, earlier.ordinal >= first, later.ordinal > earlier.ordinal else { return false }
      let (old, new) = (Int(earlier.ordinal - first), Int(later.ordinal - first))
      return reloads.contains { old < $0 && $0 <= new }
    }

    func item(of binding: CellBinding) -> ItemID? {
      guard binding.ordinal >= max(1, first), binding.ordinal - first < UInt32(items.count) else { return nil }
      return items[Int(binding.ordinal - first)]
    }
  }
}
