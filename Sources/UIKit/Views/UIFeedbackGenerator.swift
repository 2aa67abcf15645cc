import CoreGraphics
import Foundation

/// Haptics: nothing that a list shows depends on them.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  public init(view: UIView) { super.init() }
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0, medium, heavy, soft, rigid
  }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0, warning, error
  }
  public override init() { super.init() }
  public init(view: UIView) { super.init() }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  public init(view: UIView) { super.init() }
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}
