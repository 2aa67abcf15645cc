import Foundation

/// What softens content below bars at an edge of a scroll view. It has no pixels here and takes no room: what an app says is kept.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// How the content ends below the bar.
  @preconcurrency @MainActor public final class Style: NSObject {
    public static let automatic = Style()
    public static let soft = Style()
    public static let hard = Style()
  }
  open var style: Style = .automatic
  open var isHidden = false
}

/// Says that views above the edge of a scroll view belong to its edge, so that the effect reaches below them.
@preconcurrency @MainActor open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The scroll view below the elements. It is not kept alive.
  open weak var scrollView: UIScrollView?
  /// The edge at which the elements are.
  open var edge: UIRectEdge = []
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
