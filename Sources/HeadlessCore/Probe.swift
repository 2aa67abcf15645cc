import CellTrace

/// Where the runtimes post what happens. Outside a run nobody listens and a post costs one comparison.
package enum Probe {
  /// Receives every event of the current run.
  nonisolated(unsafe) package static var sink: ((TraceEvent.Kind) -> Void)?

  /// Posts an event if somebody listens.
  package static func post(_ kind: @autoclosure () -> TraceEvent.Kind) {
    if let sink { sink(kind()) }
  }
}

/// For whom code runs at this moment, where the view it touches can't tell by itself (it has no cell yet).
package struct Provenance {
  /// The item the cell serves; nil while the cell is being constructed.
  package var item: ItemID?
  /// The cell, if any.
  package var cell: CellID?
  /// The cell's state.
  package var flags: CellFlags
  /// Whose stream of random numbers draws come from where there is no item yet.
  package var drawsFor: ItemID?
  /// What the cell does for the item; work that is queued meanwhile belongs to it.
  package var cellBinding: CellBinding

  /// Creates a provenance.
  package init(
    item: ItemID?, cell: CellID?, flags: CellFlags = [], drawsFor: ItemID? = nil, cellBinding: CellBinding = .nobody
  ) {
    self.item = item
    self.cell = cell
    self.flags = flags
    self.drawsFor = drawsFor
    self.cellBinding = cellBinding
  }

  /// The innermost one.
  package static var current: Provenance? { RunState.current.provenance.last }

  /// The innermost code has got its cell: from here on it works for the cell's binding.
  package static func becomes(_ cell: CellID, _ cellBinding: CellBinding) {
    let run = RunState.current
    guard let last = run.provenance.indices.last else { return }
    run.provenance[last].cell = cell
    run.provenance[last].cellBinding = cellBinding
    cellBinding.enter()
  }

  /// Runs `body` on behalf of an item and a cell.
  package static func with<T>(_ provenance: Provenance, _ body: () throws -> T) rethrows -> T {
    let run = RunState.current
    run.provenance.append(provenance)
    defer { run.provenance.removeLast() }
    return try provenance.cellBinding.run(body)
  }
}
