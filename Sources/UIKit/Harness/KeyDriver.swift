import CellTrace
import Foundation
import HeadlessCore

/// Content that is drawn as a whole and has shortcuts and focus of its own: SwiftUI's.
@_spi(CellHarness) @MainActor public protocol HostedKeys: UIView {
  /// The shortcuts of buttons on screen, front to back, in reading order.
  var shortcuts: [KeyStroke] { get }
  /// Keys that what has the focus, or a view around it, may take, and those that move the focus.
  var focusedKeys: [KeyStroke] { get }
  /// A button with the shortcut acts. False if none has it.
  func press(shortcut stroke: KeyStroke) -> Bool
  /// What has the focus, or a view around it, takes the key. False if none does.
  func pressFocused(_ stroke: KeyStroke) -> Bool
  /// The focus goes to the next view that can have it. False if there is none.
  func moveFocus(forward: Bool) -> Bool
}

/// The keyboard that a user has beside the screen.
@_spi(CellHarness) @MainActor public enum KeyDriver {
  /// What a key came to.
  package enum Result {
    case typed, command, shortcut, press, undo, edit, focus, nothing
  }

  /// Keys that do something now: those of key commands, shortcuts, edit commands and views with the focus, in the order in which they
  /// are asked.
  package static func offered(in window: UIWindow) -> [String] {
    var found: [String] = []
    func add(_ stroke: KeyStroke?) {
      if let text = stroke?.text, !found.contains(text) { found.append(text) }
    }
    let contents = hosted(in: window)
    for content in contents { for stroke in content.focusedKeys { add(stroke) } }
    if returnIsHeard(contents) { add(KeyStroke("return")) }
    for keys in FocusDriver.offered(in: window) { add(KeyStroke(keys)) }
    for command in commands(in: window) { add(KeyStroke(command)) }
    for content in contents { for stroke in content.shortcuts { add(stroke) } }
    let first = UndoDriver.firstResponder(in: window)
    for (keys, action) in editKeys where receiver(of: action, first) != nil { add(KeyStroke(keys)) }
    if !UIPasteboard.general.copied.isEmpty, takesPaste(in: window) { add(KeyStroke("command+v")) }
    return found
  }

  /// True if what was copied would be taken by somebody on screen: a responder, or a view of SwiftUI's that has the focus.
  package static func takesPaste(in window: UIWindow) -> Bool {
    let first = UndoDriver.firstResponder(in: window)
    if receiver(of: "paste:", first) != nil { return true }
    var next: UIResponder? = first
    while let responder = next {
      if responder.pasteConfiguration != nil { return true }
      next = responder.next
    }
    let paste = KeyStroke("command+v")
    return hosted(in: window).contains { $0.focusedKeys.contains { $0 == paste } }
  }

  /// True if some responder of the app's reads presses. Which keys it knows nobody can tell without pressing them.
  package static func readsPresses(in window: UIWindow) -> Bool {
    chain(in: window).contains { $0.declares(pressMethods) }
  }

  /// Keys that an app may know: those that write something, and those that lead on.
  package static let plainKeys: [String] =
    ["space", "return", "delete", "escape", "up", "down"] + "abcdefghijklmnopqrstuvwxyz0123456789+-".map(String.init)

  /// Presses and lifts keys (KEY-01…KEY-05): what has the focus in SwiftUI comes first, then key commands that ask to come before the
  /// system, a field that is being typed in, the focus, key commands up the responder chain, shortcuts, what the system does with a key,
  /// and presses.
  package static func press(_ stroke: KeyStroke, in window: UIWindow) -> Result {
    let contents = hosted(in: window)
    if contents.contains(where: { $0.pressFocused(stroke) }) { return .press }
    if sendCommand(stroke, in: window, beforeSystem: true) { return .command }
    let writes = stroke.modifiers.isDisjoint(with: [.command, .control])
    let leaves = stroke.name == "tab" && UIResponder.firstResponder is UITextField && FocusDriver.takes(stroke, in: window)
    if writes, !leaves, let input = typedInto(contents), enter(stroke, into: input) { return .typed }
    // Within content of SwiftUI's the tab key goes from view to view by its own rules.
    let isForContent = stroke.name == "tab" && contents.contains { $0.focusedKeys.contains { $0.name == "tab" } }
    if !isForContent, FocusDriver.takes(stroke, in: window) {
      _ = sendPress(stroke, in: window)
      if FocusDriver.press(stroke, in: window) { return .focus }
    }
    if sendCommand(stroke, in: window) { return .command }
    if contents.contains(where: { $0.press(shortcut: stroke) }) { return .shortcut }
    if let result = standard(stroke, in: window) { return result }
    let wasTaken = sendPress(stroke, in: window)
    if stroke.name == "tab", contents.contains(where: { $0.moveFocus(forward: !stroke.modifiers.contains(.shift)) }) {
      return .focus
    }
    return wasTaken ? .press : .nothing
  }

  // MARK: Parts

  /// Who takes keys that write: the first responder, or content of SwiftUI's whose field the app gave the focus to.
  private static func typedInto(_ contents: [any HostedKeys]) -> (any UIKeyInput)? {
    if let input = UIResponder.firstResponder as? any UIKeyInput { return input }
    return contents.lazy.compactMap { $0 as? any KeyboardHolder & UIKeyInput }.first(where: \.holdsKeyboard)
  }

  private static func enter(_ stroke: KeyStroke, into input: any UIKeyInput) -> Bool {
    switch stroke.name {
    case "delete": input.deleteBackward()
    case "return": input.insertText("\n")
    case _ where !stroke.characters.isEmpty: input.insertText(stroke.characters)
    case _: return false
    }
    return true
  }

  /// True if somebody hears of the return key in the field that is being typed in. In a text view it is a letter like others.
  private static func returnIsHeard(_ contents: [any HostedKeys]) -> Bool {
    guard let input = typedInto(contents) else { return false }
    guard let field = input as? UITextField else { return (input as? any KeyboardHolder)?.holdsKeyboard ?? false }
    func hears(_ delegate: AnyObject?, _ method: String) -> Bool {
      delegate.map { OptionalMethods.hasOwn(method, $0) } ?? false
    }
    return hears(field.delegate, "textFieldShouldReturn(_:)")
      || hears((field as? UISearchTextField)?.searchBar?.delegate, "searchBarSearchButtonClicked(_:)")
      || field.entries.contains { !$0.events.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered]) }
  }

  /// The responders that are asked, the first one first.
  private static func chain(in window: UIWindow) -> [UIResponder] {
    var found: [UIResponder] = []
    var next: UIResponder? = FocusDriver.focusedView(in: window) ?? UndoDriver.firstResponder(in: window)
    while let responder = next {
      found.append(responder)
      next = responder.next
    }
    for last in [UIApplication.shared, UIApplication.shared.delegate as? UIResponder].compactMap(\.self)
    where !found.contains(where: { $0 === last }) { found.append(last) }
    return found
  }

  /// The key commands that count now: those of the responders, the first one's first, and those of the app's menus (KEY-04).
  private static func commands(in window: UIWindow) -> [UIKeyCommand] {
    chain(in: window).flatMap { $0.keyCommands ?? [] } + MainMenu.commands
  }

  private static func sendCommand(_ stroke: KeyStroke, in window: UIWindow, beforeSystem: Bool = false) -> Bool {
    let chain = chain(in: window)
    for command in commands(in: window) where KeyStroke(command) == stroke {
      if beforeSystem, !command.wantsPriorityOverSystemBehavior { continue }
      let receiver = chain.first { $0.canPerformAction(command.action, withSender: command) }
      // Who would do it has a last word on whether it can be done now.
      (receiver ?? UIApplication.shared).validate(command)
      if command.attributes.contains(.disabled) { continue }
      // Where the app says that nobody can do it now, nobody does; else the delegate may, though it is no responder.
      if receiver == nil, chain.contains(where: { $0.declares(["canPerformAction(_:withSender:)"]) }) { continue }
      Probe.post(.delegateCall("UIKeyCommand.action(\(stroke.text))", nil))
      return UIApplication.shared.sendAction(command.action, to: receiver, from: command, for: nil) || receiver != nil
    }
    return false
  }

  /// What the system does with keys that every app has: taking back, and the edit commands.
  private static func standard(_ stroke: KeyStroke, in window: UIWindow) -> Result? {
    let first = UndoDriver.firstResponder(in: window)
    switch stroke.text {
    case "command+z": return UndoDriver.perform(isRedo: false, in: window) ? .undo : nil
    case "shift+command+z": return UndoDriver.perform(isRedo: true, in: window) ? .undo : nil
    case "command+v": return paste(from: first) ? .edit : nil
    case "command+c": return edit("copy:", first) { $0.copy($1) }
    case "command+x": return edit("cut:", first) { $0.cut($1) }
    case "command+a": return edit("selectAll:", first) { $0.selectAll($1) }
    case _: return nil
    }
  }

  private static let editKeys: [(keys: String, action: Selector)] = [
    ("command+c", "copy:"), ("command+x", "cut:"), ("command+a", "selectAll:"),
  ]

  private static func edit(
    _ action: Selector, _ first: UIResponder, _ send: (UIResponder, Any?) -> Void
  ) -> Result? {
    guard let responder = receiver(of: action, first) else { return nil }
    Probe.post(.delegateCall("UIResponder.\(action.description)", nil))
    send(responder, nil)
    return .edit
  }

  /// The first in a chain that can perform an edit command.
  private static func receiver(of action: Selector, _ first: UIResponder) -> UIResponder? {
    var next: UIResponder? = first
    while let responder = next {
      if responder.canPerformAction(action, withSender: nil) { return responder }
      next = responder.next
    }
    return nil
  }

  /// Text goes into the field that is being typed in; else the first in the chain that says it takes what was copied.
  private static func paste(from first: UIResponder) -> Bool {
    if let input = first as? any UIKeyInput {
      guard let text = UIPasteboard.general.string else { return false }
      input.insertText(text)
      return true
    }
    let providers = UIPasteboard.general.itemProviders
    var next: UIResponder? = first
    while let responder = next {
      if responder.canPerformAction("paste:", withSender: nil) {
        Probe.post(.delegateCall("UIResponder.paste(_:)", nil))
        responder.paste(nil)
        return true
      }
      if !providers.isEmpty, responder.canPaste(providers) {
        Probe.post(.delegateCall("UIResponder.paste(itemProviders:)", nil))
        responder.paste(itemProviders: providers)
        return true
      }
      next = responder.next
    }
    return false
  }

  /// True if some responder of the app has a say in presses.
  private static func sendPress(_ stroke: KeyStroke, in window: UIWindow) -> Bool {
    let chain = chain(in: window)
    let press = UIPress(stroke)
    let event = UIPressesEvent()
    event.presses = [press]
    event.time = HostLoop.now
    press.responderAtBegin = chain.first
    chain.first?.pressesBegan([press], with: event)
    HostLoop.runFrames()
    press.storedPhase = .ended
    chain.first?.pressesEnded([press], with: event)
    return chain.contains { $0.declares(pressMethods) }
  }

  private static let pressMethods: Set<String> = ["pressesBegan(_:with:)", "pressesEnded(_:with:)"]

  private static func hosted(in window: UIWindow) -> [any HostedKeys] {
    var found: [any HostedKeys] = []
    func visit(_ view: UIView) {
      if view.isHidden { return }
      if let content = view.asHostedKeys { found.append(content) }
      for child in view.subviews { visit(child) }
    }
    visit(window.frontController?.viewIfLoaded ?? window)
    return found
  }
}

extension KeyStroke {
  /// The keys of a command; nil for keys that no script can name.
  @MainActor fileprivate init?(_ command: UIKeyCommand) { self.init(input: command.input, modifiers: command.modifierFlags) }
}

extension UIView {
  /// The view, if it is content of SwiftUI's.
  fileprivate var asHostedKeys: (any HostedKeys)? { self as? any HostedKeys }
}
