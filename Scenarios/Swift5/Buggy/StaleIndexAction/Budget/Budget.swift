import UIKit

/// A row with a field; what was typed is handed over when editing ends.
final class BudgetCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField()
  var onEnd: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.frame = CGRect(x: 150, y: 6, width: 200, height: 30)
    field.placeholder = "Amount"
    field.delegate = self
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    onEnd = nil
    field.text = nil
  }

  func textFieldDidEndEditing(_ textField: UITextField) { onEnd?(textField.text ?? "") }
}

/// Saves an amount by the row that the field had when its cell was made.
class BudgetViewController: UITableViewController {
  var posts = (1...30).map { (name: "Post \($0)", amount: "") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BudgetCell.self, forCellReuseIdentifier: "post")
  }

  func add() {
    posts.insert((name: "Post 0", amount: ""), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func row(of cell: UITableViewCell, madeAt indexPath: IndexPath) -> Int? { indexPath.row }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    guard let cell = cell as? BudgetCell else { return cell }
    cell.textLabel?.text = posts[indexPath.row].name
    cell.field.text = posts[indexPath.row].amount
    cell.onEnd = { [weak self, weak cell] text in
      guard let self, let cell, let row = row(of: cell, madeAt: indexPath) else { return }
      posts[row].amount = text
    }
    return cell
  }
}
