import UIKit

/// The answer of the server goes to the anthem that it was asked for.
final class AnthemsViewController: UITableViewController {
  private struct Anthem {
    let country: String
    var isRated = false
  }

  private var anthems = ["Norway", "Chile", "Japan", "Ghana", "Latvia", "Peru", "Benin", "Malta"].map { Anthem(country: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "anthem")
    let sort = UIAction(title: "Sort") { [weak self] _ in
      self?.anthems.sort { $0.country < $1.country }
      self?.tableView.reloadData()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: sort)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { anthems.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "anthem", for: indexPath)
    let anthem = anthems[indexPath.row]
    cell.textLabel?.text = anthem.country
    cell.detailTextLabel?.text = nil
    cell.accessoryType = anthem.isRated ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let country = anthems[indexPath.row].country
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.wasRated(country, at: indexPath) }
  }

  private func wasRated(_ country: String, at indexPath: IndexPath) {
    guard let row = anthems.firstIndex(where: { $0.country == country }) else { return }
    anthems[row].isRated = true
    tableView.reloadData()
  }
}
