import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Rows of the ledger that need no screen of their own", .serialized)
@MainActor
struct LedgerRowTests {
  private func rows(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("SEL-12 selected index paths are an array, empty without a selection")
  func selectedPaths() {
    let screen = ListScreen(rows: Array(0..<4))
    #expect(screen.list.indexPathsForSelectedItems == [])
    screen.list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("SEL-16 DIF-12 applySnapshotUsingReloadData drops the selection, an ordinary apply keeps it with its item")
  func selectionAndReload() {
    let screen = ListScreen(rows: Array(0..<4))
    screen.list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    screen.show([9, 0, 1, 2, 3])
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    screen.source.applySnapshotUsingReloadData(rows([9, 0, 1, 2, 3]))
    HostLoop.runFrames()
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  @Test("DIF-05 the first apply on an empty list is a plain load: every row is prepared once")
  func firstApply() {
    var asked: [Int] = []
    let screen = ListScreen(rows: []) { _, _, item in asked.append(item) }
    screen.source.apply(rows([1, 2, 3]), animatingDifferences: true)
    HostLoop.runFrames()
    #expect(asked == [1, 2, 3])
    #expect(screen.list.visibleCells.count == 3)
  }

  @Test("LC-04 LC-06 the base class's prepareForReuse resets nothing of the app's")
  func prepareForReuse() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.contentView.addSubview(UILabel())
    let subviews = cell.contentView.subviews.count
    cell.alpha = 0.5
    cell.prepareForReuse()
    #expect(cell.contentConfiguration is UIListContentConfiguration)
    #expect(cell.contentView.subviews.count == subviews)
    #expect(cell.alpha == 0.5)
  }

  @Test("LC-35 a registration may come after the snapshot, if it comes before the first cell")
  func lateRegistration() {
    final class Late: SizedCell {}
    let screen = ListScreen(rows: [1])
    screen.list.register(Late.self, forCellWithReuseIdentifier: "late")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.list) { list, indexPath, _ in
      list.dequeueReusableCell(withReuseIdentifier: "late", for: indexPath)
    }
    source.apply(rows([1, 2]), animatingDifferences: false)
    HostLoop.runFrames()
    #expect(screen.list.visibleCells.allSatisfy { $0 is Late })
    #expect(screen.list.visibleCells.count == 2)
  }

  @Test("HF-03 LC-16 headers have a pool of their own kind: none of them becomes a footer")
  func pools() {
    final class Header: UICollectionReusableView {}
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let screen = ListScreen(rows: [])
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      screen.list.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    var made: [String: Set<ObjectIdentifier>] = [:]
    screen.source.supplementaryViewProvider = { list, kind, indexPath in
      let view = list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      made[kind, default: []].insert(ObjectIdentifier(view))
      return view
    }
    screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(0..<12))
    for section in 0..<12 { snapshot.appendItems([section], toSection: section) }
    screen.source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
    for y in stride(from: 0, to: 1500, by: 150) { screen.scroll(to: CGFloat(y)) }
    let headers = made[UICollectionView.elementKindSectionHeader] ?? []
    let footers = made[UICollectionView.elementKindSectionFooter] ?? []
    #expect(headers.isDisjoint(with: footers))
    #expect(headers.count < 12 && !headers.isEmpty && !footers.isEmpty)
  }

  @Test("LC-X11 LC-X12 a supplementary view that is missing, or of another kind, ends the app")
  func supplementaryExceptions() async {
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        _ = ListScreen(rows: [0], configuration: configuration)
      }
    }
    #expect(
      said("was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:", missing))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let screen = ListScreen(rows: [])
        screen.list.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
          withReuseIdentifier: "footer")
        screen.source.supplementaryViewProvider = { list, _, indexPath in
          list.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "footer", for: indexPath)
        }
        screen.list.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
        screen.show([0])
      }
    }
    #expect(said("does not match the element kind it is being used for.", other))
  }

  @Test("LC-X16 a layout that places what the data source does not have ends the app")
  func phantomItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Phantom: UICollectionViewLayout {
          override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
            made.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            return [made]
          }
        }
        let screen = ListScreen(rows: [0])
        screen.list.setCollectionViewLayout(Phantom(), animated: false)
        HostLoop.runFrames()
      }
    }
    #expect(said("received layout attributes for a cell with an index path that does not exist", result))
  }

  @Test("ACC-06 ACC-07 ACC-09 multiselect mirrors the selection, labels are body text, indentation moves the content")
  func accessoryRows() {
    let screen = ListScreen(rows: [0, 1], height: 50, cell: UICollectionViewListCell.self) { cell, _, _ in
      cell.contentConfiguration = UIListContentConfiguration.cell()
      (cell as? UICollectionViewListCell)?.accessories = [.multiselect(), .label(text: "12")]
    }
    screen.list.allowsMultipleSelectionDuringEditing = true
    screen.list.isEditing = true
    HostLoop.runFrames()
    let probe = ListProbe.probes(in: screen.window)[0]
    func multiselect() -> [String] {
      probe.appearances(measuring: false).map { row in
        row.elements.first { $0["accessory"] == "multiselect" }?.properties.map { "\($0.name)=\($0.value)" }.joined(
          separator: " ")
          ?? "none"
      }
    }
    let before = multiselect()
    #expect(!before.contains("none") && before[0] == before[1])
    screen.list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    HostLoop.runFrames()
    #expect(multiselect()[1] != before[1])
    #expect(multiselect()[0] == before[0])
    let options = UICellAccessory.LabelOptions()
    #expect(options.font == .preferredFont(forTextStyle: .body))
    #expect(options.adjustsFontForContentSizeCategory)
    let cell = screen.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    let left = cell?.contentView.frame.minX ?? 0
    cell?.indentationLevel = 2
    HostLoop.runFrames()
    #expect(cell?.contentView.frame.minX == left + 2 * (cell?.indentationWidth ?? 0))
  }

  @Test("SEP-02 a separator configuration is automatic until something is chosen; its colour is the system's")
  func separatorDefaults() {
    let configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(configuration.topSeparatorVisibility == .automatic && configuration.bottomSeparatorVisibility == .automatic)
    #expect(configuration.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(configuration.color == .separator)
  }

  @Test("VC-12 what is applied in viewDidLoad asks for no cell before the list is laid out in a window")
  func viewDidLoad() {
    final class Screen: UIViewController {
      var asked = 0
      var source: UICollectionViewDiffableDataSource<Int, Int>?
      override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(
          frame: view.bounds,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [weak self] _, _, _ in self?.asked += 1
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, item in
          list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source?.apply(snapshot, animatingDifferences: false)
      }
    }
    RunState.begin(RunConfiguration(policy: .lifo))
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.asked == 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    #expect(screen.asked == 3)
  }

  @Test("Times and lists are written as English sentences where Foundation has no formatter for them")
  func formatters() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7_300), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now.addingTimeInterval(61), relativeTo: now) == "in 1 minute")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -86_400 * 3) == "3d ago")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
  }
}
