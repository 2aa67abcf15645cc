import Foundation
import HeadlessCore

/// What one section shows as an outline: items with children that can be folded away.
///
/// It does not know which section it is for; only what is applied shows.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var members: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty outline.
  public init() {}

  // MARK: Asking

  /// Items at the top.
  public var rootItems: [ItemIdentifierType] { roots }
  /// All items, each followed by what is below it.
  public var items: [ItemIdentifierType] { walk(roots) { _ in true } }
  /// Items whose ancestors are all unfolded, in the order in which the list shows them.
  public var visibleItems: [ItemIdentifierType] { walk(roots, expanded.contains) }
  /// Items marked as unfolded.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// True if the item is in the outline.
  public func contains(_ item: ItemIdentifierType) -> Bool { members.contains(item) }
  /// True if the item is marked as unfolded, even if it has no children.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// True if no ancestor of the item is folded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// How many ancestors the item has.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: known(item)).count }
  /// The place of the item among all items.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The item right above another one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[known(child)] }
  /// The part of the outline below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([known(parent)]) }
    part.graft(children[known(parent)] ?? [], from: self, below: includingParent ? parent : nil)
    if includingParent, expanded.contains(parent) { part.expand([parent]) }
    return part
  }
  /// The outline as indented text.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item, default: []].isEmpty ? "•" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items at the end of a parent's children, or at the end of the top level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, at: childItems(of: parent.map(known)).count, of: parent)
  }
  /// Adds items before another one, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }
  /// Adds items after another one, below the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }
  /// Adds another outline before an item, below the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot.roots, before: item)
    take(snapshot)
  }
  /// Adds another outline after an item, below the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot.roots, after: item)
    take(snapshot)
  }
  /// Replaces everything below an item by another outline.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[known(parent)] ?? [])
    append(snapshot.roots, to: parent)
    take(snapshot)
  }
  /// Removes items and everything below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where members.contains(item) { remove(item) }
  }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Unfolds items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.map(known)) }
  /// Folds items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items.map(known)) }

  // MARK: Structure

  /// True if any item is below another one.
  var isOutline: Bool { !parents.isEmpty }

  /// How many ancestors the item has; none for one that is not in the outline.
  func depth(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

  private func walk(
    _ level: [ItemIdentifierType], _ enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    level.flatMap { item in [item] + (enters(item) ? walk(children[item] ?? [], enters) : []) }
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { [parents] current in
        guard let parent = parents[current] else { return nil }
        current = parent
        return parent
      })
  }

  private func known(_ item: ItemIdentifierType) -> ItemIdentifierType {
    guard members.contains(item) else {
      raise(
        "DIF-X05", ListTexts.invalidParameter("index != NSNotFound"), "NSDiffableDataSourceSectionSnapshot",
        .unknownIdentifier("\(item)", changedHash: walk(roots) { _ in true }.contains(item)))
    }
    return item
  }

  private func childItems(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? roots
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    let parent = parents[known(item)]
    guard let index = childItems(of: parent).firstIndex(of: item) else { return }
    insert(items, at: index + offset, of: parent)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at index: Int, of parent: ItemIdentifierType?) {
    let twice = SnapshotContents<Int, ItemIdentifierType>.duplicates(in: items) + items.filter(members.contains)
    guard twice.isEmpty else {
      raise(
        "DIF-X09", ListTexts.notUniqueInSection(twice), "NSDiffableDataSourceSectionSnapshot.append(_:to:)",
        .duplicates(twice.map { "\($0)" }, among: items.count))
    }
    members.formUnion(items)
    guard let parent else { return roots.insert(contentsOf: items, at: index) }
    children[parent, default: []].insert(contentsOf: items, at: index)
    for item in items { parents[item] = parent }
  }

  private mutating func remove(_ item: ItemIdentifierType) {
    for child in children[item] ?? [] { remove(child) }
    if let parent = parents.removeValue(forKey: item) {
      children[parent]?.removeAll { $0 == item }
    } else {
      roots.removeAll { $0 == item }
    }
    children[item] = nil
    expanded.remove(item)
    members.remove(item)
  }

  /// Takes over what is below the top level of another outline whose top level is already here.
  private mutating func take(_ other: Self) {
    for root in other.roots { graft(other.children[root] ?? [], from: other, below: root) }
    expanded.formUnion(other.expanded)
  }

  private mutating func graft(_ items: [ItemIdentifierType], from other: Self, below parent: ItemIdentifierType?) {
    append(items, to: parent)
    expanded.formUnion(items.filter(other.expanded.contains))
    for item in items { graft(other.children[item] ?? [], from: other, below: item) }
  }
}
