import CellHarness
import CellTrace

extension ItemHandle {
  /// True while the item is in the data.
  public var exists: Bool {
    get throws {
      if host.isGone(name) { return false }
      let item = try host.resolve(name)
      return host.trace.steps.last?.items.contains(item) == true || host.appearance(of: item) != nil
    }
  }

  /// True while the item is on screen, and no sheet or other presented screen covers it.
  public var isVisible: Bool {
    get throws {
      guard !host.isGone(name) else { return false }
      let item = try host.resolve(name)
      return host.appearance(of: item) != nil && host.trace.steps.last?.isInSight(item) == true
    }
  }

  /// True while the item's cell is selected.
  public var isSelected: Bool { get throws { try appearance.flags.contains(.selected) } }

  /// True while the item's cell is highlighted.
  public var isHighlighted: Bool { get throws { try appearance.flags.contains(.highlighted) } }

  /// True while the item's swipe actions are open.
  public var isSwiped: Bool { get throws { try !host.openActions(of: host.resolve(name)).isEmpty } }

  /// The item's identifier, as `String(describing:)` prints it.
  public var id: String { get throws { try host.resolve(name).key } }

  /// The texts that the item shows now, in the order of its views.
  public var texts: [String] { get throws { try appearance.elements.compactMap { $0["text"] ?? $0["title"] } } }

  /// The names of the images that the item shows now.
  public var images: [String] { get throws { try appearance.elements.compactMap { $0["image"] } } }

  /// The value of the item's only control that has one; nil if it has none.
  public var value: String? {
    get throws {
      let appearance = try appearance
      let values = appearance.elements.compactMap { element in element.ownValue.map { (element, $0) } }
      guard values.count <= 1 else {
        throw HostError.severalElements(.element, nil, item: "\"\(appearance.title)\"", names: values.map(\.0.path))
      }
      return values.first?.1
    }
  }

  /// Height of the item's cell in points.
  public var height: Double { get throws { try appearance.frame.height } }

  /// Width of the item's cell in points.
  public var width: Double { get throws { try appearance.frame.width } }

  /// What the item shows now.
  var appearance: Appearance {
    get throws {
      let item = try host.resolve(name)
      guard let appearance = host.appearance(of: item) else { throw HostError.notVisible("\"\(item)\"") }
      return appearance
    }
  }
}

extension Element {
  /// What the user has set a control to; nil for what has no value.
  var ownValue: String? {
    switch role {
    case .textField: self["text"] ?? ""
    case .toggle: self["isOn"]
    case .slider, .stepper, .progress: self["value"]
    case .cell, .background, .text, .image, .button, .accessory, .shape, .divider, .view: nil
    }
  }
}
