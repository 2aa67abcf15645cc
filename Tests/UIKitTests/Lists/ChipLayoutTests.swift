import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Items of a width of their own", .serialized)
@MainActor
struct ChipLayoutTests {
  init() { RunState.begin() }

  /// A cell that wants a size by its item.
  private final class Chip: UICollectionViewCell {
    var wanted = CGSize(width: 50, height: 30)
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      CGSize(
        width: horizontalFittingPriority == .required ? targetSize.width : wanted.width,
        height: verticalFittingPriority == .required ? targetSize.height : wanted.height)
    }
  }

  /// Items of these widths, each 30 high except that the third is 40.
  private func make(_ widths: [CGFloat], _ section: NSCollectionLayoutSection) -> ListScreen {
    let screen = ListScreen(rows: Array(widths.indices), cell: Chip.self) { cell, _, item in
      (cell as? Chip)?.wanted = CGSize(width: widths[item], height: item == 2 ? 40 : 30)
    }
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
    HostLoop.runFrames()
    return screen
  }

  private func chip(_ estimate: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(estimate), heightDimension: .estimated(30)))
  }

  private func flowing() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)), subitems: [chip(60)])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    return section
  }

  @Test("SIZ-07 chips take their own width, and a line as many as fit; a line is as high as its highest chip")
  func flow() {
    let screen = make([100, 150, 80, 200, 300, 20], flowing())
    #expect(
      screen.list.host.live.displayed.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 110, y: 0, width: 150, height: 30),
        CGRect(x: 0, y: 35, width: 80, height: 40), CGRect(x: 90, y: 35, width: 200, height: 30),
        CGRect(x: 0, y: 80, width: 300, height: 30), CGRect(x: 0, y: 115, width: 20, height: 30),
      ])
    #expect(screen.list.contentSize.height == 145)
  }

  @Test("SIZ-02 SIZ-07 a chip that grows pushes the others on; one that goes lets them move up; no wider than the list")
  func changes() {
    let screen = make([100, 150, 80, 200], flowing())
    let first = screen.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Chip
    first?.wanted.width = 900
    first?.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(first?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(screen.list.host.live.displayed.map(\.view.frame.minX) == [0, 0, 160, 0])
    screen.show([1, 2, 3])
    #expect(
      screen.list.host.live.displayed.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 150, height: 30), CGRect(x: 160, y: 0, width: 80, height: 40),
        CGRect(x: 0, y: 45, width: 200, height: 30),
      ])
  }

  @Test("SIZ-07 items that are uniform across their siblings are as high as the highest beside them, and follow when it changes")
  func uniform() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .uniformAcrossSiblings(estimate: 25))
    #expect(
      size.heightDimension.isUniformAcrossSiblings && size.heightDimension.isEstimated && size.heightDimension.dimension == 25)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(25)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let screen = make([90, 90, 90, 90], NSCollectionLayoutSection(group: group))
    func heights() -> [CGFloat] { screen.list.host.live.displayed.map(\.view.frame.height) }
    #expect(heights() == [40, 40, 40, 30])
    #expect(screen.list.contentSize.height == 70)
    #expect(screen.list.host.live.displayed.map { screen.list.host.sizing.idealHeight(of: $0) } == [nil, nil, nil, nil])
    let second = screen.list.cellForItem(at: IndexPath(item: 1, section: 0)) as? Chip
    second?.wanted.height = 55
    second?.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(heights() == [55, 55, 55, 30])
    second?.wanted.height = 20
    second?.invalidateIntrinsicContentSize()
    HostLoop.runFrames()
    #expect(heights() == [40, 40, 40, 30])
    #expect(screen.list.contentSize.height == 70)
  }

  @Test("groups of a width of their own lie beside each other, and the section is as long as all of them")
  func across() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .estimated(60), heightDimension: .absolute(30)), subitems: [chip(60)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 10
    let screen = make([100, 150, 80, 200, 90], section)
    #expect(screen.list.host.live.displayed.map(\.view.frame.minX) == [0, 110, 270])
    #expect(screen.list.host.live.displayed.map(\.view.frame.width) == [100, 150, 80])
    guard let probe = ListProbe.probes(in: screen.window).first else {
      Issue.record("there is no list to look at")
      return
    }
    #expect(probe.scrollAcross(Slot(section: 0, item: 0), by: 100, ends: true))
    HostLoop.runFrames()
    #expect(screen.list.host.live.displayed.map(\.view.frame.minX) == [0, 160, 250])
  }
}
