import HeadlessCore

/// For which item a subscriber was made, so that a value that reaches a cell after its reuse is known to be another item's.
///
/// A subscriber that was made for no item leaves the publisher's context as it is.
struct SubscriberOrigin {
  private let cellBinding = CellBinding.current
  private let cell = Provenance.current?.cell

  /// A closure was given to a publisher while a cell was configured.
  func assigned(_ name: String) {
    guard let cell, let item = cellBinding.item else { return }
    Probe.post(.handlerAssigned(cell, name: name, item: item, .init(unresolved: AppCode.innermostFrames())))
  }

  /// It runs. For whom the cell is by now can't be told here, once it is for another item.
  func ran(_ name: String) {
    guard let cell, let item = cellBinding.item else { return }
    Probe.post(.handlerRan(cell, name: name, assignedFor: item, runsFor: cellBinding.isOver ? nil : item, []))
  }

  func run(_ body: () -> Void) {
    if cellBinding == .nobody { body() } else { cellBinding.run(body) }
  }
}
