import Foundation

/// One line of a list: a row, or what stands above or below the rows of a section.
@MainActor struct ListLine {
  let item: LayoutItem
  /// The ids of the elements that the line was made from, outermost first.
  let ids: [AnyHashable]
  let part: SectionPart
  /// The node of the section; nil outside of sections.
  let section: ViewNode?
  /// Deletes and moves, with where the line's element stands in its collection.
  let editing: (source: any RowEditing, index: Int)?

  /// What the list's selection calls the row: its tag, or its element's id.
  var value: AnyHashable? { trait(TagTrait.self) ?? ids.last }

  /// What a modifier says about the row; nil if none does.
  func trait<T>(_ key: Any.Type) -> T? {
    (item.node as? any ForEachElement)?.materialize()
    return ViewTraits.value(ObjectIdentifier(key), of: item) as? T
  }

  /// Swipe actions at an edge: those of the nearest modifier around or in the row.
  func swipeActions(_ edge: HorizontalEdge, within list: ViewNode) -> [SwipeActionItem] {
    var inner: ViewNode? = item.node
    while let node = inner {
      if let source = node as? any SwipeActionSource, source.edge == edge { return source.items() }
      guard node.parts.isEmpty else { break }
      inner = node.child
    }
    var outer = item.node.parent
    while let node = outer, node !== list {
      if let source = node as? any SwipeActionSource, source.edge == edge { return source.items() }
      outer = node.parent
    }
    return []
  }
}

/// What a view is in its section.
nonisolated enum SectionPart {
  case header, content, footer
}

nonisolated enum SectionPartTrait {}

/// A node that knows how to delete and move the rows of the collection in it.
@MainActor protocol RowEditing: ViewNode {
  /// False for a collection that says nothing itself of what may be done to its rows.
  var isEditable: Bool { get }
  var delete: ((IndexSet) -> Void)? { get }
  var move: ((IndexSet, Int) -> Void)? { get }
  var insert: RowInsertion? { get }
}

/// Finds the lines of a list.
@MainActor enum ListReading {
  /// The lines below a node, and the structure between it and them.
  static func lines(of list: ViewNode, _ content: ViewNode?) -> (lines: [ListLine], structure: Set<ObjectIdentifier>) {
    var items = ItemList()
    content?.collectItems(&items)
    var structure: Set<ObjectIdentifier> = []
    let lines = items.array.map { line($0, of: list, &structure) }
    return (lines, structure)
  }

  private static func line(_ item: LayoutItem, of list: ViewNode, _ structure: inout Set<ObjectIdentifier>) -> ListLine {
    var ids: [AnyHashable] = []
    var part: SectionPart?
    var section: ViewNode?
    var element: ViewNode?
    var editing: (source: any RowEditing, index: Int)?
    var current: ViewNode? = item.node
    while let node = current, node !== list {
      if node !== item.node { structure.insert(ObjectIdentifier(node)) }
      if let keyed = node as? any ForEachElement {
        ids.insert(keyed.explicitID, at: 0)
        element = element ?? node
      }
      if editing == nil, let source = node as? any RowEditing, source.isEditable, let element, let all = element.parent?.parts,
        let index = all.firstIndex(where: { $0 === element })
      {
        editing = (source, index)
      }
      if part == nil, let told = node.trait(ObjectIdentifier(SectionPartTrait.self)) {
        part = told as? SectionPart
      } else if part != nil, section == nil, node is any BodyNode {
        section = node
      }
      current = node.parent
    }
    return ListLine(item: item, ids: ids, part: part ?? .content, section: section, editing: editing)
  }
}
