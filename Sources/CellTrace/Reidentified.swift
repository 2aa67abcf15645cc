/// A row that one snapshot had under one identifier and the next has under another, as far as the identifiers' values tell.
public struct Reidentified: Hashable, Codable, Sendable {
  /// Why the two are taken for the same row.
  public enum Sign: Hashable, Codable, Sendable {
    /// The values have the same `id`, and these fields differ.
    case sameID(changed: [String])
    /// All fields are equal but for this one, which was made in the run.
    case sameFields(but: String)
  }

  /// The row as it was.
  public var old: ItemID
  /// The row as it is.
  public var new: ItemID
  /// Where it was.
  public var oldSlot: Slot
  /// Where it is.
  public var newSlot: Slot
  /// Why.
  public var sign: Sign

  /// Creates a record.
  public init(old: ItemID, new: ItemID, oldSlot: Slot, newSlot: Slot, sign: Sign) {
    self.old = old
    self.new = new
    self.oldSlot = oldSlot
    self.newSlot = newSlot
    self.sign = sign
  }
}
