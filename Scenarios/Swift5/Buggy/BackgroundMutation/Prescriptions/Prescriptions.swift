import UIKit

/// Asks the server, and answers on the thread of the session.
final class PrescriptionService {
  static let shared = PrescriptionService()

  func countOpen(completion: @escaping (String) -> Void) {
    guard let address = URL(string: "https://api.clinic.example/count") else { return }
    URLSession.shared.dataTask(with: address) { data, _, _ in
      completion(String(decoding: data ?? Data(), as: UTF8.self))
    }.resume()
  }
}

/// How many prescriptions are open.
final class PrescriptionsViewController: UITableViewController {
  private let countLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "…"
    tableView.tableHeaderView = countLabel
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    load()
  }

  private func load() {
    PrescriptionService.shared.countOpen { [weak self] text in
      self?.countLabel.text = "\(text) open"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Prescription \(indexPath.row)"
    return cell
  }
}
