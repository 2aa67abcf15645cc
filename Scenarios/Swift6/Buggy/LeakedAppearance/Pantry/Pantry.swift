import UIKit

struct Shelf: Sendable {
  let name: String
  var things: [String]
  var isNew = false
}

final class ShelfHeaderView: UITableViewHeaderFooterView {
  let nameLabel = UILabel()
  let newLabel = UILabel()
  let clearButton = UIButton(type: .system)
  var onClear: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    newLabel.text = "New"
    newLabel.isHidden = true
    clearButton.setTitle("Clear", for: .normal)
    clearButton.addAction(UIAction { [weak self] _ in self?.onClear?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [nameLabel, newLabel, clearButton])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Shelves with headers, which are told what they show only when they come into view.
class PantryViewController: UITableViewController {
  var shelves = (1...12).map { number in
    Shelf(name: "Shelf \(number)", things: (1...3).map { "Thing \(number).\($0)" }, isNew: number == 1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.sectionHeaderHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    tableView.register(ShelfHeaderView.self, forHeaderFooterViewReuseIdentifier: "shelf")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves[section].things.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shelves[indexPath.section].things[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "shelf") as? ShelfHeaderView else { return nil }
    configure(header, section: section)
    return header
  }

  /// The mark of a new shelf stays on; what the button clears is a position.
  func configure(_ header: ShelfHeaderView, section: Int) {
    header.nameLabel.text = "\(shelves[section].name): \(shelves[section].things.count)"
    if shelves[section].isNew { header.newLabel.isHidden = false }
    header.onClear = { [weak self] in self?.clear(section) }
  }

  func clear(_ section: Int) {
    guard shelves.indices.contains(section) else { return }
    let count = shelves[section].things.count
    shelves[section].things = []
    tableView.deleteRows(at: (0..<count).map { IndexPath(row: $0, section: section) }, with: .automatic)
    showCount(of: section)
  }

  func showCount(of section: Int) {}

  func putOnTop() {
    shelves.insert(Shelf(name: "Top shelf", things: ["Thing 0.1"]), at: 0)
    tableView.insertSections(IndexSet(integer: 0), with: .automatic)
  }

  func buy() {
    shelves[1].things.append("Thing 2.4")
    tableView.insertRows(at: [IndexPath(row: shelves[1].things.count - 1, section: 1)], with: .automatic)
    showCount(of: 1)
  }
}
