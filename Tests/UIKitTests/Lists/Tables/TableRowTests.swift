import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Rows of the ledger about tables", .serialized)
@MainActor
struct TableRowTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("a cell and its content are 320 by 44 points before the table gives them their size")
  func sizeBeforeUse() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.contentView.bounds.size == CGSize(width: 320, height: 44))
  }

  @Test("TV-01 a table's defaults")
  func defaults() {
    let table = UITableView(frame: .zero)
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let source = Source()
    table.dataSource = source
    #expect(table.style == .plain && table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
    #expect(table.separatorStyle == .singleLine && !table.isEditing && table.insetsContentViewsToSafeArea)
    #expect(table.rowHeight == UITableView.automaticDimension && table.estimatedRowHeight == UITableView.automaticDimension)
  }

  /// Rows in sections, counted when the table asks.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [Int] = []
    var asked = 0
    func numberOfSections(in tableView: UITableView) -> Int {
      asked += 1
      return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test("LC-19 a table that is asked for its rows on screen while a reload is due makes them, also outside of a window")
  func rowsAreAskedFor() {
    final class Names: NSObject, UITableViewDataSource {
      var names = ["a"]
      var made = 0
      weak var table: UITableView?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // A row that asks while it is made gets what there is: no second pass.
        made += tableView.visibleCells.count > names.count ? 100 : 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), names = Names()
    table.rowHeight = 44
    table.dataSource = names
    table.layoutIfNeeded()
    names.names = ["b", "c"]
    table.reloadData()
    #expect(names.made == 1)
    #expect(table.cellForRow(at: path(1))?.textLabel?.text == "c")
    #expect(names.made == 3 && table.visibleCells.count == 2)
    names.names = ["d"]
    table.reloadData()
    #expect(table.indexPathsForVisibleRows == [path(0)] && table.visibleCells.first?.textLabel?.text == "d")
    #expect(names.made == 4)
    // Between two updates nothing is made.
    table.reloadData()
    table.beginUpdates()
    _ = table.visibleCells
    #expect(names.made == 4)
    table.endUpdates()
  }

  @Test("A table without room makes no rows when it is asked for them")
  func noRoom() {
    let table = UITableView(frame: .zero), rows = Rows()
    rows.sections = [2]
    table.dataSource = rows
    #expect(table.visibleCells.isEmpty && table.cellForRow(at: path(0)) == nil && rows.asked == 0)
  }

  @Test("A table that gets its delegate after its data source has counted: what is inserted before it is shown is no fault")
  func changesBeforeShown() {
    let table = UITableView(), rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    #expect(rows.asked == 0)
    rows.sections.append(2)
    table.insertSections(IndexSet(integer: 0), with: .none)
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    rows.sections[0] += 1
    table.insertRows(at: [path(2)], with: .none)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("A table whose delegate came first counts when it changes: the model has changed by then, and the app ends")
  func changesCountedLate() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(), rows = Rows()
        table.delegate = rows
        table.dataSource = rows
        rows.sections.append(2)
        table.insertSections(IndexSet(integer: 0), with: .none)
      }
    }
    #expect(said("Invalid batch updates detected", ended))
  }

  @Test("TV-07 a reload of rows off screen asks the provider for nothing until they are shown")
  func reloadOffScreen() {
    var asked: [String] = []
    let source = TableSource()
    let screen = TableScreen(rows: [(0..<20).map(String.init)], source: source)
    let before = source.configure
    source.configure = { table, indexPath, text in
      asked.append(text)
      return before(table, indexPath, text)
    }
    source.rows[0][15] = "new"
    screen.table.reloadRows(at: [path(15)], with: .automatic)
    HostLoop.settle()
    #expect(asked == [])
    screen.scroll(to: 1_500)
    #expect(asked.contains("new"))
  }

  @Test("TV-08 LC-13 rows are announced nearest first, taken back when scrolling turns, and not at all without prefetching")
  func prefetching() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var calls: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        calls.append("fetch \(indexPaths.map(\.row))")
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        calls.append("cancel \(indexPaths.map(\.row))")
      }
    }
    let screen = TableScreen(rows: [(0..<30).map(String.init)])
    let prefetcher = Prefetcher()
    screen.table.prefetchDataSource = prefetcher
    screen.scroll(to: 1_000)
    screen.scroll(to: 900)
    #expect(
      prefetcher.calls == ["cancel [4, 5, 6, 7]", "fetch [14, 15, 16, 17]", "cancel [14, 15, 16, 17]", "fetch [8, 7, 6, 5]"])
    screen.table.isPrefetchingEnabled = false
    screen.scroll(to: 2_000)
    #expect(prefetcher.calls.count == 4)
  }

  /// A controller that says when it is asked.
  final class Controller: UITableViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls.append("cell \(indexPath.row)")
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    return window
  }

  private func reappear(_ controller: UIViewController) {
    for isAppearing in [false, true] {
      controller.beginAppearanceTransition(isAppearing, animated: false)
      controller.endAppearanceTransition()
    }
  }

  @Test("TV-09 SEL-30 a table controller loads its rows when it first appears, clears the selection, and edits its table")
  func controller() {
    let controller = Controller(style: .insetGrouped)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    let window = shown(controller)
    #expect(controller.calls == ["cell 0", "cell 1", "cell 2"])
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
    reappear(controller)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(controller.calls.count == 3)
    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.selectRow(at: path(2), animated: false, scrollPosition: .none)
    reappear(controller)
    #expect(controller.tableView.indexPathForSelectedRow == path(2))
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing && controller.isEditing)
    _ = window
  }

  /// Cells that an app keeps itself, as in a screen of settings.
  final class Settings: UITableViewController {
    let wifi = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let sound = UITableViewCell(style: .default, reuseIdentifier: nil)
    var chosen: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      [wifi, sound][indexPath.row]
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
  }

  @Test("LC-05 TV-12 static cells serve their rows again after each reload, and never enter a pool")
  func staticCells() {
    let controller = Settings(style: .grouped)
    controller.wifi.textLabel?.text = "Wi-Fi"
    controller.wifi.detailTextLabel?.text = "Home"
    let window = shown(controller)
    let (_, events) = recording {
      controller.tableView.reloadData()
      HostLoop.settle()
    }
    #expect(
      controller.tableView.visibleCells.map(ObjectIdentifier.init)
        == [controller.wifi, controller.sound].map(ObjectIdentifier.init))
    #expect(!lines(events).contains { $0.hasPrefix("pool") || $0.hasPrefix("prepareForReuse") || $0.hasPrefix("create") })
    TouchDriver.tap(at: controller.tableView.convert(controller.sound.center, to: nil), in: window)
    HostLoop.settle()
    #expect(controller.chosen == [1])
  }

  /// A cell with an initialiser of its own only.
  final class OwnCell: UITableViewCell {
    let mark: Int
    init(mark: Int) {
      self.mark = mark
      super.init(style: .subtitle, reuseIdentifier: "own")
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Cells and headers as most apps write them.
  final class UsualCell: UITableViewCell {
    var isSetUp = false
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      isSetUp = true
    }
    required init?(coder: NSCoder) { nil }
  }
  final class UsualHeader: UITableViewHeaderFooterView {
    var isSetUp = false
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isSetUp = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("LC-25 TV registered classes are made by their own initialiser, with their identifier; others need none of ours")
  func construction() {
    let long = "an identifier that is longer than sixteen bytes"
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UsualCell.self, forCellReuseIdentifier: long)
    table.register(UsualCell.self, forCellReuseIdentifier: "short")
    table.register(UsualHeader.self, forHeaderFooterViewReuseIdentifier: long)
    let cell = table.dequeueReusableCell(withIdentifier: long) as? UsualCell
    #expect(cell?.isSetUp == true && cell?.reuseIdentifier == long && cell?.style == .subtitle)
    #expect(table.dequeueReusableCell(withIdentifier: "short")?.reuseIdentifier == "short")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: long) as? UsualHeader
    #expect(header?.isSetUp == true && header?.reuseIdentifier == long)
    let own = OwnCell(mark: 3)
    #expect(own.mark == 3 && own.reuseIdentifier == "own" && own.textLabel != nil)
    let source = TableSource()
    source.configure = { _, indexPath, _ in indexPath.row == 0 ? own : UITableViewCell() }
    let screen = TableScreen(rows: [["a", "b"]], registers: false, source: source)
    #expect(screen.table.cellForRow(at: path(0)) === own)
  }

  @Test("TV-12 what a table has and a collection has not: nil from a dequeue, a header without registration, no layout")
  func differences() {
    let screen = TableScreen(rows: [["a"]])
    #expect(screen.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    #expect(screen.table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    screen.delegate.selects = { _ in nil }
    TouchDriver.tap(at: screen.middle(0), in: screen.window)
    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(screen.source.sectionIndexTitles(for: screen.table) == nil)
    #expect(screen.source.tableView(screen.table, sectionForSectionIndexTitle: "B", at: 4) == 4)
    #expect(screen.table.cellForRow(at: path(0))?.selectionStyle == .default)
  }

  @Test("BAT-08 a table asks its heights again after a change, and not its cells")
  func heightsAgain() {
    let screen = TableScreen(rows: [["a", "b", "c"]])
    var heights: [Int] = []
    screen.delegate.height = {
      heights.append($0.row)
      return 40
    }
    screen.table.reloadData()
    HostLoop.settle()
    heights = []
    var cells: [String] = []
    let before = screen.source.configure
    screen.source.configure = {
      cells.append($2)
      return before($0, $1, $2)
    }
    screen.table.beginUpdates()
    screen.table.endUpdates()
    HostLoop.settle()
    #expect(Set(heights) == [0, 1, 2])
    screen.source.rows[0].append("d")
    screen.table.insertRows(at: [path(3)], with: .none)
    HostLoop.settle()
    #expect(cells == ["d"])
  }

  @Test("Index paths that user code hands to a table are told, with the item that stands there")
  func uses() {
    let screen = TableScreen(rows: [["a", "b", "c"]])
    let (_, events) = recording {
      screen.source.rows[0].removeFirst()
      screen.table.deleteRows(at: [path(0)], with: .none)
      _ = screen.table.cellForRow(at: path(0))
      _ = screen.table.rectForRow(at: path(1))
      screen.table.scrollToRow(at: path(1), at: .top, animated: false)
    }
    let told = events.compactMap { event -> String? in
      guard case .indexPathUsed(let slot, let item, let call, let generation, _) = event else { return nil }
      return "\(call) \(slot) \(item?.key ?? "-") in \(generation)"
    }
    #expect(
      told == [
        "deleteRows(at:with:) 0-0 #1 in 1", "cellForRow(at:) 0-0 #2 in 2", "rectForRow(at:) 0-1 #3 in 2",
        "scrollToRow(at:at:animated:) 0-1 #3 in 2",
      ])
  }

  @Test("a path without a row scrolls to the top of its section")
  func sectionTop() {
    let screen = TableScreen(rows: [(0..<10).map(String.init), (10..<20).map(String.init)])
    screen.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(screen.table.contentOffset.y == 1_000)
  }

  @Test("A table counts its rows when it is told to reload: what is added after that can be inserted in the same turn")
  func insertionAfterReload() {
    let screen = TableScreen(rows: [["a"]])
    screen.table.reloadData()
    screen.source.rows[0].append("b")
    screen.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    screen.source.rows[0].append("c")
    screen.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    HostLoop.runFrames()
    #expect(screen.table.visibleCells.count == 3 && screen.table.numberOfRows(inSection: 0) == 3)
  }

  @Test("BAT-X03 rows that were there before the reload can't be inserted after it")
  func insertionBeforeReload() async {
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TableScreen(rows: [["a"]])
        screen.source.rows[0].append("b")
        screen.table.reloadData()
        screen.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
    }
    #expect(said("Invalid batch updates detected", ended))
  }
}
