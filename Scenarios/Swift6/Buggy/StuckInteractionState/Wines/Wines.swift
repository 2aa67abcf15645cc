import UIKit

/// Dims itself while touched, and forgets to be bright again.
final class WineCell: UITableViewCell {
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    if highlighted {
      contentView.alpha = 0.4
    }
  }
}

final class WinesViewController: UITableViewController {
  private let wines = (1...40).map { "Wine \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WineCell.self, forCellReuseIdentifier: "wine")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { wines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "wine", for: indexPath)
    cell.textLabel?.text = wines[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
