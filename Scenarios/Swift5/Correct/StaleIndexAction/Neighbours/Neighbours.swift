import UIKit

struct Neighbour {
  let id: Int
  let name: String
  var isInvited = false
}

final class NeighbourCell: UITableViewCell {
  private let menuButton = UIButton(type: .system)
  /// What the menu offers for the neighbour that the cell shows.
  var menuElements: (() -> [UIMenuElement])?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    menuButton.setTitle("More", for: .normal)
    menuButton.frame = CGRect(x: 0, y: 0, width: 60, height: 32)
    menuButton.showsMenuAsPrimaryAction = true
    menuButton.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.menuElements?() ?? []) }
    ])
    accessoryView = menuButton
  }

  required init?(coder: NSCoder) { nil }

  func show(_ neighbour: Neighbour) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = neighbour.name
    content.secondaryText = neighbour.isInvited ? "Invited" : "Not invited"
    contentConfiguration = content
  }
}

/// Whom to invite to the street party.
final class NeighboursViewController: UITableViewController {
  private var neighbours = (1...32).map { Neighbour(id: $0, name: "Neighbour \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Street party"
    tableView.register(NeighbourCell.self, forCellReuseIdentifier: "neighbour")
  }

  func identity(at indexPath: IndexPath) -> Int { neighbours[indexPath.row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { neighbours.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "neighbour", for: indexPath)
    guard let cell = cell as? NeighbourCell else { return cell }
    let id = neighbours[indexPath.row].id
    cell.show(neighbours[indexPath.row])
    cell.menuElements = { [weak self] in self?.menuElements(for: id) ?? [] }
    return cell
  }

  private func menuElements(for id: Int) -> [UIMenuElement] {
    guard let neighbour = neighbours.first(where: { $0.id == id }) else { return [] }
    return [
      UIAction(title: "Invite", state: neighbour.isInvited ? .on : .off) { [weak self] _ in
        self?.set(id, invited: !neighbour.isInvited)
      }
    ]
  }

  private func set(_ id: Int, invited: Bool) {
    guard let row = neighbours.firstIndex(where: { $0.id == id }) else { return }
    neighbours[row].isInvited = invited
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }
}
