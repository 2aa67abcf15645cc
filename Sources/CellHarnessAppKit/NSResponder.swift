import Foundation

/// What can react to events, and hands on what it does not react to.
@preconcurrency @MainActor open class NSResponder: NSObject {
  public override init() { super.init() }

  open weak var nextResponder: NSResponder?

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
}

/// A press or a release of the mouse: what a finger of a script does.
@preconcurrency @MainActor open class NSEvent: NSObject {
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
  }

  init(type: EventType, clickCount: Int, locationInWindow: CGPoint) {
    (self.type, self.clickCount, self.locationInWindow) = (type, clickCount, locationInWindow)
  }

  public let type: EventType
  public let clickCount: Int
  /// In the window, whose origin is at its lower left.
  public let locationInWindow: CGPoint
}
