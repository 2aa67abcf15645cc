/// What a list shows, by identity: sections in order, and the items of each.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The rows and their order, with the marks below.
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()

  /// Sections marked by ``reloadSections(_:)``.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// Items marked by ``reloadItems(_:)``.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items marked by ``reconfigureItems(_:)``.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { contents.itemCount }

  /// The number of sections.
  public var numberOfSections: Int { contents.sections.count }

  /// Sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections.map(\.identifier) }

  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    if contents.sections.count == 1 { return contents.sections[0].items }
    return contents.sections.flatMap(\.items)
  }

  /// The number of items in a section that is in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    contents.sections[knownSection(identifier, "numberOfItems(inSection:)", row: "DIF-X10")].items.count
  }

  /// The items of a section that is in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    contents.sections[knownSection(identifier, "itemIdentifiers(inSection:)", row: "DIF-X10")].items
  }

  /// The section that holds an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.sectionIndex(ofItem: identifier).map { contents.sections[$0].identifier }
  }

  /// The position of an item among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let slot = contents.slot(of: identifier) else { return nil }
    return contents.sections[..<slot.section].reduce(slot.item) { $0 + $1.items.count }
  }

  /// The position of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.index(ofSection: identifier) }

  /// The position of a section that the caller says is there.
  func knownSection(_ identifier: SectionIdentifierType, _ call: String, row: String = "DIF-X05") -> Int {
    guard let index = contents.index(ofSection: identifier) else {
      raise(
        row, ListTexts.invalidParameter("section != NSNotFound"), call,
        contents.sections.isEmpty ? .noSections : .unknownIdentifier("\(identifier)", changedHash: false))
    }
    return index
  }
}
