import CellTrace
import HeadlessCore

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    guard !contents.sections.isEmpty else { raise("DIF-X04", ListTexts.noSections, call, .noSections) }
    let section = sectionIdentifier.map { knownSection($0, call) } ?? contents.sections.count - 1
    if contents.appendUnique(identifiers, toSection: section) { return }
    admit(identifiers, call)
    _ = contents.appendUnique(identifiers, toSection: section)
  }

  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: beforeIdentifier, offset: 0, "insertItems(_:beforeItem:)")
  }

  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1, "insertItems(_:afterItem:)")
  }

  /// Removes items; identifiers that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.removeItems(identifiers)
    forgetMarksOfMissing()
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Puts an item before another one, whatever their sections.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
  }

  /// Puts an item after another one, whatever their sections.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells the list shall replace by others.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, verb: "reload", in: \.reloadedItemIdentifiers)
  }

  /// Marks items that the provider shall configure again in their present cells.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, verb: "reconfigure", in: \.reconfiguredItemIdentifiers)
  }

  private mutating func mark(
    _ identifiers: [ItemIdentifierType], verb: String, in list: WritableKeyPath<Self, [ItemIdentifierType]>
  ) {
    var marked = Set(self[keyPath: list])
    for identifier in identifiers {
      guard contents.sectionIndex(ofItem: identifier) != nil else {
        raise(
          "DIF-X03", ListTexts.unknown(verb, "item", identifier), "\(verb)Items(_:)",
          .unknownIdentifier("\(identifier)", changedHash: contents.holdsUnfindable(identifier)))
      }
      if marked.insert(identifier).inserted { self[keyPath: list].append(identifier) }
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside target: ItemIdentifierType, offset: Int, _ call: String
  ) {
    _ = knownSlot(target, call)
    admit(identifiers.filter { $0 != target }, call)
    let slot = knownSlot(target, call)
    contents.insertItems(identifiers, at: Slot(section: slot.section, item: slot.item + offset))
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside target: ItemIdentifierType, offset: Int, _ call: String
  ) {
    _ = knownSlot(identifier, call)
    guard identifier != target else { return }
    _ = knownSlot(target, call)
    contents.removeItems([identifier])
    let slot = knownSlot(target, call)
    contents.insertItems([identifier], at: Slot(section: slot.section, item: slot.item + offset))
  }

  private func knownSlot(_ identifier: ItemIdentifierType, _ call: String) -> Slot {
    guard let slot = contents.slot(of: identifier) else {
      raise(
        "DIF-X05", ListTexts.invalidParameter("index != NSNotFound"), call,
        .unknownIdentifier("\(identifier)", changedHash: contents.holdsUnfindable(identifier)))
    }
    return slot
  }

  /// Checks new items: twice in one call is an error, already present means that they move to the new place.
  private mutating func admit(_ identifiers: [ItemIdentifierType], _ call: String) {
    let duplicates = SnapshotContents<SectionIdentifierType, ItemIdentifierType>.duplicates(in: identifiers)
    guard duplicates.isEmpty else {
      raise(
        "DIF-X01", ListTexts.notUnique("item", duplicates), call,
        .duplicates(duplicates.map { "\($0)" }, among: identifiers.count))
    }
    let existing = identifiers.filter { contents.sectionIndex(ofItem: $0) != nil }
    guard !existing.isEmpty else { return }
    Probe.post(.warning(ledgerID: "DIF-X02", text: ListTexts.alreadyExist("item", existing)))
    contents.removeItems(existing)
  }

  /// A mark without its item would be an instruction for nothing.
  mutating func forgetMarksOfMissing() {
    reloadedItemIdentifiers.removeAll { contents.sectionIndex(ofItem: $0) == nil }
    reconfiguredItemIdentifiers.removeAll { contents.sectionIndex(ofItem: $0) == nil }
    reloadedSectionIdentifiers.removeAll { contents.index(ofSection: $0) == nil }
  }
}
