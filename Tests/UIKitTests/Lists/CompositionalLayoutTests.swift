import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Compositional layouts", .serialized)
@MainActor
struct CompositionalLayoutTests {
  init() { RunState.begin() }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func screen(
    _ section: NSCollectionLayoutSection, _ count: Int, _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
    kinds: [String] = []
  ) -> ListScreen {
    let screen = ListScreen(rows: [])
    for kind in kinds {
      screen.list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    screen.source.supplementaryViewProvider = { list, kind, indexPath in
      list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    screen.list.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(
        section: section, configuration: configuration ?? UICollectionViewCompositionalLayoutConfiguration()), animated: false)
    screen.show(Array(0..<count))
    return screen
  }

  private func cards(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
    let whole = size(.absolute(200), .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  private func xs(_ screen: ListScreen) -> [CGFloat] { screen.list.host.live.displayed.map(\.view.frame.minX) }

  @Test("a section that scrolls across shows the groups in view, and others after it was scrolled")
  func orthogonal() {
    let screen = screen(cards(.continuous), 10)
    #expect(xs(screen) == [20, 230])
    #expect(screen.list.contentSize == CGSize(width: 320, height: 100))
    let probe = ListProbe.probes(in: screen.window)[0]
    #expect(probe.scrollsAcross(Slot(section: 0, item: 0)))
    #expect(probe.scrollAcross(Slot(section: 0, item: 0), by: 500, ends: false))
    HostLoop.runFrames()
    #expect(screen.cells.map { $0.prefix { $0 != "@" } } == ["2", "3"])
    #expect(xs(screen) == [-60, 150])
    // Ten cards with nine gaps and the insets are 2130 points wide: the end is 1810 points away.
    #expect(probe.scrollAcross(Slot(section: 0, item: 0), by: 9_000, ends: false))
    #expect(!probe.scrollAcross(Slot(section: 0, item: 0), by: 10, ends: false))
    HostLoop.runFrames()
    #expect(xs(screen) == [-110, 100].map { CGFloat($0) })
  }

  @Test("a section that pages by groups rests on one, and scrollToItem brings a group to the leading edge")
  func groupPaging() {
    let screen = screen(cards(.groupPaging), 10)
    let probe = ListProbe.probes(in: screen.window)[0]
    _ = probe.scrollAcross(Slot(section: 0, item: 0), by: 180, ends: false)
    _ = probe.scrollAcross(Slot(section: 0, item: 0), by: 0, ends: true)
    HostLoop.runFrames()
    #expect(xs(screen) == [-190, 20, 230])
    #expect(screen.cells.map { $0.prefix { $0 != "@" } } == ["0", "1", "2"])
    screen.list.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    HostLoop.runFrames()
    #expect(screen.list.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.minX == 20)
    #expect(screen.list.contentOffset.x == 0)
  }

  @Test("the handler of visible items hears the offset and changes how cells look")
  func visibleItems() {
    let section = cards(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        item.alpha = item.frame.minX - offset.x < 100 ? 1 : 0.5
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      #expect(environment.container.contentSize.width == 320)
    }
    let screen = screen(section, 4)
    #expect(offsets.last == -20)
    let views = screen.list.host.live.displayed.map(\.view)
    #expect(views.map(\.alpha) == [1, 0.5])
    #expect(views[0].frame == CGRect(x: 70, y: 25, width: 100, height: 50))
    screen.scroll(to: 0)
    #expect(views.map(\.alpha) == [1, 0.5])
  }

  @Test("sections follow each other to the right if the layout scrolls horizontally")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let whole = size(.absolute(150), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 30, trailing: 5)
    let screen = screen(section, 4, configuration)
    #expect(
      screen.list.host.live.displayed.map(\.view.frame) == [
        CGRect(x: 5, y: 20, width: 150, height: 350), CGRect(x: 165, y: 20, width: 150, height: 350),
      ])
    #expect(screen.list.contentSize == CGSize(width: 640, height: 400))
    screen.list.scrollToItem(at: IndexPath(item: 3, section: 0), at: .right, animated: false)
    HostLoop.runFrames()
    #expect(screen.list.contentOffset.x == 315)
  }

  @Test("an app arranges a group's items itself, and badges stand at their items' corners")
  func customGroupAndBadges() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(120))) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 120)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 60, width: width / 2, height: 60), zIndex: 1),
      ]
    }
    #expect(
      screen(NSCollectionLayoutSection(group: group), 3).list.host.live.displayed.map(\.view.frame) == [
        CGRect(x: 0, y: 0, width: 160, height: 120), CGRect(x: 160, y: 60, width: 160, height: 60),
        CGRect(x: 0, y: 120, width: 160, height: 120),
      ])

    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(15), trailing: nil, bottom: nil)
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let screen = screen(NSCollectionLayoutSection(group: row), 2, kinds: ["badge"])
    #expect(
      screen.list.visibleSupplementaryViews(ofKind: "badge").map(\.frame) == [
        CGRect(x: 150, y: 5, width: 20, height: 20), CGRect(x: 310, y: 5, width: 20, height: 20),
      ])
    screen.show([1])
    #expect(screen.list.visibleSupplementaryViews(ofKind: "badge").map(\.frame.minX) == [150])
  }

  @Test("HF-02 a layout's own header stands above all sections, a section's at its leading or trailing edge")
  func boundaries() {
    let whole = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(30)), elementKind: "title", alignment: .topTrailing,
      absoluteOffset: CGPoint(x: -4, y: 2))
    section.boundarySupplementaryItems = [title]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(80)), elementKind: "global", alignment: .top)
    ]
    let screen = screen(section, 2, configuration, kinds: ["title", "global"])
    #expect(screen.list.visibleSupplementaryViews(ofKind: "global").map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 80)])
    #expect(
      screen.list.visibleSupplementaryViews(ofKind: "title").map(\.frame) == [CGRect(x: 200, y: 82, width: 100, height: 30)])
    #expect(screen.list.host.live.displayed.map(\.view.frame.minY) == [110, 160])
    #expect(screen.list.contentSize.height == 210)
    section.supplementariesFollowContentInsets = false
    screen.list.collectionViewLayout.invalidateLayout()
    HostLoop.runFrames()
    #expect(screen.list.visibleSupplementaryViews(ofKind: "title").map(\.frame.minX) == [216])
  }
}
