import CellTrace

/// How a sequence that a walk follows has gone by now: what was done in it, and what became possible by each of its steps.
package struct WalkCourse: Sendable {
  /// Keys of what was done, step by step.
  private var keys: [String] = []
  /// Keys of what each of these steps made possible.
  private var brought: [Set<String>] = []
  private var possible: Set<String>?
  /// Keys of what the last step made possible, be it of the sequence or not.
  private(set) var new: Set<String> = []
  /// Rows that were there when the sequence began, and those that came since.
  private var rows: Set<CellItemID>?
  private var newRows: Set<CellItemID> = []

  /// A walk that has not begun.
  package init() {}

  /// Another sequence begins.
  mutating func begin() {
    keys = []
    brought = []
    (rows, newRows) = (nil, [])
  }

  /// The screen offers this now.
  mutating func note(_ offers: [Offer]) {
    let now = Set(offers.lazy.filter { Temptation.usable.contains($0.kind) }.map(\.key))
    new = possible.map { now.subtracting($0) } ?? []
    possible = now
    if let last = brought.indices.last { brought[last].formUnion(new) }
    let shown = Set(offers.lazy.compactMap(\.item))
    newRows.formUnion(rows.map { shown.subtracting($0) } ?? [])
    rows = rows ?? shown
  }

  /// A step of the sequence is done; empty: one that consisted of several.
  mutating func note(step key: String) {
    keys.append(key)
    brought.append([])
  }

  /// The last step could not be done.
  mutating func dropLast() {
    if !keys.isEmpty {
      keys.removeLast()
      brought.removeLast()
    }
  }

  /// The key of a step of the sequence.
  func key(of step: Int) -> String? { keys.indices.contains(step) ? keys[step] : nil }

  func isNew(_ key: String) -> Bool { new.contains(key) }

  func isNewRow(_ item: CellItemID) -> Bool { newRows.contains(item) }

  func isKey(_ key: String, of step: Int) -> Bool { self.key(of: step) == key }

  func isBrought(_ key: String, by step: Int) -> Bool { brought.indices.contains(step) && brought[step].contains(key) }

  /// True for what some step made possible, and none has used.
  func isUnused(_ key: String) -> Bool { !keys.contains(key) && brought.contains { $0.contains(key) } }
}
