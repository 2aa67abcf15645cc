/// Something that is still alive after the screen was taken down and everything it had started had come to an end.
public struct LeakedObject: Hashable, Codable, Sendable {
  /// What it is.
  public enum Kind: String, Codable, Sendable {
    case controller, cell
    /// Work or a subscription that goes on: `type` says what, for whom and where it was started.
    case work
  }

  /// What it is.
  public var kind: Kind
  /// Its type, as the app spells it (module and type).
  public var type: String
  /// The item a cell shows or showed last.
  public var item: ItemID?
  /// The cell.
  public var cell: CellID?
  /// Stored closures that it reaches, as `Type.property`: one of them may be what holds it. Closures can't be looked into.
  public var closures: [String]

  /// Creates a record.
  public init(kind: Kind, type: String, item: ItemID? = nil, cell: CellID? = nil, closures: [String] = []) {
    self.kind = kind
    self.type = type
    self.item = item
    self.cell = cell
    self.closures = closures
  }
}
