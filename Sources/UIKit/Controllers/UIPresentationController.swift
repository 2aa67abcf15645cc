import CoreGraphics
import Foundation

/// Manages how a controller is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { presented }
  open var presentingViewController: UIViewController { presenting ?? presented }
  open var presentedView: UIView? { presented.viewIfLoaded }
  open var containerView: UIView? { presented.viewIfLoaded?.window }
}

@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Where a popover points. An iPhone shows a sheet instead.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect: CGRect = .null
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var canOverlapSourceViewRect = false
}

@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A sheet and the heights it may stand at.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }
    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
  }
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var preferredCornerRadius: CGFloat?
  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
  public var presentationController: UIPresentationController? { popoverPresentationController }
  /// There for a controller that is to be shown as a popover, or that chooses so by itself (an action sheet).
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is UIAlertController || self is UIActivityViewController else { return nil }
    return presentationCompanion(UIPopoverPresentationController(presentedViewController: self, presenting: nil))
  }
  public var sheetPresentationController: UISheetPresentationController? {
    guard modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet || modalPresentationStyle == .automatic
    else { return nil }
    return presentationCompanion(UISheetPresentationController(presentedViewController: self, presenting: nil))
  }

  private func presentationCompanion<T: UIPresentationController>(_ make: @autoclosure () -> T) -> T {
    if let present = storedPresentation as? T { return present }
    let made = make()
    storedPresentation = made
    return made
  }
}
