import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Collection layouts", .serialized)
@MainActor
struct LayoutTests {
  init() { RunState.begin() }

  private func frames(_ layout: UICollectionViewLayout, items: [Int], height: CGFloat = 50) -> [CGRect] {
    let screen = ListScreen(rows: [], height: height)
    screen.list.setCollectionViewLayout(layout, animated: false)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in items.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { section * 1000 + $0 })
    }
    screen.source.apply(snapshot)
    HostLoop.runFrames()
    return screen.list.host.live.displayed.map(\.view.frame)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("two columns with spacing and insets")
  func columns() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitem: item,
      count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 5, bottom: 0, trailing: 5)
    #expect(
      frames(UICollectionViewCompositionalLayout(section: section), items: [3])
        == [rect(5, 7, 150, 60), rect(165, 7, 150, 60), rect(5, 72, 150, 60)])
  }

  @Test("items of a fractional width fill a group")
  func fractions() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    #expect(
      frames(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [5])
        == [rect(0, 0, 80, 40), rect(80, 0, 80, 40), rect(160, 0, 80, 40), rect(240, 0, 80, 40), rect(0, 40, 80, 40)])
  }

  @Test("SIZ-07 estimated items size themselves")
  func estimated() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    #expect(
      frames(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items: [2], height: 70)
        == [rect(0, 0, 320, 70), rect(0, 70, 320, 70)])
  }

  @Test("SIZ-15 grouped sections keep a gap, inset ones also margins")
  func grouped() {
    #expect(
      frames(UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)), items: [1, 1])
        == [rect(16, 17.5, 288, 50), rect(16, 102.5, 288, 50)])
  }

  @Test("a flow layout fills lines and justifies full ones")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 30)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
    #expect(
      frames(layout, items: [4]) == [rect(0, 4, 100, 30), rect(110, 4, 100, 30), rect(220, 4, 100, 30), rect(0, 44, 100, 30)])
  }

  @Test("HF-01 HF-02 HF-04 headers come from the supplementary provider, size themselves and pin in plain lists")
  func headers() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    let screen = ListScreen(rows: Array(0..<20), height: 50)
    var asked: [String] = []
    let header = UICollectionView.SupplementaryRegistration<TallView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, kind, indexPath in asked.append("\(kind) \(indexPath.section)") }
    screen.source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
    HostLoop.runFrames()
    #expect(asked == ["UICollectionElementKindSectionHeader 0"])
    let view = screen.list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    #expect(view?.frame == rect(0, 0, 320, 33))
    #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 33)
    screen.scroll(to: 200)
    #expect(view?.frame.minY == 200)
  }

  final class TallView: UICollectionReusableView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 33) }
  }

  @Test("LC-X13 scrolling to an item puts it where asked, within the content")
  func scrolling() {
    let screen = ListScreen(rows: Array(0..<20))
    screen.list.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: false)
    HostLoop.runFrames()
    #expect(screen.list.cellForItem(at: IndexPath(item: 10, section: 0)) != nil)
    screen.list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .bottom, animated: false)
    HostLoop.runFrames()
    #expect(screen.list.contentOffset.y == 0)
    #expect(screen.cells.first?.hasPrefix("0@") == true)
  }
}
