import UIKit

struct Cellar {
  let id: Int
  let name: String
  var bottles: Int
}

final class CellarCell: UITableViewCell {
  let nameLabel = UILabel()
  let drinkButton = UIButton(type: .system)
  var onDrink: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, drinkButton])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    drinkButton.setTitle("Drink", for: .normal)
    drinkButton.addAction(UIAction { [weak self] _ in self?.onDrink?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

final class CellarsViewController: UITableViewController {
  private var cellars = (1...30).map { Cellar(id: $0, name: "Cellar \($0)", bottles: 6 + $0 % 5) }
  private var nextID = 31

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cellars"
    tableView.register(CellarCell.self, forCellReuseIdentifier: "cellar")
  }

  func digCellar() {
    cellars.insert(Cellar(id: nextID, name: "Cellar \(nextID)", bottles: 12), at: 0)
    nextID += 1
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cellars.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "cellar", for: indexPath) as? CellarCell else {
      return UITableViewCell()
    }
    let cellar = cellars[indexPath.row]
    cell.nameLabel.text = "\(cellar.name): \(cellar.bottles) bottles"
    cell.selectionStyle = .none
    cell.onDrink = { [weak self] in self?.drink(at: indexPath.row) }
    return cell
  }

  private func drink(at row: Int) {
    cellars[row].bottles -= 1
    if cellars[row].bottles == 0 { cellars.remove(at: row) }
    tableView.reloadData()
  }
}
