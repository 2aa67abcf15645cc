/// Looks for an id in the rows of lazy collections whose content is not made yet: it may be that of a view in there. An id that is nowhere
/// must not make all rows of a long list, so the rows that are there tell whether it is worth making others.
@MainActor struct WaitingRows {
  private let id: AnyHashable
  /// How many rows may still be made.
  private var budget = 4000

  /// The view with an id in rows that are made for it, one after the other until it is found. Nil if it is in none of them.
  static func find(_ id: AnyHashable, _ node: ViewNode) -> ViewNode? {
    var search = WaitingRows(id: id)
    return search.find(in: node)
  }

  private init(id: AnyHashable) { self.id = id }

  private mutating func find(in node: ViewNode) -> ViewNode? {
    var parts: [ViewNode] = []
    node.forEachPart { parts.append($0) }
    var known = Known()
    for case let row as any ForEachElement in parts where row.isMade { known.add(ids(in: row), of: row) }
    for part in parts {
      if let row = part as? any ForEachElement, !row.isMade {
        guard budget > 0, known.mayHaveOthers else { continue }
        budget -= 1
        row.materialize()
        if let found = ScrollSearch.find(id, row) { return found }
        known.add(ids(in: row), of: row)
      }
      if let found = find(in: part) { return found }
    }
    return nil
  }

  /// The ids of the wanted kind in a row, without the row's own.
  private func ids(in row: ViewNode) -> [AnyHashable] {
    var found: [AnyHashable] = []
    let kind = ObjectIdentifier(type(of: id.base))
    func collect(_ node: ViewNode) {
      if let one = (node as? any IdentifiedNode)?.explicitID, ObjectIdentifier(type(of: one.base)) == kind { found.append(one) }
      node.forEachPart(collect)
    }
    row.forEachPart(collect)
    return found
  }

  /// What the rows of one collection are like, which are made by one closure.
  @MainActor private struct Known {
    private var withoutIDs = 0
    private var withTheirOwn = 0
    private var withOthers = 0

    mutating func add(_ ids: [AnyHashable], of row: any ForEachElement) {
      if ids.isEmpty {
        withoutIDs += 1
      } else if ids.allSatisfy({ $0 == row.explicitID }) {
        withTheirOwn += 1
      } else {
        withOthers += 1
      }
    }

    /// False once it is clear that the views in rows are called as their rows are, which are known by name, or that they have no ids of the
    /// kind. One row in many may have one all the same, such as the last.
    var mayHaveOthers: Bool { withOthers > 0 || (withTheirOwn < 8 && withoutIDs < 200) }
  }
}
