import CellTrace

/// The elements of an item that a test means when it asks for a kind of control by a name.
package enum ElementNames {
  /// What a control is to its user.
  package enum Kind: String, Sendable {
    case button, textField = "text field", toggle = "switch", element

    fileprivate func holds(_ element: Element) -> Bool {
      switch self {
      case .button: element.role == .button || (element.role == .accessory && element.isInteractive)
      case .textField: element.role == .textField
      case .toggle: element.role == .toggle
      case .element: true
      }
    }
  }

  /// The elements of a kind that carry a name; all of the kind without one.
  package static func elements(_ kind: Kind, named name: String?, in appearance: Appearance) -> [Element] {
    let all = appearance.elements.filter(kind.holds)
    guard let name else { return all }
    for isSame in [{ $0 == $1 }, { $0.lowercased() == $1.lowercased() }] as [(String, String) -> Bool] {
      let found = all.filter { labels(of: $0, in: appearance, kind).contains { isSame($0, name) } }
      if !found.isEmpty { return innermost(found) }
    }
    let parts = (kind == .button || kind == .element) ? ElementParts.named(name, in: appearance) : []
    if !parts.isEmpty { return parts }
    // The name of a switch is often the text beside it.
    guard kind == .toggle, let label = appearance.elements.first(where: { $0["text"] == name }) else { return [] }
    return nearest(to: label, among: all).map { [$0] } ?? []
  }

  /// How a reader would name the elements of a kind.
  package static func names(_ kind: Kind, in appearance: Appearance) -> [String] {
    appearance.elements.filter(kind.holds).compactMap { labels(of: $0, in: appearance, kind).first }
  }

  /// The element that stands nearest to another in the tree of views; nil if several stand equally near.
  package static func nearest(to label: Element, among elements: [Element]) -> Element? {
    func shared(_ element: Element) -> Int {
      zip(element.path.split(separator: "/"), label.path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let best = elements.map(shared).max()
    let nearest = elements.filter { shared($0) == best }
    return nearest.count == 1 ? nearest.first : nil
  }

  /// The texts on an element; a control also goes by what stands in it.
  private static func labels(of element: Element, in appearance: Appearance, _ kind: Kind) -> [String] {
    func own(_ element: Element) -> [String] {
      ["text", "title", "accessibilityLabel", "placeholder", "image"].compactMap { element[$0] }
    }
    guard kind != .element else { return own(element) }
    return own(element) + appearance.elements.filter { $0.path.hasPrefix(element.path + "/") }.flatMap(own)
  }

  /// Without elements that hold another of them: a view around a button goes by the button's words, too.
  private static func innermost(_ elements: [Element]) -> [Element] {
    elements.filter { outer in !elements.contains { $0.path.hasPrefix(outer.path + "/") } }
  }
}
