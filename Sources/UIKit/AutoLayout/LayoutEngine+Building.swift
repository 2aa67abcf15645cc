import CoreGraphics
import Foundation

/// The system is put together from the views, and follows what is activated and deactivated later.
extension LayoutEngine {
  func build(_ root: UIView, _ size: RootSize) {
    hasStructure = true
    markDirty()
    let place = TreePlace()
    let rootWidth = makeLength(at: place, 0)
    let rootHeight = makeLength(at: place, 0.003)
    items = [Item(view: nil, guide: nil, parent: nil, place: place, left: -1, top: -1, width: rootWidth, height: rootHeight)]
    indexes = [rootID: 0]
    setRootLengths(size, onlyFirm: true)
    updateIntrinsic(0)
    if let stack = root as? UIStackView { updateStack(0, stack) }
    var found: [NSLayoutConstraint] = []
    collect(root, &found)
    collectAround(root, &found)
    sortByActivation(&found)
    let views = root.storedSubviews.count
    entries.reserveCapacity(found.count)
    items.reserveCapacity(views + 1)
    indexes.reserveCapacity(views + 1)
    solver.reserveCapacity(found.count * 2 + views * 8 + 8)
    for constraint in found { add(constraint) }
  }

  private func collect(_ view: UIView, _ found: inout [NSLayoutConstraint]) {
    if let held = view.layoutCompanionIfPresent?.held { found += held }
    for child in view.storedSubviews {
      guard let inner = child.layoutCompanionIfPresent else { continue }
      let isNested = isTemporary && child.isStretchedRoot
      if inner.outerCount > 0 || isNested { collect(child, &found) }
      if isNested { _ = index(of: child) }
    }
  }

  /// A cell's content that is tied to the cell itself counts the cell's edges as its own: it fills the cell.
  private func collectAround(_ root: UIView, _ found: inout [NSLayoutConstraint]) {
    guard isTemporary, let cell = root.storedSuperview, cell.cellBinding != nil else { return }
    indexes[ObjectIdentifier(cell)] = 0
    found += cell.constraints.filter { constraint in
      constraint.owners.allSatisfy { $0 === cell || $0.isInside(root) }
    }
  }

  /// Mostly they are in order: one view holds them all.
  private func sortByActivation(_ found: inout [NSLayoutConstraint]) {
    var last = Int.min
    for constraint in found {
      if constraint.activation < last {
        found.sort { $0.activation < $1.activation }
        return
      }
      last = constraint.activation
    }
  }

  func flushQueue() {
    if queue.isEmpty { return }
    let changed = queue
    queue = []
    for constraint in changed {
      guard let slot = slot(of: constraint), let entry = entries[slot] else { continue }
      if !constraint.isActive || entry.priority != Double(constraint.priority.rawValue) || entry.id == nil {
        if let id = entry.id { solver.remove(id) }
        entries[slot] = nil
        freeSlots.append(slot)
      }
    }
    dynamicSlots.removeAll { entries[$0] == nil }
    labelSlots.removeAll { entries[$0.slot] == nil }
    for constraint in changed where constraint.isActive {
      if let slot = slot(of: constraint) {
        if let id = entries[slot]?.id, let expression = expression(of: constraint, hasTerms: false) {
          solver.setConstant(expression.constant, of: id)
        }
      } else {
        add(constraint)
      }
    }
  }

  /// Where a constraint is kept; nil if it isn't.
  func slot(of constraint: NSLayoutConstraint) -> Int? {
    if isTemporary { return entries.firstIndex { $0?.constraint === constraint } }
    let slot = constraint.engineSlot
    guard slot < entries.count, entries[slot]?.constraint === constraint else { return nil }
    return slot
  }
}
