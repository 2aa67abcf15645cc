import CellTrace
import HeadlessCore

/// Swipe actions: asked for when a swipe begins, open until something closes them (SW).
extension ListHost {
  /// Opens the actions at an edge of a row. Nil if there are none.
  func openSwipe(_ slot: Slot, edge: CellTrace.Edge, inEditMode: Bool = false) -> SwipeSession? {
    closeSwipe()
    guard let cell = live.cell(at: slot), owner.isInEditMode == inEditMode, owner.canSwipe(slot) else { return nil }
    let item = item(at: slot)
    guard let configuration = offer(slot, edge, cell), !configuration.actions.isEmpty else { return nil }
    let session = SwipeSession(
      slot: slot, item: item, edge: edge, actions: configuration.actions, generation: generation)
    // Asking may have changed the data; the row is where its item is.
    guard exists(slot), self.item(at: slot) == item else { return nil }
    swipe = session
    cell.core.set(.swiped, true)
    setNeedsLayout()
    Probe.post(.actionsOffered(item, edge, titles: session.titles, generation: session.generation))
    owner.didOpenSwipe(at: slot)
    return session
  }

  private func offer(
    _ slot: Slot, _ edge: CellTrace.Edge, _ cell: any ListCellView
  ) -> UISwipeActionsConfiguration? {
    let hosted = (cell.core.contentView as? any SwipeActionProviding)?.swipeActions(for: edge)
    guard let provided = owner.swipeActions(at: slot, edge: edge) else {
      return hosted ?? owner.standardSwipeActions(at: slot, edge: edge)
    }
    guard let hosted, !hosted.actions.isEmpty else { return provided }
    let hostedWin = policy.hostedSwipesWin
    Probe.post(.warning(ledgerID: "SW-21", text: ListTexts.twoSwipeSources(hostedWin: hostedWin)))
    return hostedWin ? hosted : provided
  }

  /// Runs an open action, as a tap on it does.
  func perform(_ action: UIContextualAction, of session: SwipeSession) {
    let offered = session.generation
    let current = generation
    Probe.post(
      .actionFired(
        session.item, title: SwipeSession.title(action), origin: action.origin, offered: offered, generation: current))
    Acting.with(Acting(item: session.item, list: self, offered: offered)) {
      action.handler(action, SwipeActionView()) { [weak self, weak session] done in
        guard let self, let session else { return }
        if self.swipe === session { self.closeSwipe() }
        if done, action.style == .destructive { self.expectRemoval(of: session.item, by: action) }
      }
    }
  }

  /// SW-09: whether the data followed can only be seen after a while.
  private func expectRemoval(of item: ItemID, by action: UIContextualAction) {
    let title = SwipeSession.title(action)
    let isEager = action.removesRowEagerly
    HostLoop.schedule(after: policy.destructiveGrace, label: "removal of the row of \"\(title)\"") { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let slot = self.slots.first(where: { self.item(at: $0) == item }) else { return }
        if isEager, self.policy.keptDestructiveRowAborts { self.raiseKeptRow(slot) }
        Probe.post(.warning(ledgerID: "SW-09", text: ListTexts.destructiveKeptItem(title, item.key)))
      }
    }
  }

  /// SW-19: SwiftUI has taken the row away, and the data source still counts its item.
  private func raiseKeptRow(_ slot: Slot) -> Never {
    let count = counts[slot.section]
    let text = ListTexts.inconsistentUpdates(
      before: counts, after: counts, updates: ["Delete \(owner.words.item) (\(slot.section) - \(slot.item))"], view, owner.words)
    let problem = FaultCause.Problem.itemCount(
      section: slot.section, counts: FaultCause.Counts(before: count, after: count, inserted: 0, deleted: 1))
    raise("SW-19", text, "Button(role: .destructive) in swipeActions", list: list, problem)
  }

  /// A tap on a delete control without a handler: the trailing actions show although the list is in edit mode (SW-16).
  func revealActions(_ slot: Slot) { _ = openSwipe(slot, edge: .trailing, inEditMode: true) }

  /// Closes open actions (SW-12). The row's state follows at once, its configuration with the next layout.
  func closeSwipe() {
    guard let session = swipe else { return }
    swipe = nil
    live.cell(at: session.slot)?.core.set(.swiped, false)
    setNeedsLayout()
    owner.didCloseSwipe(at: session.slot)
  }

  /// Open actions stay with their item; they go when it does, or when its cell is replaced (SW-12).
  func followSwipe(_ map: IndexMap, reloaded: Set<Slot>) {
    guard let session = swipe else { return }
    let slot = map.newSlot(of: session.slot)
    if let slot, !policy.reloadClosesSwipe || !reloaded.contains(slot) { return session.slot = slot }
    swipe = nil
    owner.didCloseSwipe(at: slot)
  }
}

/// The view that an action's handler is given as its source.
final class SwipeActionView: UIView {}
