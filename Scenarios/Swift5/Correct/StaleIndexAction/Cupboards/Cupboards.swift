import UIKit

struct Cupboard {
  let id: Int
  let name: String
  var items: [String]
  var isCollapsed = false
}

final class CupboardHeader: UITableViewHeaderFooterView {
  private let nameLabel = UILabel()
  private let foldButton = UIButton(type: .system)
  private var onFold: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, foldButton])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    foldButton.addAction(UIAction { [weak self] _ in self?.onFold?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(with cupboard: Cupboard, onFold: @escaping () -> Void) {
    nameLabel.text = cupboard.name
    foldButton.setTitle(cupboard.isCollapsed ? "Show" : "Hide", for: .normal)
    self.onFold = onFold
  }
}

final class CupboardsViewController: UITableViewController {
  private var cupboards = (1...8).map { number in
    Cupboard(id: number, name: "Cupboard \(number)", items: (1...3).map { "Box \(number).\($0)" })
  }
  private var nextID = 9

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cupboards"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.register(CupboardHeader.self, forHeaderFooterViewReuseIdentifier: "cupboard")
  }

  func addCupboard() {
    cupboards.insert(Cupboard(id: nextID, name: "Cupboard \(nextID)", items: ["Box \(nextID).1"]), at: 0)
    nextID += 1
    tableView.insertSections(IndexSet(integer: 0), with: .automatic)
  }

  private func fold(cupboardID: Int) {
    guard let section = cupboards.firstIndex(where: { $0.id == cupboardID }) else { return }
    cupboards[section].isCollapsed.toggle()
    tableView.reloadSections(IndexSet(integer: section), with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { cupboards.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cupboards[section].isCollapsed ? 0 : cupboards[section].items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = cupboards[indexPath.section].items[indexPath.row]
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "cupboard") as? CupboardHeader
    let cupboard = cupboards[section]
    header?.configure(with: cupboard) { [weak self] in self?.fold(cupboardID: cupboard.id) }
    return header
  }
}
