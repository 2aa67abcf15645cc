import Foundation

nonisolated extension View {
  /// Reacts to a key while the view, or one in it, has the focus (IN-14).
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(keys: [.plain(key)]) { $0.key == key && $0.phase != .up ? action() : .ignored })
  }
  /// Reacts to a key in some of its phases; each key is pressed and lifted here.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: [.plain(key)]) { $0.key == key && phases.contains($0.phase) ? action($0) : .ignored })
  }
  /// Reacts to some keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let known = keys.sorted { $0.character < $1.character }.map { KeyboardShortcut.plain($0) }
    return modifier(KeyPressModifier(keys: known) { keys.contains($0.key) && phases.contains($0.phase) ? action($0) : .ignored })
  }
  /// Reacts to keys that write certain characters.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    // Of many letters some are enough to try.
    let known = "abcdefghijklmnopqrstuvwxyz0123456789".filter { $0.unicodeScalars.allSatisfy { characters.contains($0) } }
    return modifier(
      KeyPressModifier(keys: known.prefix(3).map { .plain(KeyEquivalent($0)) }) { press in
        let isMeant = press.characters.unicodeScalars.contains { characters.contains($0) }
        return isMeant && phases.contains(press.phase) ? action(press) : .ignored
      })
  }
  /// Reacts to all keys.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let known: [KeyEquivalent] = ["a", .space, .return, .upArrow, .downArrow]
    return modifier(KeyPressModifier(keys: known.map { .plain($0) }) { phases.contains($0.phase) ? action($0) : .ignored })
  }

  /// Reacts to the key that leaves something.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    command("onExitCommand", .escape, action)
  }
  /// Reacts to the button of a remote control that plays and pauses.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    command("onPlayPauseCommand", KeyEquivalent("\u{10FFFD}"), action)
  }
  /// Reacts to the key that deletes.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    command("onDeleteCommand", .delete, action)
  }
  /// Reacts to the arrows.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      KeyPressModifier("onMoveCommand", keys: action == nil ? [] : [.plain(.upArrow), .plain(.downArrow)]) { press in
        guard let action, press.phase == .down, let direction = MoveCommandDirection(press.key) else { return .ignored }
        action(direction)
        return .handled
      })
  }

  private func command(_ name: String, _ key: KeyEquivalent, _ action: (() -> Void)?) -> some View {
    modifier(
      KeyPressModifier(name, keys: action == nil ? [] : [.plain(key)]) { press in
        guard let action, press.key == key, press.phase == .down else { return .ignored }
        action()
        return .handled
      })
  }
}

/// Which way an arrow points.
nonisolated public enum MoveCommandDirection: Sendable {
  case up, down, left, right

  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case _: return nil
    }
  }
}

/// A key of a keyboard that was pressed.
nonisolated public struct KeyPress: Sendable {
  /// Whether a key was for the view.
  public enum Result: Sendable {
    case handled, ignored
  }
  /// What happens to the key.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is lifted.
    public static let up = Phases(rawValue: 4)
    /// Any.
    public static let all: Phases = [.down, .repeat, .up]
    public var debugDescription: String { "KeyPress.Phases(\(rawValue))" }
  }
  /// What happens to it.
  public let phase: Phases
  /// Which it is.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// What is held with it.
  public let modifiers: EventModifiers
}

nonisolated extension KeyboardShortcut {
  /// A key alone.
  static func plain(_ key: KeyEquivalent) -> KeyboardShortcut { KeyboardShortcut(key, modifiers: []) }
}

nonisolated struct KeyPressModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  var name = "onKeyPress"
  /// Keys that it may take, as far as they are known.
  let keys: [KeyboardShortcut]
  let action: (KeyPress) -> KeyPress.Result

  init(
    _ name: String = "onKeyPress", keys: [KeyboardShortcut], _ action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.name = name
    self.keys = keys
    self.action = action
  }

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: name, value: "set")
  }
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { KeyPressNode(view, inputs) }
}

/// A node that may take a key.
@MainActor protocol KeyResponder: ViewNode {
  /// Keys that it may take.
  var keys: [KeyboardShortcut] { get }
  func take(_ press: KeyPress) -> Bool
}

@MainActor private final class KeyPressNode<Content: View>: ModifierNode<Content, KeyPressModifier>, KeyResponder {
  var keys: [KeyboardShortcut] { environment.builtin.isEnabled ? view.modifier.keys : [] }

  func take(_ press: KeyPress) -> Bool {
    guard environment.builtin.isEnabled else { return false }
    let isTaken = view.modifier.action(press) == .handled
    if isTaken { TouchRules.fired(self, view.modifier.name) }
    return isTaken
  }
}

extension ViewGraph {
  /// What has the focus, or a view around it, takes the key. False if none does.
  func press(_ presses: [KeyPress]) -> Bool {
    var current: ViewNode? = focusedTarget
    while let node = current {
      if let responder = node as? any KeyResponder {
        var isTaken = false
        for press in presses where responder.take(press) { isTaken = true }
        if isTaken { return true }
      }
      current = node.parent
    }
    return false
  }
}

extension ViewGraph {
  /// Keys that what has the focus, or a view around it, may take.
  var focusedKeys: [KeyboardShortcut] {
    var found: [KeyboardShortcut] = []
    var current: ViewNode? = focusedTarget
    while let node = current {
      found += (node as? any KeyResponder)?.keys ?? []
      current = node.parent
    }
    return found
  }
}

// MARK: Shortcuts

nonisolated struct ShortcutModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let shortcut: KeyboardShortcut?

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    shortcut.map { RecordedModifier(name: "keyboardShortcut", value: "\($0.key.character)") }
  }
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ShortcutNode(view, inputs) }
}

/// A node whose controls a shortcut makes act.
@MainActor protocol ShortcutSource: ViewNode {
  var shortcut: KeyboardShortcut? { get }
}

@MainActor private final class ShortcutNode<Content: View>: ModifierNode<Content, ShortcutModifier>, ShortcutSource {
  var shortcut: KeyboardShortcut? { view.modifier.shortcut }
}

extension ViewGraph {
  /// The shortcuts on screen in reading order, each with the first control that it makes act.
  var shortcuts: [(shortcut: KeyboardShortcut, act: () -> Void)] {
    guard let root else { return [] }
    var found: [(shortcut: KeyboardShortcut, act: () -> Void)] = []
    func collect(_ node: ViewNode) {
      if let source = node as? any ShortcutSource, let shortcut = source.shortcut, !conceals(node), let act = action(in: node) {
        found.append((shortcut, act))
      }
      node.forEachPart { collect($0) }
    }
    collect(root)
    return found
  }

  private func action(in node: ViewNode) -> (() -> Void)? {
    if let button = node as? any SwipeButton, node.environment.builtin.isEnabled {
      return {
        TouchRules.fired(node, "keyboardShortcut")
        button.action()
      }
    }
    var found: (() -> Void)?
    node.forEachPart { if found == nil { found = action(in: $0) } }
    return found
  }
}
