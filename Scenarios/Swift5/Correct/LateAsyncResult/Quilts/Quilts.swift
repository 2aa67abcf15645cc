import UIKit

struct Quilt {
  let id: Int
  var pattern: String?
  var isSaved = false
}

final class QuiltsViewController: UITableViewController {
  private var quilts = (1...20).map { Quilt(id: $0) }
  private var requested = Set<Int>()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quilts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "quilt")
  }

  /// The next page; quilts are only ever appended.
  func loadPage() {
    let first = quilts.count
    quilts += (first + 1...first + 10).map { Quilt(id: $0) }
    tableView.insertRows(at: (first..<first + 10).map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  private func show(_ quilt: Quilt, in cell: UITableViewCell) {
    var content = cell.defaultContentConfiguration()
    content.text = "Quilt \(quilt.id)"
    content.secondaryText = quilt.pattern ?? "Loading…"
    cell.contentConfiguration = content
    cell.accessoryType = quilt.isSaved ? .checkmark : .none
  }

  private func loadPattern(at indexPath: IndexPath) {
    guard quilts[indexPath.row].pattern == nil, requested.insert(indexPath.row).inserted else { return }
    let delay = 0.2 + 0.2 * Double(indexPath.row % 3)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      self.quilts[indexPath.row].pattern = "Pattern \(indexPath.row % 7 + 1)"
      if let cell = self.tableView.cellForRow(at: indexPath) { self.show(self.quilts[indexPath.row], in: cell) }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { quilts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "quilt", for: indexPath)
    show(quilts[indexPath.row], in: cell)
    loadPattern(at: indexPath)
    return cell
  }

  /// What came or was tapped while a cell was kept off screen.
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    show(quilts[indexPath.row], in: cell)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    quilts[indexPath.row].isSaved.toggle()
    if let cell = tableView.cellForRow(at: indexPath) { show(quilts[indexPath.row], in: cell) }
  }
}
