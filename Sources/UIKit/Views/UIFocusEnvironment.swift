import CoreGraphics
import Foundation
import QuartzCore

/// Something the focus can go into, on a tablet whose keyboard moves it.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// What moves together by the arrows; the tab key leads from one group to the next (FOC-07).
  var focusGroupIdentifier: String? { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }

  /// True for what is this environment, or stands below it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    var next: (any UIFocusEnvironment)? = environment
    while let present = next {
      if present === self { return true }
      next = present.parentFocusEnvironment
    }
    return false
  }
}

/// Something that can have the focus itself.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var frame: CGRect { get }
  var focusEffect: UIFocusEffect? { get }
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  public var isFocused: Bool { FocusDriver.focusedView(in: nil) === self }
  public var focusEffect: UIFocusEffect? { nil }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// Something that knows what in it can have the focus.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// How much a group wants one of its own to be where the focus comes in (FOC-07).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}

// A responder's environment is the next responder that is one: the view above, or the controller whose view it is.
extension UIView {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  public var coordinateSpace: any UICoordinateSpace { self }
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { FocusPlaces.canHaveFocus($0) && $0.frame.intersects(rect) }
  }
}

extension UIViewController {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

/// How a view shows that it has the focus.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A halo round the focused view.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
  public convenience init(path bezierPath: UIBezierPath) { self.init() }
  open weak var referenceView: UIView?
  open weak var containerView: UIView?
}

/// A rectangle that leads the focus on: an arrow that would come to it goes where it prefers (FOC-08).
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
