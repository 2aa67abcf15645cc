import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// How and when rows change their sizes.
@Suite("Resizing", .serialized)
@MainActor
struct ResizeTests {
  init() { RunState.begin() }

  /// A cell as high as a number it holds, which notes in which animation it is laid out.
  final class Noting: UICollectionViewCell {
    var wanted: CGFloat = 100
    var restless = 0
    var layouts: [Double] = []
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      if restless > 0 {
        restless -= 1
        return CGSize(width: targetSize.width, height: wanted + CGFloat(restless))
      }
      return CGSize(width: targetSize.width, height: wanted)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts.append(UIView.areAnimationsEnabled ? UIView.inheritedAnimationDuration : -1)
    }
  }

  final class Header: UICollectionReusableView {
    var wanted: CGFloat = 30
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: wanted) }
  }

  private func cell(_ screen: ListScreen, _ item: Int) -> Noting? {
    screen.list.cellForItem(at: IndexPath(item: item, section: 0)) as? Noting
  }

  private func tops(_ screen: ListScreen) -> [CGFloat] { screen.list.host.live.displayed.map { $0.view.frame.minY } }

  /// The animations in which the first cell was laid out after `change` asked for 150 points.
  private func layouts(_ change: (Noting) -> Void) -> [Double] {
    let screen = ListScreen(rows: [0, 1], cell: Noting.self)
    guard let cell = cell(screen, 0) else { return [] }
    cell.layouts = []
    cell.wanted = 150
    change(cell)
    HostLoop.runFrames()
    #expect(tops(screen) == [0, 150])
    return cell.layouts
  }

  @Test("SIZ-03 a resize is animated and takes the cell's layout with it, unless it is asked for without animation")
  func animated() {
    #expect(layouts { $0.invalidateIntrinsicContentSize() }.first == 0.3)
    #expect(layouts { cell in UIView.performWithoutAnimation { cell.invalidateIntrinsicContentSize() } }.first == -1)
  }

  @Test(
    "SIZ-21 a resize that is asked for inside an animation joins it; the animations that are on count, not those at the layout")
  func joins() {
    #expect(layouts { cell in UIView.animate(withDuration: 0.7) { cell.invalidateIntrinsicContentSize() } }.first == 0.7)
    #expect(
      layouts { cell in
        UIView.animate(withDuration: 0.7) { UIView.performWithoutAnimation { cell.invalidateIntrinsicContentSize() } }
      }.first == -1)
  }

  @Test("SIZ-04 headers resize as cells do")
  func headers() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let screen = ListScreen(rows: [])
    let kind = UICollectionView.elementKindSectionHeader
    screen.list.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    screen.source.supplementaryViewProvider = { list, kind, indexPath in
      list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
    screen.show([0, 1])
    let first = IndexPath(item: 0, section: 0)
    let before = screen.list.cellForItem(at: first)?.frame.minY ?? 0
    #expect(before >= 30)
    let header = screen.list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as? Header
    header?.wanted = 55
    header?.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(header?.frame.height == 55)
    #expect(screen.list.cellForItem(at: first)?.frame.minY == before + 25)
  }

  @Test(
    "SIZ-12 the number of passes after which a loop ends the app is the run's: what rests after 80 is fine with 100, not with 50")
  func limit() async {
    let screen = ListScreen(rows: [0], cell: Noting.self)
    cell(screen, 0)?.restless = 80
    cell(screen, 0)?.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(tops(screen) == [0] && cell(screen, 0)?.frame.height == 100)
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var run = RunConfiguration()
        run.list.resizeLimit = 50
        let screen = ListScreen(rows: [0], run: run, cell: Noting.self)
        let cell = screen.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Noting
        cell?.restless = 80
        cell?.invalidateIntrinsicContentSize()
        HostLoop.runFrames()
      }
    }
    #expect(said("is stuck in its update/layout loop", ended))
  }

  @Test("SIZ-13 a size that is invalidated inside a batch of updates is looked at once the batch is over")
  func insideBatch() {
    let screen = ListScreen(rows: [0, 1, 2], cell: Noting.self)
    var done = 0
    screen.list.performBatchUpdates {
      cell(screen, 1)?.wanted = 60
      cell(screen, 1)?.invalidateIntrinsicContentSize()
      #expect(cell(screen, 1)?.frame.height == 100)
    } completion: { _ in
      done += 1
    }
    HostLoop.settle(within: 10)
    #expect(tops(screen) == [0, 100, 160])
    #expect(done == 1)
  }

  @Test("SIZ-18 before there was invalidation an empty batch resized, and it still does")
  func emptyBatch() {
    let screen = ListScreen(rows: [0, 1], cell: Noting.self)
    screen.list.selfSizingInvalidation = .disabled
    cell(screen, 0)?.wanted = 70
    cell(screen, 0)?.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(tops(screen) == [0, 100])
    screen.list.performBatchUpdates(nil)
    HostLoop.runFrames()
    #expect(tops(screen) == [0, 70])
  }

  @Test("SIZ-19 invalidating the layout is not animated; another layout can be")
  func layoutChange() {
    let screen = ListScreen(rows: [0, 1], cell: Noting.self)
    cell(screen, 0)?.layouts = []
    screen.list.collectionViewLayout.invalidateLayout()
    cell(screen, 0)?.setNeedsLayout()
    HostLoop.runFrames()
    #expect(cell(screen, 0)?.layouts == [0])
    var finished: [Bool] = []
    let start = HostLoop.now
    screen.list.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .grouped)), animated: true
    ) { finished.append($0) }
    HostLoop.settle(within: 10)
    #expect(finished == [true])
    #expect(HostLoop.now - start >= 0.25)
  }
}
