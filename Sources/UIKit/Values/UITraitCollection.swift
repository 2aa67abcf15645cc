import CoreGraphics
import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Room on one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Base or raised above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// Normal or high contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Regular or bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The direction of the interface as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The list a cell is in.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// The size of text the user chose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  var ordinal: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? 3 }

  public var isAccessibilityCategory: Bool { ordinal >= 7 }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.ordinal < right.ordinal }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.ordinal <= right.ordinal }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.ordinal > right.ordinal }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.ordinal >= right.ordinal }
}

/// Traits by value: what a collection is made of.
struct TraitValues: Hashable, Sendable {
  var style: UIUserInterfaceStyle = .unspecified
  var horizontal: UIUserInterfaceSizeClass = .unspecified
  var vertical: UIUserInterfaceSizeClass = .unspecified
  var scale: CGFloat = 0
  var idiom: UIUserInterfaceIdiom = .unspecified
  var direction: UITraitEnvironmentLayoutDirection = .unspecified
  var category: UIContentSizeCategory = .unspecified
  var level: UIUserInterfaceLevel = .unspecified
  var contrast: UIAccessibilityContrast = .unspecified
  var weight: UILegibilityWeight = .unspecified
  var list: UIListEnvironment = .unspecified
  var custom = CustomTraits()

  /// This one, with what `other` specifies instead.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.style != .unspecified { result.style = other.style }
    if other.horizontal != .unspecified { result.horizontal = other.horizontal }
    if other.vertical != .unspecified { result.vertical = other.vertical }
    if other.scale != 0 { result.scale = other.scale }
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.direction != .unspecified { result.direction = other.direction }
    if other.category != .unspecified { result.category = other.category }
    if other.level != .unspecified { result.level = other.level }
    if other.contrast != .unspecified { result.contrast = other.contrast }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.list != .unspecified { result.list = other.list }
    result.custom.override(by: other.custom)
    return result
  }
}

/// The environment of a view as values.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }
  public override init() {
    values = TraitValues()
    super.init()
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(style: userInterfaceStyle))
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontal: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(vertical: verticalSizeClass))
  }
  public convenience init(displayScale scale: CGFloat) { self.init(values: TraitValues(scale: scale)) }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(values: TraitValues(idiom: idiom)) }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(direction: layoutDirection))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(category: preferredContentSizeCategory))
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(values: TraitValues(level: userInterfaceLevel)) }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(contrast: accessibilityContrast))
  }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(values: TraitValues(weight: legibilityWeight)) }
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  open var displayScale: CGFloat { values.scale }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  open var legibilityWeight: UILegibilityWeight { values.weight }
  open var listEnvironment: UIListEnvironment { values.list }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.style != traitCollection?.values.style || values.contrast != traitCollection?.values.contrast
      || values.level != traitCollection?.values.level
  }
  open func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = outer
  }

  public class var current: UITraitCollection {
    get { UIKitRunState.current.currentTraits }
    set { UIKitRunState.current.currentTraits = newValue }
  }

  /// The environment of the host's screen.
  static var base: UITraitCollection {
    get { UIKitRunState.current.screenTraits }
    set { UIKitRunState.current.screenTraits = newValue }
  }

  /// An iPhone in light mode with default text size.
  @_spi(CellHarness) public static let standard = UITraitCollection(
    values: TraitValues(
      style: .light, horizontal: .compact, vertical: .regular, scale: 3, idiom: .phone, direction: .leftToRight,
      category: .large, level: .base, contrast: .normal, weight: .regular, list: .unspecified))

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
  open override var description: String { "UITraitCollection(\(values))" }
}

/// Something with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
