/// How groups that lie beside each other come to rest after scrolling.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets count from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

extension NSCollectionLayoutSection {
  /// True if groups lie beside each other.
  var isOrthogonal: Bool { group != nil && orthogonalScrollingBehavior != .none }
}
