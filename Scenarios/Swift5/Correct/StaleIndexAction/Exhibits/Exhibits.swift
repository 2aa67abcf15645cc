import UIKit

/// Pieces of an exhibition, by hall.
final class ExhibitsViewController: UITableViewController {
  private let halls = ["Egypt", "Greece", "Rome"].map { hall in (hall, (1...5).map { "\(hall) piece \($0)" }) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "piece")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { halls.count }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { halls[section].0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { halls[section].1.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "piece", for: indexPath)
    cell.textLabel?.text = halls[indexPath.section].1[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let piece = halls[indexPath.section].1[indexPath.row]
    let alert = UIAlertController(title: piece, message: "Found long ago.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
