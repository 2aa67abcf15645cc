import CoreGraphics
import Foundation
import HeadlessCore
import QuartzCore

/// Pictures of views. A snapshot is a plain view of the same size: what is in it would be the picture of something that is
/// described already, so that it adds nothing to an appearance.
extension UIView {
  @discardableResult public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  @discardableResult public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  /// Draws what the view shows into the current context, as text.
  @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    var builder = AppearanceBuilder()
    builder.within(pathName) { describe(into: &$0) }
    let parts = builder.elements.map { element in
      element.properties.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
    DrawingLog.add("view \(DrawingLog.text(rect)) \(parts.joined(separator: " | "))")
    return true
  }

  /// The transform with its third dimension; only the flat part changes what is seen here.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  // Motion follows how the device is held; here nobody moves it.
  public func addMotionEffect(_ effect: UIMotionEffect) { effects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { effects.removeAll { $0 === effect } }
  public var motionEffects: [UIMotionEffect] {
    get { effects }
    set { effects = newValue }
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
