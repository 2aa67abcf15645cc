import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Outlines in sections", .serialized)
@MainActor
struct OutlineTests {
  init() { RunState.begin() }

  private func outline(expanded: [Int] = []) -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    outline.expand(expanded)
    return outline
  }

  @Test("DIF-17 an outline knows levels, parents and what is visible; changes keep the order")
  func structure() {
    var outline = outline(expanded: [1])
    #expect(outline.items == [1, 11, 111, 12, 2])
    #expect(outline.visibleItems == [1, 11, 12, 2])
    #expect(outline.rootItems == [1, 2])
    #expect(outline.level(of: 111) == 2 && outline.parent(of: 111) == 11 && outline.parent(of: 2) == nil)
    #expect(outline.isVisible(12) && !outline.isVisible(111) && outline.isExpanded(1) && !outline.isExpanded(2))
    outline.insert([10], before: 11)
    outline.insert([3], after: 2)
    outline.delete([11])
    #expect(outline.items == [1, 10, 12, 2, 3])
    var replacement = NSDiffableDataSourceSectionSnapshot<Int>()
    replacement.append([21])
    replacement.append([211], to: 21)
    outline.replace(childrenOf: 1, using: replacement)
    #expect(outline.items == [1, 21, 211, 2, 3])
    #expect(outline.snapshot(of: 1).items == [21, 211])
    #expect(outline.snapshot(of: 1, includingParent: true).items == [1, 21, 211])
    outline.collapse([1])
    #expect(outline.visibleItems == [1, 2, 3])
  }

  /// Equal to nothing, not even itself.
  private struct Loner: Hashable, Sendable {
    var name: String
    static func == (left: Loner, right: Loner) -> Bool { left.name == right.name && !left.name.hasPrefix("leaf") }
  }

  @Test("Items of an outline that are not equal to themselves are shown: nobody asked for one that is not there")
  func loners() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Loner> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.name
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Loner>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<Loner>()
    outline.append([Loner(name: "top")])
    outline.append([Loner(name: "leaf 1"), Loner(name: "leaf 2")], to: Loner(name: "top"))
    outline.expand([Loner(name: "top")])
    source.apply(outline, to: 0, animatingDifferences: false)
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 3)
    #expect(list.host.brokenInvariants == [])
    #expect(outline.depth(of: Loner(name: "leaf 1")) == 0)
  }

  @Test("DIF-18 folded children have no index paths; applying an outline changes only its section")
  func applying() {
    let screen = ListScreen(rows: [90])
    screen.source.apply(outline(), to: 5, animatingDifferences: false)
    HostLoop.runFrames()
    #expect(screen.source.snapshot().itemIdentifiers == [90, 1, 2])
    #expect(screen.source.indexPath(for: 11) == nil)
    screen.source.apply(outline(expanded: [1]), to: 5, animatingDifferences: false)
    HostLoop.runFrames()
    #expect(screen.source.snapshot().itemIdentifiers == [90, 1, 11, 12, 2])
    #expect(screen.source.snapshot(for: 5).items == [1, 11, 111, 12, 2])
    #expect(screen.source.snapshot(for: 0).items == [90])
  }

  @Test("DIF-19 ACC-05 a touch on a row with a header chevron asks, tells, unfolds and indents; it selects nothing")
  func toggling() {
    var log: [String] = []
    let screen = ListScreen(rows: [], height: 50, cell: OutlineRow.self) { cell, _, item in
      (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    screen.source.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.append("may \(item)")
      return item != 2
    }
    screen.source.sectionSnapshotHandlers.willExpandItem = { log.append("expands \($0)") }
    screen.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapses \($0)") }
    screen.source.apply(outline(), to: 0, animatingDifferences: false)
    HostLoop.runFrames()
    func tap(_ item: Int) {
      guard let path = screen.source.indexPath(for: item), let cell = screen.list.cellForItem(at: path) else {
        Issue.record("item \(item) has no cell to tap")
        return
      }
      TouchDriver.tap(at: CGPoint(x: 20, y: cell.frame.midY), in: screen.window)
      HostLoop.runFrames()
    }
    tap(1)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 11, 12, 2])
    let cells = screen.list.visibleCells.compactMap { $0 as? UICollectionViewListCell }
      .sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.map(\.indentationLevel) == [0, 1, 1, 0])
    #expect(cells.map(\.configurationState.isExpanded) == [true, false, false, false])
    tap(2)
    tap(1)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2])
    #expect(log == ["may 1", "expands 1", "may 2", "collapses 1"])
    #expect(screen.list.indexPathsForSelectedItems?.isEmpty ?? true)
  }

  @Test("A snapshot of everything ends an outline that it fills differently")
  func ending() {
    let screen = ListScreen(rows: [])
    screen.source.apply(outline(expanded: [1]), to: 0, animatingDifferences: false)
    screen.show([1, 11])
    #expect(screen.source.snapshot(for: 0).items == [1, 11])
    #expect(screen.source.snapshot(for: 0).level(of: 11) == 0)
  }

  @Test(
    "After a snapshot of everything no row is indented or unfolded any more, neither one that stayed nor one that is made anew")
  func flatRows() {
    let screen = ListScreen(rows: [], height: 50, cell: OutlineRow.self)
    func rows() -> [UICollectionViewListCell] {
      screen.list.visibleCells.compactMap { $0 as? UICollectionViewListCell }.sorted { $0.frame.minY < $1.frame.minY }
    }
    screen.source.apply(outline(expanded: [1]), to: 0, animatingDifferences: false)
    HostLoop.runFrames()
    #expect(rows().map(\.indentationLevel) == [0, 1, 1, 0])
    #expect(rows().map(\.configurationState.isExpanded) == [true, false, false, false])
    screen.show([1, 11])
    #expect(rows().map(\.indentationLevel) == [0, 0])
    #expect(rows().map(\.configurationState.isExpanded) == [false, false])
    screen.list.host.renewal.rebuildCells()
    HostLoop.runFrames()
    #expect(
      rows().map(\.indentationLevel) == [0, 0], "cells that are made anew show the same: no reference blames the app for it")
  }

  @Test("An indentation of the app's own stays where no outline was ever shown")
  func ownIndentation() {
    let screen = ListScreen(rows: [1, 2], height: 50, cell: OutlineRow.self) { cell, _, item in
      (cell as? UICollectionViewListCell)?.indentationLevel = item
    }
    screen.show([2, 1])
    let rows = screen.list.visibleCells.compactMap { $0 as? UICollectionViewListCell }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(rows.map(\.indentationLevel) == [2, 1])
  }
}

/// A list cell of a fixed height.
private final class OutlineRow: UICollectionViewListCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 50) }
}

@Suite("Sections that scroll across", .serialized)
@MainActor
struct OrthogonalTests {
  init() { RunState.begin() }

  private func frames(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> [[CGFloat]] {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let screen = ListScreen(rows: [1, 2, 3])
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
    HostLoop.runFrames()
    return screen.list.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      .map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  @Test("Groups lie beside each other, and those beyond the edge are not visible")
  func beside() {
    #expect(frames(.groupPaging) == [[20, 5, 200, 60], [230, 5, 200, 60]])
    #expect(frames(.none) == [[20, 5, 200, 60], [20, 75, 200, 60], [20, 145, 200, 60]])
  }

  @Test("Insets can count from the layout margins")
  func margins() {
    let screen = ListScreen(rows: [1])
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = .layoutMargins
    screen.list.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
    HostLoop.runFrames()
    #expect(screen.list.visibleCells.map { [$0.frame.minX, $0.frame.width] } == [[30, 250]])
  }
}

@Suite("Views behind sections", .serialized)
@MainActor
struct DecorationTests {
  init() { RunState.begin() }

  private final class Backdrop: UICollectionReusableView {}

  @Test("A section's background lies behind its rows, less its own insets, and leaves with the section")
  func background() {
    let screen = ListScreen(rows: [1])
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let backdrop = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    backdrop.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.decorationItems = [backdrop]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    screen.list.setCollectionViewLayout(layout, animated: false)
    HostLoop.runFrames()
    #expect(screen.list.subviews.first is Backdrop)
    #expect(screen.list.subviews.first?.frame == CGRect(x: 10, y: 5, width: 300, height: 50))
    screen.source.apply(NSDiffableDataSourceSnapshot<Int, Int>(), animatingDifferences: false)
    HostLoop.runFrames()
    #expect(!screen.list.subviews.contains { $0 is Backdrop })
  }
}
