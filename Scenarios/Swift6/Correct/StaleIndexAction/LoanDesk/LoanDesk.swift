import UIKit

struct Loan {
  let id: Int
  var title: String { "Book \(id)" }
  var isReturned = false
}

/// The desk returns the loan that it was asked to return.
final class LoanDeskViewController: UITableViewController {
  private(set) var loans = (1...10).map { Loan(id: $0) }
  private var selected: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "loan")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loans.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "loan", for: indexPath)
    let loan = loans[indexPath.row]
    cell.textLabel?.text = loan.title
    cell.accessoryType = loan.isReturned ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let loan = loans[indexPath.row]
    selected = loan.id
    let alert = UIAlertController(title: "Return \(loan.title)?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Return it", style: .default) { [weak self] _ in self?.giveBack(loan.id) })
    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
    present(alert, animated: true)
  }

  /// The desk needs a moment to look the loan up.
  private func giveBack(_ id: Int) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      guard let row = loans.firstIndex(where: { $0.id == id }) else { return }
      loans[row].isReturned = true
      tableView.reloadData()
    }
  }
}
