import UIKit

struct Anniversary {
  let couple: String
  let year: Int
}

/// What a row says about a couple is worked out when the row is first shown.
final class AnniversariesViewController: UITableViewController {
  private var anniversaries = (0..<30).map { Anniversary(couple: "Couple \($0)", year: 1960 + ($0 * 7) % 41) }
  private var texts: [Int: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "anniversary")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "By year", primaryAction: UIAction(title: "By year") { [weak self] _ in self?.sort() })
  }

  private func sort() {
    anniversaries.sort { $0.year < $1.year }
    tableView.reloadData()
  }

  private func text(at row: Int) -> String {
    let anniversary = anniversaries[row]
    if let known = texts[row] { return known }
    let text = "\(2025 - anniversary.year) years"
    texts[row] = text
    return text
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { anniversaries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "anniversary", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = anniversaries[indexPath.row].couple
    content.secondaryText = text(at: indexPath.row)
    cell.contentConfiguration = content
    return cell
  }
}
