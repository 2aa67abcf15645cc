import CoreGraphics
import Foundation

/// A view that the layout puts behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind the view's class was registered for.
  open internal(set) var elementKind: String
  /// What lies in front of what.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view as large as the section, less the item's insets.
  open class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(elementKind) as? Self else {
      preconditionFailure("NSCollectionLayoutDecorationItem is made by its own class, not by a subclass")
    }
    return made
  }
}

/// The views behind the sections of one layout.
@MainActor final class DecorationViews {
  private struct Key: Hashable {
    var indexPath: IndexPath
    var kind: String
  }

  private var shown: [Key: UICollectionReusableView] = [:]

  /// Makes, places and removes views so that exactly the wanted ones are there, behind everything else.
  func show(
    _ wanted: [UICollectionViewLayoutAttributes], makers: [String: (CGRect) -> UICollectionReusableView?], in list: UIView
  ) {
    var left = shown
    for attributes in wanted.sorted(by: { $0.zIndex > $1.zIndex }) {
      let key = Key(indexPath: attributes.indexPath, kind: attributes.representedElementKind ?? "")
      let made = left.removeValue(forKey: key) ?? makers[key.kind]?(attributes.frame)
      guard let view = made else { continue }
      shown[key] = view
      if view.superview !== list {
        list.insertSubview(view, at: 0)
        view.apply(attributes)
      }
      if view.frame != attributes.frame { view.frame = attributes.frame }
      if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    }
    for (key, view) in left {
      view.removeFromSuperview()
      shown[key] = nil
    }
  }
}
