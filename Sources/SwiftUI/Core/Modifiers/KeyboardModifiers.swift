nonisolated extension View {
  /// Names keys that do what the control does (IN-13).
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Names keys that do what the control does, or none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { modifier(ShortcutModifier(shortcut: shortcut)) }
  /// Names keys that do what the control does.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { modifier(ShortcutModifier(shortcut: shortcut)) }
  /// Sets what the keyboard writes in capitals.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(RecordedOnly("textInputAutocapitalization", autocapitalization?.name ?? "nil"))
  }
  /// Hides the keyboard when content scrolls, or not.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(RecordedOnly("scrollDismissesKeyboard", mode.name))
  }
  /// Corrects what is typed, or not.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(RecordedOnly("disableAutocorrection", disable.map { "\($0)" } ?? "nil"))
  }
}

/// A key.
nonisolated public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral, Hashable {
  /// What it writes.
  public var character: Character
  /// Creates a key by what it writes.
  public init(_ character: Character) { self.character = character }
  /// Creates a key by what it writes.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that leads to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that leads to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that leads a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that leads a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// A key with others that are held.
nonisolated public struct KeyboardShortcut: Sendable, Hashable {
  /// The key.
  public var key: KeyEquivalent
  /// Those that are held.
  public var modifiers: EventModifiers
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  /// That of the button people mean.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// That of giving up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Keys that are held.
nonisolated public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// Capitals are locked.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// A key that is the system's own.
  public static let function = EventModifiers(rawValue: 64)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// What the keyboard writes in capitals.
nonisolated public struct TextInputAutocapitalization: Sendable {
  let name: String
  /// Nothing.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "never") }
  /// The first letter of words.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
  /// The first letter of sentences.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
  /// Everything.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }
}

/// When scrolling hides the keyboard.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
  let name: String
  /// As suits.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}
