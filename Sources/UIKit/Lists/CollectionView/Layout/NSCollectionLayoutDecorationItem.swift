import CoreGraphics
import Foundation

/// A view that the layout puts behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind the view's class was registered for.
  public let elementKind: String
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
  /// A view that should be there.
  struct Wanted {
    var section: Int
    var item: NSCollectionLayoutDecorationItem
    var frame: CGRect
  }

  private struct Key: Hashable {
    var section: Int
    var kind: String
  }

  private var shown: [Key: UICollectionReusableView] = [:]

  /// Makes, places and removes views so that exactly the wanted ones are there, behind everything else.
  func show(_ wanted: [Wanted], classes: [String: UICollectionReusableView.Type], in list: UIView) {
    var left = shown
    for entry in wanted.sorted(by: { $0.item.zIndex > $1.item.zIndex }) {
      let key = Key(section: entry.section, kind: entry.item.elementKind)
      let viewClass = classes[entry.item.elementKind]
      guard let view = left.removeValue(forKey: key) ?? viewClass?.init(reusable: entry.frame) else { continue }
      shown[key] = view
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: key.kind, with: IndexPath(item: 0, section: key.section))
      attributes.frame = entry.frame
      attributes.zIndex = entry.item.zIndex
      if view.superview !== list {
        list.insertSubview(view, at: 0)
        view.apply(attributes)
      }
      if view.frame != entry.frame { view.frame = entry.frame }
    }
    for (key, view) in left {
      view.removeFromSuperview()
      shown[key] = nil
    }
  }
}
