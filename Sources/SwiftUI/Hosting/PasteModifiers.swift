import Foundation
@_spi(CellHarness) import UIKit
import UniformTypeIdentifiers

nonisolated extension View {
  /// Takes what is pasted by keys while the view, or one in it, has the focus (IN-06).
  public func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void)
    -> some View
  {
    edit("onPasteCommand", "v") {
      let found = UIPasteboard.general.itemProviders.filter { $0.conforms(toAny: supportedContentTypes.map(\.identifier)) }
      if found.isEmpty { return false }
      payloadAction(found)
      return true
    }
  }
  /// Takes what is pasted by keys, by the names of types.
  public func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void)
    -> some View
  { onPasteCommand(of: supportedTypes.compactMap { UTType($0) }, perform: payloadAction) }

  /// Takes values that are pasted by keys.
  public func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View where T: Transferable {
    edit("pasteDestination", "v") {
      let found = validator(UIPasteboard.general.itemProviders.compactMap { TransferredValue.value($0, as: T.self) })
      if found.isEmpty { return false }
      action(found)
      return true
    }
  }

  /// Gives what the keys for copying take.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    edit("onCopyCommand", "c") { Self.copy(payloadAction?()) }
  }
  /// Gives what the keys for cutting take.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    edit("onCutCommand", "x") { Self.copy(payloadAction?()) }
  }
  /// Gives the values that the keys for copying take.
  public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View where T: Transferable {
    edit("copyable", "c") { Self.copy(payload().map { TransferredValue.provider($0) }) }
  }
  /// Gives the values that the keys for cutting take, and takes them away.
  public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View where T: Transferable {
    edit("cuttable", "x") { Self.copy(action().map { TransferredValue.provider($0) }) }
  }

  /// Reacts to an edit command, as its keys send it.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
    let keys: [String: KeyboardShortcut] = [
      "copy:": .command("c"), "cut:": .command("x"), "paste:": .command("v"), "selectAll:": .command("a"),
      "undo:": .command("z"), "redo:": KeyboardShortcut("z", modifiers: [.command, .shift]), "delete:": .plain(.delete),
      "deleteBackward:": .plain(.delete), "cancelOperation:": .plain(.escape), "moveUp:": .plain(.upArrow),
      "moveDown:": .plain(.downArrow), "moveLeft:": .plain(.leftArrow), "moveRight:": .plain(.rightArrow),
      "insertNewline:": .plain(.return), "pageUp:": .plain(.pageUp), "pageDown:": .plain(.pageDown),
    ]
    let meant = keys[selector.description]
    return modifier(
      KeyPressModifier("onCommand", keys: action == nil ? [] : meant.map { [$0] } ?? []) { press in
        guard let action, let meant, press.phase == .down, press.key == meant.key, press.modifiers == meant.modifiers else {
          return .ignored
        }
        action()
        return .handled
      })
  }

  private static func copy(_ providers: [NSItemProvider]?) -> Bool {
    guard let providers, !providers.isEmpty else { return false }
    UIPasteboard.general.itemProviders = providers
    return true
  }

  private func edit(_ name: String, _ key: Character, _ perform: @escaping () -> Bool) -> some View {
    modifier(
      KeyPressModifier(name, keys: [.command(KeyEquivalent(key))]) { press in
        guard press.phase == .down, press.key.character == key, press.modifiers == .command else { return .ignored }
        return perform() ? .handled : .ignored
      })
  }
}

nonisolated extension KeyboardShortcut {
  fileprivate static func command(_ key: KeyEquivalent) -> KeyboardShortcut { KeyboardShortcut(key) }
}

extension NSItemProvider {
  /// True if it has something of one of the types.
  func conforms(toAny types: [String]) -> Bool { types.contains { hasItemConformingToTypeIdentifier($0) } }
}
