import CoreGraphics
import Foundation
import HeadlessCore

/// A display: its size is the run's window size.
@preconcurrency @MainActor open class UIScreen: NSObject {
  public class var main: UIScreen { UIKitRunState.current.screen }

  open var bounds: CGRect {
    let size = RunState.current.configuration.windowSize
    return CGRect(x: 0, y: 0, width: size.first ?? 390, height: size.dropFirst().first ?? 844)
  }
  open var nativeBounds: CGRect {
    let bounds = bounds
    return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { UITraitCollection.base.displayScale }
  open var nativeScale: CGFloat { scale }
  open var brightness: CGFloat = 0.5
  open var isCaptured: Bool { false }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { .base }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  /// That of a phone held upright, as it is here.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

/// The screen's own coordinates.
@MainActor private final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }
}
