import CoreGraphics
import Foundation

/// How a section is laid out: a repeated group, or a list.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views of the layout's own that belong to the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers keep to the section's insets.
  open var supplementariesFollowContentInsets = true
  /// What the section's leading and trailing insets count from.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// What the insets of headers and footers count from.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether groups lie beside each other and scroll across the list's direction.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Hears after each pass what the section shows.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The height of a list's rows before they are measured.
  var rowEstimate: ((Int) -> CGFloat)?

  let group: NSCollectionLayoutGroup?
  /// What the section lists, if it is a list section.
  let list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration, environment: any NSCollectionLayoutEnvironment) {
    group = nil
    self.list = list
    super.init()
    contentInsets = ListMetrics.insets(list, width: environment.container.contentSize.width)
    boundarySupplementaryItems = ListMetrics.boundaryItems(list)
  }

  /// A section that looks as the configuration says.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration, environment: layoutEnvironment)
  }
}

/// What a section provider may look at.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room that a section has.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  final class Container: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
    init(_ size: CGSize) {
      contentSize = size
      super.init()
    }
  }

  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(size: CGSize, traits: UITraitCollection) {
    container = Container(size)
    traitCollection = traits
    super.init()
  }
}
