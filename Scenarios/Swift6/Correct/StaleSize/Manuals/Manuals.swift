import UIKit

struct Manual: Hashable {
  let id: Int
  var text: String
}

/// Heights are measured once for an id, a text and a width, and kept.
final class ManualsViewController: UITableViewController {
  private struct Key: Hashable {
    var id: Int
    var text: String
    var width: CGFloat
  }

  private var manuals = (1...40).map { number in
    Manual(id: number, text: String(repeating: "Page \(number) tells how. ", count: 1 + number % 6))
  }
  private var heights: [Key: CGFloat] = [:]
  private let ruler = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    ruler.numberOfLines = 0
    ruler.font = .preferredFont(forTextStyle: .body)
    tableView.estimatedRowHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "manual")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.tableView.beginUpdates()
      self.tableView.endUpdates()
    }
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let manual = manuals[indexPath.row]
    let width = tableView.bounds.width - 40
    let key = Key(id: manual.id, text: manual.text, width: width)
    if let known = heights[key] { return known }
    ruler.text = manual.text
    let height = ruler.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up) + 24
    heights[key] = height
    return height
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { manuals.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "manual", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.textLabel?.text = manuals[indexPath.row].text
    cell.accessibilityIdentifier = "manual-\(manuals[indexPath.row].id)"
    return cell
  }

  func lengthen() {
    manuals[1].text += " And there is more to be said about it than fits on a line or on two."
    tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
  }

  func swap() {
    manuals.swapAt(0, 2)
    tableView.performBatchUpdates {
      tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
      tableView.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
  }
}
