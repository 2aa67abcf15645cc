import CellTrace
import Foundation

/// What layouts of the app hear of changes. The system's own layouts need none of it, so that large lists pay nothing.
extension ListHost {
  var layoutHearsUpdates: Bool {
    guard view.window != nil, hasLaidOut else { return false }
    let type = ObjectIdentifier(type(of: layout))
    return type != ObjectIdentifier(UICollectionViewCompositionalLayout.self)
      && type != ObjectIdentifier(UICollectionViewFlowLayout.self)
  }

  /// The change as single steps: deletions by their old places, then insertions, reloads and moves by their new ones.
  func updateItems(_ change: Change) -> [UICollectionViewUpdateItem] {
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
    layout.prepare(forCollectionViewUpdates: updates)
    for update in updates {
      switch update.updateAction {
      case .insert: _ = update.indexPathAfterUpdate.flatMap { layout.initialLayoutAttributesForAppearingItem(at: $0) }
      case .delete: _ = update.indexPathBeforeUpdate.flatMap { layout.finalLayoutAttributesForDisappearingItem(at: $0) }
      case .reload, .move, .none: break
      }
    }
  }
}

extension ListHost {
  /// Cells follow the look of the layout that arranges them now: another one may have taken its place.
  func followListEnvironment() {
    for place in live.keys.sorted() {
      guard let entry = live[place], let cell = entry.cell else { continue }
      let values = TraitValues(list: layout.listEnvironment(section: place.slot.section))
      guard cell.traitOverrideValues != values else { continue }
      cell.traitOverrideValues = values
      entry.needsSizing = true
      cell.core.requestUpdate()
    }
  }
}
