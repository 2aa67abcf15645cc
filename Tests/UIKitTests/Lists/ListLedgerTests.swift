import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Rows of the ledger about lists as a whole", .serialized)
@MainActor
struct ListLedgerTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func slot(_ item: Int) -> Slot { Slot(section: 0, item: item) }

  @Test("BAT-05 a list that was never laid out takes its old counts when the batch begins, before the model changes")
  func countsAtBegin() {
    let screen = ChosenScreen()
    #expect(screen.list.host.needsReload)
    screen.list.performBatchUpdates {
      screen.source.counts = [3]
      screen.list.insertItems(at: [path(2)])
    }
    screen.layOut()
    #expect(screen.list.visibleCells.count == 3)
  }

  @Test("BAT-09 updates that do not fit end the app on every profile, none falls back to a reload", arguments: [17, 18])
  func noFallback(os: Int) async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [os] in
      await MainActor.run {
        let screen = ChosenScreen(profile: os == 17 ? .iOS17 : .iOS18)
        screen.layOut()
        screen.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(said("Invalid batch updates detected", ended))
  }

  @Test("DIF-23 applying the present snapshot with animation makes rows measure themselves again; without it nothing happens")
  func reapplying() {
    let screen = ListScreen(rows: [1, 2], height: 50)
    SizedCell.height = 70
    screen.source.apply(screen.source.snapshot(), animatingDifferences: false)
    HostLoop.settle()
    #expect(screen.list.visibleCells.map(\.frame.height) == [50, 50])
    let before = screen.cells
    screen.source.apply(screen.source.snapshot(), animatingDifferences: true)
    HostLoop.settle()
    #expect(screen.list.visibleCells.map(\.frame.height) == [70, 70])
    #expect(screen.cells == before)
  }

  @Test("LC-21 a reload inside a batch is done after the batch, for every row")
  func reloadInBatch() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.table.performBatchUpdates {
      screen.source.rows = [["A", "B", "C"]]
      screen.table.insertRows(at: [path(2)], with: .none)
      screen.table.reloadData()
    }
    HostLoop.settle()
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["A", "B", "C"])
  }

  @Test("LC-26 a list without a window lays out when it is told to")
  func withoutWindow() {
    RunState.begin()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = TableSource()
    source.rows = [["a"]]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let (_, events) = recording {
      table.layoutIfNeeded()
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a"])
    #expect(lines(events).filter { $0 == "warning LC-X15" }.count == 1)
  }

  @Test("LC-31 LC-32 a registration made while a view is provided ends the app, in the words for that kind of view")
  func registeredInProvider() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = ChosenScreen(header: true)
        screen.source.supplementary = { list, kind, path in
          let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) { _, _, _ in
          }
          return list.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        screen.layOut()
      }
    }
    #expect(said("Attempted to dequeue a supplementary view using a registration that was created inside", ended))
  }

  @Test("CC-06 a configuration that is built anew in every update keeps its content view")
  func rebuiltConfiguration() {
    final class Building: UICollectionViewCell {
      var views: Set<ObjectIdentifier> = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentConfiguration = CellConfigurationTests.Words(text: state.isSelected ? "yes" : "no")
        views.insert(ObjectIdentifier(contentView))
      }
    }
    let screen = ListScreen(rows: [0], cell: Building.self)
    for _ in 0..<3 {
      screen.list.selectItem(at: path(0), animated: false, scrollPosition: [])
      HostLoop.runFrames()
      screen.list.deselectItem(at: path(0), animated: false)
      HostLoop.runFrames()
    }
    #expect((screen.list.cellForItem(at: path(0)) as? Building)?.views.count == 1)
  }

  @Test("CC-19 rows have cell states, headers have view states, other reusable views have no content")
  func statesByKind() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.isEditing = true
    #expect(row.configurationState.isEditing)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = UIListContentConfiguration.header()
    var states: [UIViewConfigurationState] = []
    header.configurationUpdateHandler = { states.append($1) }
    header.layoutIfNeeded()
    #expect(states.count == 1 && header.contentView is UIListContentView)
    #expect(!((UICollectionReusableView(frame: .zero) as UIView) is any BackgroundCell))
  }

  // MARK: Selection

  @Test("SEL-19 FOC-01 nothing follows the focus, everything may be focused, and no list remembers it")
  func focusDefaults() {
    final class Delegate: NSObject, UICollectionViewDelegate, UITableViewDelegate {}
    let delegate = Delegate()
    let screen = ListScreen(rows: [0])
    let table = UITableView(frame: .zero)
    #expect(!screen.list.selectionFollowsFocus && !table.selectionFollowsFocus)
    #expect(!screen.list.remembersLastFocusedIndexPath && !table.remembersLastFocusedIndexPath)
    #expect(delegate.collectionView(screen.list, canFocusItemAt: path(0)) && delegate.tableView(table, canFocusRowAt: path(0)))
    #expect(!delegate.collectionView(screen.list, selectionFollowsFocusForItemAt: path(0)))
    screen.list.allowsFocus = false
    #expect(!delegate.collectionView(screen.list, canFocusItemAt: path(0)))
  }

  @Test("FOC-02 a focused cell says so in its state")
  func focusedState() {
    var states: [Bool] = []
    let screen = ListScreen(rows: [0]) { cell, _, _ in cell.configurationUpdateHandler = { states.append($1.isFocused) } }
    let probe = ListProbe.probes(in: screen.window)[0]
    states = []
    probe.setFlag(.focused, true, for: slot(0))
    HostLoop.runFrames()
    probe.setFlag(.focused, false, for: slot(0))
    HostLoop.runFrames()
    #expect(states == [true, false])
  }

  /// Lets two fingers select, and keeps what it hears.
  private final class TwoFingers: NSObject, UICollectionViewDelegate {
    var isOn = true
    var heard: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { isOn }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { heard.append("begin \(indexPath.item) \(collectionView.allowsMultipleSelection)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { heard.append("end") }
  }

  @Test("SEL-20 two fingers select what they pass if the delegate says so; the list stays in that mode")
  func twoFingers() {
    let screen = ListScreen(rows: Array(0..<4))
    #expect(!screen.list.host.touches.selectByDragging(over: [slot(0), slot(1)]))
    let delegate = TwoFingers()
    screen.list.delegate = delegate
    #expect(screen.list.host.touches.selectByDragging(over: [slot(0), slot(1), slot(2)]))
    #expect(delegate.heard == ["begin 0 true", "select 0", "select 1", "select 2", "end"])
    #expect(screen.list.indexPathsForSelectedItems == [path(0), path(1), path(2)] && screen.list.allowsMultipleSelection)
    delegate.isOn = false
    #expect(!screen.list.host.touches.selectByDragging(over: [slot(3)]))
  }

  @Test("SEL-24 a reload while the finger is down ends the highlight, and the lift selects nothing")
  func reloadUnderFinger() {
    let screen = ListScreen(rows: [0, 1])
    let host = screen.list.host
    host.touches.began(at: CGPoint(x: 10, y: 50))
    #expect(host.touches.touch.highlighted == slot(0))
    screen.list.reloadData()
    HostLoop.runFrames()
    #expect(screen.list.visibleCells.allSatisfy { !$0.isHighlighted })
    host.touches.ended(at: CGPoint(x: 10, y: 50))
    #expect(screen.list.indexPathsForSelectedItems == [])
  }

  /// Lets rows be copied once it is asked to.
  private final class Copying: NSObject, UICollectionViewDelegate {
    var isOn = false
    var heard: [String] = []
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { isOn }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == "copy:" }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { heard.append("\(action) \(indexPath.item)") }
  }

  @Test("SEL-31 the edit menu of old shows what the delegate can do with the item, which then does it")
  func editMenu() {
    let screen = ListScreen(rows: [0])
    let delegate = Copying()
    screen.list.delegate = delegate
    let menus = screen.list.host.menuInteraction
    #expect(menus.offer(at: CGPoint(x: 10, y: 50)).map { _ in true } == nil)
    delegate.isOn = true
    guard let offer = menus.offer(at: CGPoint(x: 10, y: 50)) else {
      Issue.record("no menu is offered")
      return
    }
    menus.show(offer)
    #expect(MenuSession.current(in: screen.window)?.titles == ["Copy"])
    #expect(MenuSession.current(in: screen.window)?.choose(["Copy"]) == .chosen)
    #expect(delegate.heard == ["copy: 0"])
  }

  // MARK: Swipes and moves

  @Test("SW-10 the model first, then the list, then completion: the row goes and nobody warns")
  func safeOrder() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.delegate.trailing = { indexPath in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Away") { _, _, done in
          screen.source.rows[0].remove(at: indexPath.row)
          screen.table.deleteRows(at: [indexPath], with: .automatic)
          done(true)
        }
      ])
    }
    let history = screen.history {
      _ = screen.probe.openSwipe(slot(0), edge: .trailing)
      _ = screen.probe.performSwipeAction(titled: "Away")
      HostLoop.settle()
      HostLoop.advance(by: 2)
    }
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["b"])
    #expect(!history.contains { $0.hasPrefix("warning") })
  }

  @Test("SW-15 a row that goes while its actions are open takes them along; acting on them afterwards does nothing")
  func deletionRace() {
    let screen = TableScreen(rows: [["a", "b"]])
    var acted = 0
    screen.delegate.trailing = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Act") { _, _, _ in acted += 1 }])
    }
    _ = screen.probe.openSwipe(slot(0), edge: .trailing)
    screen.source.rows[0].removeFirst()
    screen.table.deleteRows(at: [path(0)], with: .none)
    #expect(!screen.probe.performSwipeAction(titled: "Act"))
    HostLoop.settle()
    #expect(acted == 0 && screen.table.visibleCells.count == 1)
    #expect(screen.delegate.editing == ["begin 0", "end nil"])
  }

  @Test("DND-11 a collection controller moves items by a long press, unless told otherwise")
  func standardGesture() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.installsStandardGestureForInteractiveMovement && controller.collectionView.movesByLongPress)
    controller.installsStandardGestureForInteractiveMovement = false
    #expect(!controller.collectionView.movesByLongPress)
    #expect(!ListScreen(rows: [0]).list.movesByLongPress)
  }

  @Test("DND-12 an item that can't be edited takes neither swipes nor edit mode")
  func editable() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { indexPath.item > 0 }
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Act") { _, _, _ in }])
    }
    let screen = ListScreen(rows: [0, 1], configuration: configuration)
    let delegate = Delegate()
    screen.list.delegate = delegate
    let probe = ListProbe.probes(in: screen.window)[0]
    #expect(probe.openSwipe(slot(0), edge: .trailing) == nil)
    #expect(probe.openSwipe(slot(1), edge: .trailing) == ["Act"])
    screen.list.isEditing = true
    HostLoop.runFrames()
    #expect(screen.list.visibleCells.map(\.configurationState.isEditing) == [false, true])
  }

  @Test("FOC-04 items may be spring loaded unless the delegate says otherwise")
  func springLoading() {
    final class Delegate: NSObject, UICollectionViewDelegate, UITableViewDelegate {}
    final class Context: NSObject, UISpringLoadedInteractionContext {
      let state = UISpringLoadedInteractionEffectState.possible
      var targetView: UIView?
      var targetItem: Any?
      func location(in view: UIView?) -> CGPoint { .zero }
    }
    let delegate = Delegate()
    let list = ListScreen(rows: [0]).list
    #expect(delegate.collectionView(list, shouldSpringLoadItemAt: path(0), with: Context()))
    #expect(delegate.tableView(UITableView(frame: .zero), shouldSpringLoadRowAt: path(0), with: Context()))
  }

  @Test("TV-13 nothing of a table keeps to its own width by default")
  func hugging() {
    let table = UITableView(frame: .zero)
    #expect(table.contentHuggingElements == [])
    table.contentHuggingElements = .sectionHeaders
    #expect(table.contentHuggingElements.contains(.sectionHeaders))
  }

  @Test("VC-08 a child whose view stands in another controller's view ends the app")
  func wrongParent() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Root: UIViewController {}
        final class Inner: UIViewController {}
        final class Child: UIViewController {}
        let root = Root()
        let inner = Inner()
        let child = Child()
        root.addChild(inner)
        root.view.addSubview(inner.view)
        inner.didMove(toParent: root)
        root.addChild(child)
        inner.view.addSubview(child.view)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        window.rootViewController = root
        window.makeKeyAndVisible()
        HostLoop.runFrames()
      }
    }
    #expect(
      said("child view controller:<Child> should have parent view controller:<Inner> but actual parent is:<Root>", ended))
  }
}
