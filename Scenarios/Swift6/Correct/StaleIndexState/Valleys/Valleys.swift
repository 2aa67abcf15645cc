import UIKit

struct Valley {
  let name: String
  let villages: [String]
}

final class ValleyHeader: UITableViewHeaderFooterView {
  private let nameLabel = UILabel()
  private let foldButton = UIButton(type: .system)
  private var onFold: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, foldButton])
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    foldButton.addAction(UIAction { [weak self] _ in self?.onFold?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ valley: Valley, isFolded: Bool, onFold: @escaping () -> Void) {
    nameLabel.text = valley.name
    foldButton.setTitle(isFolded ? "Unfold" : "Fold", for: .normal)
    self.onFold = onFold
  }
}

final class ValleysViewController: UITableViewController {
  private var valleys = ["North", "East", "South"].map { name in
    Valley(name: "\(name) valley", villages: (1...3).map { "\(name) village \($0)" })
  }
  private var folded: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "village")
    tableView.register(ValleyHeader.self, forHeaderFooterViewReuseIdentifier: "valley")
  }

  func addValley() {
    guard valleys.count == 3 else { return }
    valleys.insert(Valley(name: "Upper valley", villages: ["Upper village 1", "Upper village 2"]), at: 0)
    tableView.reloadData()
  }

  private func fold(section: Int) {
    let name = valleys[section].name
    if folded.remove(name) == nil { folded.insert(name) }
    tableView.reloadSections(IndexSet(integer: section), with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { valleys.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folded.contains(valleys[section].name) ? 0 : valleys[section].villages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "village", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = valleys[indexPath.section].villages[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "valley") as? ValleyHeader
    header?.configure(valleys[section], isFolded: folded.contains(valleys[section].name)) { [weak self] in
      self?.fold(section: section)
    }
    return header
  }
}
