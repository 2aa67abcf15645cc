import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Swipe actions", .serialized)
@MainActor
struct SwipeTests {
  init() { RunState.begin() }

  /// What the actions do, to be set by the test.
  final class Actions {
    var perform: (_ item: Int, _ completion: @escaping (Bool) -> Void) -> Void = { $1(true) }
    var hasActions = true
    var style = UIContextualAction.Style.normal
  }

  /// A list shows nothing without its data source, which only the screen keeps.
  private static var kept: ListScreen?

  private func screen(_ actions: Actions, rows: [Int] = [0, 1, 2]) -> (ListScreen, ListProbe) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    weak var source: UICollectionViewDiffableDataSource<Int, Int>?
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      guard actions.hasActions, let item = source?.itemIdentifier(for: indexPath) else { return nil }
      let done = UIContextualAction(style: actions.style, title: "Done") { _, _, completion in
        actions.perform(item, completion)
      }
      return UISwipeActionsConfiguration(actions: [done, UIContextualAction(style: .normal, title: "More") { _, _, _ in }])
    }
    let screen = ListScreen(rows: rows, configuration: configuration)
    source = screen.source
    SwipeTests.kept = screen
    return (screen, ListProbe.probes(in: screen.window)[0])
  }

  private func slot(_ item: Int) -> Slot { Slot(section: 0, item: item) }

  @Test("SW-01 SW-02 SW-11 the provider is asked when the swipe begins; the state follows")
  func opening() {
    let (screen, probe) = screen(Actions())
    let (titles, events) = recording { () -> [String]? in
      let titles = probe.openSwipe(slot(1), edge: .trailing)
      HostLoop.runFrames()
      return titles
    }
    #expect(titles == ["Done", "More"])
    #expect(
      lines(events) == [
        "trailing swipe actions provider 1 at 0-1", "offer 1 trailing [\"Done\", \"More\"]", "update 2 1 swiped",
      ])
    #expect(probe.openSwipe(slot(1), edge: .leading) == nil)
    #expect(screen.cells.count == 4 || screen.cells.count == 3)
  }

  @Test(
    "SW-06 SW-07 the completion closes the row whatever it says; SW-08 without it the row stays open", arguments: [true, false])
  func completion(done: Bool) {
    let actions = Actions()
    let (_, probe) = screen(actions)
    actions.perform = { $1(done) }
    _ = probe.openSwipe(slot(0), edge: .trailing)
    #expect(probe.performSwipeAction(titled: "Done"))
    #expect(probe.openSwipeTitles == nil)
    _ = probe.openSwipe(slot(0), edge: .trailing)
    #expect(probe.performSwipeAction(titled: "More"))
    #expect(probe.openSwipeTitles == ["Done", "More"])
    #expect(!probe.performSwipeAction(titled: "Other"))
  }

  @Test("SW-02 open actions follow their item when rows are inserted above; the trace tells both generations")
  func followsItem() {
    let actions = Actions()
    let (screen, probe) = screen(actions)
    _ = probe.openSwipe(slot(1), edge: .trailing)
    screen.show([9, 0, 1, 2])
    #expect(probe.openSwipeItem?.key == "1")
    let (_, events) = recording { _ = probe.performSwipeAction(titled: "Done") }
    #expect(lines(events) == ["fire Done on 1 1→2"])
    guard case .actionFired(_, _, let origin?, _, _) = events[0] else { Issue.record("no birth place"); return }
    #expect(origin.fileID.hasSuffix("SwipeTests.swift") && origin.line > 0)
  }

  @Test("SW-12 deletion, reload, scrolling, another swipe and edit mode close; a reconfigure does not")
  func closing() {
    let (screen, probe) = screen(Actions(), rows: Array(0..<20))
    func open() { _ = probe.openSwipe(slot(1), edge: .trailing) }
    open()
    screen.show(Array(0..<20), reconfiguring: [1])
    #expect(probe.openSwipeItem?.key == "1")
    screen.show(Array(0..<20), reloading: [1])
    #expect(probe.openSwipeItem == nil)
    open()
    screen.show(Array(0..<20).filter { $0 != 1 })
    #expect(probe.openSwipeItem == nil)
    open()
    screen.scroll(to: 10)
    #expect(probe.openSwipeItem == nil)
    open()
    _ = probe.openSwipe(slot(2), edge: .trailing)
    #expect(probe.openSwipeItem?.key == "3")
    screen.list.isEditing = true
    #expect(probe.openSwipeItem == nil)
    open()
    #expect(probe.openSwipeItem == nil)
  }

  @Test("SW-13 the first tap elsewhere only closes")
  func tapElsewhere() {
    let (screen, probe) = screen(Actions())
    _ = probe.openSwipe(slot(0), edge: .trailing)
    TouchDriver.tap(at: CGPoint(x: 100, y: 250), in: screen.window)
    #expect(probe.openSwipeItem == nil)
    #expect(screen.list.indexPathsForSelectedItems == [])
    TouchDriver.tap(at: CGPoint(x: 100, y: 250), in: screen.window)
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test("SW-09 a destructive action that reports success must remove its item")
  func destructive() {
    let actions = Actions()
    actions.style = .destructive
    let (screen, probe) = screen(actions)
    _ = probe.openSwipe(slot(0), edge: .trailing)
    let (_, kept) = recording {
      _ = probe.performSwipeAction(titled: "Done")
      HostLoop.settle()
    }
    #expect(lines(kept).contains("warning SW-09"))
    actions.perform = { item, completion in
      screen.show([0, 1, 2].filter { $0 != item })
      completion(true)
    }
    _ = probe.openSwipe(slot(1), edge: .trailing)
    let (_, gone) = recording {
      _ = probe.performSwipeAction(titled: "Done")
      HostLoop.settle()
    }
    #expect(!lines(gone).contains("warning SW-09"))
  }

  @Test("SW-01 no configuration, no actions; SW-05 SW-22 the defaults")
  func defaults() {
    let actions = Actions()
    actions.hasActions = false
    let (_, probe) = screen(actions)
    #expect(probe.openSwipe(slot(0), edge: .trailing) == nil)
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
    #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
  }
}
