import CellTrace
import CoreGraphics
import Foundation
import QuartzCore

/// Where and how a layout puts one view of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // MARK: What it is for
  open var indexPath: IndexPath
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  open internal(set) var representedElementKind: String?

  // MARK: Geometry and look
  open var frame: CGRect = .zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var transform: CGAffineTransform = .identity
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Boxed(copied()) }.value }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    let both = Boxed((self, other))
    return MainActor.assumeIsolated {
      guard let (own, other) = both.value as? (UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes) else {
        return false
      }
      return own.isSame(as: other)
    }
  }

  private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: other) == type(of: self) && other.indexPath == indexPath
      && other.representedElementCategory == representedElementCategory
      && other.representedElementKind == representedElementKind && other.frame == frame && other.transform == transform
      && other.alpha == alpha && other.zIndex == zIndex && other.isHidden == isHidden
  }

  /// The axes on which the view itself decides.
  var selfSizing: SelfSizingAxes = []

  var place: ListPlace {
    ListPlace(
      kind: representedElementCategory == .cell ? nil : representedElementKind,
      slot: indexPath.slot ?? Slot(section: indexPath.first ?? 0, item: 0))
  }

  /// A copy of the same class.
  func copied() -> Self {
    // A class of the app's need not repeat the initialiser; the plain class, of which there are many, is made without asking.
    let copy =
      type(of: self) == UICollectionViewLayoutAttributes.self
      ? unsafeDowncast(UICollectionViewLayoutAttributes(), to: Self.self) : Self()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.selfSizing = selfSizing
    return copy
  }

  private struct Boxed: @unchecked Sendable {
    let value: Any
    init(_ value: Any) { self.value = value }
  }
}

/// Lengths that a view decides by itself.
struct SelfSizingAxes: OptionSet, Sendable {
  let rawValue: Int
  static let width = SelfSizingAxes(rawValue: 1)
  static let height = SelfSizingAxes(rawValue: 2)
  /// The length is that of the longest item beside it: what the view wants itself shows nowhere.
  static let shared = SelfSizingAxes(rawValue: 4)
}
