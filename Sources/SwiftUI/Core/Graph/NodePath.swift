/// Paths of nodes, for events. The appearance pass builds the same ones as it walks.
@MainActor enum NodePath {
  /// Names from the root, joined by `/`; the second and later siblings of a name carry an ordinal.
  static func of(_ node: ViewNode) -> String {
    var parts: [String] = []
    var current: ViewNode? = node
    while let named = current {
      if let name = named.pathName {
        let ordinal = ordinal(of: named, name)
        parts.append(ordinal == 0 ? name : "\(name)[\(ordinal)]")
      }
      current = named.parent
    }
    return parts.reversed().joined(separator: "/")
  }

  private static func ordinal(of node: ViewNode, _ name: String) -> Int {
    var scope: ViewNode? = node.parent
    while let candidate = scope, candidate.pathName == nil { scope = candidate.parent }
    guard let start = scope ?? node.graph.root, start !== node else { return 0 }
    var count = 0
    _ = countBefore(node, name, in: start, &count)
    return count
  }

  private static func countBefore(_ target: ViewNode, _ name: String, in scope: ViewNode, _ count: inout Int) -> Bool {
    var found = false
    scope.forEachPart { part in
      if found { return }
      if part === target {
        found = true
      } else if let partName = part.pathName {
        if partName == name { count += 1 }
      } else if countBefore(target, name, in: part, &count) {
        found = true
      }
    }
    return found
  }
}
