/// The twelve text sizes a user can choose from, smallest first.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable, Comparable {
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// The position in ``allCases``.
  package var ordinal: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }

  /// True for the five sizes beyond the ordinary slider.
  package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders by size.
  package static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.ordinal < right.ordinal }
}
