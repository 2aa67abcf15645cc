import CoreGraphics
import Foundation

/// The lengths of list sections (SIZ-14, SIZ-15). None is documented; each is a named value, and those a run may choose are options.
@MainActor enum ListMetrics {
  static let headerEstimate: CGFloat = 38
  static let footerEstimate: CGFloat = 30
  static let automaticHeaderTopPadding: CGFloat = 22
  /// Between a row's edge and its outermost accessory.
  static let accessoryMargin: CGFloat = 16

  static func insets(_ list: UICollectionLayoutListConfiguration, width: CGFloat) -> NSDirectionalEdgeInsets {
    let sectionGap = CGFloat(ListPolicy.sectionGap)
    switch list.appearance {
    case .plain, .sidebarPlain: return .zero
    case .grouped: return NSDirectionalEdgeInsets(top: sectionGap, leading: 0, bottom: sectionGap, trailing: 0)
    case .insetGrouped, .sidebar:
      let side = CGFloat(ListPolicy.sideInset(Double(width)))
      return NSDirectionalEdgeInsets(top: sectionGap, leading: side, bottom: sectionGap, trailing: side)
    }
  }

  static func boundaryItems(_ list: UICollectionLayoutListConfiguration) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    func item(_ kind: String, _ alignment: NSRectAlignment, _ estimate: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
        elementKind: kind, alignment: alignment)
    }
    var result: [NSCollectionLayoutBoundarySupplementaryItem] = []
    switch list.headerMode {
    case .supplementary:
      let header = item(UICollectionView.elementKindSectionHeader, .top, headerEstimate)
      header.pinToVisibleBounds = list.appearance == .plain
      result.append(header)
    case .none, .firstItemInSection: break
    }
    switch list.footerMode {
    case .supplementary: result.append(item(UICollectionView.elementKindSectionFooter, .bottom, footerEstimate))
    case .none: break
    }
    return result
  }
}
