import CoreGraphics
import Foundation

/// Two fingers turning. The host has one finger, so it is never recognised; its values are those of no gesture.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
