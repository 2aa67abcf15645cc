import UIKit

final class QuestCell: UITableViewCell {
  private let title = UILabel()
  private let hint = UILabel()
  private let button = UIButton(type: .system)
  var onHint: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    hint.numberOfLines = 0
    button.setTitle("Hint", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onHint?() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [title, hint, button])
    column.axis = .vertical
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ quest: Int, hint text: String?) {
    title.text = "Quest \(quest)"
    hint.text = text
    hint.isHidden = text == nil
  }
}

/// Shows the hint in the cell and keeps it by id, but never tells the table that the row has grown.
class QuestsViewController: UITableViewController {
  private var hinted: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(QuestCell.self, forCellReuseIdentifier: "quest")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "quest", for: indexPath)
    let quest = indexPath.row + 1
    if let cell = cell as? QuestCell {
      cell.show(quest, hint: hint(for: quest))
      cell.onHint = { [unowned self, weak cell] in
        hinted.insert(quest)
        cell?.show(quest, hint: hint(for: quest))
        rowHasGrown()
      }
    }
    return cell
  }

  func rowHasGrown() {}

  private func hint(for quest: Int) -> String? {
    guard hinted.contains(quest) else { return nil }
    return Array(repeating: "Follow the river to the north.", count: 5).joined(separator: " ")
  }
}
