import UIKit

/// Postmarks, of which the one that was looked at last stands in the title.
final class PostmarksViewController: UITableViewController {
  private let names = (1...40).map { "Postmark no. \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "postmark")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "postmark", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "\(indexPath.row + 1) of \(names.count)"
    tableView.cellForRow(at: indexPath)?.setSelected(false, animated: true)
  }
}
