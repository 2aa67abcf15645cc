/// Counts the changes of one layout and its sections.
@MainActor final class LayoutChanges {
  var count = 0

  /// What was derived from the layout holds as long as this stays the same.
  var provenance: WriteProvenance { WriteProvenance(changes: self, count: count) }

  /// The state of a layout. It keeps the counter alive, so that no later layout can be taken for the same one.
  struct WriteProvenance: Equatable {
    private let changes: LayoutChanges
    private let count: Int

    fileprivate init(changes: LayoutChanges, count: Int) {
      self.changes = changes
      self.count = count
    }

    nonisolated static func == (left: WriteProvenance, right: WriteProvenance) -> Bool {
      left.changes === right.changes && left.count == right.count
    }
  }
}
