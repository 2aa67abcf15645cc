import Foundation

/// A snapshot whose identifiers have no type: `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` gives them one.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  /// The rows and the marks, by identity.
  var contents = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>()

  public override init() { super.init() }

  open var numberOfItems: Int { contents.numberOfItems }
  open var numberOfSections: Int { contents.numberOfSections }
  open var sectionIdentifiers: [Any] { contents.sectionIdentifiers.map(\.base) }
  open var itemIdentifiers: [Any] { contents.itemIdentifiers.map(\.base) }
  open var reloadedItemIdentifiers: [Any] { contents.reloadedItemIdentifiers.map(\.base) }
  open var reloadedSectionIdentifiers: [Any] { contents.reloadedSectionIdentifiers.map(\.base) }
  open var reconfiguredItemIdentifiers: [Any] { contents.reconfiguredItemIdentifiers.map(\.base) }

  open func numberOfItems(inSection identifier: Any) -> Int { contents.numberOfItems(inSection: .init(identifier)) }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    contents.itemIdentifiers(inSection: .init(sectionIdentifier)).map(\.base)
  }
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    contents.sectionIdentifier(containingItem: .init(itemIdentifier))?.base
  }
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int { contents.indexOfItem(.init(itemIdentifier)) ?? NSNotFound }
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    contents.indexOfSection(.init(sectionIdentifier)) ?? NSNotFound
  }

  open func appendItems(withIdentifiers identifiers: [Any]) { contents.appendItems(named(identifiers)) }
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    contents.appendItems(named(identifiers), toSection: .init(sectionIdentifier))
  }
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    contents.insertItems(named(identifiers), beforeItem: .init(itemIdentifier))
  }
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    contents.insertItems(named(identifiers), afterItem: .init(itemIdentifier))
  }
  open func deleteItems(withIdentifiers identifiers: [Any]) { contents.deleteItems(named(identifiers)) }
  open func deleteAllItems() { contents.deleteAllItems() }
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    contents.moveItem(.init(fromIdentifier), beforeItem: .init(toIdentifier))
  }
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    contents.moveItem(.init(fromIdentifier), afterItem: .init(toIdentifier))
  }
  open func reloadItems(withIdentifiers identifiers: [Any]) { contents.reloadItems(named(identifiers)) }
  open func reconfigureItems(withIdentifiers identifiers: [Any]) { contents.reconfigureItems(named(identifiers)) }
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) { contents.appendSections(named(sectionIdentifiers)) }
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) {
    contents.insertSections(named(sectionIdentifiers), beforeSection: .init(toSectionIdentifier))
  }
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) {
    contents.insertSections(named(sectionIdentifiers), afterSection: .init(toSectionIdentifier))
  }
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { contents.deleteSections(named(sectionIdentifiers)) }
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { contents.reloadSections(named(sectionIdentifiers)) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.contents = contents
    return copy
  }

  private func named(_ identifiers: [Any]) -> [ReferenceIdentifier] { identifiers.map { ReferenceIdentifier($0) } }
}

/// An identifier of any type.
struct ReferenceIdentifier: Hashable, @unchecked Sendable {
  let key: AnyHashable
  var base: Any { key.base }

  init(_ identifier: Any) {
    guard let key = identifier as? AnyHashable else {
      fatalError("\(type(of: identifier)) is no identifier of a snapshot: it is not Hashable")
    }
    self.key = key
  }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let result = NSDiffableDataSourceSnapshotReference()
    result.appendSections(withIdentifiers: sectionIdentifiers)
    for section in sectionIdentifiers {
      result.appendItems(withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
    }
    result.reloadItems(withIdentifiers: reloadedItemIdentifiers)
    result.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
    return result
  }

  public static func _forceBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      fatalError(
        "The identifiers of the snapshot are not of the types \(SectionIdentifierType.self) and \(ItemIdentifierType.self)")
    }
  }

  @discardableResult public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    var snapshot = Self()
    for section in source.sectionIdentifiers {
      guard let identifier = section as? SectionIdentifierType else { return false }
      let items = source.itemIdentifiersInSection(withIdentifier: section)
      let typed = items.compactMap { $0 as? ItemIdentifierType }
      guard typed.count == items.count else { return false }
      snapshot.appendSections([identifier])
      snapshot.appendItems(typed, toSection: identifier)
    }
    snapshot.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    snapshot.reconfigureItems(source.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    result = snapshot
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}
