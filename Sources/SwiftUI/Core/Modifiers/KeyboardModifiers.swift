nonisolated extension View {
  /// Names keys that do what the control does; the host has no keyboard for them.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    modifier(RecordedOnly("keyboardShortcut", "\(key.character)"))
  }
  /// Names keys that do what the control does; the host has no keyboard for them.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(RecordedOnly("keyboardShortcut", "\(shortcut.key.character)"))
  }
  /// Sets what the keyboard writes in capitals.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(RecordedOnly("textInputAutocapitalization", autocapitalization?.name ?? "nil"))
  }
  /// Hides the keyboard when content scrolls, or not.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(RecordedOnly("scrollDismissesKeyboard", mode.name))
  }
  /// Lets the view have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { modifier(RecordedOnly("focusable", "\(isFocusable)")) }
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
