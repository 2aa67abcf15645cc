import UIKit

/// A speaker's text. A touch sets a cue at a line or takes it away; a line with a cue lights up when it comes to the top, where it is read.
final class CueLinesViewController: UITableViewController {
  private let lines = (1...40).map { "Line \($0)" }
  private var cues: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Speech"
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    show(indexPath.row, in: cell)
    return cell
  }

  private func show(_ line: Int, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = lines[line]
    content.secondaryText = cues.contains(line) ? "Cue" : "–"
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    cues.formSymmetricDifference([indexPath.row])
    if let cell = tableView.cellForRow(at: indexPath) { show(indexPath.row, in: cell) }
    light()
    return nil
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { light() }

  /// The line that is read is lit if it has a cue, and no other one is.
  private func light() {
    let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
    let line = max(0, Int((top / 60).rounded(.up)))
    let lit = cues.contains(line) ? IndexPath(row: line, section: 0) : nil
    guard tableView.indexPathForSelectedRow != lit else { return }
    tableView.selectRow(at: lit, animated: false, scrollPosition: .none)
  }
}
