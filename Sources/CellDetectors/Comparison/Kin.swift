import CellTrace

/// What makes views of a cell the same thing several times: everything but their place among siblings.
struct Kin: Hashable {
  var path: [String]
  var properties: [String]

  init(_ element: Element) {
    path = element.path.split(separator: "/").map { Names.withoutOrdinal(String($0)) }
    properties = element.properties.map { "\($0.name)=\($0.value)" }
  }

  static func counts(in row: Appearance) -> [Kin: Int] {
    var counts: [Kin: Int] = [:]
    for element in row.elements { counts[Kin(element), default: 0] += 1 }
    return counts
  }
}
