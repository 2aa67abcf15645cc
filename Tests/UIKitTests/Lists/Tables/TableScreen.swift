import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// A window with a table that a classic data source fills, for tests.
@MainActor final class TableScreen {
  let window: UIWindow
  let table: UITableView
  let source: TableSource
  let delegate = TableDelegate()

  /// - Parameters:
  ///   - height: The height of every row; nil leaves it to the cells.
  ///   - identity: What identifies the row at a position.
  ///   - registers: Whether the cell's class is registered for "cell".
  init(
    rows: [[String]], height: CGFloat? = 100, style: UITableView.Style = .plain, policy: ReusePolicy = .lifo,
    cell type: UITableViewCell.Type = UITableViewCell.self, registers: Bool = true,
    source: TableSource = TableSource(), identity: ((UIScrollView, IndexPath) -> AnyHashable?)? = nil,
    run: RunConfiguration? = nil
  ) {
    RunState.begin(run ?? RunConfiguration(policy: policy))
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    ListIdentity.declared = identity
    self.source = source
    source.rows = rows
    table = UITableView(frame: window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    if let height { table.rowHeight = height }
    if registers { table.register(type, forCellReuseIdentifier: "cell") }
    table.dataSource = source
    table.delegate = delegate
    window.addSubview(table)
    window.isHidden = false
    HostLoop.runFrames()
  }

  /// Scrolls so that `y` is at the top.
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    HostLoop.runFrames()
  }

  /// Runs `body` and what follows from it, and returns the history.
  func history(_ body: () -> Void) -> [String] {
    let (_, events) = recording {
      body()
      HostLoop.runFrames()
    }
    return lines(events)
  }

  var probe: ListProbe { ListProbe.probes(in: window)[0] }

  /// Rows on screen: the item's key, the number of the cell and its text.
  var shown: [String] {
    table.host.live.displayed.compactMap { entry in
      guard let cell = entry.view as? UITableViewCell else { return nil }
      return "\(cell.core.binding.item?.key ?? "-")@\(cell.core.binding.cell.number) \(cell.textLabel?.text ?? "")"
    }
  }

  /// The middle of a row in the window.
  func middle(_ row: Int, section: Int = 0) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }
}

/// A data source that shows texts and does what tests ask it to.
class TableSource: NSObject, UITableViewDataSource {
  var rows: [[String]] = []
  var configure: (UITableView, IndexPath, String) -> UITableViewCell = { table, indexPath, text in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }
  var headers: [Int: String] = [:]
  var editable: (IndexPath) -> Bool = { _ in true }
  var movable = false
  var committed: [String] = []
  var moved: [String] = []
  /// Called when a row is deleted or inserted by its control.
  var onCommit: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _, _ in }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    configure(tableView, indexPath, rows[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable(indexPath) }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    committed.append("\(editingStyle) \(rows[indexPath.section][indexPath.row])")
    onCommit(tableView, editingStyle, indexPath)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    moved.append("\(sourceIndexPath.row)→\(destinationIndexPath.row)")
    let text = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
}

/// A delegate that answers as tests ask it to.
final class TableDelegate: NSObject, UITableViewDelegate {
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }
  var height: ((IndexPath) -> CGFloat)?
  var header: ((UITableView, Int) -> UIView?)?
  var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var rowActions: [UITableViewRowAction]?
  var style: UITableViewCell.EditingStyle = .delete
  var target: ((IndexPath) -> IndexPath)?
  var boundaries: [String] = []
  var editing: [String] = []

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights(indexPath) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { selects(indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { deselects(indexPath) }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header?(tableView, section) }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    boundaries.append("show header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    boundaries.append("end header \(section)")
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing?(indexPath) }
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { rowActions }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    editing.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    editing.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
}
