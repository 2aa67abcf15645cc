import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Supplementary views of a whole list", .serialized)
@MainActor
struct WholeListViewTests {
  init() { RunState.begin() }

  /// Rows of sections one below the other, under the titles of two columns whose index paths have one index.
  private final class Columns: UICollectionViewLayout {
    var asked: Set<Int> = []

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let sections = collectionView?.numberOfSections ?? 0
      return (0..<2).compactMap { layoutAttributesForSupplementaryView(ofKind: "title", at: IndexPath(index: $0)) }
        + (0..<sections).compactMap { layoutAttributesForItem(at: IndexPath(item: 0, section: $0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      made.frame = CGRect(x: 0, y: 40 + indexPath.section * 50, width: 320, height: 50)
      return made
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.insert(indexPath[0])
      let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: IndexPath(index: indexPath[0]))
      made.frame = CGRect(x: indexPath[0] * 160, y: 0, width: 160, height: 40)
      return made
    }
  }

  private func screen(_ layout: UICollectionViewLayout) -> ListScreen {
    let screen = ListScreen(rows: [])
    screen.list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "view")
    screen.source.supplementaryViewProvider = { list, kind, indexPath in
      list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    screen.list.setCollectionViewLayout(layout, animated: false)
    show([7, 8], in: screen)
    return screen
  }

  /// A section for each number, with that one item.
  private func show(_ sections: [Int], in screen: ListScreen) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems([section])
    }
    screen.source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
  }

  private func titles(_ screen: ListScreen) -> [UIView] {
    screen.list.visibleSupplementaryViews(ofKind: "title").sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test("BAT-01 views whose index paths have one index stay, whatever sections come or go")
  func singleIndexes() {
    let layout = Columns()
    let screen = screen(layout)
    let before = titles(screen)
    #expect(before.map(\.frame.minX) == [0, 160])
    show([6, 7, 8], in: screen)
    #expect(titles(screen) == before)
    show([8], in: screen)
    #expect(titles(screen) == before)
    // A third column was never asked for.
    #expect(layout.asked == [0, 1])
  }

  @Test("HF-02 a layout's own header stays the same view where a section is inserted or deleted above all others")
  func globalHeader() {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: whole, elementKind: "title", alignment: .top)
    ]
    let screen = screen(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    let before = titles(screen)
    #expect(before.map(\.frame.minY) == [0])
    show([6, 7, 8], in: screen)
    #expect(titles(screen) == before)
    show([8], in: screen)
    #expect(titles(screen) == before)
  }
}
