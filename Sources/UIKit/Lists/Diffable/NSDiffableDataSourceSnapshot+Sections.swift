import CellTrace
import HeadlessCore

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    admit(identifiers, "appendSections(_:)")
    contents.insertSections(identifiers, at: contents.sections.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, toIdentifier, offset: 0, "insertSections(_:beforeSection:)")
  }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, toIdentifier, offset: 1, "insertSections(_:afterSection:)")
  }

  /// Removes sections with their items; identifiers that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    contents.removeSections { gone.contains($0) }
    forgetMarksOfMissing()
  }

  /// Puts a section, with its items, before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, toIdentifier, offset: 0, "moveSection(_:beforeSection:)")
  }

  /// Puts a section, with its items, after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, toIdentifier, offset: 1, "moveSection(_:afterSection:)")
  }

  /// Marks sections whose cells the list shall replace.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard contents.index(ofSection: identifier) != nil else {
        raise(
          "DIF-X03", ListTexts.unknown("reload", "section", identifier), "reloadSections(_:)",
          .unknownIdentifier("\(identifier)", changedHash: false))
      }
      if !reloadedSectionIdentifiers.contains(identifier) { reloadedSectionIdentifiers.append(identifier) }
    }
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], _ target: SectionIdentifierType, offset: Int, _ call: String
  ) {
    _ = knownSection(target, call)
    admit(identifiers.filter { $0 != target }, call)
    contents.insertSections(identifiers, at: knownSection(target, call) + offset)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, _ target: SectionIdentifierType, offset: Int, _ call: String
  ) {
    let from = knownSection(identifier, call)
    let to = knownSection(target, call)
    guard from != to else { return }
    let section = contents.sections.remove(at: from)
    contents.sections.insert(section, at: (to > from ? to - 1 : to) + offset)
    contents.sectionsChanged()
  }

  /// Checks new sections: twice in one call is an error, already present means that they move to the new place, empty.
  private mutating func admit(_ identifiers: [SectionIdentifierType], _ call: String) {
    let duplicates = SnapshotContents<SectionIdentifierType, ItemIdentifierType>.duplicates(in: identifiers)
    guard duplicates.isEmpty else {
      raise(
        "DIF-X01", ListTexts.notUnique("section", duplicates), call,
        .duplicates(duplicates.map { "\($0)" }, among: identifiers.count))
    }
    let existing = identifiers.filter { contents.index(ofSection: $0) != nil }
    guard !existing.isEmpty else { return }
    Probe.post(.warning(ledgerID: "DIF-X02", text: ListTexts.alreadyExist("section", existing)))
    deleteSections(existing)
  }
}
