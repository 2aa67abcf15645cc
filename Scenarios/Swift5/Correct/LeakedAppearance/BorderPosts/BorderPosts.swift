import UIKit

/// Most of the posts of a border are in the middle, where nobody stops.
final class BorderPostsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 90 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = "Post \(indexPath.row + 1)"
    switch indexPath.row {
    case ..<25: cell.textLabel?.textColor = .systemRed
    case 60...: cell.textLabel?.textColor = .systemBlue
    default: cell.textLabel?.textColor = .label
    }
    return cell
  }
}
