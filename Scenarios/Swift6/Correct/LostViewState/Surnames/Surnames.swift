import UIKit

final class SurnameCell: UITableViewCell {
  let field = UITextField()
  let countLabel = UILabel()
  var onEdit: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [field, countLabel])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    field.addAction(UIAction { [weak self] _ in self?.edit() }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func edit() { onEdit?(field.text ?? "") }
}

final class SurnamesViewController: UITableViewController {
  private var names = ["Abel", "Brandt", "Conrad", "Dietz", "Engel"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SurnameCell.self, forCellReuseIdentifier: "surname")
  }

  private func change(_ row: Int, to name: String) {
    names[row] = name
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? SurnameCell
    cell?.countLabel.text = "\(name.count) letters"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "surname", for: indexPath)
    if let cell = cell as? SurnameCell {
      cell.field.text = names[indexPath.row]
      cell.countLabel.text = "\(names[indexPath.row].count) letters"
      cell.onEdit = { [weak self] in self?.change(indexPath.row, to: $0) }
    }
    return cell
  }
}
