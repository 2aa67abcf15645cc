import UIKit

/// Codes with a search whose results come a quarter of a second after the text.
final class DialCodesViewController: UITableViewController {
  private let codes = (1...60).map { "Land \($0): +\($0)" }
  private var results: [String] = []
  private var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "code")
  }

  func type(_ text: String) {
    query = text
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in
      guard let self else { return }
      results = codes.filter { $0.contains(text) }
      tableView.reloadData()
    }
    // The header shows the text at once.
    tableView.reloadSections(IndexSet(integer: 0), with: .none)
  }

  private var isFiltering: Bool { !query.isEmpty }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.isEmpty ? codes.count : results.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    query.isEmpty ? "All" : "Search: \(query)"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "code", for: indexPath)
    cell.textLabel?.text = isFiltering ? results[indexPath.row] : codes[indexPath.row]
    return cell
  }
}
