import CoreGraphics
import Foundation

/// One cell of a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  open internal(set) var layoutSize: NSCollectionLayoutSize
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Room around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Views that stand at the item's border: badges and the like.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    attached = []
    super.init()
  }
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  var attached: [NSCollectionLayoutSupplementaryItem]
}

/// Items in a row or a column.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group arranges what it contains.
  enum Arrangement {
    /// Each subitem once; the last is repeated while there is room.
    case subitems
    /// One subitem a fixed number of times, each with an equal share.
    case equalShares(Int)
    /// One subitem a fixed number of times, at its own size.
    case repeating(Int)
    /// The app says where everything is.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  open private(set) var subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }
  let isHorizontal: Bool
  let arrangement: Arrangement

  /// A group without items: what code puts another group in the place of.
  public override convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize, [], isHorizontal: true, .subitems)
  }

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, _ arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.arrangement = arrangement
    super.init(layoutSize: size)
  }

  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, isHorizontal: true, .subitems)
  }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, .equalShares(max(1, count)))
  }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: true, .repeating(max(1, count)))
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    make(layoutSize, subitems, isHorizontal: false, .subitems)
  }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
    make(layoutSize, [subitem], isHorizontal: false, .equalShares(max(1, count)))
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], isHorizontal: false, .repeating(max(1, count)))
  }

  /// Items at places that the app computes for each repetition of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    make(layoutSize, [], isHorizontal: true, .custom(itemProvider))
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, _ arrangement: Arrangement
  ) -> Self {
    guard let made = NSCollectionLayoutGroup(size, subitems, isHorizontal: isHorizontal, arrangement) as? Self else {
      preconditionFailure("NSCollectionLayoutGroup is made by its own class, not by a subclass")
    }
    return made
  }
}

/// A header or footer of a section.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open internal(set) var alignment: NSRectAlignment
  /// How far the view is moved from where its alignment puts it.
  open internal(set) var offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    offset = .zero
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// True for what stands above the section's items.
  var isHeader: Bool {
    switch alignment {
    case .top, .topLeading, .topTrailing, .none, .leading, .trailing: true
    case .bottom, .bottomLeading, .bottomTrailing: false
    }
  }
}
