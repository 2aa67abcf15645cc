import CellTrace
import Foundation
import HeadlessCore

/// Content that is drawn as a whole and has shortcuts and focus of its own: SwiftUI's.
@_spi(CellHarness) @MainActor public protocol HostedKeys: UIView {
  /// The shortcuts of buttons on screen, front to back, in reading order.
  var shortcuts: [KeyStroke] { get }
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

  /// Keys that do something now: those of key commands and shortcuts, in the order in which they are asked.
  package static func offered(in window: UIWindow) -> [String] {
    var found: [String] = []
    func add(_ stroke: KeyStroke?) {
      if let text = stroke?.text, !found.contains(text) { found.append(text) }
    }
    for responder in chain(in: window) {
      for command in responder.keyCommands ?? [] { add(KeyStroke(input: command.input, modifiers: command.modifierFlags)) }
    }
    for content in hosted(in: window) { for stroke in content.shortcuts { add(stroke) } }
    return found
  }

  /// Presses and lifts keys (KEY-01, KEY-02, KEY-03): what has the focus in SwiftUI comes first, then a field that is being typed in,
  /// key commands up the responder chain, shortcuts, what the system does with a key, and presses.
  package static func press(_ stroke: KeyStroke, in window: UIWindow) -> Result {
    let contents = hosted(in: window)
    if contents.contains(where: { $0.pressFocused(stroke) }) { return .press }
    let writes = stroke.modifiers.isDisjoint(with: [.command, .control])
    if writes, let input = UIResponder.firstResponder as? any UIKeyInput, enter(stroke, into: input) { return .typed }
    if sendCommand(stroke, in: window) { return .command }
    if contents.contains(where: { $0.press(shortcut: stroke) }) { return .shortcut }
    if let result = standard(stroke, in: window) { return result }
    let wasTaken = sendPress(stroke, in: window)
    if FocusDriver.press(stroke, in: window) { return .focus }
    if stroke.name == "tab", contents.contains(where: { $0.moveFocus(forward: !stroke.modifiers.contains(.shift)) }) {
      return .focus
    }
    return wasTaken ? .press : .nothing
  }

  // MARK: Parts

  private static func enter(_ stroke: KeyStroke, into input: any UIKeyInput) -> Bool {
    switch stroke.name {
    case "delete": input.deleteBackward()
    case "return": input.insertText("\n")
    case _ where !stroke.characters.isEmpty: input.insertText(stroke.characters)
    case _: return false
    }
    return true
  }

  /// The responders that are asked, the first one first.
  private static func chain(in window: UIWindow) -> [UIResponder] {
    var found: [UIResponder] = []
    var next: UIResponder? = FocusDriver.focusedView(in: window) ?? UndoDriver.firstResponder(in: window)
    while let responder = next {
      found.append(responder)
      next = responder.next
    }
    if !found.contains(where: { $0 === UIApplication.shared }) { found.append(UIApplication.shared) }
    return found
  }

  private static func sendCommand(_ stroke: KeyStroke, in window: UIWindow) -> Bool {
    let chain = chain(in: window)
    for responder in chain {
      let commands = responder.keyCommands ?? []
      guard let command = commands.first(where: { KeyStroke(input: $0.input, modifiers: $0.modifierFlags) == stroke }) else {
        continue
      }
      if command.attributes.contains(.disabled) { continue }
      Probe.post(.delegateCall("UIKeyCommand.action(\(stroke.text))", nil))
      for receiver in chain where receiver.canPerformAction(command.action, withSender: command) {
        _ = UIApplication.shared.sendAction(command.action, to: receiver, from: command, for: nil)
        return true
      }
      return UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
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

  private static func edit(
    _ action: Selector, _ first: UIResponder, _ send: (UIResponder, Any?) -> Void
  ) -> Result? {
    var next: UIResponder? = first
    while let responder = next {
      if responder.canPerformAction(action, withSender: nil) {
        Probe.post(.delegateCall("UIResponder.\(action.description)", nil))
        send(responder, nil)
        return .edit
      }
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
    return chain.contains {
      !DeclaredMethods.of(type(of: $0)).isDisjoint(with: ["pressesBegan(_:with:)", "pressesEnded(_:with:)"])
    }
  }

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

extension UIView {
  /// The view, if it is content of SwiftUI's.
  fileprivate var asHostedKeys: (any HostedKeys)? { self as? any HostedKeys }
}
