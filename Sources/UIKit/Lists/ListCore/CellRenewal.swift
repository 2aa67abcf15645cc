import CellTrace
import CoreGraphics
import HeadlessCore

/// Views on screen that are configured again, in place or as new objects.
@MainActor final class CellRenewal {
  private unowned let host: ListHost

  init(_ host: ListHost) { self.host = host }

  /// Runs the provider again for an existing cell, which keeps its object and is sized again (LC-23).
  func reconfigure(_ slot: Slot, reason: TraceEvent.ConfigureReason = .reconfigure) {
    guard let existing = host.live[ListPlace(kind: nil, slot: slot)] else { return }
    if host.policy.reconfigureClosesSwipe, host.swipes.session?.slot == slot { host.swipes.close() }
    let cell = host.requests.requestCell(at: slot, existing: existing, reason: reason)
    if cell === existing.view {
      existing.needsSizing = true
    } else {
      replace(existing, by: cell)
    }
    host.setNeedsLayout()
  }

  /// A data source that makes its cells itself answered with another object: that one serves the item now.
  private func replace(_ old: LiveView, by cell: any ListCellView) {
    let place = ListPlace(kind: nil, slot: old.slot)
    host.live.leave(old, place)
    let entry = LiveView(cell, old.slot, old.attributes)
    entry.needsSizing = true
    host.live[place] = entry
    if old.isDisplayed { host.display.display(entry, place) }
  }

  /// Makes every cell anew from the data source, those that wait off screen too. The old objects are put away without a word:
  /// nothing in them shall act on a reference run. Only what is being typed is saved first, as every removal would do: in the middle,
  /// it would reach some rows and not others.
  func rebuildCells() {
    if let editing = UIResponder.currentFirstResponder as? UIView, editing.isDescendant(of: host.view) {
      _ = editing.resignFirstResponder()
    }
    host.supply.ignoringPool {
      for old in host.live.displayed + host.live.prepared {
        let place = ListPlace(kind: nil, slot: old.slot)
        host.live[place] = nil
        old.view.removeFromSuperview()
        host.supply.pool.retire(old.view)
        let cell = host.requests.requestCell(at: old.slot, reason: .reference)
        cell.core.flushUpdate()
        (cell.core.contentView as? any CellContentLifecycle)?.cellWasMadeAnew()
        let entry = LiveView(cell, old.slot, old.attributes)
        host.live[place] = entry
        _ = host.sizing.size(entry, place)
        if old.isDisplayed { host.display.display(entry, place) }
      }
      rebuildSupplementaryViews()
    }
    host.setNeedsLayout()
  }

  /// Shows every supplementary view in a new object, made from the model as it is now.
  func rebuildSupplementaryViews() {
    host.supply.ignoringPool {
      for place in host.live.places {
        guard place.kind != nil, let old = host.live[place] else { continue }
        host.live[place] = nil
        old.view.removeFromSuperview()
        host.supply.pool.retire(old.view)
        let entry = LiveView(host.requests.requestSupplementary(place, reason: .reference), place.slot, old.attributes)
        entry.cell?.core.flushUpdate()
        host.live[place] = entry
        _ = host.sizing.size(entry, place)
        if old.isDisplayed { host.display.display(entry, place) }
      }
    }
    host.setNeedsLayout()
  }
}
