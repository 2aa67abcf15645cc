import CellTrace
import Foundation
import HeadlessCore

/// Watches that identifiers keep the hash they were applied with (DIF-X08).
///
/// Only identifiers that are objects, or hold some, can change inside a snapshot. For all others nothing is kept; they are compared
/// with those of the next snapshot.
struct IdentifierHashes<Item: Hashable> {
  /// An identifier as it was applied.
  struct Entry {
    let item: Item
    let hash: Int
    let key: String
  }

  private var entries: ContiguousArray<Entry> = []
  private var reported: Set<String> = []

  /// Takes over what a snapshot holds now.
  mutating func note(_ items: [Item], key: (Item) -> String) {
    reported = []
    guard items.prefix(8).contains(where: { holdsObject($0) }) else {
      if !entries.isEmpty { entries = [] }
      return
    }
    entries = ContiguousArray(items.map { Entry(item: $0, hash: $0.hashValue, key: key($0)) })
  }

  /// Identifiers that hash otherwise now.
  var changed: [Entry] { entries.filter { $0.item.hashValue != $0.hash } }

  /// Of those, what was not reported yet.
  mutating func unreported() -> [Entry] { changed.filter { reported.insert($0.key).inserted } }

  private func holdsObject(_ item: Item) -> Bool {
    if Item.self is any FixedWidthInteger.Type || Item.self == String.self || _isPOD(Item.self) { return false }
    return Item.self is AnyClass || holdsObject(item, depth: 0)
  }

  private func holdsObject(_ value: Any, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return true }
    return mirror.children.prefix(16).contains { holdsObject($0.value, depth: depth + 1) }
  }
}

extension DiffableCore {
  /// Notes what is shown from here on.
  func noteHashes() {
    hashes.note(current.itemIdentifiers) { identities.key(of: $0) }
  }

  /// Posts identifiers that changed since they were applied.
  func checkIdentifiers() {
    let changed = hashes.unreported()
    guard let first = changed.first, let list = host?.list else { return }
    Probe.post(
      .identifierChanged(
        ItemID(list: list, key: first.key), type: QualifiedTypeName.of(type(of: first.item)), count: changed.count))
  }

  /// Ends the app if a new snapshot has identifiers that the present one has with another hash (DIF-X08).
  func refuseChangedHashes(
    in snapshot: Snapshot, _ call: String
  ) {
    checkIdentifiers()
    var both = hashes.changed.map(\.item).filter { snapshot.contents.sectionIndex(ofItem: $0) != nil }
    if both.isEmpty { both = otherwiseHashed(in: snapshot) }
    guard !both.isEmpty else { return }
    raise("DIF-X08", ListTexts.otherHashes(both), call, list: host?.list, .changedHash(both.map { "\($0)" }))
  }

  /// The first identifier that equals the one at its place now and hashes otherwise, with that one: `==` leaves out what the hash
  /// takes in. Values with the same bytes are the same, so that nothing is hashed for rows that did not change.
  private func otherwiseHashed(in snapshot: Snapshot) -> [Item] {
    if Item.self is any FixedWidthInteger.Type || Item.self == String.self || Item.self == UUID.self { return [] }
    for (old, new) in zip(current.contents.sections, snapshot.contents.sections) {
      for (before, after) in zip(old.items, new.items) where before == after {
        if !haveSameBytes(before, after), before.hashValue != after.hashValue { return [before, after] }
      }
    }
    return []
  }

  private func haveSameBytes(_ left: Item, _ right: Item) -> Bool {
    withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
  }
}
