import Foundation

/// How assistive technologies move through an element.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// What kind of group an element is.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Where an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// A way through a screen that the user picks with two fingers.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    itemSearch = itemSearchBlock
    super.init()
  }
  open var name: String
  open var itemSearch: Search
}

/// Where a rotor stands and where it is to go.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// Where a rotor went.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  public override init() { super.init() }
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
}
