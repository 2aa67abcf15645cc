import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The collection view that shows a scroll view with lazy content: that in cells, all else behind them.
@MainActor final class HostedScrollAdapter: NSObject, UICollectionViewDelegate {
  private unowned let node: any HostedScroll
  let list: UICollectionView
  let backdrop: HostedScrollBackdrop
  private let layout = HostedScrollLayout()
  private let pull = HostedRefresh()
  private var source: UICollectionViewDiffableDataSource<Int, HostedLineID>?
  private var isFollowing = false
  /// True while there is something to show.
  private var isBehind = false
  /// While code scrolls, not a finger.
  private var isMoving = false
  private var shownIDs: [[HostedLineID]] = []

  init(_ node: any HostedScroll) {
    self.node = node
    backdrop = HostedScrollBackdrop(node)
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    layout.node = node
    list.delegate = self
    list.allowsSelection = false
    list.addSubview(backdrop)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, HostedLineID> { [weak self] cell, _, id in
      guard let part = self?.node.lazies.all.first(where: { $0.number == id.container }) else { return }
      cell.contentConfiguration = HostedRowConfiguration(id: id, list: part)
    }
    source = UICollectionViewDiffableDataSource<Int, HostedLineID>(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
  }

  /// What of the content is visible.
  var visible: LayoutRect {
    let (offset, size) = (list.contentOffset, list.frame.size)
    return LayoutRect(x: Double(offset.x), y: Double(offset.y), width: Double(size.width), height: Double(size.height))
  }

  /// Shows what the node has now. What changes while the list is brought up to date is shown after that, not forgotten.
  func follow() {
    isBehind = true
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    // Bounded: rows that change whenever they are shown would go on for ever.
    for _ in 0..<4 where isBehind {
      isBehind = false
      followOnce()
    }
  }

  private func followOnce() {
    pull.follow(node.refresh, on: list)
    let size = CGSize(width: node.contentSize.width, height: node.contentSize.height)
    if backdrop.frame.size != size { backdrop.frame = CGRect(origin: .zero, size: size) }
    layout.invalidateLayout()
    let ids = node.lazies.all.map { part in
      part.readRows()
      return part.rows.map(\.id)
    }
    if ids != shownIDs {
      shownIDs = ids
      var snapshot = NSDiffableDataSourceSnapshot<Int, HostedLineID>()
      for (part, rows) in zip(node.lazies.all, ids) {
        snapshot.appendSections([part.number])
        snapshot.appendItems(rows, toSection: part.number)
      }
      source?.apply(snapshot, animatingDifferences: false)
    }
    for cell in list.visibleCells { (cell.contentView as? HostedRowView)?.contentMayHaveChanged() }
  }

  /// Scrolls so that a part of the content shows: where the anchors meet, or by as little as does it.
  func show(_ target: LayoutRect, _ anchor: UnitPoint?) {
    let visible = visible
    let (room, length) = (visible.size, node.contentSize)
    func offset(_ now: Double, _ start: Double, _ size: Double, _ room: Double, _ length: Double, _ anchor: CGFloat?) -> Double {
      var wanted = now
      if let anchor {
        wanted = start + (size - room) * Double(anchor)
      } else if start < now {
        wanted = start
      } else if start + size > now + room {
        wanted = start + size - room
      }
      return min(max(0, wanted), max(0, length - room))
    }
    var next = list.contentOffset
    if node.scrolls(.horizontal) {
      next.x = CGFloat(offset(visible.x, target.x, target.width, room.width, length.width, anchor?.x))
    }
    if node.scrolls(.vertical) {
      next.y = CGFloat(offset(visible.y, target.y, target.height, room.height, length.height, anchor?.y))
    }
    guard next != list.contentOffset else { return }
    isMoving = true
    list.contentOffset = next
    isMoving = false
    list.setNeedsLayout()
  }

  /// The part of the content that shows at first.
  func start(at anchor: UnitPoint) {
    show(LayoutRect(x: 0, y: 0, width: node.contentSize.width, height: node.contentSize.height), anchor)
    node.layOut()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isFollowing, !isMoving { node.scrolled() }
  }

  // MARK: Phases

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { node.tellScrollPhase(.interacting) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { node.tellScrollPhase(.idle) }
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { node.tellScrollPhase(.decelerating) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { node.tellScrollPhase(.idle) }
}

/// Puts the cells where the lazy containers have their rows.
@MainActor final class HostedScrollLayout: UICollectionViewLayout {
  weak var node: (any HostedScroll)?

  override func prepare() { node?.layOut() }

  override var collectionViewContentSize: CGSize {
    node.map { CGSize(width: $0.contentSize.width, height: $0.contentSize.height) } ?? .zero
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let area = LayoutRect(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    return node?.lazies.all.enumerated().flatMap { section, part in
      (part.rows(in: area) + part.pinnedRows(in: area)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let parts = node?.lazies.all, parts.indices.contains(indexPath.section),
      let frame = parts[indexPath.section].frame(ofRow: indexPath.item)
    else { return nil }
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    made.zIndex = parts[indexPath.section].pins(row: indexPath.item) ? 2 : 1
    return made
  }
}

/// What of a scroll view's content is not lazy: a window on the node's content, behind the cells.
@MainActor final class HostedScrollBackdrop: UIView {
  private unowned let node: any HostedScroll
  private var ownsTouch = false

  init(_ node: any HostedScroll) {
    self.node = node
    super.init(frame: .zero)
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let content = node.contentNode else {
      return super.touchesBegan(touches, with: event)
    }
    let graph = node.graph
    graph.touches.part = content
    graph.delaysPresses = true
    node.hostView?.touchedPart = self
    ownsTouch = graph.isInteractive(at: point)
    guard ownsTouch else {
      graph.focusTouchBegan(at: point)
      graph.touches.part = nil
      return super.touchesBegan(touches, with: event)
    }
    graph.touchDown(at: point)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch, let point = touches.first?.location(in: self) else { return super.touchesMoved(touches, with: event) }
    node.graph.touchMoved(to: point)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch, let point = touches.first?.location(in: self) else {
      if let point = touches.first?.location(in: self), node.graph.focusTouchEnded(at: point) { node.graph.update() }
      return super.touchesEnded(touches, with: event)
    }
    ownsTouch = false
    let graph = node.graph
    graph.touchUp(at: point)
    graph.touches.part = nil
    graph.update()
    if graph.focusedField { node.hostView?.becomeFirstResponder() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ownsTouch else { return super.touchesCancelled(touches, with: event) }
    ownsTouch = false
    node.graph.touchCancelled()
    node.graph.touches.part = nil
  }

  override func describe(into builder: inout AppearanceBuilder) {
    if let content = node.contentNode { node.graph.describe(content, leavingOut: node.rowElements, into: &builder) }
  }

  /// The cell's view for what belongs to a row.
  func view(around content: ViewNode) -> UIView? { node.view(around: content) }
}
