import CellTrace
import Foundation

/// What layouts hear of changes, and what cells follow of a layout. The system's own layouts need no word of a change, so that large
/// lists pay nothing.
@MainActor final class ListLayoutUpdates {
  private unowned let host: ListHost

  init(_ host: ListHost) { self.host = host }

  /// Whether the layout is one of the app that may want to know.
  var layoutHearsUpdates: Bool {
    host.view.window != nil && host.pass.hasLaidOut && host.layout.isOfApp
  }

  /// The list's delegate, or a layout of the app, may want the content elsewhere after a change of the data or of the layout.
  func settleOffset() {
    guard let list = host.view as? UICollectionView, host.view.window != nil, host.pass.hasLaidOut else { return }
    let method = "collectionView(_:targetContentOffsetForProposedContentOffset:)"
    let delegate = list.delegate.flatMap { OptionalMethods.hasOwn(method, $0) ? $0 : nil }
    guard delegate != nil || host.layout.isOfApp else { return }
    host.layout.prepareIfNeeded()
    host.placing.updateContentSize()
    let proposed = host.view.contentOffset
    let wanted = delegate?.collectionView(list, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    let target = host.layout.targetContentOffset(forProposedContentOffset: wanted)
    adjustOffset(by: CGPoint(x: target.x - proposed.x, y: target.y - proposed.y))
  }

  /// Moves the content on the layout's account, which is no scrolling.
  func adjustOffset(by distance: CGPoint) {
    guard distance != .zero else { return }
    host.view.contentOffset = CGPoint(x: host.view.contentOffset.x + distance.x, y: host.view.contentOffset.y + distance.y)
    host.pass.lastOffset = host.view.contentOffset.y + host.view.contentOffset.x
  }

  /// The change as single steps: deletions by their old places, then insertions, reloads and moves by their new ones.
  func updateItems(_ change: ListHost.Change) -> [UICollectionViewUpdateItem] {
    let map = change.map
    var result: [UICollectionViewUpdateItem] = []
    for (section, count) in map.oldCounts.enumerated() {
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        if map.newSlot(of: slot) == nil { result.append(.init(.delete, before: slot, after: nil)) }
      }
    }
    let stays = LongestIncreasingRun.members(of: ContiguousArray(map.oldItem.filter { $0 >= 0 }))
    var survivor = 0
    for (section, count) in map.newCounts.enumerated() {
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        guard let old = map.oldSlot(of: slot) else {
          result.append(.init(.insert, before: nil, after: slot))
          continue
        }
        if !stays[survivor] { result.append(.init(.move, before: old, after: slot)) }
        survivor += 1
      }
    }
    return result + change.reloaded.map { .init(.reload, before: map.oldSlot(of: $0), after: $0) }
  }

  /// Tells the layout, and asks it how new items come and old ones go: the animation itself takes no time here.
  func tellLayout(_ updates: [UICollectionViewUpdateItem]) {
    host.layout.prepare(forCollectionViewUpdates: updates)
    for update in updates {
      switch update.updateAction {
      case .insert: _ = update.indexPathAfterUpdate.flatMap { host.layout.initialLayoutAttributesForAppearingItem(at: $0) }
      case .delete: _ = update.indexPathBeforeUpdate.flatMap { host.layout.finalLayoutAttributesForDisappearingItem(at: $0) }
      case .reload, .move, .none: break
      }
    }
  }

  /// Cells follow the look of the layout that arranges them now: another one may have taken its place.
  func followListEnvironment() {
    for place in host.live.places {
      guard let entry = host.live[place], let cell = entry.cell else { continue }
      let values = TraitValues(list: host.layout.listEnvironment(section: place.slot.section))
      guard cell.traitOverrideValues != values else { continue }
      cell.traitOverrideValues = values
      entry.needsSizing = true
      cell.core.requestUpdate()
    }
  }
}
