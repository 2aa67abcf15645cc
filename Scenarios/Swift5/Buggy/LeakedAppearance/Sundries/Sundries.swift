import UIKit

struct Sundry {
  let id: Int
  let name: String
  var isDone = false
}

final class SundryCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let strike = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    strike.backgroundColor = .label
    strike.isHidden = true
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    strike.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(nameLabel)
    contentView.addSubview(strike)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      strike.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      strike.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      strike.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      strike.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with sundry: Sundry) {
    nameLabel.text = sundry.name
    if sundry.isDone { setDone(true) }
  }

  func setDone(_ isDone: Bool) {
    strike.isHidden = !isDone
    nameLabel.textColor = isDone ? .tertiaryLabel : .label
  }
}

final class SundriesViewController: UITableViewController {
  private var sundries: [Sundry] = (1...30).map { Sundry(id: $0, name: "Sundry \($0)") }
  private var nextID = 31

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To buy"
    tableView.register(SundryCell.self, forCellReuseIdentifier: "sundry")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
  }

  func add() {
    sundries.insert(Sundry(id: nextID, name: "Sundry \(nextID)"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func buyFirstOpen() {
    guard let row = sundries.firstIndex(where: { !$0.isDone }) else { return }
    sundries[row].isDone = true
    show(row)
  }

  private func show(_ row: Int) {
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? SundryCell
    cell?.setDone(sundries[row].isDone)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sundries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sundry", for: indexPath)
    (cell as? SundryCell)?.configure(with: sundries[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    sundries[indexPath.row].isDone.toggle()
    show(indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sundries.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
