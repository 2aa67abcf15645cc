import CellTrace

/// Something that goes on: work, or a subscription.
package struct LastingThing: Hashable, Sendable {
  /// What it is.
  package var what: String
  /// For whom it was begun; nil: for the screen itself.
  package var item: ItemID?
  /// Where, as the end of a sentence.
  package var origin: String

  /// What it is, for whom, and where it comes from.
  package var text: String { LastingThing.text(of: [self]) }

  /// A sentence for each kind: things that differ in their item only are told together, in the order of the first.
  package static func texts(of things: [LastingThing]) -> [String] {
    var groups: [[LastingThing]] = []
    for thing in things {
      if let index = groups.firstIndex(where: { $0[0].what == thing.what && $0[0].origin == thing.origin }) {
        groups[index].append(thing)
      } else {
        groups.append([thing])
      }
    }
    return groups.map(text)
  }

  private static func text(of group: [LastingThing]) -> String {
    let items = Set(group.compactMap(\.item))
    let whom = group.lazy.compactMap(\.item).first.map {
      ", for item \($0)" + (items.count > 1 ? " and \(items.count - 1) more" : "")
    }
    let times = group.count > max(1, items.count) ? " (\(group.count) times)" : ""
    return group[0].what + (whom ?? "") + group[0].origin + times
  }
}
