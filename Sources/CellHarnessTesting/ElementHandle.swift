import CellHarness
import CellTrace

extension ItemHandle {
  /// A button of the item; its only one, if none is named.
  public func button(_ name: String? = nil) -> ButtonHandle {
    ButtonHandle(element: ElementQuery(item: self, kind: .button, name: name))
  }

  /// A text field of the item, by its text, placeholder or label; its only one, if none is named.
  public func textField(_ name: String? = nil) -> TextFieldHandle {
    TextFieldHandle(element: ElementQuery(item: self, kind: .textField, name: name))
  }

  /// A switch of the item, by its label or the text beside it; its only one, if none is named.
  public func toggle(_ name: String? = nil) -> ToggleHandle {
    ToggleHandle(element: ElementQuery(item: self, kind: .toggle, name: name))
  }

  /// Whatever in the item shows a text: for what is touched and is no control.
  public func element(_ text: String) -> ButtonHandle {
    ButtonHandle(element: ElementQuery(item: self, kind: .element, name: text))
  }

  /// The context menu of the item or, by a button's name, the menu of that button.
  public func menu(_ button: String? = nil) -> MenuHandle { MenuHandle(item: self, button: button.map { self.button($0) }) }

  /// An action that a swipe has opened.
  public func swipeAction(_ title: String) -> SwipeActionHandle { SwipeActionHandle(item: self, title: title) }
}

/// A button in an item, or another thing in it that is touched.
public struct ButtonHandle {
  let element: ElementQuery

  /// True while the item shows it.
  public var exists: Bool { get throws { try element.exists } }
  /// True while it can be tapped.
  public var isEnabled: Bool { get throws { try element.found["isEnabled"] != "false" } }
  /// Taps the button in its middle.
  public func tap() throws { try element.perform { .tap($0, $1) } }
  /// Presses long on it.
  public func longPress() throws { try element.perform { .longPress($0, $1) } }
  /// Picks a value in the wheels, calendar or well that it is: a wheel's title, a day as `2026-03-14`, a time as `09:30`, a colour as `Blue`.
  public func pick(_ value: String) throws { try element.perform { .pick(value, $0, $1) } }
  /// Taps it twice, as fast as a double tap wants it.
  public func doubleTap() throws { try element.perform { .doubleTap($0, $1) } }
  /// Presses it and drags the finger off before it is lifted: the touch is cancelled.
  public func pressAndDragOff() throws { try element.perform { .pressAndDragOff($0, $1) } }
}

/// A text field in an item.
public struct TextFieldHandle {
  let element: ElementQuery

  /// True while the item shows it.
  public var exists: Bool { get throws { try element.exists } }
  /// The text in the field; empty if there is none.
  public var value: String { get throws { try element.found.ownValue ?? "" } }
  /// Types into it. `clearing` deletes its text first.
  public func type(_ text: String, clearing: Bool = false) throws {
    try element.perform { .type(text, $0, $1, clearing: clearing) }
  }
}

/// A switch in an item.
public struct ToggleHandle {
  let element: ElementQuery

  /// True while the item shows it.
  public var exists: Bool { get throws { try element.exists } }
  /// True while it is on.
  public var isOn: Bool { get throws { try element.found["isOn"] == "true" } }
  /// Switches it over.
  public func tap() throws { try element.perform { .toggle($0, $1) } }
  /// Switches it to a value, unless it has it already.
  public func set(_ isOn: Bool) throws { try element.perform { .toggle($0, $1, to: isOn) } }
}

/// A menu of an item.
public struct MenuHandle {
  let item: ItemHandle
  let button: ButtonHandle?

  /// Opens the menu by its button, or by a long press on the item where it has none.
  public func open() throws {
    guard let button else { return try item.host.perform(.openMenu(item.locator, nil)) }
    try button.element.perform { .openMenu($0, $1) }
  }

  /// Opens it, unless a menu is open, and chooses an entry: its title, after the titles of the menus it stands in.
  public func choose(_ path: String...) throws {
    if item.host.menu == nil { try open() }
    try item.host.perform(.chooseMenuItem(path))
  }
}

/// An action that a swipe has opened.
public struct SwipeActionHandle {
  let item: ItemHandle
  let title: String

  /// True while the action is open.
  public var exists: Bool { get throws { try open.contains(title) } }

  /// Taps the action, whose item has to be swiped open.
  public func tap() throws {
    let open = try open
    guard open.contains(title) else { throw HostError.noOpenAction(title, item: "\"\(try item.id)\"", open: open) }
    try item.host.perform(.tapAction(title))
  }

  private var open: [String] { get throws { item.host.openActions(of: try item.host.resolve(item.name)) } }
}

/// What a test asks an item for: a kind of control and a name.
struct ElementQuery {
  let item: ItemHandle
  let kind: ElementNames.Kind
  let name: String?

  /// - Throws: ``HostError`` if the item was never there.
  var exists: Bool {
    get throws {
      guard let shown = item.host.appearance(of: try item.host.resolve(item.name)) else { return false }
      return !elements(in: shown).isEmpty
    }
  }

  /// The one element that is meant.
  var found: Element {
    get throws {
      let shown = try item.appearance
      let title = "\"\(shown.title)\""
      let found = elements(in: shown)
      guard let first = found.first else {
        throw HostError.noElement(kind, name, item: title, names: ElementNames.names(kind, in: shown))
      }
      guard found.count == 1 else { throw HostError.severalElements(kind, name, item: title, names: found.map(\.path)) }
      // A part has no place of its own in the tree of views.
      if !ElementParts.isPart(first, of: shown) {
        item.host.paths[ControlName(item: shown.item, kind: kind, name: name)] = first.path
      }
      return first
    }
  }

  /// The element that went by the name before, if it is still there; else all that go by it now.
  private func elements(in shown: Appearance) -> [Element] {
    let found = ElementNames.elements(kind, named: name, in: shown)
    guard found.isEmpty, let path = item.host.paths[ControlName(item: shown.item, kind: kind, name: name)] else { return found }
    return ElementNames.elements(kind, named: nil, in: shown).filter { $0.path == path }
  }

  func perform(_ interaction: (ItemLocator, ElementLocator) -> CellInteraction) throws {
    let found = try found
    if let name, ElementParts.isPart(found, of: try item.appearance) {
      return try item.host.perform(interaction(item.locator, .showing(name)))
    }
    try item.host.perform(interaction(item.locator, .path(found.path)))
  }
}
