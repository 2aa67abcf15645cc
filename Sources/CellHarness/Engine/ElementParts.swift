import CellTrace

/// Parts of controls that a person touches and calls by names of their own, though each control is one element: halves of steppers, segments;
/// and what a control is called that shows no words.
package enum ElementParts {
  /// A name and what it means: for a part, the control with the part's frame.
  package typealias Part = (name: String, element: Element)

  /// The parts of an element, from left to right.
  package static func parts(of element: Element) -> [Part] {
    guard element.isInteractive else { return [] }
    if let segments = element["segments"]?.components(separatedBy: " | ") {
      return segments.enumerated().map { place, title in
        let isDisabled = title.hasSuffix(disabled)
        return (
          isDisabled ? String(title.dropLast(disabled.count)) : title,
          part(place, of: segments.count, element, isEnabled: !isDisabled)
        )
      }
    }
    switch element.role {
    case .stepper:
      return [
        ("Decrement", part(0, of: 2, element, isEnabled: element["canDecrement"] != "false")),
        ("Increment", part(1, of: 2, element, isEnabled: element["canIncrement"] != "false")),
      ]
    case .cell, .background, .text, .image, .button, .textField, .toggle, .slider, .progress, .accessory, .shape, .divider, .view:
      return []
    }
  }

  /// The parts of an item that go by a name, in this case of its letters or else in any, and what shows no words and is called so.
  package static func named(_ name: String, in appearance: Appearance) -> [Element] {
    let all = appearance.elements.flatMap { element in
      parts(of: element) + spoken(element, among: appearance.elements).map { ($0, element) }
    }
    let same = all.filter { $0.name == name }
    return (same.isEmpty ? all.filter { $0.name.lowercased() == name.lowercased() } : same).map(\.element)
  }

  /// True for what is only a part of an element of the item.
  package static func isPart(_ element: Element, of appearance: Appearance) -> Bool {
    appearance.elements.contains { $0.path == element.path && $0.frame != element.frame }
  }

  /// What the system calls a control of its own that shows no words; a half of a stepper also goes by the stepper's label before that.
  package static func spoken(_ element: Element, among all: [Element]) -> [String] {
    if element.role == .accessory { return element.isInteractive && element["accessory"] == "detail" ? ["More Info"] : [] }
    guard element.role == .button, let sign = sign(of: element, among: all) else { return [] }
    let beside = all.filter { $0.path != element.path && around($0) == around(element) }
    // A plus sign counts up where a minus sign stands beside it.
    let counts = beside.contains { $0.role == .button && Self.sign(of: $0, among: all) == minus }
    guard let name = sign == minus ? "Decrement" : sign == "+" && counts ? "Increment" : nil else { return [] }
    let label = beside.first { $0.role == .text }?["text"]
    return [name] + (label.map { ["\($0), \(name)"] } ?? [])
  }

  /// The only text on a button.
  private static func sign(of button: Element, among all: [Element]) -> String? {
    if let own = button["text"] { return own }
    let texts = all.filter { $0.path.hasPrefix(button.path + "/") }.compactMap { $0["text"] }
    return texts.count == 1 ? texts[0] : nil
  }

  private static func around(_ element: Element) -> Substring {
    element.path.prefix(upTo: element.path.lastIndex(of: "/") ?? element.path.startIndex)
  }

  private static func part(_ place: Int, of count: Int, _ element: Element, isEnabled: Bool) -> Element {
    var part = element
    part.frame.width = element.frame.width / Double(count)
    part.frame.x += part.frame.width * Double(place)
    if !isEnabled { part.properties.append(Property("isEnabled", "false")) }
    return part
  }

  private static let disabled = " (disabled)"
  private static let minus = "−"
}
