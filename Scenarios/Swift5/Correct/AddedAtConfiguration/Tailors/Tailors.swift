import UIKit

struct Tailor {
  let id: Int
  let name: String
  let street: String
  var calls = 0
}

final class TailorCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let streetLabel = UILabel()
  private let callsLabel = UILabel()
  private let callButton = UIButton(type: .system)
  private var onCall: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    streetLabel.font = .preferredFont(forTextStyle: .footnote)
    streetLabel.textColor = .secondaryLabel
    callsLabel.font = .preferredFont(forTextStyle: .footnote)
    callButton.setTitle("Call", for: .normal)
    callButton.addAction(UIAction { [weak self] _ in self?.onCall?() }, for: .touchUpInside)

    let texts = UIStackView(arrangedSubviews: [nameLabel, streetLabel, callsLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, callButton])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with tailor: Tailor, onCall: @escaping () -> Void) {
    nameLabel.text = tailor.name
    streetLabel.text = tailor.street
    callsLabel.text = tailor.calls == 0 ? "Never called" : "Called \(tailor.calls) times"
    self.onCall = onCall
  }
}

final class TailorsViewController: UITableViewController {
  private var tailors = (1...40).map { Tailor(id: $0, name: "Tailor \($0)", street: "Needle Street \($0 * 3)") }
  private var nextID = 41

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tailors"
    tableView.register(TailorCell.self, forCellReuseIdentifier: "tailor")
  }

  func open() {
    tailors.insert(Tailor(id: nextID, name: "Tailor \(nextID)", street: "Thimble Lane \(nextID)"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func call(_ id: Int) {
    guard let row = tailors.firstIndex(where: { $0.id == id }) else { return }
    tailors[row].calls += 1
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tailors.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tailor", for: indexPath)
    let tailor = tailors[indexPath.row]
    (cell as? TailorCell)?.configure(with: tailor) { [weak self] in self?.call(tailor.id) }
    return cell
  }
}
