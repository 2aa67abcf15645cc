import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Rows and their reuse", .serialized)
@MainActor
struct TableReuseTests {
  private static let numbers = [(0..<20).map(String.init)]

  @Test("LC-01 LC-03 LC-25 TV rows are made, shown, ended and reused as in a collection")
  func life() {
    let screen = TableScreen(rows: [["a"]])
    screen.source.rows = TableReuseTests.numbers
    let opening = screen.history { screen.table.reloadData() }
    #expect(opening.first == "end 1 #1 at 0-0" && opening.contains("reuse#1 1 #1→#1"))
    #expect(screen.shown == ["#1@1 0", "#2@2 1", "#3@3 2", "#4@4 3"])
    let scrolling = screen.history { screen.scroll(to: 100) }
    #expect(
      scrolling == [
        "create 5", "prepare 5 #5 at 0-4", "update 5 #5 normal", "show 5 #5 at 0-4", "tableView(_:willDisplay:forRowAt:) 0-4",
        "end 1 #1 at 0-0", "tableView(_:didEndDisplaying:forRowAt:) 0-0", "pool 1",
      ])
    let further = screen.history { screen.scroll(to: 200) }
    #expect(
      further == [
        "reuse#2 1 #1→#6", "prepareForReuse 1 for #6", "prepare 1 #6 at 0-5", "update 1 #6 normal", "show 1 #6 at 0-5",
        "tableView(_:willDisplay:forRowAt:) 0-5", "end 2 #2 at 0-1", "tableView(_:didEndDisplaying:forRowAt:) 0-1", "pool 2",
      ])
  }

  /// The classic form: the app makes what the pool does not have, and sets it up once.
  private func classic(_ table: UITableView, _ indexPath: IndexPath, _ text: String) -> UITableViewCell {
    var cell = table.dequeueReusableCell(withIdentifier: "old")
    if cell == nil {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "old")
      cell?.accessoryType = .disclosureIndicator
    }
    cell?.textLabel?.text = text
    return cell ?? UITableViewCell()
  }

  @Test("LC-30 LC-05 a cell that the app makes itself enters the pool of its identifier", arguments: [ReusePolicy.lifo, .fresh])
  func appMade(policy: ReusePolicy) {
    let source = TableSource()
    source.configure = classic
    let screen = TableScreen(rows: TableReuseTests.numbers, policy: policy, registers: false, source: source)
    #expect(screen.shown == ["#1@1 0", "#2@2 1", "#3@3 2", "#4@4 3"])
    screen.scroll(to: 100)
    let reuse = screen.history { screen.scroll(to: 200) }
    // Where a fresh cell takes the pooled one's place, the app makes and sets it up: it has the accessory, too.
    let cell = policy == .fresh ? 6 : 1
    #expect(
      reuse.filter { !$0.hasPrefix("create") } == [
        "reuse#1 \(cell) #1→#6", "prepareForReuse \(cell) for #6", "prepare \(cell) #6 at 0-5", "update \(cell) #6 normal",
        "show \(cell) #6 at 0-5", "tableView(_:willDisplay:forRowAt:) 0-5", "end 2 #2 at 0-1",
        "tableView(_:didEndDisplaying:forRowAt:) 0-1", "pool 2",
      ])
    #expect(screen.table.visibleCells.allSatisfy { $0.accessoryType == .disclosureIndicator })
  }

  @Test("LC-05 a cell without identifier is never reused; LC-30 dequeuing without a path gives nil when nothing is registered")
  func withoutIdentifier() {
    let source = TableSource()
    source.configure = { table, _, text in
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
      let cell = UITableViewCell()
      cell.textLabel?.text = text
      return cell
    }
    let screen = TableScreen(rows: TableReuseTests.numbers, registers: false, source: source)
    let history = screen.history {
      screen.scroll(to: 100)
      screen.scroll(to: 200)
    }
    #expect(!history.contains { $0.hasPrefix("reuse") || $0.hasPrefix("pool") })
    #expect(screen.shown.map { $0.split(separator: " ")[1] } == ["2", "3", "4", "5", "6"].dropLast().map { Substring($0) })
  }

  @Test("a cell of each of two identifiers may be ready for one row")
  func twoIdentifiers() {
    let source = TableSource()
    source.configure = { table, indexPath, _ in
      table.register(UITableViewCell.self, forCellReuseIdentifier: "other")
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      return table.dequeueReusableCell(withIdentifier: "other", for: indexPath)
    }
    let screen = TableScreen(rows: [["a"]], source: source)
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0))?.reuseIdentifier == "other")
  }

  @Test("LC-X08 an identifier that nobody registered ends the app; LC-X07 so does a second cell for one row")
  func exceptions() async {
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource()
        source.configure = { table, indexPath, _ in table.dequeueReusableCell(withIdentifier: "other", for: indexPath) }
        _ = TableScreen(rows: [["a"]], source: source)
      }
    }
    #expect(
      said(
        "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard", unknown))
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = TableSource()
        source.configure = { table, indexPath, _ in
          _ = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          return table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        _ = TableScreen(rows: [["a"]], source: source)
      }
    }
    #expect(
      said(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more "
          + "cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index "
          + "path). Cell identifier: cell, index path: <NSIndexPath: 0x0> {length = 2, path = 0 - 0}", twice))
  }

  @Test("LC-10 TV-05 cellForRow finds shown rows; indexPath(for:) none that left")
  func lookingUp() {
    let screen = TableScreen(rows: TableReuseTests.numbers)
    let first = screen.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first?.textLabel?.text == "0")
    #expect(first.flatMap { screen.table.indexPath(for: $0) } == IndexPath(row: 0, section: 0))
    screen.scroll(to: 500)
    #expect(first.flatMap { screen.table.indexPath(for: $0) } == nil)
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(screen.table.indexPathsForVisibleRows?.map(\.row) == [5, 6, 7, 8])
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 10, y: 650)) == IndexPath(row: 6, section: 0))
  }

  /// A cell that shows what it is told about its selection.
  final class MarkedCell: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      textLabel?.textColor = selected ? .systemBlue : .label
    }
  }

  @Test("LC-17 a reused row has its own selection, and hears of it each time it is configured")
  func selectionOfReused() {
    let screen = TableScreen(rows: TableReuseTests.numbers, cell: MarkedCell.self)
    screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(screen.table.visibleCells.first?.textLabel?.textColor == .systemBlue)
    screen.scroll(to: 1500)
    #expect(screen.table.visibleCells.allSatisfy { !$0.isSelected && $0.textLabel?.textColor == .label })
    screen.scroll(to: 0)
    #expect(screen.table.visibleCells.first?.isSelected == true)
    #expect(screen.table.visibleCells.first?.textLabel?.textColor == .systemBlue)
  }
}
