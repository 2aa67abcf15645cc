import Foundation

/// A button of a device or a key of a hardware keyboard. A script has neither, so none arrives.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }
  open var type: PressType { .select }
  open var phase: Phase { .began }
  /// The key of a keyboard; nil for buttons of a remote control.
  open var key: UIKey? { nil }
}

/// The presses that belong together.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
  open override var type: EventType { .presses }
}
