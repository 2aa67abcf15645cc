import CoreGraphics
import Foundation

/// `first = multiplier × second + constant`, or an inequality.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A line or length of an item.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2, multiplier: multiplier,
      constant: c)
  }

  /// A constraint of nothing: a placeholder until the real one is made.
  ///
  /// The only designated initialiser: a subclass inherits all others by having it.
  public override init() { super.init() }

  open var firstItem: AnyObject? { first?.object }
  open var secondItem: AnyObject? { second?.object }
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let firstItem else { preconditionFailure("A constraint outlived the view or guide it belongs to.") }
    return NSLayoutAnchor(firstItem, firstAttribute)
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }
  open var firstAttribute: Attribute { terms.first }
  open var secondAttribute: Attribute { terms.second }
  open var relation: Relation { terms.relation }
  open var multiplier: CGFloat { terms.multiplier }

  @exclusivity(unchecked) open var constant: CGFloat = 0 { didSet { if constant != oldValue { didChange() } } }
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { didChange() } }
  }
  open var identifier: String?
  open var shouldBeArchived = false

  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  open func awakeFromNib() {}

  open override var description: String { MainActor.assumeIsolated { descriptionInUIKitStyle } }

  // MARK: Solver

  /// The nearest common ancestor of the items, while the constraint is active.
  var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.backReference }
  }
  private var holderReference: BackReference?
  private(set) var first: BackReference?
  private(set) var second: BackReference?
  /// What never changes once the constraint is made.
  private var terms: (first: Attribute, second: Attribute, relation: Relation, multiplier: CGFloat) = (
    .notAnAttribute, .notAnAttribute, .equal, 1
  )
  /// True if the solver had to leave it out.
  @exclusivity(unchecked) var isBroken = false
  /// Constraints without which this one means nothing.
  var companions: [NSLayoutConstraint] = []
  /// Counts activations: of two contradicting constraints the later one is broken.
  @exclusivity(unchecked) var activation = 0
  /// Where the engine that solves it keeps it.
  @exclusivity(unchecked) var engineSlot = 0

  convenience init(
    first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?, _ secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      from: first.map(BackReference.to), firstAttribute, relation, to: second.map(BackReference.to), secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  convenience init(
    from first: BackReference?, _ firstAttribute: Attribute, _ relation: Relation, to second: BackReference?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    fill(from: first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier, constant: constant)
  }

  /// An interface file names a subclass, of which only `init()` is known.
  func fill(
    from first: BackReference?, _ firstAttribute: Attribute, _ relation: Relation, to second: BackReference?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    terms = (firstAttribute, second == nil ? .notAnAttribute : secondAttribute, relation, multiplier)
    self.constant = constant
  }
}
