import CoreGraphics
import Foundation

/// How a preview is cut out.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  public override init() { super.init() }
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .clear
}

/// Where a preview stands.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
  open internal(set) var transform: CGAffineTransform
  open internal(set) var container: UIView
  open internal(set) var center: CGPoint
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
  open internal(set) var view: UIView
  open internal(set) var parameters: UIPreviewParameters
  open internal(set) var target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
