import CellTrace
import CoreGraphics
import HeadlessCore

/// Views come on screen, leave it, and wait in the pool; the app is told of each.
@MainActor final class ListDisplay {
  private unowned let host: ListHost
  /// How items looked when they left the screen: kept for the adversarial order only.
  private(set) var looks: [ItemID: CellLook] = [:]

  init(_ host: ListHost) { self.host = host }

  func display(_ entry: LiveView, _ place: ListPlace) {
    guard !entry.isDisplayed else { return }
    entry.isDisplayed = true
    entry.view.isHidden = entry.attributes.isHidden
    if place.kind == nil, let cell = entry.cell {
      let binding = cell.core.binding
      let item = host.item(at: place.slot)
      Probe.post(.willDisplay(binding.cell, item, place.slot))
      // Apps begin to load here, too.
      binding.cellBinding.run {
        host.owner.willDisplay(entry, place)
        (cell.core.contentView as? any CellContentLifecycle)?.cellWillDisplay()
      }
    } else {
      host.owner.willDisplay(entry, place)
      (entry.cell?.core.contentView as? any CellContentLifecycle)?.cellWillDisplay()
    }
  }

  /// Takes a view out of service: it ends displaying and waits in the pool.
  func retire(_ place: ListPlace) {
    guard let entry = host.live[place] else { return }
    host.live[place] = nil
    end(entry, place)
  }

  func endLeaving() {
    for (place, entry) in host.live.takeLeaving() {
      // An app that keeps a view may have returned it again for the place that it leaves.
      guard entry.view.poolKey != nil, let next = host.live.all.first(where: { $0.view === entry.view }) else {
        end(entry, place)
        continue
      }
      endDisplay(entry, place)
      entry.view.isHidden = !next.isDisplayed || next.attributes.isHidden
    }
  }

  private func endDisplay(_ entry: LiveView, _ place: ListPlace) {
    guard entry.isDisplayed else { return }
    entry.isDisplayed = false
    noteLook(of: entry, place)
    if place.kind == nil, let binding = entry.cell?.core.binding, let item = binding.item {
      Probe.post(.didEndDisplaying(binding.cell, item, place.slot))
    }
    host.owner.didEndDisplaying(entry, place)
    // A view that leaves the screen gives the keyboard up, or the next item would seem to be edited.
    KeyboardLoss.giveUp(entry.view, of: entry.view.servedBinding?.item)
    (entry.cell?.core.contentView as? any CellContentLifecycle)?.cellDidEndDisplaying()
    entry.view.isHidden = true
  }

  /// Keeps what the cell shows, for the order that compares looks.
  private func noteLook(of entry: LiveView, _ place: ListPlace) {
    guard place.kind == nil, RunState.current.comparesLooks, let cell = entry.cell else { return }
    let look = CellLook(of: cell)
    entry.look = look
    if let item = cell.core.binding.item { looks[item] = look }
  }

  private func end(_ entry: LiveView, _ place: ListPlace) {
    endDisplay(entry, place)
    let content = entry.cell?.core.contentView as? any CellContentLifecycle
    guard let key = entry.view.poolKey else { return entry.view.removeFromSuperview() }
    entry.view.isHidden = true
    host.supply.pool.put(entry.view, key, look: entry.look)
    if place.kind == nil, let binding = entry.cell?.core.binding { Probe.post(.cellPooled(binding.cell)) }
    content?.cellHiddenForReuse()
  }

  /// What left the screen ends; of it, the policy's number of cells stays with its items, nearest first (LC-08).
  func endInvisible() {
    let shown = host.placing.visibleAttributes().map(\.place)
    let visible = Set(shown)
    let middle = host.placing.visibleRect.midY
    let outside = host.live.places.filter { !visible.contains($0) }.sorted()
    if !outside.isEmpty { RunState.current.consult(.keeping) }
    let ahead = Set(host.pass.placesAhead(of: shown))
    let distances = outside.filter { $0.kind == nil && !ahead.contains($0) }
      .map { (place: $0, distance: abs((host.live[$0]?.attributes.frame.midY ?? 0) - middle)) }
    let kept = distances.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.prefix(host.policy.keptBehind).map(\.place)
    let staying = ahead.union(kept)
    for place in outside {
      if !staying.contains(place) { retire(place) } else if let entry = host.live[place] { endDisplay(entry, place) }
    }
    // Where a scroll leaves actions open, they go with the row they belong to.
    if !host.policy.scrollClosesSwipe, let session = host.swipes.session,
      !visible.contains(ListPlace(kind: nil, slot: session.slot))
    {
      host.swipes.close()
    }
  }
}
