import CellTrace
import CoreGraphics
import Foundation

/// Arranges items between two layouts: where each says they are, as far as the transition has come.
///
/// What both layouts have in view is shown; items that are in sight only on the way are not. Nothing measures itself meanwhile.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// From 0, all of the present layout, to 1, all of the next one.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
  open internal(set) var currentLayout: UICollectionViewLayout
  open internal(set) var nextLayout: UICollectionViewLayout

  /// Keeps a value of the app's for a subclass to use.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    currentLayout.prepareIfNeeded()
    nextLayout.prepareIfNeeded()
  }
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let from = elements(of: currentLayout, in: rect)
    let to = elements(of: nextLayout, in: rect)
    let places = Set(from.map(\.place)).union(to.map(\.place))
    return places.sorted().compactMap(attributes).filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  // MARK: The engine's part

  /// Called when the transition has been finished or cancelled.
  var completion: ((Bool, Bool) -> Void)?
  private var values: [String: CGFloat] = [:]

  override weak var host: ListHost? {
    didSet {
      currentLayout.host = host
      nextLayout.host = host
    }
  }
  override func dataDidChange(_ change: ListDataChange) {
    super.dataDidChange(change)
    currentLayout.dataDidChange(change)
    nextLayout.dataDidChange(change)
  }
  override func decoration(at place: ListPlace) -> RowDecoration { currentLayout.decoration(at: place) }
  override func firstItemIsHeader(section: Int) -> Bool { currentLayout.firstItemIsHeader(section: section) }
  override func listEnvironment(section: Int) -> UIListEnvironment { currentLayout.listEnvironment(section: section) }

  private func elements(of layout: UICollectionViewLayout, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: rect) ?? []).filter { $0.representedElementCategory != .decorationView }
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  /// What only one layout shows, fades.
  private func between(
    _ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let made = (from ?? to)?.copied() else { return nil }
    made.selfSizing = []
    let (first, last) = (from?.frame ?? made.frame, to?.frame ?? made.frame)
    made.frame = CGRect(
      x: between(first.minX, last.minX), y: between(first.minY, last.minY), width: between(first.width, last.width),
      height: between(first.height, last.height))
    made.alpha = between(from?.alpha ?? 0, to?.alpha ?? 0)
    return made
  }
}

/// Interactive changes of the layout.
extension UICollectionView {
  /// Says whether the animation ended, and whether the new layout stays.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Shows a layout between the present one and another; the app moves it on by its `transitionProgress`.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let present = host.layout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: present, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: present, nextLayout: layout)
    transition.completion = completion
    host.layout = transition
    transition.host = host
    layout.dataDidChange(.reload)
    setNeedsLayout()
    return transition
  }

  /// The next layout stays.
  public func finishInteractiveTransition() { end(finishing: true) }

  /// The layout before the transition stays.
  public func cancelInteractiveTransition() { end(finishing: false) }

  private func end(finishing: Bool) {
    guard let transition = host.layout as? UICollectionViewTransitionLayout else { return }
    let completion = transition.completion
    if finishing {
      use(transition.nextLayout)
    } else {
      transition.host = nil
      host.layout = transition.currentLayout
      host.layout.host = host
      host.layout.invalidateLayout()
    }
    host.layoutUpdates.settleOffset()
    setNeedsLayout()
    if let completion { ListChanges.later(true, "layout transition") { completion(true, finishing) } }
  }
}
