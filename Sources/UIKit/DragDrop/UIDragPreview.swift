import CoreGraphics
import Foundation

/// How the preview of a dragged item is cut out. Kept: no preview is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where the preview of a dropped item goes. Kept: no preview is drawn.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
