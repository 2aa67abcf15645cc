import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Heights, headers and changes of tables", .serialized)
@MainActor
struct TableLayoutTests {
  init() { RunState.begin() }

  private func frames(_ screen: TableScreen) -> [String] {
    screen.table.visibleCells.map { "\(Int($0.frame.minY)) +\(Int($0.frame.height))" }
  }

  @Test("SIZ-14 SIZ-16 a row of the built-in style is 44 points high, one without content too, more lines make it higher")
  func standardHeights() {
    let source = TableSource()
    source.configure = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if !text.isEmpty { cell.textLabel?.text = text }
      cell.textLabel?.numberOfLines = 0
      return cell
    }
    let long = String(repeating: "many words ", count: 20)
    let screen = TableScreen(rows: [["a", "", long]], height: nil, source: source)
    let heights = screen.table.visibleCells.map(\.frame.height)
    #expect(heights[0] == 44 && heights[1] == 44 && heights[2] > 100)
  }

  @Test("SIZ-08 a row whose content takes over the cell's margins is as high as before once the table got another width")
  func heightsAfterAnotherWidth() throws {
    let source = TableSource()
    source.configure = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      guard cell.contentView.subviews.isEmpty else { return cell }
      cell.preservesSuperviewLayoutMargins = true
      cell.contentView.preservesSuperviewLayoutMargins = true
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 90),
      ])
      return cell
    }
    let screen = TableScreen(rows: [["a", "b", "c"]], height: nil, source: source)
    let before = screen.table.visibleCells.map(\.frame.height)
    screen.table.frame.size = CGSize(width: screen.table.frame.width * 2, height: screen.table.frame.height)
    HostLoop.settle()
    #expect(Set(before) == [106] && screen.table.visibleCells.map(\.frame.height) == before)
  }

  @Test("SIZ-17 the delegate's height holds, and is asked again by an empty batch")
  func delegateHeights() {
    let screen = TableScreen(rows: [["a", "b", "c"]], height: nil)
    var extra: CGFloat = 0
    screen.delegate.height = { 30 + CGFloat($0.row) * 10 + extra }
    screen.table.reloadData()
    HostLoop.runFrames()
    #expect(frames(screen) == ["0 +30", "30 +40", "70 +50"])
    extra = 5
    screen.table.beginUpdates()
    screen.table.endUpdates()
    HostLoop.runFrames()
    #expect(frames(screen) == ["0 +35", "35 +45", "80 +55"])
  }

  @Test("TV-06 BAT-01 a batch between begin and end performs deletes, then inserts; cells follow their items")
  func batch() {
    let screen = TableScreen(rows: [["a", "b", "c"]])
    screen.table.beginUpdates()
    screen.source.rows[0] = ["c", "new", "a"]
    screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    screen.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    screen.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    screen.table.endUpdates()
    HostLoop.settle()
    #expect(screen.shown == ["#3@3 c", "#4@4 new", "#1@1 a"])
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
  }

  @Test("LC-22 SEL-13 TV a reloaded row gets another object and loses its selection")
  func reload() {
    let screen = TableScreen(rows: [["a", "b"]])
    screen.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let old = screen.table.cellForRow(at: IndexPath(row: 1, section: 0))
    screen.source.rows[0][1] = "B"
    screen.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    HostLoop.settle()
    #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) !== old)
    #expect(screen.shown.last?.hasSuffix(" B") == true)
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test("BAT-X03 BAT-X07 a table's messages speak of rows")
  func messages() async {
    let counts = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TableScreen(rows: [["a", "b"]])
        screen.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      }
    }
    #expect(
      said(
        "Data source before updates = { 1 section with row counts: [2] }\n"
          + "Data source after updates = { 1 section with row counts: [2] }\nUpdates = [\n\tDelete row (0 - 1),\n]\n"
          + "Table view: <UITableView>", counts))
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = TableScreen(rows: [["a"]])
        screen.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      }
    }
    #expect(said("attempt to delete row 3 from section 0 which only contains 1 rows before the update", missing))
  }

  @Test("HF-05 TV-08 views win over titles; both are told to the delegate; the header view stands above the rows")
  func headers() {
    let screen = TableScreen(rows: [["a"], ["b"]])
    screen.source.headers = [0: "First", 1: "Second"]
    screen.delegate.header = { table, section in
      guard section == 1 else { return nil }
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      label.text = "Own"
      return label
    }
    screen.table.sectionHeaderTopPadding = 0
    screen.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    screen.table.reloadData()
    HostLoop.runFrames()
    #expect(screen.table.headerView(forSection: 0)?.textLabel?.text == "First")
    #expect(screen.table.headerView(forSection: 1) == nil)
    let first = screen.table.rectForHeader(inSection: 0)
    #expect(first.minY == 60 && first.height > 20)
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == first.maxY)
    #expect(screen.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(screen.delegate.boundaries.suffix(2) == ["show header 0", "show header 1"])
    let last = screen.table.rectForRow(at: IndexPath(row: 0, section: 1))
    #expect(abs(screen.table.contentSize.height - last.maxY) < 0.01)
  }

  @Test("TV registered headers come from a pool of their own")
  func reusedHeaders() {
    final class Header: UITableViewHeaderFooterView {
      static var made = 0
      static var prepared = 0
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        Header.made += 1
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        Header.prepared += 1
      }
    }
    let screen = TableScreen(rows: (0..<12).map { ["row \($0)"] }, height: 100)
    screen.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    screen.table.sectionHeaderHeight = 40
    screen.delegate.header = { table, section in
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header?.textLabel?.text = "\(section)"
      return header
    }
    screen.table.reloadData()
    HostLoop.runFrames()
    let made = Header.made
    #expect(made > 1 && made < 6 && Header.prepared == 0)
    screen.scroll(to: 600)
    screen.scroll(to: 1000)
    #expect(Header.made <= made + 4 && Header.prepared > 0)
    #expect(screen.table.headerView(forSection: 8)?.textLabel?.text == "8")
  }

  @Test("LC-X15 a table laid out outside a window says so once")
  func outsideWindow() {
    let source = TableSource()
    source.rows = [["a"]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let (_, events) = recording {
      table.layoutIfNeeded()
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(lines(events).filter { $0 == "warning LC-X15" }.count == 1)
    #expect(ListTexts.laidOutOutsideWindow.hasPrefix("[TableView] Warning once only: UITableView was told to layout"))
  }
}
