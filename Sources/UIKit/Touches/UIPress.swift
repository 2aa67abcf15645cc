import Foundation

/// A button of a device or a key of a hardware keyboard.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }
  public override init() { super.init() }
  init(_ stroke: KeyStroke) {
    storedKey = UIKey(stroke)
    storedType = stroke.pressType
    super.init()
  }

  private var storedKey: UIKey?
  private var storedType = PressType.select
  var storedPhase = Phase.began
  var responderAtBegin: UIResponder?

  open var type: PressType { storedType }
  open var phase: Phase { storedPhase }
  open var force: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }
  open var responder: UIResponder? { responderAtBegin }
  /// The key of a keyboard; nil for buttons of a remote control.
  open var key: UIKey? { storedKey }
}

/// The presses that belong together.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  var presses: Set<UIPress> = []
  open var allPresses: Set<UIPress> { presses }
  open override var type: EventType { .presses }
}
