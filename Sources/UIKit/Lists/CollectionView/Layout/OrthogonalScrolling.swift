import CoreGraphics
import Foundation

/// How groups that lie beside each other come to rest after scrolling.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a section scrolls across, beyond where it comes to rest. Neither is seen in a list that stands still.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let automatic = DecelerationRate(rawValue: 0)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }
  public override init() { super.init() }
  open var decelerationRate: DecelerationRate = .automatic
  open var bounce: Bounce = .automatic
}

/// What insets count from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Called after each pass with what a section shows and how far it has been scrolled across.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  )
  -> Void

/// A view of a section as it is shown; what the handler writes stays until the next pass.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "cell" }
}

extension NSCollectionLayoutSection {
  /// True if groups lie beside each other.
  var isOrthogonal: Bool { group != nil && orthogonalScrollingBehavior != .none }
}

extension SectionGeometry {
  /// Scrolls a section across. True if it moved.
  func scrollAcross(to wanted: CGFloat, width: CGFloat) -> Bool {
    let furthest = max(0, crossLength - width)
    let offset = min(max(0, wanted), furthest)
    guard section.isOrthogonal, abs(offset - crossOffset) > 0.001 else { return false }
    crossOffset = offset
    return true
  }

  /// Where the section comes to rest if the finger leaves it at an offset.
  func restingOffset(for offset: CGFloat, width: CGFloat) -> CGFloat {
    guard let group = section.group else { return offset }
    if group.layoutSize.widthDimension.isEstimated, section.orthogonalScrollingBehavior != .continuous {
      let starts = (0..<lines.count).map { crossStart(of: $0, group) }
      return starts.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
    let step = group.layoutSize.size(in: container).width + section.interGroupSpacing
    guard step > 0 else { return offset }
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: return offset
    case .paging: return (offset / width).rounded() * width
    case .continuousGroupLeadingBoundary, .groupPaging: return (offset / step).rounded() * step
    case .groupPagingCentered:
      let aside = (width - step + section.interGroupSpacing) / 2 - insets.leading
      return ((offset + aside) / step).rounded() * step - aside
    }
  }
}
