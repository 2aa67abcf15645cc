import Foundation

/// Something that can take events: views, controllers, windows, the application.
@preconcurrency @MainActor open class UIResponder: NSObject, UIPasteConfigurationSupporting {
  public override init() { super.init() }

  // MARK: The chain
  open var next: UIResponder? { nil }

  // MARK: First responder
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = UIResponder.firstResponder {
      let gaveUp = UIKitRunState.current.keyboard.handOver { present.resignFirstResponder() }
      if !gaveUp { return false }
    }
    UIResponder.firstResponder = self
    return true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }

  // MARK: Touches
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  // MARK: Motion and keys
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: For assistive technologies: none runs here, so that only the app's own overrides matter
  open var accessibilityPath: UIBezierPath?
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle = .automatic
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementCount() -> Int { NSNotFound }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  // MARK: Input
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}
  /// What stands in the responder's place once an interface file has made it: itself, or another object.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// The keyboard that is shown: the one there is.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  open var textInputContextIdentifier: String? { nil }

  open var keyCommands: [UIKeyCommand]? { nil }
  /// The app and its delegate are asked for the commands of the app's menus (KEY-04).
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}

  /// Takes back what was done: that of the responder around it.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Edit commands, as a menu sends them
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  // MARK: Paste
  /// What the responder takes when something is pasted or dropped; see `UIPasteConfigurationSupporting`.
  open var pasteConfiguration: UIPasteConfiguration?
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.takes(itemProviders) ?? false }
  open func paste(itemProviders: [NSItemProvider]) {}

  // MARK: What the user is doing: kept, nothing leaves the host
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Actions
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { hasOwnAction(action) }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Who has the keyboard.
  static var firstResponder: UIResponder? {
    get { UIKitRunState.current.firstResponder }
    set {
      UIKitRunState.current.firstResponder = newValue
      UIKitRunState.current.keyboard.follow(newValue)
    }
  }

  /// The responder that typed keys reach.
  @_spi(CellHarness) public static var currentFirstResponder: UIResponder? { firstResponder }
}

/// The commands of an edit menu, by which code names them. A responder has all of them and does nothing.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
