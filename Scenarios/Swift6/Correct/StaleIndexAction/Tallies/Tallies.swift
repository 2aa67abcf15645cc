import UIKit

/// One kind of row with a button: the first counts what the others add, and clears the count.
final class TallyCell: UITableViewCell {
  let button = UIButton(type: .system)
  var onButton: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    button.addAction(UIAction { [weak self] _ in self?.onButton?() }, for: .touchUpInside)
    accessoryView = button
  }

  required init?(coder: NSCoder) { nil }
}

final class TalliesViewController: UITableViewController {
  private let fruit = ["Apples", "Pears", "Plums", "Quinces"]
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TallyCell.self, forCellReuseIdentifier: "tally")
  }

  private func press(_ row: Int) {
    count = row == 0 ? 0 : count + 1
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruit.count + 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tally", for: indexPath)
    let isTotal = indexPath.row == 0
    cell.textLabel?.text = isTotal ? "Total" : fruit[indexPath.row - 1]
    cell.detailTextLabel?.text = isTotal ? "\(count)" : nil
    if let cell = cell as? TallyCell {
      cell.button.setTitle(isTotal ? "Clear" : "Add", for: .normal)
      cell.onButton = { [weak self] in self?.press(indexPath.row) }
    }
    return cell
  }
}
