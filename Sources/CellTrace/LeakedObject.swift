/// Something that is still alive after the screen was taken down and everything it had started had come to an end.
package struct LeakedObject: Hashable, Codable, Sendable {
  /// What it is.
  package enum Kind: String, Codable, Sendable {
    case controller, cell
    /// An object that the screen says must go with it.
    case object
    /// Work or a subscription that goes on: `type` says what, for whom and where it was started.
    case work
  }

  /// What it is.
  package var kind: Kind
  /// Its type, as the app spells it (module and type).
  package var type: String
  /// The item a cell shows or showed last.
  package var item: CellItemID?
  /// The cell that it is; nil for another object.
  package var cell: CellID?
  /// Stored closures that it reaches, as `Type.property`: one of them may be what holds it. Closures can't be looked into.
  package var closures: [String]
  /// The app's properties along a way of strong references that leads from it back to it, as `Type.property`; nil if none was found.
  package var cycle: [String]?
  /// The type of the controller that contained or showed it when the screen was taken down; nil for the first, and for what is none.
  package var container: String?

  /// Creates a record.
  package init(kind: Kind, type: String, item: CellItemID? = nil, cell: CellID? = nil, closures: [String] = []) {
    self.kind = kind
    self.type = type
    self.item = item
    self.cell = cell
    self.closures = closures
  }
}
