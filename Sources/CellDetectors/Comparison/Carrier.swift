import CellTrace

/// The write that explains a difference: of the property itself, or of something near it that changes a view's structure.
struct Carrier {
  /// Who wrote it, and in which step.
  var provenance: WriteProvenance
  /// What was written, for example `UILabel.textColor` or `UIStackView.subviews`.
  var property: String
  /// True if it is not the differing property itself.
  var isEvidence: Bool

  /// The carrier of a difference whose write satisfies `condition`.
  init?(of difference: Difference, in appearance: Appearance, where condition: (WriteProvenance) -> Bool) {
    if let provenance = difference.provenance, condition(provenance) {
      self.init(provenance: provenance, property: difference.property, isEvidence: false)
      return
    }
    switch difference.kind {
    case .value:
      // Whether touches reach a view is nobody's value; what closes the way to it is written somewhere above.
      guard difference.name == "isInteractive",
        let closed = Self.evidence(near: difference, in: appearance, of: ["isUserInteractionEnabled"], where: condition)
      else { return nil }
      self = closed
    case .extra:
      // Of equal siblings any may be the one too many: the one that was put there earlier is.
      guard difference.name == nil else { return nil }
      if let filled = Self.filling(of: difference, in: appearance, where: condition) {
        self = filled
        return
      }
      // A label with a text of its own, say, that was hidden until an item showed it.
      if let shown = Self.evidence(near: difference, in: appearance, of: ["isHidden", "alpha"], where: condition) {
        self = shown
        return
      }
      guard let sibling = Self.sibling(of: difference, in: appearance, where: condition) else { return nil }
      self.init(provenance: sibling, property: difference.property, isEvidence: false)
    case .missing, .geometry:
      // What is missing, and what only lies elsewhere, has no write of its own.
      guard let evidence = Self.evidence(near: difference, in: appearance, where: condition) else { return nil }
      self = evidence
    }
  }

  private init(provenance: WriteProvenance, property: String, isEvidence: Bool) {
    self.provenance = provenance
    self.property = property
    self.isEvidence = isEvidence
  }

  /// What made a view show that was there all the time: a text, an image, a colour, a spinner's start. An empty label is nothing to
  /// see.
  private static func filling(
    of difference: Difference, in appearance: Appearance, where condition: (WriteProvenance) -> Bool
  ) -> Carrier? {
    let element = appearance.elements.first { $0.path == difference.path }
    for name in ["text", "title", "image", "isAnimating", "backgroundColor"] {
      guard let property = element?.properties.first(where: { $0.name == name && !$0.value.isEmpty }) else { continue }
      guard let provenance = property.provenance, condition(provenance) else { return nil }
      return Carrier(provenance: provenance, property: "\(difference.property).\(name)", isEvidence: false)
    }
    return nil
  }

  private static func sibling(
    of difference: Difference, in appearance: Appearance, where condition: (WriteProvenance) -> Bool
  ) -> WriteProvenance? {
    let parent = Names.parent(ofPath: difference.path)
    let type = Names.type(ofPath: difference.path)
    return appearance.elements.lazy
      .filter { Names.parent(ofPath: $0.path) == parent && Names.type(ofPath: $0.path) == type }
      .compactMap(\.provenance).first(where: condition)
  }

  /// The nearest structural write that satisfies `condition`, at or above the place; of all properties if none are named.
  private static func evidence(
    near difference: Difference, in appearance: Appearance, of properties: Set<String>? = nil,
    where condition: (WriteProvenance) -> Bool
  ) -> Carrier? {
    let path = difference.path
    let candidates = appearance.evidence.enumerated().filter { entry in
      properties?.contains(entry.element.property) != false && condition(entry.element.provenance)
        && Names.path(path, isAtOrBelow: entry.element.path)
    }
    let nearest = candidates.max { left, right in
      let (first, second) = (common(left.element.path, path), common(right.element.path, path))
      return first != second ? first < second : left.offset > right.offset
    }
    guard let evidence = nearest?.element else { return nil }
    let type = evidence.path.isEmpty ? "cell" : Names.type(ofPath: evidence.path)
    return Carrier(provenance: evidence.provenance, property: "\(type).\(evidence.property)", isEvidence: true)
  }

  /// Number of leading path components that two paths share.
  private static func common(_ left: String, _ right: String) -> Int {
    zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0.0 == $0.1 }.count
  }
}
