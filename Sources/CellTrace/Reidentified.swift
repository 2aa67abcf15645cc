/// A row that one snapshot had under one identifier and the next has under another, as far as the identifiers' values tell.
package struct Reidentified: Hashable, Codable, Sendable {
  /// Why the two are taken for the same row.
  package enum Sign: Hashable, Codable, Sendable {
    /// The values have the same `id`, and these fields differ.
    case sameID(changed: [String])
    /// All fields are equal but for this one, which was made in the run.
    case sameFields(but: String)
  }

  /// The row as it was.
  package var old: CellItemID
  /// The row as it is.
  package var new: CellItemID
  /// Where it was.
  package var oldSlot: Slot
  /// Where it is.
  package var newSlot: Slot
  /// What tells that both are one item.
  package var sign: Sign

  /// Creates a record.
  package init(old: CellItemID, new: CellItemID, oldSlot: Slot, newSlot: Slot, sign: Sign) {
    self.old = old
    self.new = new
    self.oldSlot = oldSlot
    self.newSlot = newSlot
    self.sign = sign
  }
}
