import CoreGraphics
import Foundation

/// Traits that can be written one by one.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var displayScale: CGFloat { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var listEnvironment: UIListEnvironment { get set }
  /// No display here shows more colours than another, and no finger's force is felt: both are read and not kept.
  var displayGamut: UIDisplayGamut { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The value of a trait that the app defines.
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition { get set }
}

/// Which colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

extension UITraitCollection {
  /// Traits that say nothing: no display here shows more colours than another.
  public convenience init(displayGamut: UIDisplayGamut) { self.init() }
}

extension UIMutableTraits {
  public var displayGamut: UIDisplayGamut {
    get { .unspecified }
    set {}
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { .unavailable }
    set {}
  }
}

/// Trait values under construction.
struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal }
    set { values.horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical }
    set { values.vertical = newValue }
  }
  var displayScale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category }
    set { values.category = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level }
    set { values.level = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast }
    set { values.contrast = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.weight }
    set { values.weight = newValue }
  }
  var listEnvironment: UIListEnvironment {
    get { values.list }
    set { values.list = newValue }
  }
  subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { values.custom[trait] }
    set { values.custom[trait] = newValue }
  }
}

extension UITraitCollection {
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  public convenience init(mutations: TraitMutations) {
    self.init(values: UITraitCollection.mutated(TraitValues(), mutations))
  }
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: UITraitCollection.mutated(values, mutations))
  }

  private static func mutated(_ values: TraitValues, _ mutations: TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}
