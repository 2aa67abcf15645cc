import CoreGraphics
import Foundation
import HeadlessCore

/// What an element does, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 17)
}

extension UIAccessibilityTraits {
  private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "plays sound"),
    (.keyboardKey, "keyboard key"), (.staticText, "static text"), (.summaryElement, "summary element"),
    (.notEnabled, "not enabled"), (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
    (.startsMediaSession, "starts media session"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allows direct interaction"), (.causesPageTurn, "causes page turn"), (.tabBar, "tab bar"),
    (.header, "header"), (.toggleButton, "toggle button"),
  ]

  /// What is told of an element besides its label, in words.
  var words: String { Self.names.filter { contains($0.trait) }.map(\.name).joined(separator: ", ") }
}

/// An extra action of an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  /// Who performs the action if there is no closure.
  open weak var target: AnyObject?
  open var selector: Selector = Selector("")

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}

/// Something that is no view and can be read out.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrame: CGRect = .zero
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  open var accessibilityActivationPoint: CGPoint {
    get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { activationPoint = newValue }
  }
  private var activationPoint: CGPoint?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityLanguage: String?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// No assistive technology runs here that could look at it.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// What the user has set up, and announcements.
public enum UIAccessibility {
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { UITraitCollection.base.legibilityWeight == .bold }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.base.accessibilityContrast == .high
  }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }

  /// Posted when an assistive technology moves on. None runs here.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Nobody listens in a headless host: with no assistive technology running a post has no effect on a phone either.
  /// An announcement is an event of the run: what it says can be about the wrong row.
  public static func post(notification: Notification, argument: Any?) {
    guard notification == .announcement, let argument else { return }
    Probe.post(.announced((argument as? NSAttributedString)?.string ?? "\(argument)"))
  }

  /// What an assistive technology is at; none runs.
  @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    nil
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Where a rectangle of a view is on the screen, whose corner is the window's.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Where a path of a view is on the screen.
  @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusChanged")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChange")
}

/// What an app has set on one view; most views have nothing.
struct AccessibilityValues {
  var showsLargeContent = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var largeContentImageInsets: UIEdgeInsets = .zero
  var scalesLargeContentImage = false
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var elementsHidden = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var isModal = false
  var groupsChildren = false
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var inputLabels: [String]?
  var responds: Bool?
}
