import CoreGraphics
import Foundation
import HeadlessCore
import QuartzCore

/// Pictures of views. A snapshot is a plain view of the same size: what is in it would be the picture of something that is
/// described already, so that it adds nothing to an appearance.
extension UIView {
  /// Draws what the view shows into the current context, as text.
  func drawContent(in rect: CGRect) {
    var builder = AppearanceBuilder()
    builder.within(pathName) { describe(into: &$0) }
    let parts = builder.elements.map { element in
      element.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
    DrawingLog.add("view \(DrawingLog.text(rect)) \(parts.joined(separator: " | "))")
  }
}

/// A change that follows the device's movement.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
}

@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
