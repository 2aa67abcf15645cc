import CellTrace

/// The rows of a snapshot: sections in order with their items, and which section each item is in.
///
/// Sections carry a token that never changes, so that moving a section does not touch the entry of each of its items.
struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// A section and its items.
  struct Entry: Sendable {
    var identifier: Section
    var token: Int
    var items: [Item]
  }

  /// Sections in order. Whoever changes their order calls ``sectionsChanged()``.
  var sections: [Entry] = []
  private var indexOfSection: [Section: Int] = [:]
  /// Section index by token; -1 for a section that is gone.
  private var indexOfToken: [Int] = []
  private var tokenOfItem = IdentifierIndex<Item>()

  var itemCount: Int { tokenOfItem.count }

  func index(ofSection identifier: Section) -> Int? { indexOfSection[identifier] }

  func sectionIndex(ofItem identifier: Item) -> Int? { tokenOfItem[identifier].map { indexOfToken[$0] } }

  /// True if an identifier is there and can't be found: its hash is not the one it was put there with. Slow; for errors.
  func holdsUnfindable(_ identifier: Item) -> Bool {
    tokenOfItem[identifier] == nil && sections.contains { $0.items.contains(identifier) }
  }

  /// Where an item is. Costs a scan of its section.
  func slot(of identifier: Item) -> Slot? {
    guard let section = sectionIndex(ofItem: identifier),
      let item = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return Slot(section: section, item: item)
  }

  /// Where items are, in data order; one pass if there are many.
  func slots(of identifiers: [Item]) -> [Slot] {
    guard identifiers.count > 8 else { return identifiers.compactMap(slot).sorted() }
    let wanted = Set(identifiers)
    return sections.enumerated().flatMap { section, entry in
      entry.items.enumerated().filter { wanted.contains($0.element) }.map { Slot(section: section, item: $0.offset) }
    }
  }

  // MARK: Sections

  mutating func insertSections(_ identifiers: [Section], at index: Int) {
    let entries = identifiers.map { identifier in
      indexOfToken.append(-1)
      return Entry(identifier: identifier, token: indexOfToken.count - 1, items: [])
    }
    sections.insert(contentsOf: entries, at: index)
    sectionsChanged(from: index)
  }

  mutating func removeSections(where isGone: (Section) -> Bool) {
    for entry in sections where isGone(entry.identifier) {
      for item in entry.items { _ = tokenOfItem.remove(item) }
      indexOfToken[entry.token] = -1
      indexOfSection[entry.identifier] = nil
    }
    sections.removeAll { isGone($0.identifier) }
    sectionsChanged()
  }

  mutating func sectionsChanged(from first: Int = 0) {
    for index in sections.indices.dropFirst(first) {
      indexOfToken[sections[index].token] = index
      indexOfSection[sections[index].identifier] = index
    }
  }

  // MARK: Items

  /// Appends items if none of them is present and none comes twice; else changes nothing and returns false.
  mutating func appendUnique(_ identifiers: [Item], toSection section: Int) -> Bool {
    guard tokenOfItem.insert(identifiers, token: sections[section].token) == nil else { return false }
    sections[section].items.append(contentsOf: identifiers)
    return true
  }

  /// Inserts items that are known not to be present.
  mutating func insertItems(_ identifiers: [Item], at slot: Slot) {
    let token = sections[slot.section].token
    for identifier in identifiers { tokenOfItem.set(identifier, token: token) }
    sections[slot.section].items.insert(contentsOf: identifiers, at: slot.item)
  }

  /// Removes items; those that are not present are ignored.
  mutating func removeItems(_ identifiers: [Item]) {
    var gone = Set<Item>()
    var touched = Set<Int>()
    for identifier in identifiers {
      guard let token = tokenOfItem.remove(identifier) else { continue }
      gone.insert(identifier)
      touched.insert(indexOfToken[token])
    }
    for section in touched { sections[section].items.removeAll { gone.contains($0) } }
  }

  /// Values that come more than once, in order of their second appearance.
  static func duplicates<T: Hashable>(in values: [T]) -> [T] {
    var seen = Set<T>(minimumCapacity: values.count)
    var reported = Set<T>()
    return values.filter { !seen.insert($0).inserted && reported.insert($0).inserted }
  }
}
