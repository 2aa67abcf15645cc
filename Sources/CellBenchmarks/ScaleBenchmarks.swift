import Foundation
import HeadlessCore
@_spi(CellHarness) import UIKit

/// Lists from 1,000 to 1,000,000 items: what opening, scrolling and changing one cost, and how that grows.
@MainActor enum ScaleBenchmarks {
  private static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  static func print() {
    Swift.print("\nA list of self-sizing rows, diffable by number: cost by the number of items")
    table { ScaleList($0, style: .list) }
    Swift.print("\nA table of rows of one height with a classic data source")
    table { ScaleList($0, style: .table) }
  }

  private static func table(_ make: (Int) -> ScaleList) {
    Swift.print("     items   open, per item   scrolled row   growth   row at the end   1 % change, per item   growth")
    var first: (row: Double, change: Double)?
    for size in sizes {
      let list = make(size)
      let open = time { list.open() } / Double(size)
      let row = list.rowCost(from: 0)
      let last = list.rowCost(from: size * 9 / 10)
      let change = time { list.change() } / Double(size)
      let reference = first ?? (row, change)
      first = reference
      Swift.print(
        pad("\(size)", 10) + column(open, "µs   ") + column(row, "µs") + pad(ratio(row / reference.row), 9)
          + column(last, "µs    ") + column(change, "µs        ") + pad(ratio(change / reference.change), 9))
    }
  }

  /// The wall-clock time that the closure takes, in microseconds.
  static func time(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    return (ContinuousClock.now - start) / .microseconds(1)
  }

  private static func ratio(_ value: Double) -> String { "\((value * 10).rounded() / 10)×" }
  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// A list in a window.
@MainActor private final class ScaleList {
  enum Style { case list, table }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 700))
  private var items: [Int]
  private var fresh: Int
  private let view: UIScrollView
  private var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  private var rows: ScaleRows?
  private static let height: CGFloat = 44

  init(_ count: Int, style: Style) {
    items = Array(0..<count)
    fresh = count
    switch style {
    case .list:
      let list = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
      }
      diffable = UICollectionViewDiffableDataSource(collectionView: list) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      view = list
    case .table:
      let table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = ScaleList.height
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let source = ScaleRows()
      table.dataSource = source
      rows = source
      view = table
    }
    window.addSubview(view)
    window.isHidden = false
  }

  func open() { show() }

  private func show() {
    if let diffable {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      diffable.apply(snapshot, animatingDifferences: false)
    } else {
      rows?.items = items
      (view as? UITableView)?.reloadData()
    }
    HostLoop.runFrames()
  }

  /// Microseconds for each row that comes into sight, over 100 rows.
  func rowCost(from row: Int) -> Double {
    view.contentOffset.y = CGFloat(row) * ScaleList.height
    HostLoop.runFrames()
    let count = 100
    let time = ScaleBenchmarks.time {
      for _ in 0..<count {
        view.contentOffset.y += ScaleList.height
        HostLoop.runFrames()
      }
    }
    return time / Double(count)
  }

  /// Every hundredth item goes, and as many others come.
  func change() {
    let gone = stride(from: 0, to: items.count, by: 100).map { $0 }
    for place in gone {
      items[place] = fresh
      fresh += 1
    }
    guard let rows, let table = view as? UITableView else { return show() }
    let paths = gone.map { IndexPath(row: $0, section: 0) }
    table.performBatchUpdates {
      rows.items = self.items
      table.deleteRows(at: paths, with: .none)
      table.insertRows(at: paths, with: .none)
    }
    HostLoop.runFrames()
  }
}

private final class ScaleRows: NSObject, UITableViewDataSource {
  var items: [Int] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(items[indexPath.row])"
    return cell
  }
}
