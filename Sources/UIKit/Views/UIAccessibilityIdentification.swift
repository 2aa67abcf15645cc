import Foundation

/// What a test finds an element by.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// An image's own words for assistive technologies. They belong to this object: an equal image has others.
extension UIImage: UIAccessibilityIdentification {
  public var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, ImageWords.identifier) as? String }
    set { objc_setAssociatedObject(self, ImageWords.identifier, newValue, .OBJC_ASSOCIATION_COPY) }
  }
  public var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, ImageWords.label) as? String }
    set { objc_setAssociatedObject(self, ImageWords.label, newValue, .OBJC_ASSOCIATION_COPY) }
  }
}

private enum ImageWords {
  nonisolated(unsafe) static let identifier = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  nonisolated(unsafe) static let label = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
