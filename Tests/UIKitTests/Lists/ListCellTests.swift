import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("List cells", .serialized)
@MainActor
struct ListCellTests {
  /// Content that writes down what its cell tells it, and may offer swipe actions.
  final class Notebook: UIView, UIContentView, CellContentLifecycle, SwipeActionProviding {
    static var notes: [String] = []
    static var titles: [String] = []
    var configuration: any UIContentConfiguration
    init(_ configuration: NotebookConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 200) }
    private var name: String { (configuration as? NotebookConfiguration).map { "\($0.item)" } ?? "" }
    func cellWillDisplay() { Notebook.notes.append("show \(name)") }
    func cellDidEndDisplaying() { Notebook.notes.append("end \(name)") }
    func cellHiddenForReuse() { Notebook.notes.append("hidden \(name)") }
    func swipeActions(for edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
      guard edge == .trailing, !Notebook.titles.isEmpty else { return nil }
      return UISwipeActionsConfiguration(
        actions: Notebook.titles.map { UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) } })
    }
  }

  struct NotebookConfiguration: UIContentConfiguration {
    var item: Int
    func makeContentView() -> any UIView & UIContentView { Notebook(self) }
    func updated(for state: any UIConfigurationState) -> NotebookConfiguration { self }
  }

  private func notebooks(
    _ configuration: UICollectionLayoutListConfiguration = UICollectionLayoutListConfiguration(appearance: .plain)
  ) -> ListScreen {
    Notebook.notes = []
    Notebook.titles = []
    return ListScreen(rows: Array(0..<9), configuration: configuration, cell: UICollectionViewListCell.self) { cell, _, item in
      cell.contentConfiguration = NotebookConfiguration(item: item)
    }
  }

  private func listCell(_ screen: ListScreen, _ item: Int = 0) -> UICollectionViewListCell? {
    screen.list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  @Test("LC-02 content hears when its cell is shown, leaves and waits for reuse")
  func lifecycle() {
    let screen = notebooks()
    #expect(Notebook.notes == ["show 0", "show 1"])
    Notebook.notes = []
    screen.scroll(to: 300)
    #expect(Notebook.notes == ["show 2", "show 3", "end 0", "hidden 0"])
    Notebook.notes = []
    screen.scroll(to: 500)
    #expect(Notebook.notes == ["show 4", "end 1", "hidden 1"])
  }

  @Test("SW-17 content offers swipe actions where the list has no provider; SW-21 both are reported")
  func contentActions() {
    let screen = notebooks()
    Notebook.titles = ["Pin"]
    let probe = ListProbe.probes(in: screen.window)[0]
    #expect(probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == ["Pin"])
    #expect(probe.openSwipe(Slot(section: 0, item: 0), edge: .leading) == nil)

    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Archive") { _, _, _ in }])
    }
    let both = notebooks(configuration)
    Notebook.titles = ["Pin"]
    let second = ListProbe.probes(in: both.window)[0]
    let (titles, events) = recording { second.openSwipe(Slot(section: 0, item: 0), edge: .trailing) }
    #expect(titles == ["Archive"])
    #expect(lines(events).contains("warning SW-21"))
  }

  @Test("ACC-01 ACC-08 accessories stand outside the content view and survive reuse unless replaced")
  func accessories() {
    let screen = notebooks()
    let cell = listCell(screen)
    #expect(cell?.contentView.frame.width == 320)
    cell?.accessories = [.disclosureIndicator()]
    HostLoop.runFrames()
    #expect(cell?.contentView.frame.width == 294)
    for y in [300, 500] { screen.scroll(to: CGFloat(y)) }
    #expect(listCell(screen, 4) === cell && cell?.accessories.count == 1)
    cell?.accessories = []
    HostLoop.runFrames()
    #expect(cell?.contentView.frame.width == 320)
  }

  @Test("SW-16 ACC-04 a delete control without a handler shows in edit mode and reveals the trailing actions")
  func deleteAccessory() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }])
    }
    let screen = notebooks(configuration)
    let probe = ListProbe.probes(in: screen.window)[0]
    listCell(screen)?.accessories = [.delete()]
    HostLoop.runFrames()
    func controls() -> [String] { probe.appearances(measuring: false)[0].elements.compactMap { $0["accessory"] } }
    #expect(controls() == [])
    screen.list.isEditing = true
    HostLoop.runFrames()
    #expect(controls() == ["delete"])
    #expect(probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == nil)
    guard
      let control = probe.appearances(measuring: false)[0].elements.first(where: { $0["accessory"] == "delete" })
    else { return }
    TouchDriver.tap(
      at: CGPoint(x: control.frame.x + control.frame.width / 2, y: control.frame.y + control.frame.height / 2),
      in: screen.window)
    #expect(probe.openSwipeTitles == ["Delete"])
  }

  @Test("SEP-01 SEP-03 SEP-04 separators under rows, not under the last of a group, and as the handler says")
  func separators() {
    func shown(_ configuration: UICollectionLayoutListConfiguration) -> [String] {
      let screen = ListScreen(rows: [0, 1, 2], height: 50, configuration: configuration, cell: UICollectionViewListCell.self) {
        cell, _, item in
        cell.contentConfiguration = NotebookConfiguration(item: item)
      }
      return ListProbe.probes(in: screen.window)[0].appearances(measuring: false).map { row in
        let cell = row.elements.first
        return "\(cell?["topSeparator"] ?? "-") \(cell?["bottomSeparator"] ?? "-")"
      }
    }
    #expect(shown(.init(appearance: .plain)) == ["- system", "- system"])
    var hidden = UICollectionLayoutListConfiguration(appearance: .plain)
    hidden.showsSeparators = false
    #expect(shown(hidden) == ["- -", "- -"])
    var custom = UICollectionLayoutListConfiguration(appearance: .plain)
    custom.itemSeparatorHandler = { indexPath, configuration in
      var copy = configuration
      if indexPath.item == 0 { copy.bottomSeparatorVisibility = .hidden }
      if indexPath.item == 1 { copy.topSeparatorVisibility = .visible }
      return copy
    }
    #expect(shown(custom) == ["- -", "system system"])
    let last = RowDecoration(.init(appearance: .insetGrouped), Slot(section: 0, item: 2), itemCount: 3)
    #expect(last.bottomSeparator == false)
  }

  @Test("CC-21 the default content configuration is fresh and not applied by itself")
  func defaultContent() {
    let screen = notebooks()
    let cell = listCell(screen)
    var content = cell?.defaultContentConfiguration()
    content?.text = "x"
    #expect(cell?.contentView is Notebook)
    #expect(cell?.defaultContentConfiguration().text == nil)
  }

  @Test("CC-26 cells see the list they are in")
  func listEnvironment() {
    let screen = notebooks(UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    #expect(listCell(screen)?.traitCollection.listEnvironment == .insetGrouped)
    #expect(listCell(screen)?.contentView.traitCollection.listEnvironment == .insetGrouped)
  }

  @Test("LC-16 LC-33 registrations never share cells; the handler gets cell, index path and item")
  func registrations() {
    RunState.begin()
    SizedCell.height = 200
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    var configured: [String] = []
    let even = UICollectionView.CellRegistration<SizedCell, Int> { _, path, item in configured.append("even \(item) \(path.item)")
    }
    let odd = UICollectionView.CellRegistration<SizedCell, Int> { _, path, item in configured.append("odd \(item) \(path.item)") }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: $2 % 2 == 0 ? even : odd, for: $1, item: $2)
    }
    window.addSubview(list)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 2, 4, 1, 3, 5])
    source.apply(snapshot)
    HostLoop.runFrames()
    let (_, events) = recording {
      for y in [200, 400, 600] {
        list.contentOffset.y = CGFloat(y)
        HostLoop.runFrames()
      }
    }
    #expect(configured == ["even 0 0", "even 2 1", "even 4 2", "odd 1 3", "odd 3 4"])
    #expect(lines(events).filter { $0.hasPrefix("reuse") || $0.hasPrefix("create") } == ["create 3", "create 4", "create 5"])
  }

  @Test("LC-17 a reused cell has its new item's selection, not the old one's")
  func bookkeeping() {
    let screen = ListScreen(rows: Array(0..<20), height: 200)
    screen.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    for y in [300, 500] { screen.scroll(to: CGFloat(y)) }
    #expect(screen.cells.contains("4@1"))
    #expect(screen.list.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == false)
    for y in [300, 100] { screen.scroll(to: CGFloat(y)) }
    #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  /// Its look follows its selection, and is never set before.
  final class MarkedCell: SizedCell {
    override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .systemYellow : .systemGray } }
  }

  @Test("LC-17 a cell hears of its selection when it is configured: one that was never touched looks as one that was let go")
  func toldOfSelection() {
    let screen = ListScreen(rows: Array(0..<20), height: 200, cell: MarkedCell.self)
    #expect(screen.list.visibleCells.allSatisfy { $0.contentView.backgroundColor == .systemGray })
    screen.list.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.contentView.backgroundColor == .systemYellow)
    screen.scroll(to: 300)
    #expect(screen.list.visibleCells.allSatisfy { $0.contentView.backgroundColor == .systemGray })
  }

  @Test("LC-27 preferred attributes are asked before the attributes are applied")
  func attributes() {
    final class Asked: SizedCell {
      static var calls: [String] = []
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Asked.calls.append("preferred")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
      }
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        Asked.calls.append("apply \(Int(layoutAttributes.frame.height))")
      }
    }
    _ = ListScreen(rows: [0], height: 70, cell: Asked.self)
    #expect(Asked.calls.prefix(3) == ["preferred", "preferred", "apply 70"], "SIZ-11: and asked again with its own answer")
  }

  @Test(
    "SEL-30 a collection view controller clears the selection when it appears, unless told otherwise", arguments: [true, false])
  func controller(clears: Bool) {
    final class Controller: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    SizedCell.height = 50
    let controller = Controller(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    controller.clearsSelectionOnViewWillAppear = clears
    controller.collectionView.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    #expect(controller.collectionView.visibleCells.count == 2)
    #expect(controller.collectionView.indexPathsForSelectedItems?.count == (clears ? 0 : 1))
  }

  @Test("LC-X10 a reconfigure that dequeues another kind of cell ends the app")
  func otherRegistration() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var identifier = "cell"
        let screen = ListScreen(rows: [])
        screen.list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.list) { list, indexPath, _ in
          list.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        HostLoop.runFrames()
        identifier = "other"
        snapshot.reconfigureItems([1])
        source.apply(snapshot)
      }
    }
    #expect(said("Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell", ended))
  }

  @Test("LC-X14 selecting what is not there ends the app")
  func selectingOutOfBounds() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = ListScreen(rows: [0])
        screen.list.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
      }
    }
    #expect(
      said(
        "Attempted to modify the selection of an out-of-bounds item (3) when there are only 1 items in section 0. "
          + "Collection view: <UICollectionView>", ended))
  }
}
