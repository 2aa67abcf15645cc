import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// What apps use of collections besides cells: outlines that fill themselves and move, backgrounds, insets, changes in place.
@Suite("Collections: outlines, insets, background", .serialized)
@MainActor
struct ListBreadthTests {
  init() { RunState.begin() }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func row(_ cell: UICollectionViewCell) {
    (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure(options: .init(style: .header))]
  }

  private final class Row: UICollectionViewListCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 40) }
  }

  private func outline() -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.append([21], to: 2)
    outline.expand([1])
    return outline
  }

  private func outlined() -> ListScreen {
    let screen = ListScreen(rows: [], cell: Row.self) { cell, _, _ in row(cell) }
    screen.source.reorderingHandlers.canReorderItem = { _ in true }
    screen.source.apply(outline(), to: 0, animatingDifferences: false)
    HostLoop.runFrames()
    return screen
  }

  private func tap(_ item: Int, in screen: ListScreen) {
    guard let path = screen.source.indexPath(for: item), let cell = screen.list.cellForItem(at: path) else {
      Issue.record("item \(item) has no cell to tap")
      return
    }
    TouchDriver.tap(at: CGPoint(x: 20, y: cell.frame.midY), in: screen.window)
    HostLoop.runFrames()
  }

  @Test("DIF-19 children may come when their parent unfolds: the handler gets those it has and gives those it shall have")
  func lazyChildren() {
    let screen = outlined()
    var asked: [String] = []
    screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
      asked.append("\(parent) \(present.items)")
      var children = NSDiffableDataSourceSectionSnapshot<Int>()
      children.append([parent * 100, parent * 100 + 1])
      return children
    }
    tap(2, in: screen)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 11, 12, 2, 200, 201, 3])
    #expect(screen.source.snapshot(for: 0).parent(of: 201) == 2 && !screen.source.snapshot(for: 0).contains(21))
    tap(3, in: screen)
    #expect(asked == ["2 [21]", "3 []"])
    #expect(screen.source.snapshot(for: 0).expandedItems == [1, 2, 3])
  }

  @Test("DIF-20 an item of an outline moves with what is below it, and becomes a sibling of the one whose place it takes")
  func moveInOutline() {
    let screen = outlined()
    var final: [Int] = []
    screen.source.reorderingHandlers.didReorder = { final = $0.sectionTransactions[0].finalSnapshot.items }
    func move(_ item: Int, to index: Int) {
      guard let from = screen.source.indexPath(for: item)?.item else { return }
      _ = screen.list.beginInteractiveMovementForItem(at: path(from))
      screen.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20 + 40 * CGFloat(index)))
      screen.list.endInteractiveMovement()
      HostLoop.settle()
    }
    // The folded item 2 takes the place of 11: it and its child are below 1 now.
    move(2, to: 1)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 11, 12, 3])
    #expect(final == [1, 2, 21, 11, 12, 3])
    #expect(screen.source.snapshot(for: 0).parent(of: 2) == 1 && screen.source.snapshot(for: 0).level(of: 21) == 2)
    // The unfolded item 1 goes to the end with all it shows.
    move(1, to: 4)
    #expect(screen.source.snapshot().itemIdentifiers == [3, 1, 2, 11, 12])
    #expect(screen.source.snapshot(for: 0).rootItems == [3, 1] && screen.source.snapshot(for: 0).isExpanded(1))
    // Nothing goes below itself.
    move(1, to: 2)
    #expect(screen.source.snapshot().itemIdentifiers == [3, 1, 2, 11, 12])
  }

  @Test("DIF-24 a section provider may ask for the outline of its section while a snapshot is applied")
  func askingWhileApplying() {
    let screen = outlined()
    var levels: [Int] = []
    let layout = UICollectionViewCompositionalLayout { [weak screen] _, environment in
      let outline = screen?.source.snapshot(for: 0)
      levels.append(outline.map { $0.items.map($0.level).max() ?? 0 } ?? -1)
      return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    screen.list.setCollectionViewLayout(layout, animated: false)
    var changed = outline()
    changed.append([211], to: 21)
    changed.expand([2, 21])
    screen.source.apply(changed, to: 0, animatingDifferences: true)
    HostLoop.settle()
    #expect(levels.last == 2)
    #expect(screen.list.numberOfItems(inSection: 0) == 7)
  }

  @Test("A collection's background view lies behind the cells, fills what is seen and stays when the content scrolls")
  func background() {
    let screen = ListScreen(rows: Array(0..<20))
    let view = UIView()
    screen.list.backgroundView = view
    screen.scroll(to: 250)
    #expect(view.superview === screen.list && screen.list.subviews.first === view)
    #expect(view.frame == CGRect(x: 0, y: 250, width: 320, height: 400))
    screen.list.backgroundView = nil
    #expect(view.superview == nil)
  }

  @Test("Content insets: the content begins below them, scrolling ends above them, and scrollToItem keeps clear of them")
  func insets() {
    let screen = ListScreen(rows: Array(0..<20))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    screen.list.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), animated: false)
    screen.list.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    screen.list.contentOffset.y = -30
    HostLoop.runFrames()
    #expect(screen.list.adjustedContentInset.top == 30)
    #expect(screen.list.cellForItem(at: path(0))?.convert(CGPoint.zero, to: nil).y == 30)
    screen.list.scrollToItem(at: path(4), at: .top, animated: false)
    #expect(screen.list.contentOffset.y == 370)
    screen.list.scrollToItem(at: path(19), at: .bottom, animated: false)
    #expect(screen.list.contentOffset.y == 1_650)
    HostLoop.runFrames()
    #expect(screen.list.cellForItem(at: path(19)) != nil)
  }

  @Test("LC-23 LC-22 of a classic data source: an item reconfigured keeps its cell, one reloaded gets another; sections too")
  func classic() {
    let source = Source()
    let screen = ChosenScreen()
    screen.list.dataSource = source
    screen.layOut()
    func cells() -> [Int] { screen.list.host.live.displayed.compactMap { $0.cell?.core.binding.cell.number } }
    let first = cells()
    source.asked = []
    screen.list.reconfigureItems(at: [path(1), IndexPath(item: 0, section: 1)])
    screen.layOut()
    #expect(source.asked == ["0-1", "1-0"] && cells() == first)
    screen.list.reloadItems(at: [path(1)])
    screen.layOut()
    #expect(cells().count == 3 && cells()[1] != first[1] && cells()[0] == first[0])
    source.asked = []
    screen.list.reloadSections([1])
    screen.layOut()
    #expect(source.asked == ["1-0"])
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var asked: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 - section }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      asked.append("\(indexPath.section)-\(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
