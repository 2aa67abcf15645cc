import Foundation

/// An object that tells ``KeyValueObserving`` when something of it may have changed.
package protocol AnnouncesChanges: NSObject {}

/// Watches values of objects by key path. Without Objective-C no setter announces itself: a class that wants to be watched
/// says when something of it may have changed, and each watched value is then compared with what it was.
package final class KeyValueObserving: @unchecked Sendable {
  /// The run's.
  package static var current: KeyValueObserving { RunState.current.observing }

  /// Whether anybody watches anything, so that announcing costs nothing before.
  package private(set) var isUsed = false

  /// Calls `changed` with the old and the new value after each change, until the returned closure is called. A run that
  /// watches an object whose changes nobody announces is inconclusive. `changed` works for the item on whose behalf it was made.
  package func watch<Owner: NSObject, Value>(
    _ object: Owner, _ keyPath: KeyPath<Owner, Value>, changed: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> () -> Void {
    isUsed = true
    guard object is any AnnouncesChanges else {
      Probe.post(.unowned("key-value observing of \(keyPath) of \(type(of: object))"))
      return {}
    }
    var last = object[keyPath: keyPath]
    next += 1
    let number = next
    let cellBinding = CellBinding.current
    let check = { [weak object] in
      guard let object else { return }
      let new = object[keyPath: keyPath]
      guard !KeyValueObserving.isSame(last, new) else { return }
      let old = last
      last = new
      if cellBinding == .nobody { changed(old, new) } else { cellBinding.run { changed(old, new) } }
    }
    let id = ObjectIdentifier(object)
    var entry = entries[id] ?? Entry(owner: object)
    if entry.owner == nil { entry = Entry(owner: object) }
    entry.checks[number] = check
    entries[id] = entry
    return { [weak self] in self?.stop(id, number) }
  }

  /// Something of `object` may have changed.
  package func mayHaveChanged(_ object: NSObject) {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return }
    for number in entry.checks.keys.sorted() { entries[ObjectIdentifier(object)]?.checks[number]?() }
  }

  private func stop(_ id: ObjectIdentifier, _ number: Int) {
    entries[id]?.checks[number] = nil
    if entries[id]?.checks.isEmpty == true { entries[id] = nil }
  }

  /// Values that can't be compared count as changed.
  private static func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
    func compare<Known: Equatable>(_ left: Known) -> Bool { (right as? Known) == left }
    guard let left = left as? any Equatable else { return false }
    return compare(left)
  }

  private struct Entry {
    weak var owner: NSObject?
    var checks: [Int: () -> Void] = [:]
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var next = 0
}
