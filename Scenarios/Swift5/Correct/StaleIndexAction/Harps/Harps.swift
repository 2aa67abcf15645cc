import UIKit

struct Harp {
  let id: Int
  let name: String
  var isFavorite = false
}

final class HarpCell: UITableViewCell {
  private let nameLabel = UILabel()
  let starButton = UIButton(type: .system)
  var onStar: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, starButton])
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    starButton.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onStar?(self.starButton.tag)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ harp: Harp) {
    nameLabel.text = harp.name
    starButton.setTitle(harp.isFavorite ? "Unstar" : "Star", for: .normal)
  }
}

/// Starred harps move to the top.
final class HarpsViewController: UITableViewController {
  private var harps = (1...9).map { Harp(id: $0, name: "Harp \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HarpCell.self, forCellReuseIdentifier: "harp")
  }

  private func star(id: Int) {
    guard let row = harps.firstIndex(where: { $0.id == id }) else { return }
    var harp = harps.remove(at: row)
    harp.isFavorite.toggle()
    let goal = harp.isFavorite ? 0 : harps.filter(\.isFavorite).count
    harps.insert(harp, at: goal)
    (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? HarpCell)?.configure(harp)
    tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: goal, section: 0))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { harps.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harp", for: indexPath)
    if let cell = cell as? HarpCell {
      cell.configure(harps[indexPath.row])
      cell.starButton.tag = harps[indexPath.row].id
      cell.onStar = { [weak self] in self?.star(id: $0) }
    }
    return cell
  }
}
