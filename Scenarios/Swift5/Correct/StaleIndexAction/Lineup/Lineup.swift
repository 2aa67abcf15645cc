import UIKit

@MainActor final class Lineup {
  private(set) var players = ["Abel", "Bruno", "Carlo", "Dario", "Elio", "Fabio"]
  func moveUp(_ place: Int) { if place > 0 { players.swapAt(place, place - 1) } }
}

class ColumnViewController: UIViewController {
  let column = UIStackView()
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("not used") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
  func label(_ text: String = "") -> UILabel {
    let label = UILabel()
    label.text = text
    column.addArrangedSubview(label)
    return label
  }
  @discardableResult func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    column.addArrangedSubview(button)
    return button
  }
}

/// One place in the batting order, whoever bats there.
final class PlaceViewController: ColumnViewController {
  required init?(coder: NSCoder) { fatalError("not used") }
  private let lineup: Lineup
  private let place: Int
  private let onChange: () -> Void
  private lazy var player = label()
  init(_ place: Int, _ lineup: Lineup, onChange: @escaping () -> Void) {
    self.place = place; self.lineup = lineup; self.onChange = onChange; super.init(); title = "Batting place \(place + 1)"
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    show()
    button("Let him bat earlier") { [weak self] in
      guard let self else { return }
      lineup.moveUp(place); show(); onChange()
    }
  }
  private func show() { player.text = lineup.players[place] }
}

final class LineupViewController: UITableViewController {
  private let lineup = Lineup()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Batting order"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lineup.players.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = lineup.players[indexPath.row]
    content.secondaryText = "Batting place \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let place = PlaceViewController(indexPath.row, lineup) { [weak self] in self?.tableView.reloadData() }
    navigationController?.pushViewController(place, animated: true)
  }
}
