import CellTrace
import HeadlessCore

/// Swipe actions: asked for when a swipe begins, open until something closes them (SW).
@MainActor final class ListSwipes {
  private unowned let host: ListHost
  /// The actions that are open.
  private(set) var session: SwipeSession?

  init(_ host: ListHost) { self.host = host }

  /// Opens the actions at an edge of a row. Nil if there are none.
  func open(_ slot: Slot, edge: CellTrace.Edge, inEditMode: Bool = false) -> SwipeSession? {
    close()
    guard let cell = host.live.cell(at: slot), host.owner.isInEditMode == inEditMode, host.owner.canSwipe(slot) else {
      return nil
    }
    let item = host.item(at: slot)
    guard let configuration = offer(slot, edge, cell), !configuration.actions.isEmpty else { return nil }
    let session = SwipeSession(
      slot: slot, item: item, edge: edge, actions: configuration.actions, generation: host.generation)
    // Asking may have changed the data; the row is where its item is.
    guard host.exists(slot), host.item(at: slot) == item else { return nil }
    self.session = session
    cell.core.set(.swiped, true)
    host.setNeedsLayout()
    Probe.post(.actionsOffered(item, edge, titles: session.titles, generation: session.generation))
    host.owner.didOpenSwipe(at: slot)
    return session
  }

  private func offer(
    _ slot: Slot, _ edge: CellTrace.Edge, _ cell: any ListCellView
  ) -> UISwipeActionsConfiguration? {
    let hosted = (cell.core.contentView as? any SwipeActionProviding)?.swipeActions(for: edge)
    guard let provided = host.owner.swipeActions(at: slot, edge: edge) else {
      return hosted ?? host.owner.standardSwipeActions(at: slot, edge: edge)
    }
    guard let hosted, !hosted.actions.isEmpty else { return provided }
    let hostedWin = host.policy.hostedSwipesWin
    Probe.post(.warning(ledgerID: "SW-21", text: ListTexts.twoSwipeSources(hostedWin: hostedWin)))
    return hostedWin ? hosted : provided
  }

  /// Runs an open action, as a tap on it does.
  func perform(_ action: UIContextualAction, of session: SwipeSession) {
    let offered = session.generation
    let current = host.generation
    Probe.post(
      .actionFired(
        session.item, title: SwipeSession.title(action), origin: action.origin, offered: offered, generation: current))
    Acting.with(Acting(item: session.item, list: host, offered: offered)) {
      action.handler(action, SwipeActionView()) { [weak self, weak session] done in
        guard let self, let session else { return }
        if self.session === session { self.close() }
        if done, action.style == .destructive {
          Probe.post(.delegateCall("UIContextualAction.completion(true)", session.slot))
          self.expectRemoval(of: session.item, by: action)
        }
      }
    }
  }

  /// SW-09: whether the data followed can only be seen after a while.
  private func expectRemoval(of item: ItemID, by action: UIContextualAction) {
    let title = SwipeSession.title(action)
    let isEager = action.removesRowEagerly
    HostLoop.schedule(after: host.policy.destructiveGrace, label: "removal of the row of \"\(title)\"") { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let slot = self.host.slots.first(where: { self.host.item(at: $0) == item }) else { return }
        if isEager, self.host.policy.keptDestructiveRowAborts { self.raiseKeptRow(slot) }
        Probe.post(
          isEager
            ? .warning(ledgerID: "SW-19", text: ListTexts.rowTakenAway(title, item.key))
            : .warning(ledgerID: "SW-09", text: ListTexts.destructiveKeptItem(title, item.key)))
      }
    }
  }

  /// SW-19: SwiftUI has taken the row away, and the data source still counts its item.
  private func raiseKeptRow(_ slot: Slot) -> Never {
    let count = host.counts[slot.section]
    let text = ListTexts.inconsistentUpdates(
      before: host.counts, after: host.counts, updates: ["Delete \(host.owner.words.item) (\(slot.section) - \(slot.item))"],
      host.view, host.owner.words)
    let problem = FaultCause.Problem.itemCount(
      section: slot.section, counts: FaultCause.Counts(before: count, after: count, inserted: 0, deleted: 1))
    raise("SW-19", text, "Button(role: .destructive) in swipeActions", list: host.list, problem)
  }

  /// A tap on a delete control without a handler: the trailing actions show although the list is in edit mode (SW-16).
  func reveal(_ slot: Slot) { _ = open(slot, edge: .trailing, inEditMode: true) }

  /// Closes open actions (SW-12). The row's state follows at once, its configuration with the next layout.
  func close() {
    guard let session else { return }
    self.session = nil
    host.live.cell(at: session.slot)?.core.set(.swiped, false)
    host.setNeedsLayout()
    host.owner.didCloseSwipe(at: session.slot)
  }

  /// Open actions stay with their item; they go when it does, or when its cell is replaced (SW-12).
  func follow(_ map: IndexMap, reloaded: Set<Slot>) {
    guard let session else { return }
    let slot = map.newSlot(of: session.slot)
    if let slot, !host.policy.reloadClosesSwipe || !reloaded.contains(slot) { return session.slot = slot }
    self.session = nil
    host.owner.didCloseSwipe(at: slot)
  }
}

/// The view that an action's handler is given as its source.
final class SwipeActionView: UIView {
  override var nameInTraces: String? { "UIContextualAction" }
}
