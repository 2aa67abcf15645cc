import CellTrace

extension ListHost {
  /// A change of the data.
  struct Change {
    var map: IndexMap
    /// New positions whose cell is to be replaced.
    var reloaded: [Slot] = []
    /// New sections whose headers and footers are to be replaced.
    var reloadedSections: Set<Int> = []
    /// True if nobody can tell from the calls which row is which, as after a reload of everything: a reloaded section may hold others.
    var hidesIdentity = false
    /// New positions whose provider runs again in place.
    var reconfigured: [Slot] = []
    var moved = 0
    var inserted = 0
    var deleted = 0
  }
}
