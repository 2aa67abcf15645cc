import CellTrace

/// Which element of one appearance stands for which of another.
///
/// Elements with the same path belong together. Among siblings of one type whose number differs, the ordinal in the path says
/// little: a view that was left in front shifts all later ones. There, equal content decides, in order, and then the path.
struct ElementPairing {
  enum Pair {
    case both(Element, Element)
    case onlyObserved(Element)
    case onlyReference(Element)
  }

  /// Pairs in the order of the observed elements, then what only the reference has.
  private(set) var pairs: [Pair] = []

  init(observed: [Element], reference: [Element]) {
    // By far the most common case, on the way of every comparison.
    if observed.count == reference.count, zip(observed, reference).allSatisfy({ $0.path == $1.path }) {
      pairs = zip(observed, reference).map { .both($0, $1) }
      return
    }
    let there = Self.families(of: reference)
    let here = Self.families(of: observed)
    var partner: [Int: Int] = [:]
    for (family, places) in here {
      guard let others = there[family] else { continue }
      let matches =
        places.count == others.count
        ? Self.samePaths(places, observed, others, reference) : Self.matches(places, observed, others, reference)
      for (place, other) in matches { partner[place] = other }
    }
    let taken = Set(partner.values)
    for (place, element) in observed.enumerated() {
      if let other = partner[place] {
        pairs.append(.both(element, reference[other]))
      } else {
        pairs.append(.onlyObserved(element))
      }
    }
    for (place, element) in reference.enumerated() where !taken.contains(place) { pairs.append(.onlyReference(element)) }
  }

  /// Elements by parent and type, in order.
  private static func families(of elements: [Element]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (place, element) in elements.enumerated() {
      result["\(Names.parent(ofPath: element.path))/\(Names.type(ofPath: element.path))", default: []].append(place)
    }
    return result
  }

  /// Places of equal paths.
  private static func samePaths(
    _ places: [Int], _ observed: [Element], _ others: [Int], _ reference: [Element]
  ) -> [(Int, Int)] {
    var left = others
    return places.compactMap { place in
      guard let index = left.firstIndex(where: { reference[$0].path == observed[place].path }) else { return nil }
      return (place, left.remove(at: index))
    }
  }

  /// The longest common subsequence by content; what is left over is paired by path where it lies in one gap of both.
  private static func matches(
    _ places: [Int], _ observed: [Element], _ others: [Int], _ reference: [Element]
  ) -> [(Int, Int)] {
    let here = places.map { content(observed[$0]) }
    let there = others.map { content(reference[$0]) }
    var length = Array(repeating: Array(repeating: 0, count: there.count + 1), count: here.count + 1)
    for row in stride(from: here.count - 1, through: 0, by: -1) {
      for column in stride(from: there.count - 1, through: 0, by: -1) {
        length[row][column] =
          here[row] == there[column]
          ? length[row + 1][column + 1] + 1 : max(length[row + 1][column], length[row][column + 1])
      }
    }
    var result: [(Int, Int)] = []
    var gapHere: [Int] = []
    var gapThere: [Int] = []
    func closeGap() {
      result += samePaths(gapHere, observed, gapThere, reference)
      gapHere = []
      gapThere = []
    }
    var row = 0
    var column = 0
    while row < here.count || column < there.count {
      if row < here.count, column < there.count, here[row] == there[column] {
        closeGap()
        result.append((places[row], others[column]))
        row += 1
        column += 1
      } else if column == there.count || (row < here.count && length[row + 1][column] >= length[row][column + 1]) {
        gapHere.append(places[row])
        row += 1
      } else {
        gapThere.append(others[column])
        column += 1
      }
    }
    closeGap()
    return result
  }

  private static func content(_ element: Element) -> [String] {
    [element.role.rawValue]
      + element.properties.map { "\($0.name)=\($0.value)" }
  }
}
