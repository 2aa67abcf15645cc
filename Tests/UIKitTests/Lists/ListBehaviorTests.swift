import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Every choice about lists makes a difference that an app can see. `preparedAhead`, `keptBehind` and
/// `recyclesBeforeRequesting` are in `ReuseTests`, the ones about hosted rows in the tests of SwiftUI.
@Suite("Choices about lists", .serialized)
@MainActor
struct ListBehaviorTests {
  final class Offering: UIView, UIContentView, SwipeActionProviding {
    var configuration: any UIContentConfiguration = OfferingConfiguration()
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 100) }
    func swipeActions(for edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
    }
  }
  struct OfferingConfiguration: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { Offering() }
    func updated(for state: any UIConfigurationState) -> OfferingConfiguration { self }
  }

  private func slot(_ item: Int) -> Slot { Slot(section: 0, item: item) }

  /// Twenty rows of 100 points with trailing actions, in a run with other choices.
  private func screen(
    style: UIContextualAction.Style = .normal, _ change: (inout ListBehavior) -> Void = { _ in }
  ) -> (ListScreen, ListProbe) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: style, title: "Done") { $2(true) }])
    }
    var run = RunConfiguration()
    change(&run.list)
    let screen = ListScreen(rows: Array(0..<20), run: run, configuration: configuration, cell: UICollectionViewListCell.self) {
      cell, _, _ in cell.contentConfiguration = OfferingConfiguration()
    }
    return (screen, ListProbe.probes(in: screen.window)[0])
  }

  private func calls(_ body: () -> Void) -> [String] {
    lines(recording(body).events).filter { $0.hasPrefix("collectionView(_:") }
      .map { $0.replacing("collectionView(_:", with: "").replacing("ItemAt:)", with: "") }
  }

  private func tap(_ screen: ListScreen, _ row: Int) {
    TouchDriver.tap(at: CGPoint(x: 100, y: CGFloat(row) * 100 + 50), in: screen.window)
  }

  final class Silent: NSObject, UICollectionViewDelegate {}

  @Test("SEL-02 option: didUnhighlight comes after the selection, or before it", arguments: [true, false])
  func unhighlighting(isLast: Bool) {
    let (screen, _) = screen { $0.unhighlightsAfterSelecting = isLast }
    let delegate = Silent()
    screen.list.delegate = delegate
    let calls = calls { tap(screen, 1) }.filter { $0 == "didUnhighlight 0-1" || $0 == "didSelect 0-1" }
    #expect(calls == (isLast ? ["didSelect 0-1", "didUnhighlight 0-1"] : ["didUnhighlight 0-1", "didSelect 0-1"]))
  }

  @Test(
    "SEL-05 option: didDeselect of the old item comes before didSelect of the new one, or after it", arguments: [true, false])
  func deselecting(isFirst: Bool) {
    let (screen, _) = screen { $0.deselectsBeforeSelecting = isFirst }
    let delegate = Silent()
    screen.list.delegate = delegate
    tap(screen, 0)
    let calls = calls { tap(screen, 2) }.filter { $0.hasPrefix("didSelect") || $0.hasPrefix("didDeselect") }
    #expect(calls == (isFirst ? ["didDeselect 0-0", "didSelect 0-2"] : ["didSelect 0-2", "didDeselect 0-0"]))
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == false)
  }

  @Test("SEL-05 option: an item that didSelect moves is deselected where it stands then")
  func deselectingMoved() {
    final class Inserting: NSObject, UICollectionViewDelegate {
      var insert: () -> Void = {}
      var heard: [Int] = []
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { insert() }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        heard.append(indexPath.item)
      }
    }
    let (screen, _) = screen { $0.deselectsBeforeSelecting = false }
    let delegate = Inserting()
    screen.list.delegate = delegate
    tap(screen, 0)
    delegate.insert = { screen.show([99] + Array(0..<20)) }
    tap(screen, 2)
    #expect(delegate.heard == [1])
  }

  @Test("SEL-14 option: reloadData clears the selection, or keeps it", arguments: [false, true])
  func reloading(keeps: Bool) {
    let (screen, _) = screen { $0.reloadKeepsSelection = keeps }
    tap(screen, 1)
    screen.list.reloadData()
    HostLoop.runFrames()
    #expect(screen.list.indexPathsForSelectedItems == (keeps ? [IndexPath(item: 1, section: 0)] : []))
  }

  @Test("SEL-21 option: a tap that ends before the delay goes down and up at once, a longer one is highlighted for a while")
  func touchDelay() {
    func history(_ delay: Double) -> [String] {
      let (screen, _) = screen { $0.touchDelay = delay }
      let delegate = Silent()
      screen.list.delegate = delegate
      var cells: [Bool] = []
      let calls = calls {
        TouchDriver.touchDown(at: CGPoint(x: 100, y: 150), in: screen.window)
        HostLoop.advance(by: TouchDriver.tapDuration)
        cells.append(screen.list.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
        TouchDriver.touchUp()
      }
      #expect(calls.first == "shouldHighlight 0-1" && calls.contains("didSelect 0-1") && calls.last == "didUnhighlight 0-1")
      return cells.map { $0 ? "highlighted" : "plain" }
    }
    #expect(history(0.15) == ["highlighted"])
    #expect(history(0.5) == ["plain"])
  }

  @Test("SEL-21 option: a finger that stays is felt when the delay is over; one that is taken away never was")
  func touchDelayOfLongTouch() {
    let (screen, _) = screen { $0.touchDelay = 0.3 }
    let delegate = Silent()
    screen.list.delegate = delegate
    let held = calls {
      TouchDriver.touchDown(at: CGPoint(x: 100, y: 150), in: screen.window)
      HostLoop.advance(by: 0.4)
    }
    #expect(held == ["shouldHighlight 0-1", "didHighlight 0-1"])
    #expect(calls { TouchDriver.touchUp() }.contains("didSelect 0-1"))
    #expect(
      calls {
        TouchDriver.touchDown(at: CGPoint(x: 100, y: 150), in: screen.window)
        TouchDriver.touchCancelled()
        HostLoop.advance(by: 1)
      } == [])
  }

  @Test("SEL-21 a drag highlights what it begins on where touches are not delayed, by the run's choice or the app's")
  func dragTouches() {
    func history(_ delay: Double, _ delays: Bool) -> [String] {
      let (screen, _) = screen { $0.touchDelay = delay }
      let delegate = Silent()
      screen.list.delegate = delegate
      screen.list.delaysContentTouches = delays
      return calls {
        ScrollDriver.beginDrag(screen.list)
        ScrollDriver.endDrag(screen.list)
      }
    }
    let touched = ["shouldHighlight 0-2", "didHighlight 0-2", "didUnhighlight 0-2"]
    #expect(history(0.15, true) == [])
    #expect(history(0, true) == touched)
    #expect(history(0.15, false) == touched)
  }

  @Test("SW-09 option: how long the data has to follow a destructive action")
  func grace() {
    func warns(_ grace: Double) -> Bool {
      let (screen, probe) = screen(style: .destructive) { $0.destructiveGrace = grace }
      _ = probe.openSwipe(slot(0), edge: .trailing)
      let events = recording {
        _ = probe.performSwipeAction(titled: "Done")
        HostLoop.advance(by: 2)
        screen.show(Array(1..<20))
        HostLoop.advance(by: 3)
      }.events
      return lines(events).contains("warning SW-09")
    }
    #expect(warns(1))
    #expect(!warns(4))
  }

  @Test("SW-12 option: a scroll closes open actions, or they go when their row leaves the screen", arguments: [true, false])
  func scrolling(closes: Bool) {
    let (screen, probe) = screen { $0.scrollClosesSwipe = closes }
    _ = probe.openSwipe(slot(1), edge: .trailing)
    probe.scrollBegins()
    screen.scroll(to: 20)
    #expect((probe.openSwipeItem == nil) == closes)
    screen.scroll(to: 600)
    #expect(probe.openSwipeItem == nil)
  }

  @Test("SW-12 option: reloading the row closes its actions, or the new cell shows them", arguments: [true, false])
  func reloadingRow(closes: Bool) {
    let (screen, probe) = screen { $0.reloadClosesSwipe = closes }
    _ = probe.openSwipe(slot(1), edge: .trailing)
    screen.show(Array(0..<20), reloading: [1])
    #expect((probe.openSwipeItem == nil) == closes)
    #expect(screen.list.cellForItem(at: IndexPath(item: 1, section: 0))?.configurationState.isSwiped == !closes)
  }

  @Test("SW-12 option: reconfiguring the row leaves its actions open, or closes them", arguments: [false, true])
  func reconfiguringRow(closes: Bool) {
    let (screen, probe) = screen { $0.reconfigureClosesSwipe = closes }
    _ = probe.openSwipe(slot(1), edge: .trailing)
    screen.show(Array(0..<20), reconfiguring: [2])
    #expect(probe.openSwipeItem?.key == "1")
    screen.show(Array(0..<20), reconfiguring: [1])
    #expect((probe.openSwipeItem == nil) == closes)
  }

  @Test("SW-13 option: the tap that closes open actions does nothing else, or selects too", arguments: [false, true])
  func closingTap(acts: Bool) {
    let (screen, probe) = screen { $0.closingTapActs = acts }
    _ = probe.openSwipe(slot(0), edge: .trailing)
    tap(screen, 2)
    #expect(probe.openSwipeItem == nil)
    #expect(screen.list.indexPathsForSelectedItems == (acts ? [IndexPath(item: 2, section: 0)] : []))
  }

  @Test(
    "SW-21 option: of two sources of swipe actions the provider wins, or the content; both are told", arguments: [false, true])
  func twoSources(hostedWin: Bool) {
    let (_, probe) = screen { $0.hostedSwipesWin = hostedWin }
    let (titles, events) = recording { probe.openSwipe(slot(0), edge: .trailing) }
    #expect(titles == (hostedWin ? ["Pin"] : ["Done"]))
    let texts = events.compactMap { if case .warning("SW-21", let text) = $0 { text } else { nil } }
    #expect(
      texts == [
        "Both the list's swipe actions provider and the cell's content offer swipe actions for this edge; which of them UIKit "
          + "shows is not documented. The \(hostedWin ? "content" : "provider")'s are used."
      ])
  }

  @Test("SIZ-14 option: the height of a row with one line of text", arguments: [44.0, 52])
  func rowHeight(height: Double) {
    var run = RunConfiguration()
    run.list.standardRowHeight = height
    let screen = ListScreen(rows: [0, 1], run: run, cell: UICollectionViewListCell.self) { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = "Row \(item)"
      cell.contentConfiguration = content
    }
    #expect(screen.list.visibleCells.map(\.frame.height) == [CGFloat(height), CGFloat(height)])
  }

  @Test("SIZ-15 options: the margins of inset sections and the gaps around them")
  func insets() {
    func frame(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ change: (inout ListBehavior) -> Void) -> CGRect? {
      var run = RunConfiguration()
      change(&run.list)
      let screen = ListScreen(rows: [0], run: run, configuration: .init(appearance: appearance))
      return screen.list.visibleCells.first?.frame
    }
    #expect(frame(.insetGrouped) { _ in } == CGRect(x: 16, y: 17.5, width: 288, height: 100))
    #expect(frame(.insetGrouped) { $0.sideInset = 20 } == CGRect(x: 20, y: 17.5, width: 280, height: 100))
    #expect(frame(.grouped) { $0.sectionGap = 10 } == CGRect(x: 0, y: 10, width: 320, height: 100))
    #expect(frame(.plain) { $0.sectionGap = 10 } == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("CC-25 option: the second line of a subtitle cell")
  func subtitle() {
    defer { RunState.begin() }
    func font(_ choice: ListBehavior.SubtitleFont) -> UIFont {
      var run = RunConfiguration()
      run.list.subtitleFont = choice
      RunState.begin(run)
      return UIListContentConfiguration.subtitleCell().secondaryTextProperties.font
    }
    #expect(font(.caption1) == .preferredFont(forTextStyle: .caption1))
    #expect(font(.subheadline) == .preferredFont(forTextStyle: .subheadline))
  }

  @Test("SIZ-10 option: how often a cell may be resized before it counts as a loop")
  func resizeLimit() {
    var run = RunConfiguration()
    run.list.resizeLimit = 7
    RunState.begin(run)
    #expect(ListPolicy.resizeLimit == 7)
  }
}
