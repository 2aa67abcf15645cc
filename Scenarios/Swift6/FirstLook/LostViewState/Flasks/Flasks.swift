import UIKit

struct Flask {
  let id: Int
  var price: Int
}

/// A row that opens by a button of its own, and keeps that to itself.
final class FlaskCell: UITableViewCell {
  private let name = UILabel()
  private let details = UILabel()
  private let more = UIButton(type: .system)
  private var isOpen = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    more.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let line = UIStackView(arrangedSubviews: [name, details, more])
    line.distribution = .equalSpacing
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      line.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ flask: Flask) {
    name.text = "Flask \(flask.id)"
    details.text = "\(flask.price) €"
    isOpen = false
    showButton()
  }

  private func toggle() {
    isOpen.toggle()
    showButton()
  }

  private func showButton() { more.setTitle(isOpen ? "Taken" : "Take", for: .normal) }
}

final class FlasksViewController: UITableViewController {
  private var flasks = (1...30).map { Flask(id: $0, price: 10 + $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FlaskCell.self, forCellReuseIdentifier: "flask")
  }

  /// The shop changes the price of the last one.
  func reprice() {
    flasks[flasks.count - 1].price += 1
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { flasks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "flask", for: indexPath)
    (cell as? FlaskCell)?.show(flasks[indexPath.row])
    return cell
  }
}
