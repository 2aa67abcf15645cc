import UIKit

/// One of many: the checkmark moves from row to row, and the model knows where it is.
class LanguagePickerViewController: UIViewController {
  private var languages = (1...40).map { "Language \($0)" }
  private(set) var picked = "Language 4"
  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    return tableView
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
  }

  func addOne() {
    languages.insert("Esperanto", at: 2)
    tableView.reloadData()
  }
}

extension LanguagePickerViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { languages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "language")
      ?? UITableViewCell(style: .default, reuseIdentifier: "language")
    cell.textLabel?.text = languages[indexPath.row]
    cell.accessoryType = languages[indexPath.row] == picked ? .checkmark : .none
    cell.backgroundColor = indexPath.row % 2 == 0 ? .systemBackground : .secondarySystemBackground
    return cell
  }
}

extension LanguagePickerViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let old = languages.firstIndex(of: picked) {
      tableView.cellForRow(at: IndexPath(row: old, section: 0))?.accessoryType = .none
    }
    picked = languages[indexPath.row]
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}
