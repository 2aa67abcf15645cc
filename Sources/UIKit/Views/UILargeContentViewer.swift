import CoreGraphics
import Foundation

/// Something whose title and picture a long press shows in large type.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Shows items in large type under a finger that rests on them. No run has it turned on, so that it never shows one, and its delegate
/// hears nothing.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// The recognizer that other long presses can wait for: it never begins.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
  open class var isEnabled: Bool { false }
}

/// Is asked which item is under a finger.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// All methods are optional.
extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController { UIViewController() }
}
