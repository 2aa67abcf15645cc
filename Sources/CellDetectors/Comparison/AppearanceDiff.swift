import CellTrace

/// What two appearances of one item do not agree on.
enum AppearanceDiff {
  /// Half a point: what rounding to pixels may do.
  static let tolerance = 0.5

  /// Differences of `observed` from `reference` in tree order. Places and sizes are listed only when nothing else differs:
  /// other content almost always has another size.
  static func differences(of observed: Appearance, from reference: Appearance) -> [Difference] {
    let content = contentDifferences(of: observed, from: reference)
    return content.isEmpty ? geometryDifferences(of: observed, from: reference) : content
  }

  /// Differences in existence and properties of elements.
  static func contentDifferences(of observed: Appearance, from reference: Appearance) -> [Difference] {
    if agree(observed.elements, reference.elements) { return [] }
    let pairing = ElementPairing(observed: observed.elements, reference: reference.elements)
    var result: [Difference] = []
    for pair in pairing.pairs {
      switch pair {
      case .both(let here, let there): result += propertyDifferences(of: here, from: there)
      case .onlyObserved(let element) where onlyLook(of: element) != nil:
        guard let look = onlyLook(of: element) else { continue }
        result.append(
          Difference(
            kind: .extra, path: element.path, name: look.name, observed: look.value, expected: FindingText.nothing,
            provenance: look.provenance))
      case .onlyObserved(let element):
        // What lies in an extra container needs no line of its own.
        guard !result.contains(where: { $0.kind == .extra && $0.name == nil && isBelow(element.path, $0.path) })
        else { continue }
        result.append(
          Difference(
            kind: .extra, path: element.path, name: nil, observed: element.words, expected: FindingText.nothing,
            provenance: element.role == .view
              ? element.lastProvenance : element.provenance ?? element.properties.lazy.compactMap(\.provenance).first)
        )
      case .onlyReference(let element):
        guard !result.contains(where: { $0.kind == .missing && $0.name == nil && isBelow(element.path, $0.path) })
        else { continue }
        result.append(
          Difference(
            kind: .missing, path: element.path, name: nil, observed: FindingText.nothing, expected: element.words))
      }
    }
    return result
  }

  /// Whether both show the same, whoever wrote it. Most comparisons end here, so nothing is made on the way.
  private static func agree(_ here: [Element], _ there: [Element]) -> Bool {
    guard here.count == there.count else { return false }
    for index in 0..<here.count {
      guard here[index].path == there[index].path, here[index].role == there[index].role,
        here[index].isInteractive == there[index].isInteractive
      else { return false }
      let (own, others) = (here[index].properties, there[index].properties)
      guard own.count == others.count else { return false }
      for place in 0..<own.count where own[place].value != others[place].value || own[place].name != others[place].name {
        return false
      }
    }
    return true
  }

  /// The property that alone makes a plain container worth an element: the container itself is there on both sides.
  private static func onlyLook(of element: Element) -> Property? {
    guard element.role == .view, element.properties.count == 1, let only = element.properties.first else { return nil }
    return only.name == "alpha" || only.name == "contentOffset" ? only : nil
  }

  private static func isBelow(_ path: String, _ ancestor: String) -> Bool {
    path != ancestor && Names.path(path, isAtOrBelow: ancestor)
  }

  private static func propertyDifferences(of here: Element, from there: Element) -> [Difference] {
    var result: [Difference] = []
    // A placeholder shows where there is no text: that it does follows from the text.
    let follows = here["text"] != there["text"] && here.role == .textField ? "placeholder" : nil
    if here.role != there.role {
      result.append(
        Difference(
          kind: .value, path: here.path, name: "role", observed: here.role.rawValue, expected: there.role.rawValue,
          provenance: here.provenance))
    }
    for property in here.properties where property.name != follows {
      let other = there[property.name]
      guard other != property.value else { continue }
      result.append(
        Difference(
          kind: other == nil ? .extra : .value, path: here.path, name: property.name, observed: property.value,
          expected: other ?? FindingText.nothing, provenance: property.provenance))
    }
    for property in there.properties where here[property.name] == nil && property.name != follows {
      result.append(
        Difference(
          kind: .missing, path: here.path, name: property.name, observed: FindingText.nothing, expected: property.value))
    }
    if here.isInteractive != there.isInteractive {
      result.append(
        Difference(
          kind: .value, path: here.path, name: "isInteractive", observed: "\(here.isInteractive)",
          expected: "\(there.isInteractive)"))
    }
    return result
  }

  private static func geometryDifferences(of observed: Appearance, from reference: Appearance) -> [Difference] {
    var result: [Difference] = []
    if abs(observed.frame.height - reference.frame.height) > tolerance {
      result.append(
        Difference(
          kind: .geometry, path: "", name: "height", observed: FindingText.points(observed.frame.height),
          expected: FindingText.points(reference.frame.height)))
    }
    for (here, there) in zip(observed.elements, reference.elements)
    where here.path == there.path && differ(here.frame, there.frame) {
      result.append(
        Difference(
          kind: .geometry, path: here.path, name: "frame", observed: here.frame.description,
          expected: there.frame.description))
    }
    return result
  }

  private static func differ(_ here: TraceRect, _ there: TraceRect) -> Bool {
    abs(here.x - there.x) > tolerance || abs(here.y - there.y) > tolerance
      || abs(here.width - there.width) > tolerance || abs(here.height - there.height) > tolerance
  }
}

extension Appearance {
  /// True if it shows something else, wherever its parts stand.
  func hasOtherContent(than other: Appearance) -> Bool {
    AppearanceDiff.contentDifferences(of: self, from: other).contains { $0.kind != .geometry }
  }
}

extension Element {
  /// The write that made the element perceivable: when its view was put there, or a property that makes a container show
  /// (a transparency, a colour), whichever came last.
  fileprivate var lastProvenance: WriteProvenance? {
    let all = [provenance] + properties.map(\.provenance)
    return all.compactMap { $0 }.max { $0.step < $1.step }
  }
}
