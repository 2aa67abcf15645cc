import Foundation

/// More that can be said of an element, for users who ask for it.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable {
    case `default` = 0
    /// Said together with the element itself.
    case high = 1
  }

  public init(label: String, value: String) {
    attributedLabel = NSAttributedString(string: label)
    attributedValue = NSAttributedString(string: value)
    super.init()
  }
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
  open var importance = Importance.default
}

/// A view or element that has such contents. What a view of a cell says by it is part of what the cell shows.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension UIView {
  /// Nil for a view that has none. Whether a class has any is asked once: views are described often.
  var customContentText: String? {
    let kind = ObjectIdentifier(type(of: self))
    if ContentProviders.known[kind] == nil { ContentProviders.known[kind] = self is any AXCustomContentProvider }
    guard ContentProviders.known[kind] == true,
      let contents = (self as? any AXCustomContentProvider)?.accessibilityCustomContent, !contents.isEmpty
    else { return nil }
    return contents.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
  }
}

/// Which classes of views are providers: a fact of the program, the same in every run.
@MainActor private enum ContentProviders {
  static var known: [ObjectIdentifier: Bool] = [:]
}
