import HeadlessCore
@_spi(CellHarness) import UIKit

/// The keys. Each letter goes to whoever has the keyboard when it is pressed, which need not be the field where the text began: an app may
/// move on to the next one, and a list may take the row away in which somebody types.
@MainActor struct Keyboard {
  private let input: any UIKeyInput
  /// False for a field that is typed into although it has no keyboard.
  private let isFocused: Bool

  init(_ input: any UIKeyInput) {
    self.input = input
    isFocused = UIResponder.currentFirstResponder === (input as AnyObject)
  }

  /// Types a text, one key after another.
  func type(_ text: String, clearing: Bool) {
    KeyboardLoss.last = nil
    if clearing {
      // Bounded: a field that refuses deletion would never become empty.
      for _ in 0..<10_000 where input.hasText && isHeard { input.deleteBackward() }
    }
    for (typed, index) in text.indices.enumerated() {
      guard let receiver else { return lose(text.prefix(typed), text[index...]) }
      receiver.insertText(String(text[index]))
      HostLoop.runFrames()
    }
  }

  /// True while the field itself hears the keys.
  private var isHeard: Bool { receiver.map { ($0 as AnyObject) === (input as AnyObject) } ?? false }

  private var receiver: (any UIKeyInput)? {
    guard isFocused else { return input }
    let responder = UIResponder.currentFirstResponder
    if let holder = responder as? any KeyboardHolder, !holder.holdsKeyboard { return nil }
    return responder as? any UIKeyInput
  }

  /// The rest of the text reaches nobody. If the app itself took the keyboard away, that is its decision.
  private func lose(_ typed: Substring, _ left: Substring) {
    guard let loss = KeyboardLoss.last else { return }
    Probe.post(.keyboardLost(loss.item, typed: String(typed), left: String(left)))
  }
}
