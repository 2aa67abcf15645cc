import CellTrace
import HeadlessCore

/// What a cell serves at this moment: kept by the list, read by everything inside the cell.
@_spi(CellHarness) @MainActor public final class CellBindingState {
  /// The cell object.
  package var cell: CellID
  /// The item it serves; nil while it is constructed.
  package var item: ItemID?
  /// What it does for that item: the work started meanwhile belongs to it.
  package var cellBinding = CellBinding.nobody
  /// Its state.
  package var flags: CellFlags
  /// The reuse that handed it to the item; nil for a cell created for it.
  package var reuse: Int?
  /// Where the item stands, as far as the cell was told.
  package var slot: Slot?
  /// True while the app's update handler runs.
  package var isHandlerRunning = false
  /// True if such a handler put the present content there.
  package var hasContentOfHandler = false

  /// Creates a binding.
  package init(cell: CellID, item: ItemID? = nil, flags: CellFlags = [], reuse: Int? = nil, slot: Slot? = nil) {
    self.cell = cell
    self.item = item
    self.flags = flags
    self.reuse = reuse
    self.slot = slot
  }
}

extension CellBindingState {
  /// The item whose work runs now, if the cell no longer serves it.
  var lateWriter: ItemID? { CellBinding.late(for: cellBinding, showing: item) }

  /// On whose behalf code of this cell runs.
  @_spi(CellHarness) package var provenance: Provenance {
    Provenance(item: item, cell: cell, flags: flags, cellBinding: cellBinding)
  }

  /// The same for what the app's own code assigns: a late result is still the work of the item it was started for.
  var provenanceOfAssignment: Provenance {
    var result = provenance
    if lateWriter != nil { result.cellBinding = CellBinding.current }
    return result
  }

  /// The same while the cell is configured in place.
  func provenance(for item: ItemID) -> Provenance {
    Provenance(item: item, cell: cell, flags: flags, cellBinding: cellBinding)
  }
}

extension UIView {
  /// The binding of the nearest cell at or above this view.
  @_spi(CellHarness) public var enclosingCellBinding: CellBindingState? {
    var view: UIView? = self
    while let present = view {
      if let binding = present.cellBinding { return binding }
      view = present.superview
    }
    return nil
  }

  /// On whose behalf code runs that touches this view now.
  var currentProvenance: WriteProvenance {
    if let binding = enclosingCellBinding {
      let flags = SelectionAnswer.isRunning ? [] : binding.flags
      return WriteProvenance(
        item: binding.item, step: RunState.current.step, flags: flags, startedFor: binding.lateWriter,
        byHandler: binding.isHandlerRunning
      ).located()
    }
    let provenance = Provenance.current
    return WriteProvenance(item: provenance?.item, step: RunState.current.step, flags: provenance?.flags ?? []).located()
  }

  /// Remembers that `property` was written now. Costs one comparison outside a run.
  @_spi(CellHarness) public func recordWrite(_ property: String) {
    tellObservers()
    guard Probe.sink != nil else { return }
    MainThreadRule.note(property, of: self)
    provenances[property] = writer(of: property)
  }

  /// Who writes `property` now. What work of the present item adds to what late work of another one wrote stays that one's, too: two
  /// timers that count in one cell both wrote what it shows. Only a configuration writes anew.
  private func writer(of property: String) -> WriteProvenance {
    let present = currentProvenance
    guard present.startedFor == nil, CellBinding.current != .nobody, Provenance.current == nil,
      let former = provenances[property], former.startedFor != nil, former.item == present.item
    else { return present }
    return former
  }

  /// The last write of `property`.
  func provenance(of property: String) -> WriteProvenance? { provenances[property] }
}
