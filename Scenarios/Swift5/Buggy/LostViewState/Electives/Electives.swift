import UIKit

struct Elective {
  let id: Int
  let name: String
}

final class ElectiveCell: UITableViewCell {
  private let chosenSwitch = UISwitch()
  var onToggle: ((UISwitch) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    chosenSwitch.addAction(
      UIAction { [weak self] _ in self.map { $0.onToggle?($0.chosenSwitch) } }, for: .valueChanged)
    accessoryView = chosenSwitch
  }

  required init?(coder: NSCoder) { nil }

  func show(_ elective: Elective, isChosen: Bool) {
    textLabel?.text = elective.name
    chosenSwitch.isOn = isChosen
  }
}

/// A pupil chooses up to three electives for the next term.
final class ElectivesViewController: UITableViewController {
  private let electives = (1...30).map { Elective(id: $0, name: "Elective \($0)") }
  private var chosen: Set<Int> = []
  private let limit = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ElectiveCell.self, forCellReuseIdentifier: "elective")
    showCount()
  }

  func identity(at indexPath: IndexPath) -> Int { electives[indexPath.row].id }

  private func showCount() { title = "\(chosen.count) of \(limit) chosen" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { electives.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "elective", for: indexPath)
    guard let cell = cell as? ElectiveCell else { return cell }
    let elective = electives[indexPath.row]
    cell.show(elective, isChosen: chosen.contains(elective.id))
    cell.onToggle = { [weak self] toggle in self?.choose(elective, by: toggle) }
    return cell
  }

  private func choose(_ elective: Elective, by toggle: UISwitch) {
    guard toggle.isOn else {
      chosen.remove(elective.id)
      return showCount()
    }
    guard chosen.count < limit else {
      let alert = UIAlertController(
        title: "Enough", message: "You have chosen \(limit) electives already.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    chosen.insert(elective.id)
    showCount()
  }
}
