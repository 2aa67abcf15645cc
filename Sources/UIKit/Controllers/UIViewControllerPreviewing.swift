import Foundation

// Previews by pressing hard, as phones from 2015 to 2018 had them. This one cannot feel how hard a finger presses, as most phones and
// all of today's: apps ask for that first, and what they register is never asked.

/// What a device can feel of a finger's force.
public enum UIForceTouchCapability: Int, Sendable { case unknown = 0, unavailable, available }

extension UITraitCollection {
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public convenience init(forceTouchCapability: UIForceTouchCapability) { self.init() }
}

/// A view that was registered for previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Makes previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  @discardableResult public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    RegisteredPreview(delegate, sourceView)
  }
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// As the system keeps it: neither the delegate nor the view lives on because of it.
private final class RegisteredPreview: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  var sourceRect = CGRect.zero
  var delegate: any UIViewControllerPreviewingDelegate {
    guard let known else { preconditionFailure("the delegate of a preview is gone") }
    return known
  }
  var sourceView: UIView {
    guard let view else { preconditionFailure("the view of a preview is gone") }
    return view
  }

  private weak var known: (any UIViewControllerPreviewingDelegate)?
  private weak var view: UIView?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (known, self.view) = (delegate, view)
    super.init()
  }
}

// MARK: What stands below a preview

@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

  public let title: String
  open var handler: (any UIPreviewActionItem, UIViewController) -> Void { work }

  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    work = { item, controller in if let action = item as? UIPreviewAction { handler(action, controller) } }
    super.init()
  }

  private let work: (any UIPreviewActionItem, UIViewController) -> Void
}

@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}
