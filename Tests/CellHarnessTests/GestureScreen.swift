import CellHarness
import CellTrace
import SwiftUI

@testable import UIKit

/// A table whose rows show what happened to them beside their names; the first shows all that happened, with what the table's
/// scroll view told. Row 8 reacts to double taps with a recognizer, row 9 is SwiftUI's and does so with a gesture.
struct GestureScreen: CellScreen {
  let controller = GestureViewController(rows: 200)
  var rootViewController: UIViewController { controller }
  var mutations: [CellHarness.Mutation] { [Mutation("a row is marked") { [controller] in controller.note("marked", at: 2) }] }
}

/// The same with content that fits, so that nothing scrolls.
struct ShortGestureScreen: CellScreen {
  let controller = GestureViewController(rows: 10)
  var rootViewController: UIViewController { controller }
}

extension GestureScreen {
  /// What a row shows beside its name after the last step of a run; nil if it is not on screen.
  nonisolated static func details(of row: Int, in trace: Trace) -> String? {
    let shown = trace.steps.last?.checkpoint.first { $0.elements.contains { $0["text"] == "Row \(row)" } }
    let texts = shown?.elements.compactMap { $0["text"] } ?? []
    return texts.count < 2 ? nil : texts[1]
  }
}

final class GestureViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let rows: Int
  private let table = UITableView(frame: .zero, style: .plain)
  private var notes = [Int: [String]]()

  init(rows: Int) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
    // What generated code does for an app's own selectors.
    SelectorTables.add(GestureCell.self) {
      [
        SelectorMethod("like:", of: GestureCell.self) { cell, _ in
          cell.liked()
          return nil
        }
      ]
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    table.register(GestureCell.self, forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "hosted")
    view.addSubview(table)
  }

  func note(_ what: String, at row: Int) {
    notes[row, default: []].append(what)
    if row != 0 { notes[0, default: []].append(what) }
    for changed in [row, 0] {
      if let cell = table.cellForRow(at: IndexPath(row: changed, section: 0)) { fill(cell, changed) }
    }
  }

  private func details(_ row: Int) -> String { (notes[row] ?? ["nothing"]).joined(separator: " ") }

  private func fill(_ cell: UITableViewCell, _ row: Int) {
    guard let cell = cell as? GestureCell else {
      let text = details(row)
      cell.contentConfiguration = UIHostingConfiguration {
        HStack {
          Text("Row \(row)")
          Text(text)
        }
        .onTapGesture(count: 2) { [weak self] in self?.note("liked", at: row) }
      }
      return
    }
    cell.row = row
    cell.liked = { [weak self] in self?.note("liked", at: row) }
    cell.switched = { [weak self] in self?.note("switched", at: row) }
    cell.title.text = "Row \(row)"
    cell.details.text = details(row)
    cell.toggle.isHidden = row != 3
    cell.field.isHidden = row != 4
    cell.doubleTap.isEnabled = row == 8
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: indexPath.row == 9 ? "hosted" : "row", for: indexPath)
    fill(cell, indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlighted", at: indexPath.row) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("unhighlighted", at: indexPath.row) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("selected", at: indexPath.row) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
        self?.note("marked", at: indexPath.row)
        done(true)
      }
    ])
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", at: 0) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("lifted(\(decelerate), \(scrollView.isDecelerating))", at: 0)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("decelerating", at: 0) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("rest(\(scrollView.isDecelerating), \(scrollView.isTracking))", at: 0)
  }
}

final class GestureCell: UITableViewCell {
  var row = 0
  var switched: () -> Void = {}
  var liked: () -> Void = {}
  let title = UILabel()
  let details = UILabel()
  let toggle = UISwitch()
  let field = UITextField()
  lazy var doubleTap = UITapGestureRecognizer(target: self, action: Selector("like:"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.frame = CGRect(x: 16, y: 0, width: 60, height: 44)
    details.frame = CGRect(x: 80, y: 0, width: 160, height: 44)
    toggle.frame = CGRect(x: 320, y: 6, width: 51, height: 31)
    toggle.accessibilityLabel = "On"
    toggle.addAction(UIAction { [unowned self] _ in switched() }, for: .valueChanged)
    field.frame = CGRect(x: 250, y: 6, width: 60, height: 31)
    field.placeholder = "Note"
    for view in [title, details, toggle, field] { contentView.addSubview(view) }
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
  }

  required init?(coder: NSCoder) { nil }
}
