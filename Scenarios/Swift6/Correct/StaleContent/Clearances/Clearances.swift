import UIKit

final class ClearancesViewController: UITableViewController {
  private var offers = (1...12).map { "Offer \($0)" }
  private var marked: Set<String> = ["Offer 11", "Offer 12"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clearances"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "offer")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Clear", primaryAction: UIAction { [weak self] _ in self?.clear() })
  }

  private func clear() {
    offers.removeAll { marked.contains($0) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "offer", for: indexPath)
    cell.textLabel?.text = offers[indexPath.row]
    cell.accessoryType = marked.contains(offers[indexPath.row]) ? .checkmark : .none
    return cell
  }
}
