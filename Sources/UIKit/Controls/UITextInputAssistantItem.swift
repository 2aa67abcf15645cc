import Foundation

/// What an app puts above the keyboard of a tablet. No keyboard is drawn here: what is set is kept.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// Each responder's own.
  public var inputAssistantItem: UITextInputAssistantItem {
    if let kept = objc_getAssociatedObject(self, Self.assistantKey) as? UITextInputAssistantItem { return kept }
    let item = UITextInputAssistantItem()
    objc_setAssociatedObject(self, Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return item
  }
  /// An address that nothing else is kept under. That of a class would not do: it is boxed anew each time.
  private static let assistantKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}

/// A view that stands for a keyboard and wants its keys to be heard.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
  /// Nothing is heard here.
  public func playInputClick() {}
}
