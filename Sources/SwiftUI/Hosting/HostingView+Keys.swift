@_spi(CellHarness) import UIKit

extension HostingView: HostedKeys {
  var shortcuts: [KeyStroke] { allShortcuts.compactMap(\.stroke) }

  var focusedKeys: [KeyStroke] {
    let all = graph.focusables
    // A focus that is on the only view that can have it goes nowhere.
    let tab = all.contains { !$0.isFocused } ? [KeyboardShortcut.plain(.tab)] : []
    return (graph.focusedKeys + tab).compactMap { KeyStroke($0) }
  }

  func press(shortcut stroke: KeyStroke) -> Bool {
    guard let found = allShortcuts.first(where: { $0.stroke == stroke }) else { return false }
    found.act()
    return true
  }

  func pressFocused(_ stroke: KeyStroke) -> Bool {
    guard let key = KeyEquivalent(stroke) else { return false }
    let modifiers = EventModifiers(stroke.modifiers)
    let presses = [KeyPress.Phases.down, .up].map {
      KeyPress(phase: $0, key: key, characters: String(key.character), modifiers: modifiers)
    }
    return graph.press(presses)
  }

  func moveFocus(forward: Bool) -> Bool { graph.moveFocus(forward: forward) }

  /// Of the content, and of what it puts into the bars of its screen.
  private var allShortcuts: [(stroke: KeyStroke?, act: () -> Void)] {
    graph.shortcuts.map { (KeyStroke($0.shortcut), $0.act) }
  }
}

extension KeyStroke {
  /// The keys of a shortcut; nil for one that no script can name.
  fileprivate init?(_ shortcut: KeyboardShortcut) {
    var words: [String] = []
    if shortcut.modifiers.contains(.control) { words.append("control") }
    if shortcut.modifiers.contains(.option) { words.append("option") }
    if shortcut.modifiers.contains(.shift) { words.append("shift") }
    if shortcut.modifiers.contains(.command) { words.append("command") }
    words.append(KeyEquivalent.names.first { $0.key == shortcut.key }?.name ?? String(shortcut.key.character).lowercased())
    self.init(words.joined(separator: "+"))
  }
}

extension KeyEquivalent {
  fileprivate static let names: [(name: String, key: KeyEquivalent)] = [
    ("return", .return), ("escape", .escape), ("delete", .delete), ("space", .space), ("tab", .tab), ("up", .upArrow),
    ("down", .downArrow), ("left", .leftArrow), ("right", .rightArrow), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("playpause", KeyEquivalent("\u{10FFFD}")),
  ]

  fileprivate init?(_ stroke: KeyStroke) {
    if let known = KeyEquivalent.names.first(where: { $0.name == stroke.name })?.key {
      self = known
    } else if stroke.name.count == 1, let character = stroke.name.first {
      self.init(character)
    } else {
      return nil
    }
  }
}

extension EventModifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
  }
}
