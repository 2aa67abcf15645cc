import CellTrace
import HeadlessCore

/// What a cell shows, as lines `path property=value`: what the adversarial order of the pool compares.
struct CellLook: Hashable {
  var lines: Set<String> = []

  /// The place of the look that differs most from `known`: the one with the most lines that `known` lacks. Of an item that was
  /// never on screen, what all candidates have in common is taken to be known. The first of equals.
  static func place(ofFarthest candidates: [CellLook], from known: CellLook?) -> Int {
    guard let first = candidates.first else { return 0 }
    let reference = known?.lines ?? candidates.dropFirst().reduce(first.lines) { $0.intersection($1.lines) }
    var best = (place: 0, distance: -1)
    for (place, candidate) in candidates.enumerated() {
      let distance = candidate.lines.subtracting(reference).count
      if distance > best.distance { best = (place, distance) }
    }
    return best.place
  }
}

extension CellLook {
  /// The look of a cell at this moment.
  @MainActor init(of cell: any ListCellView) {
    var builder = AppearanceBuilder()
    builder.within("") { cell.describe(into: &$0) }
    for element in builder.elements {
      lines.insert(element.path)
      for property in element.properties { lines.insert("\(element.path) \(property.name)=\(property.value)") }
    }
  }
}
