import UIKit

/// What is done goes two seconds after it was tapped.
final class LaundryBasketViewController: UITableViewController {
  private(set) var pieces = (1...20).map { "Shirt \($0)" }
  private var done: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Laundry"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "piece")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pieces.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "piece", for: indexPath)
    cell.textLabel?.text = pieces[indexPath.row]
    cell.accessoryType = done.contains(pieces[indexPath.row]) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let piece = pieces[indexPath.row]
    guard done.insert(piece).inserted else { return }
    tableView.reloadRows(at: [indexPath], with: .none)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      guard let self, let row = pieces.firstIndex(of: piece) else { return }
      putAway(at: row)
    }
  }

  private func putAway(at row: Int) {
    guard pieces.indices.contains(row) else { return }
    pieces.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
