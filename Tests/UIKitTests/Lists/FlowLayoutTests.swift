import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Flow layouts", .serialized)
@MainActor
struct FlowLayoutTests {
  init() { RunState.begin() }

  private func screen(_ layout: UICollectionViewLayout, _ count: Int) -> ListScreen {
    let screen = ListScreen(rows: Array(0..<count))
    screen.list.setCollectionViewLayout(layout, animated: false)
    HostLoop.runFrames()
    return screen
  }

  private func frames(_ screen: ListScreen) -> [CGRect] { screen.list.host.live.displayed.map(\.view.frame) }

  /// Columns as wide as there is room for, worked out while the layout prepares: a form that many apps have.
  private final class Columns: UICollectionViewFlowLayout {
    /// The least width of a column; more than there is room for gives columns of no width at all.
    var least: CGFloat = 100
    private(set) var prepared = 0
    override func prepare() {
      super.prepare()
      prepared += 1
      guard let list = collectionView else { return }
      let room = list.bounds.inset(by: list.layoutMargins).width
      let count = Int(room / least)
      itemSize = CGSize(width: (room / CGFloat(count)).rounded(.down), height: count == 0 ? .nan : 70)
      sectionInset = UIEdgeInsets(top: minimumInteritemSpacing, left: 0, bottom: 0, right: 0)
      sectionInsetReference = .fromSafeArea
    }
  }

  @Test("a layout that sets its item size while it prepares has it in the same pass, and comes to rest")
  func setsItsOwn() {
    let layout = Columns()
    let screen = screen(layout, 3)
    #expect(frames(screen).first?.size == layout.itemSize)
    #expect(frames(screen).first?.minY == 10)
    let prepared = layout.prepared
    #expect(prepared > 0 && prepared < 8)
    HostLoop.runFrames()
    #expect(layout.prepared == prepared)
  }

  @Test("sizes that are no numbers ask for no pass after the other")
  func noNumbers() {
    let layout = Columns()
    layout.least = 10_000
    let screen = screen(layout, 0)
    #expect(layout.prepared < 8)
    #expect(screen.list.contentOffset.x == 0)
  }

  @Test("a horizontal flow layout fills columns, and scrolling goes to the right")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let screen = screen(layout, 5)
    #expect(
      frames(screen) == [
        CGRect(x: 10, y: 0, width: 100, height: 150), CGRect(x: 10, y: 250, width: 100, height: 150),
        CGRect(x: 130, y: 0, width: 100, height: 150), CGRect(x: 130, y: 250, width: 100, height: 150),
        CGRect(x: 250, y: 0, width: 100, height: 150),
      ])
    #expect(screen.list.contentSize == CGSize(width: 380, height: 400))
    screen.list.scrollToItem(at: IndexPath(item: 4, section: 0), at: .right, animated: false)
    HostLoop.runFrames()
    #expect(screen.list.contentOffset == CGPoint(x: 30, y: 0))
  }

  @Test("LC-13 the list's own scrolling brings an item of a horizontal list into view")
  func across() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 300, height: 400)
    layout.minimumLineSpacing = 0
    let screen = screen(layout, 4)
    let probe = ListProbe.probes(in: screen.window)[0]
    #expect(probe.scrollAcross(Slot(section: 0, item: 3), by: 600, ends: false))
    HostLoop.runFrames()
    #expect(screen.cells.map { $0.prefix { $0 != "@" } } == ["2", "3"])
    #expect(!probe.scrollAcross(Slot(section: 0, item: 0), by: 5_000, ends: false) || screen.list.contentOffset.x == 880)
  }

  private final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: CGFloat(10 + indexPath.item * 10)) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 320, height: 40) }
  }

  @Test("HF-04 headers of a flow layout stay at the top while their section is there, if they are to")
  func pinned() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    let screen = ListScreen(rows: [])
    let delegate = Delegate()
    screen.list.delegate = delegate
    screen.list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    screen.source.supplementaryViewProvider = { list, kind, indexPath in
      list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    screen.list.setCollectionViewLayout(layout, animated: false)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<10), toSection: 0)
    snapshot.appendItems(Array(10..<20), toSection: 1)
    screen.source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
    func headers() -> [CGFloat] {
      screen.list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.frame.minY)
    }
    // Ten rows of 10…100 points are 550 long, with the header 590.
    #expect(headers() == [0])
    #expect(screen.list.contentSize.height == 1180)
    screen.scroll(to: 100)
    #expect(headers() == [100])
    screen.scroll(to: 570)
    #expect(headers() == [550, 590])
  }

  /// Hears how a drag ends.
  private final class Listener: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    var target: CGFloat?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("to \(Int(targetContentOffset.pointee.x))")
      if let target { targetContentOffset.pointee.x = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("decelerates \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("at \(Int(scrollView.contentOffset.x))") }
  }

  @Test("paging rests on pages, and the delegate hears of the deceleration that leads there")
  func paging() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 320, height: 400)
    layout.minimumLineSpacing = 0
    let screen = screen(layout, 3)
    screen.list.isPagingEnabled = true
    let listener = Listener()
    screen.list.delegate = listener
    ScrollDriver.beginDrag(screen.list)
    screen.list.contentOffset.x = 200
    ScrollDriver.endDrag(screen.list)
    #expect(listener.heard == ["to 320", "decelerates true", "at 320"])
  }

  @Test("a flick lifts the finger while the content moves on; it rests where the delegate says, or where it is")
  func flick() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    let screen = screen(layout, 30)
    let listener = Listener()
    screen.list.delegate = listener
    func flick() {
      ScrollDriver.beginDrag(screen.list)
      screen.list.contentOffset.x = 300
      let rest = ScrollDriver.lift(screen.list, toward: CGPoint(x: 700, y: 0))
      #expect(screen.list.isDecelerating && !screen.list.isDragging)
      screen.list.contentOffset.x = 700
      ScrollDriver.endDeceleration(screen.list, at: rest)
    }
    flick()
    listener.target = 660
    flick()
    #expect(listener.heard == ["to 700", "decelerates true", "at 700", "to 700", "decelerates true", "at 660"])
    guard let probe = ListProbe.probes(in: screen.window).first else {
      Issue.record("there is no list to look at")
      return
    }
    #expect(probe.scrollsSideways)
  }

  @Test("LC-12 LC-13 items ahead are announced nearest first, and taken back when scrolling turns round")
  func prefetching() {
    final class Source: NSObject, UICollectionViewDataSourcePrefetching {
      var heard: [String] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        heard.append("get \(indexPaths.map(\.item))")
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        heard.append("drop \(indexPaths.map(\.item))")
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let screen = screen(layout, 0)
    let source = Source()
    screen.list.prefetchDataSource = source
    screen.show(Array(0..<20))
    #expect(source.heard == ["get [4, 5, 6, 7]"])
    screen.scroll(to: 500)
    #expect(source.heard.last == "get [9, 10, 11, 12]")
    screen.scroll(to: 400)
    #expect(source.heard.suffix(2) == ["drop [9, 10, 11, 12]", "get [3, 2, 1, 0]"])
    screen.list.isPrefetchingEnabled = false
    let count = source.heard.count
    screen.scroll(to: 900)
    #expect(source.heard.count == count)
  }
}
