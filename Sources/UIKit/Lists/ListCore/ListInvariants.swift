import CellTrace
import Foundation

/// What holds of a list at every moment in which app code can look at it.
extension ListHost {
  /// Ends the process if something is broken. Only with `-DCELLHARNESS_INTERNAL_CHECKS`: some of the checks look at everything.
  func checkInvariants(after occasion: @autoclosure () -> String) {
    #if CELLHARNESS_INTERNAL_CHECKS
      let broken = brokenInvariants
      precondition(broken.isEmpty, "after \(occasion()): \(broken.joined(separator: "; "))")
    #endif
  }

  /// What does not hold, in words.
  var brokenInvariants: [String] {
    // Where a data source is gone that knew the items, nobody says what is where, and cells stay as they are.
    guard !needsReload, owner.identifiedItems != nil || !followed.isUncounted else { return [] }
    return brokenViews + brokenState + brokenItems
  }

  // MARK: Views

  private var brokenViews: [String] {
    var broken: [String] = []
    var serving: [ObjectIdentifier: ListPlace] = [:]
    for (place, entry) in live.entries {
      if entry.slot != place.slot { broken.append("the view at \(place.slot) thinks it is at \(entry.slot)") }
      if place.kind == nil, !exists(place.slot) { broken.append("a cell at \(place.slot), where no item is") }
      // A view that the app keeps itself is its own to return twice.
      if entry.view.poolKey != nil, let other = serving.updateValue(place, forKey: ObjectIdentifier(entry.view)) {
        broken.append("one view at \(min(other, place).slot) and \(max(other, place).slot)")
      }
      if supply.pool.contains(entry.view) { broken.append("the view at \(place.slot) waits in the pool") }
      if entry.isDisplayed, entry.view.superview !== view {
        broken.append("the view on screen at \(place.slot) is not in the list")
      }
      if place.kind == nil, let binding = entry.cell?.core.binding, exists(place.slot), entry.view.poolKey != nil {
        if binding.slot != place.slot {
          broken.append("the cell at \(place.slot) is bound to \(binding.slot?.description ?? "-")")
        }
        // An identifier that is not equal to itself has another key whenever it is asked for; of items with one identifier it is the
        // order that tells which is which.
        let shown = item(at: place.slot)
        if binding.item != shown, shown == item(at: place.slot), binding.item?.identifierText != shown.identifierText {
          broken.append("the cell at \(place.slot) serves \(binding.item?.key ?? "-"), not \(shown.key)")
        }
      }
    }
    return broken.sorted()
  }

  // MARK: State

  private var brokenState: [String] {
    var broken: [String] = []
    func check(_ slots: [Slot], _ what: String) {
      for slot in slots where !exists(slot) { broken.append("\(what) at \(slot), where no item is") }
    }
    check(selection.slots, "a selection")
    check(touches.touch.highlighted.map { [$0] } ?? [], "a highlight")
    check(swipes.session.map { [$0.slot] } ?? [], "open actions")
    check(prefetcher.announced.sorted(), "an announced item")
    if Set(selection.slots).count != selection.slots.count { broken.append("an item is selected twice") }
    if let swipe = swipes.session, exists(swipe.slot), item(at: swipe.slot) != swipe.item {
      broken.append("actions of \(swipe.item.key) are open at \(item(at: swipe.slot).key)")
    }
    return broken
  }

  // MARK: Items

  /// Lists of up to 2,000 items: every item has a key of its own.
  private var brokenItems: [String] {
    guard counts.reduce(0, +) <= 2_000 else { return [] }
    var seen: [String: Slot] = [:]
    return slots.compactMap { slot in
      seen.updateValue(slot, forKey: items.key(at: slot)).map { "\($0) and \(slot) are the same item \(items.key(at: slot))" }
    }
  }
}

extension IndexMap {
  func check() {
    #if CELLHARNESS_INTERNAL_CHECKS
      precondition(broken.isEmpty, "positions before and after a change: \(broken.joined(separator: "; "))")
    #endif
  }

  /// What does not fit together in the map, in words.
  var broken: [String] {
    var result: [String] = []
    if newItem.count != oldCounts.reduce(0, +) || oldItem.count != newCounts.reduce(0, +) {
      result.append("counts and items differ")
    }
    for (old, new) in newItem.enumerated() where new >= 0 {
      if !oldItem.indices.contains(Int(new)) || oldItem[Int(new)] != Int32(old) {
        result.append("\(old) → \(new) has no way back")
      }
    }
    for (new, old) in oldItem.enumerated() where old >= 0 {
      if !newItem.indices.contains(Int(old)) || newItem[Int(old)] != Int32(new) {
        result.append("\(new) ← \(old) has no way there")
      }
    }
    return result
  }
}
