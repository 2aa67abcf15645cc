/// The size of text the user chose, by the older names.
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// True for the sizes that people choose who see little.
  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    DynamicTypeSize(lhs) < DynamicTypeSize(rhs)
  }
}

nonisolated extension DynamicTypeSize {
  /// The size with an older name.
  fileprivate init(_ category: ContentSizeCategory) {
    let index = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    self = DynamicTypeSize.allCases[index]
  }
}

nonisolated extension EnvironmentValues {
  /// The size of text the user chose, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize) ?? 0] }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}
