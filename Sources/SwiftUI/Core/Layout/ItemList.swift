/// The items of a node's content, flattened. Holds the first one without an array: most content is one view.
struct ItemList {
  private(set) var first: LayoutItem?
  private(set) var rest: [LayoutItem] = []

  mutating func append(_ item: LayoutItem) {
    if first == nil { first = item } else { rest.append(item) }
  }

  var count: Int { first == nil ? 0 : rest.count + 1 }

  /// The only item, if there is exactly one.
  var single: LayoutItem? { rest.isEmpty ? first : nil }

  subscript(index: Int) -> LayoutItem {
    if index == 0, let first { return first }
    return rest[index - 1]
  }

  var array: [LayoutItem] {
    guard let first else { return [] }
    return [first] + rest
  }
}
