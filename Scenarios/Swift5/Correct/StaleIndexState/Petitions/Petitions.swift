import UIKit

struct Petition {
  let id: Int
  let title: String
  let details: String
  let isLocal: Bool
}

final class PetitionCell: UITableViewCell {
  let titleLabel = UILabel()
  let detailsLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detailsLabel.numberOfLines = 0
    detailsLabel.font = .preferredFont(forTextStyle: .footnote)
    let stack = UIStackView(arrangedSubviews: [titleLabel, detailsLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ petition: Petition, isExpanded: Bool) {
    titleLabel.text = petition.title
    detailsLabel.text = petition.details
    detailsLabel.isHidden = !isExpanded
  }
}

final class PetitionsViewController: UITableViewController {
  private let all = (1...36).map {
    Petition(
      id: $0, title: "Petition \($0)", details: "Petition \($0) asks the council for \($0 * 3) more trees in the park.",
      isLocal: $0 % 3 == 0)
  }
  private lazy var shown = all
  private var expanded = Set<Int>()
  private let filter = UISegmentedControl(items: ["All", "Local"])

  override func viewDidLoad() {
    super.viewDidLoad()
    filter.selectedSegmentIndex = 0
    filter.addAction(UIAction { [weak self] _ in self?.filterChanged() }, for: .valueChanged)
    navigationItem.titleView = filter
    tableView.rowHeight = UITableView.automaticDimension
    tableView.register(PetitionCell.self, forCellReuseIdentifier: "petition")
  }

  private func filterChanged() { showLocalOnly(filter.selectedSegmentIndex == 1) }

  func toggleLocal() {
    filter.selectedSegmentIndex = filter.selectedSegmentIndex == 0 ? 1 : 0
    filterChanged()
  }

  private func showLocalOnly(_ localOnly: Bool) {
    shown = localOnly ? all.filter(\.isLocal) : all
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: "petition", for: indexPath) as? PetitionCell
    else { return UITableViewCell() }
    cell.selectionStyle = .none
    cell.show(shown[indexPath.row], isExpanded: expanded.contains(shown[indexPath.row].id))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let id = shown[indexPath.row].id
    if expanded.remove(id) == nil { expanded.insert(id) }
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}
