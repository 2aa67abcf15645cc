import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Diffable tables", .serialized)
@MainActor
struct TableDiffableTests {
  /// A data source that says more than its snapshot.
  final class Source: UITableViewDiffableDataSource<String, Int> {
    var isEditable = false
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  /// A table that only its screen keeps.
  @MainActor final class Screen {
    let window: UIWindow
    let table: UITableView
    let source: Source

    init(_ contents: [(String, [Int])]) {
      RunState.begin()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table = UITableView(frame: window.bounds, style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = Source(tableView: table) { table, indexPath, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      window.addSubview(table)
      window.isHidden = false
      show(contents)
    }

    func show(_ contents: [(String, [Int])], reconfiguring: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      for (section, items) in contents {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      snapshot.reconfigureItems(reconfiguring)
      source.apply(snapshot, animatingDifferences: false)
      HostLoop.runFrames()
    }

    var shown: [String] {
      table.visibleCells.map { "\($0.core.binding.item?.key ?? "-")@\($0.core.binding.cell.number)" }
    }

    var probe: ListProbe { ListProbe.probes(in: window)[0] }
  }

  @Test("DIF-06 DIF-02 TV items keep their cells through a change; headers show what the subclass says")
  func changes() {
    let screen = Screen([("A", [1, 2]), ("B", [3])])
    // The header of the first section is a view of the same kind and takes a number, too.
    #expect(screen.shown == ["1@1", "2@3", "3@4"])
    let before = screen.table.visibleCells
    #expect(screen.table.headerView(forSection: 1)?.textLabel?.text == "B")
    screen.show([("A", [2, 9]), ("B", [1, 3])])
    let after = screen.table.visibleCells
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["2", "9", "1", "3"])
    #expect(after[0] === before[1] && after[2] === before[0] && after[3] === before[2])
    #expect(screen.source.indexPath(for: 1) == IndexPath(row: 0, section: 1))
    #expect(screen.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 9)
  }

  @Test("LC-23 TV-06 a reconfigured row keeps its object and hears no prepareForReuse")
  func reconfigure() {
    let screen = Screen([("A", [1, 2])])
    let (_, events) = recording { screen.show([("A", [1, 2])], reconfiguring: [2]) }
    #expect(
      lines(events).filter { !$0.hasPrefix("tableView") && !$0.hasPrefix("update") } == [
        "snapshot 2 +0 -0 ~0 c1 r0", "reconfigure 3 2 at 0-1",
      ])
  }

  @Test("DIF-22 rows can't be edited unless a subclass says so; its commit deletes")
  func editing() {
    let screen = Screen([("A", [1, 2])])
    #expect(screen.probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == nil)
    screen.source.isEditable = true
    #expect(screen.probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == ["Delete"])
    _ = screen.probe.performSwipeAction(titled: "Delete")
    HostLoop.settle()
    #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["2"])
  }

  @Test("DIF-22 swipe actions of the delegate are offered although nobody says that rows can be edited, and no deletion is")
  func delegateSwipes() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        indexPath.row == 0
          ? UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
          : nil
      }
    }
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    let delegate = Delegate()
    table.delegate = delegate
    window.addSubview(table)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    HostLoop.runFrames()
    let probe = ListProbe.probes(in: window)[0]
    #expect(probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == ["Flag"])
    #expect(probe.openSwipe(Slot(section: 0, item: 1), edge: .trailing) == nil)
    let other = Screen([("A", [1, 2])])
    other.table.delegate = delegate
    #expect(other.probe.openSwipe(Slot(section: 0, item: 0), edge: .trailing) == nil, "a subclass said that it can't")
  }

  @Test("DIF-X07 changing a table directly ends the app in the table's words")
  func directMutation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen([("A", [1, 2])])
        screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(
      said(
        "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the UITableView's dataSource: "
          + "please do not call mutation APIs directly on UITableView.", result))
  }

  @Test("LC-X09 DIF-10 a provider without a cell ends the app")
  func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let table = UITableView(frame: window.bounds, style: .plain)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        window.addSubview(table)
        window.isHidden = false
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        HostLoop.runFrames()
      }
    }
    #expect(
      said(
        "UITableView (<UITableView>) failed to obtain a cell from its dataSource (<UITableViewDiffableDataSource<Int, Int>>)",
        result))
  }
}
