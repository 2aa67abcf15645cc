import CoreGraphics
import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a long press offers.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  public let identifier: any NSCopying
  open var badgeCount = 0
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// MENU-03: the closures run when the menu is about to be shown, not when the configuration is made.
  func menu() -> UIMenu? {
    _ = previewProvider?()
    return actionProvider?([])
  }
}

/// Offers a context menu on any view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private weak var attached: UIView?
  open var view: UIView? { attached }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { attached = view }
  open func dismissMenu() {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// How a preview is cut out.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  public override init() { super.init() }
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear
}

/// Where a preview stands.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
  public let container: UIView
  public let center: CGPoint
}

/// A view shown as a preview.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }
}

/// Runs along with a menu's transition.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
