/// Keys of a keyboard that are held together, in the words of a script: `command+shift+z`, `delete`, `down`, `a`.
@_spi(CellHarness) public struct KeyStroke: Hashable, Sendable {
  /// Keys that are held while the last one is pressed.
  public var modifiers: UIKeyModifierFlags
  /// The key as a key command names it: what it writes, or one of `UIKeyCommand`'s constants.
  public var input: String
  /// The key as a script names it.
  public var name: String

  /// Nil if a word is no key's name.
  public init?(_ text: String) {
    var words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // A plus sign of its own: `command++`.
    if text.hasSuffix("+"), words.count > 1 { words = Array(words.dropLast(2)) + ["+"] }
    guard let last = words.popLast(), !last.isEmpty else { return nil }
    var held: UIKeyModifierFlags = []
    for word in words {
      guard let flag = Self.modifierNames.first(where: { $0.name == word })?.flag else { return nil }
      held.insert(flag)
    }
    guard let key = Self.keys.first(where: { $0.name == last }) ?? (last.count == 1 ? Self.letter(last) : nil) else { return nil }
    self.init(key, held)
  }

  /// The stroke that a key command stands for; nil for one that no script can name.
  init?(input: String?, modifiers: UIKeyModifierFlags) {
    guard let input, !input.isEmpty else { return nil }
    guard let key = Self.keys.first(where: { $0.input == input }) ?? (input.count == 1 ? Self.letter(input) : nil) else {
      return nil
    }
    self.init(key, modifiers)
  }

  private init(_ key: Key, _ modifiers: UIKeyModifierFlags) {
    self.modifiers = modifiers.intersection([.command, .control, .alternate, .shift])
    input = key.input
    name = key.name
    usage = key.usage
    pressType = key.pressType
  }

  let usage: UIKeyboardHIDUsage
  let pressType: UIPress.PressType

  /// The words of a script.
  public var text: String {
    (Self.modifierNames.filter { modifiers.contains($0.flag) }.map(\.name) + [name]).joined(separator: "+")
  }

  /// What the keys write; empty for those that write nothing.
  var characters: String {
    if !modifiers.isDisjoint(with: [.command, .control]) { return "" }
    guard input.count == 1 else { return "" }
    return modifiers.contains(.shift) ? input.uppercased() : input
  }

  // MARK: Names

  private struct Key {
    var name: String
    var input: String
    var usage: UIKeyboardHIDUsage
    var pressType = UIPress.PressType.select
  }

  private static let modifierNames: [(name: String, flag: UIKeyModifierFlags)] = [
    ("control", .control), ("option", .alternate), ("shift", .shift), ("command", .command),
  ]

  private static let keys: [Key] = [
    Key(name: "up", input: "UIKeyInputUpArrow", usage: .keyboardUpArrow, pressType: .upArrow),
    Key(name: "down", input: "UIKeyInputDownArrow", usage: .keyboardDownArrow, pressType: .downArrow),
    Key(name: "left", input: "UIKeyInputLeftArrow", usage: .keyboardLeftArrow, pressType: .leftArrow),
    Key(name: "right", input: "UIKeyInputRightArrow", usage: .keyboardRightArrow, pressType: .rightArrow),
    Key(name: "escape", input: "UIKeyInputEscape", usage: .keyboardEscape, pressType: .menu),
    Key(name: "delete", input: "\u{8}", usage: .keyboardDeleteOrBackspace),
    Key(name: "return", input: "\r", usage: .keyboardReturnOrEnter),
    Key(name: "tab", input: "\t", usage: .keyboardTab),
    Key(name: "space", input: " ", usage: .keyboardSpacebar),
    Key(name: "home", input: "UIKeyInputHome", usage: .keyboardHome),
    Key(name: "end", input: "UIKeyInputEnd", usage: .keyboardEnd),
    Key(name: "pageup", input: "UIKeyInputPageUp", usage: .keyboardPageUp, pressType: .pageUp),
    Key(name: "pagedown", input: "UIKeyInputPageDown", usage: .keyboardPageDown, pressType: .pageDown),
    Key(name: "playpause", input: "UIKeyInputPlayPause", usage: .keyboardErrorUndefined, pressType: .playPause),
  ]

  private static func letter(_ text: String) -> Key {
    let lower = text.lowercased()
    let scalar = lower.unicodeScalars.first?.value ?? 0
    let first = UIKeyboardHIDUsage.keyboardA.rawValue
    let number: Int? =
      switch scalar {
      case 97...122: first + Int(scalar) - 97
      case 49...57: first + 26 + Int(scalar) - 49
      case 48: first + 35
      case _: nil
      }
    return Key(name: lower, input: lower, usage: number.flatMap(UIKeyboardHIDUsage.init) ?? .keyboardErrorUndefined)
  }
}
