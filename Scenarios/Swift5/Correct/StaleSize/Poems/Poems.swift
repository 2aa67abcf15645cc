import UIKit

/// Heights that were seen serve as estimates; a row fades in the first time it is shown.
class PoemsViewController: RowsViewController {
  var poems = (1...40).map { "Poem \($0)" + String(repeating: " and so on", count: $0 % 7 * 3) }
  private var heights: [IndexPath: CGFloat] = [:]
  private var shown: Set<IndexPath> = []

  func add() {
    poems.insert("New poem", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { poems.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = poems[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    heights[indexPath] = cell.frame.height
    guard shown.insert(indexPath).inserted else { return }
    cell.alpha = 0
    cell.transform = CGAffineTransform(translationX: 0, y: 20)
    UIView.animate(withDuration: 0.3, delay: 0.05, options: [.curveEaseOut, .allowUserInteraction]) {
      cell.alpha = 1
      cell.transform = .identity
    }
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? UITableView.automaticDimension
  }
}
