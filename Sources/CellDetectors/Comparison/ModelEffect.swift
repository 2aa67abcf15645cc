import CellTrace

/// What an action did to every item, as cells made anew from the model show it.
struct ModelEffect {
  /// What happened to one item.
  struct Change: Hashable {
    enum Kind: Int, Comparable {
      case removed, changed, moved, inserted

      static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

      /// The verb with the item as its object.
      var verb: String {
        switch self {
        case .removed: "removes"
        case .changed: "changes"
        case .moved: "moves"
        case .inserted: "inserts"
        }
      }

      /// The name that identifies it.
      var name: String {
        switch self {
        case .removed: "removed"
        case .changed: "changed"
        case .moved: "moved"
        case .inserted: "inserted"
        }
      }
    }

    var kind: Kind
    /// New values of the properties that changed.
    var values: [PropertyKey: String] = [:]
    /// The first property that changed, with its old and new value.
    var first: Difference?
  }

  /// Items that something happened to.
  private(set) var changes: [ItemID: Change] = [:]

  init(_ effect: ActionReference.Effect, mask: Mask) {
    let before = Set(effect.itemsBefore)
    let after = Set(effect.itemsAfter)
    for item in effect.itemsBefore where !after.contains(item) { changes[item] = Change(kind: .removed) }
    for item in effect.itemsAfter where !before.contains(item) { changes[item] = Change(kind: .inserted) }
    for item in Self.moved(from: effect.itemsBefore.filter(after.contains), to: effect.itemsAfter.filter(before.contains)) {
      changes[item] = Change(kind: .moved)
    }
    for appearance in effect.after where before.contains(appearance.item) {
      guard let earlier = effect.before.first(where: { $0.item == appearance.item }), !appearance.isUnsettled,
        !earlier.isUnsettled
      else { continue }
      let differences = mask.unmasked(
        AppearanceDiff.contentDifferences(of: appearance, from: earlier), of: appearance.item)
      guard let first = differences.first else { continue }
      changes[appearance.item] = Change(
        kind: .changed, values: Dictionary(differences.map { ($0.key, $0.observed) }) { value, _ in value }, first: first)
    }
  }

  /// The items that a smallest set of moves takes to their new places: all outside a longest run that keeps its order.
  static func moved(from old: [ItemID], to new: [ItemID]) -> [ItemID] {
    var oldPlace: [ItemID: Int] = [:]
    for (place, item) in old.enumerated() { oldPlace[item] = place }
    let sequence = new.compactMap { oldPlace[$0] }
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: sequence.count)
    for (index, value) in sequence.enumerated() {
      let place = tails.firstIndex { sequence[$0] >= value } ?? tails.count
      previous[index] = place == 0 ? -1 : tails[place - 1]
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var kept: Set<Int> = []
    var index = tails.last ?? -1
    while index >= 0 {
      kept.insert(index)
      index = previous[index]
    }
    return new.enumerated().filter { !kept.contains($0.offset) }.map(\.element)
  }
}
