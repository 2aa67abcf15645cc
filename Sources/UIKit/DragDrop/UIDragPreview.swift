import CoreGraphics
import Foundation

/// What is seen of a dragged item. Kept: no preview is drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  open internal(set) var view: UIView
  open internal(set) var parameters: UIDragPreviewParameters
}

/// What is seen of an item that is lifted or dropped, and where. Kept: no preview is drawn.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}

/// How the preview of a dragged item is cut out. Kept: no preview is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a dropped item goes. Kept: no preview is drawn.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
