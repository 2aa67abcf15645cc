@_spi(CellHarness) import UIKit

extension EnvironmentValues {
  /// Takes over what UIKit's traits say.
  @MainActor mutating func adopt(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if traits.displayScale > 0 { displayScale = traits.displayScale }
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
    }
    if traits.verticalSizeClass != .unspecified {
      verticalSizeClass = traits.verticalSizeClass == .regular ? .regular : .compact
    }
    if traits.legibilityWeight != .unspecified { legibilityWeight = traits.legibilityWeight == .bold ? .bold : .regular }
    if traits.accessibilityContrast == .high { colorSchemeContrast = .increased }
    bridge(traits)
    scenePhase = ScenePhase(UIApplication.shared.applicationState)
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
  }
}

extension ScenePhase {
  init(_ state: UIApplication.State) {
    switch state {
    case .active: self = .active
    case .inactive: self = .inactive
    case .background: self = .background
    }
  }
}

extension DynamicTypeSize {
  /// The size of a content size category; nil if it is unspecified.
  public init?(_ category: UIContentSizeCategory) {
    let all: [(UIContentSizeCategory, DynamicTypeSize)] = [
      (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
      (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
      (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
      (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]
    guard let found = all.first(where: { $0.0 == category }) else { return nil }
    self = found.1
  }
}
