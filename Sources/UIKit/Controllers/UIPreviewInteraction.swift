import Foundation

/// Follows how hard a finger presses a view. This device cannot feel it, so that the delegate is never asked.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  open private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  public init(view: UIView) { self.view = view }
  /// Where the finger is: there is none.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends what a finger began: there is nothing.
  open func cancel() {}
}

/// Hears how hard a finger presses a view.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}
extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
