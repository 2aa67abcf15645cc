import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What layouts of the app are told, and what they answer.
@Suite("What layouts hear", .serialized)
@MainActor
struct LayoutContextTests {
  init() { RunState.begin() }

  /// Keeps what it computed until it is told why it should not.
  private final class Careful: UICollectionViewLayout {
    private var cache: [UICollectionViewLayoutAttributes] = []
    var heard: [String] = []
    var push: CGFloat = 0
    var target: CGFloat?

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: CGFloat(cache.count) * 100) }
    override func prepare() {
      guard cache.isEmpty, let list = collectionView else { return }
      cache = (0..<list.numberOfItems(inSection: 0)).map { item in
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        made.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 320, height: 100)
        return made
      }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      indexPath.item < cache.count ? cache[indexPath.item] : nil
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      context.invalidateDecorationElements(ofKind: "stripe", at: [IndexPath(item: 0, section: 0)])
      context.contentOffsetAdjustment.y = push
      push = 0
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if context.invalidateEverything || context.invalidateDataSourceCounts { cache = [] }
      let stripes = context.invalidatedDecorationIndexPaths?["stripe"]?.count ?? 0
      heard.append(
        context.invalidateEverything
          ? "all" : context.invalidateDataSourceCounts ? "counts" : stripes > 0 ? "stripes" : "moves")
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: target ?? proposedContentOffset.y)
    }
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      let asked = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
      return asked.item == 0 ? IndexPath(item: 1, section: 0) : asked
    }
  }

  private func careful(_ rows: [Int]) -> (ListScreen, Careful) {
    let screen = ListScreen(rows: rows)
    let layout = Careful()
    screen.list.setCollectionViewLayout(layout, animated: false)
    HostLoop.runFrames()
    layout.heard = []
    return (screen, layout)
  }

  @Test("LC-27 a layout that keeps what it computed is told of new data, of a reload and of scrolling")
  func contexts() {
    let (screen, layout) = careful(Array(0..<8))
    screen.show([9] + Array(0..<8))
    #expect(layout.heard == ["counts"] && screen.cells.count == 4 && screen.cells[0].hasPrefix("9@"))
    layout.heard = []
    screen.scroll(to: 50)
    #expect(layout.heard == ["stripes"])
    layout.heard = []
    screen.list.reloadData()
    HostLoop.runFrames()
    #expect(layout.heard == ["all"])
  }

  @Test("SIZ-09 what a context adds to the offset moves the content, which is no scroll of the user's")
  func offsetAdjustment() {
    let (screen, layout) = careful(Array(0..<20))
    layout.push = 70
    screen.scroll(to: 100)
    #expect(screen.list.contentOffset.y == 170)
    screen.scroll(to: 300)
    #expect(screen.list.contentOffset.y == 300)
  }

  private final class Holder: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 100) }
  }

  @Test("where the content stands after a change is asked of the delegate, then of the layout")
  func targetAfterChange() {
    let (screen, layout) = careful(Array(0..<20))
    screen.scroll(to: 200)
    let delegate = Holder()
    screen.list.delegate = delegate
    screen.show([30] + Array(0..<20))
    #expect(screen.list.contentOffset.y == 300)
    layout.target = 40
    screen.show(Array(0..<20))
    #expect(screen.list.contentOffset.y == 40)
    let plain = ListScreen(rows: Array(0..<20))
    plain.scroll(to: 200)
    plain.list.delegate = delegate
    plain.show([30] + Array(0..<20))
    #expect(plain.list.contentOffset.y == 300)
  }

  @Test("DND-07 DND-08 where a moved item goes is the layout's answer before the delegate's, and it hears of each place")
  func movingTarget() {
    let (screen, layout) = careful(Array(0..<4))
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(screen.list.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    screen.list.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 30))
    #expect(layout.heard == ["moves"])
    screen.list.endInteractiveMovement()
    HostLoop.runFrames()
    #expect(screen.source.snapshot().itemIdentifiers == [0, 3, 1, 2])
  }

  @Test("SIZ-19 between two layouts items stand as far as the transition has come; it is finished or cancelled")
  func transition() {
    final class Cell: UICollectionViewCell {
      static var heard: [String] = []
      override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        Cell.heard.append("will")
      }
      override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        Cell.heard.append("did")
      }
    }
    func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: side, height: side)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      return layout
    }
    Cell.heard = []
    let screen = ListScreen(rows: [0, 1, 2, 3], cell: Cell.self)
    let small = grid(80)
    screen.list.setCollectionViewLayout(small, animated: false)
    HostLoop.runFrames()
    #expect(Cell.heard == Array(repeating: "will", count: 4) + Array(repeating: "did", count: 4))
    func frames() -> [CGRect] { screen.list.host.live.displayed.map(\.view.frame) }
    let before = frames()
    #expect(before[1] == CGRect(x: 80, y: 0, width: 80, height: 80))
    var ended: [String] = []
    let wide = grid(160)
    let transition = screen.list.startInteractiveTransition(to: wide) { ended.append("\($0) \($1)") }
    #expect(screen.list.collectionViewLayout === transition && transition.nextLayout === wide)
    HostLoop.runFrames()
    #expect(frames() == before)
    transition.transitionProgress = 0.5
    HostLoop.runFrames()
    #expect(frames()[1] == CGRect(x: 120, y: 0, width: 120, height: 120))
    #expect(frames()[2] == CGRect(x: 80, y: 80, width: 120, height: 120))
    screen.list.cancelInteractiveTransition()
    HostLoop.settle()
    #expect(frames() == before && screen.list.collectionViewLayout === small)
    _ = screen.list.startInteractiveTransition(to: wide) { ended.append("\($0) \($1)") }
    screen.list.finishInteractiveTransition()
    HostLoop.settle()
    #expect(frames()[3] == CGRect(x: 160, y: 160, width: 160, height: 160))
    #expect(ended == ["true false", "true true"])
  }

  @Test("DND-06 places of the data source and on screen are the same: nothing stands at a placeholder")
  func translating() {
    let (screen, layout) = careful([0, 1])
    let path = IndexPath(item: 1, section: 0)
    #expect(screen.list.presentationIndexPath(forDataSourceIndexPath: path) == path)
    #expect(screen.list.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
    #expect(screen.list.dataSourceSectionIndex(forPresentationSectionIndex: 3) == 3)
    #expect(layout.indexPathsToInsertForDecorationView(ofKind: "stripe").isEmpty)
    let lifted = layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: CGPoint(x: 10, y: 20))
    #expect(lifted.center == CGPoint(x: 10, y: 20) && layout.layoutAttributesForItem(at: path)?.center.y == 150)
  }
}
