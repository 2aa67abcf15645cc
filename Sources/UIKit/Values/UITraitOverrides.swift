import CoreGraphics
import Foundation

/// Traits that a view or controller gives itself and everything below, in place of those it inherits.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal }
    set { values.horizontal = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical }
    set { values.vertical = newValue }
  }
  public var displayScale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category }
    set { values.category = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.level }
    set { values.level = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast }
    set { values.contrast = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.weight }
    set { values.weight = newValue }
  }
  public var listEnvironment: UIListEnvironment {
    get { values.list }
    set { values.list = newValue }
  }
  public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { values.custom[trait] }
    set { values.custom[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { values.isSpecified(trait) }
  public mutating func remove(_ trait: UITrait) { values.forget(trait) }
}

extension TraitValues {
  fileprivate func isSpecified(_ trait: UITrait) -> Bool {
    var without = self
    without.forget(trait)
    return without != self
  }

  fileprivate mutating func forget(_ trait: UITrait) {
    let none = TraitValues()
    switch ObjectIdentifier(trait) {
    case ObjectIdentifier(UITraitUserInterfaceStyle.self): style = none.style
    case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontal = none.horizontal
    case ObjectIdentifier(UITraitVerticalSizeClass.self): vertical = none.vertical
    case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): category = none.category
    case ObjectIdentifier(UITraitDisplayScale.self): scale = none.scale
    case ObjectIdentifier(UITraitLayoutDirection.self): direction = none.direction
    case ObjectIdentifier(UITraitUserInterfaceLevel.self): level = none.level
    case ObjectIdentifier(UITraitAccessibilityContrast.self): contrast = none.contrast
    case ObjectIdentifier(UITraitLegibilityWeight.self): weight = none.weight
    case ObjectIdentifier(UITraitListEnvironment.self): list = none.list
    default: custom.forget(trait)
    }
  }
}
