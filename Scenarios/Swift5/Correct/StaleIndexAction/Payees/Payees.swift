import UIKit

struct Payee: Equatable {
  let id: Int
  let name: String
  var isFavorite = false
}

final class PayeeCell: UITableViewCell {
  let nameLabel = UILabel()
  let starButton = UIButton(type: .system)
  var onStar: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, starButton])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    starButton.addAction(UIAction { [weak self] _ in self?.onStar?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ payee: Payee) {
    nameLabel.text = payee.name
    starButton.setTitle(payee.isFavorite ? "Starred" : "Star", for: .normal)
  }
}

final class PayeesViewController: UITableViewController {
  private var payees = (1...30).map { Payee(id: $0, name: "Payee \($0)") }
  private var nextID = 31

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Payees"
    tableView.register(PayeeCell.self, forCellReuseIdentifier: "payee")
  }

  func addPayee() {
    payees.insert(Payee(id: nextID, name: "Payee \(nextID)"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    payees.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "payee", for: indexPath) as? PayeeCell
    else { return UITableViewCell() }
    let payee = payees[indexPath.row]
    cell.show(payee)
    cell.onStar = { [weak self] in
      self?.toggleFavorite(id: payee.id)
    }
    return cell
  }

  private func toggleFavorite(id: Int) {
    guard let row = payees.firstIndex(where: { $0.id == id }) else { return }
    payees[row].isFavorite.toggle()
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
