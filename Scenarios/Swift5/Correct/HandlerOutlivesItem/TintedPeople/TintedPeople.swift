import UIKit

private struct TintedPerson {
  let id: Int
  let name: String

  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
}

/// A circle with initials. Its colour is a matter of the cell, for some variety, and says nothing of who is in it.
private final class TintedPersonCell: UITableViewCell {
  private let avatar = UILabel()
  private let name = UILabel()
  private(set) var person: TintedPerson?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatar.backgroundColor = UIColor(hue: .random(in: 0...1), saturation: 0.5, brightness: 0.9, alpha: 1)
    avatar.textAlignment = .center
    avatar.layer.cornerRadius = 18
    avatar.clipsToBounds = true
    avatar.frame = CGRect(x: 16, y: 8, width: 36, height: 36)
    name.frame = CGRect(x: 64, y: 8, width: 240, height: 36)
    contentView.addSubview(avatar)
    contentView.addSubview(name)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ person: TintedPerson) {
    self.person = person
    avatar.text = person.initials
    name.text = person.name
    setNeedsUpdateConfiguration()
  }

  func emphasize(_ isEmphasized: Bool) {
    name.font = isEmphasized ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }
}

/// People, of whom some are favourites.
final class TintedPeopleViewController: UITableViewController {
  private let people = [
    "Ada Quist", "Ben Osei", "Cora Lind", "Dov Halim", "Edda Roth", "Finn Amaro", "Gina Pohl", "Hugo Tan", "Ines Vidal",
    "Jonas Eck",
    "Kira Moss", "Liam Orr", "Mona Fry", "Nils Ganz", "Ola Berg", "Pia Stern", "Quin Day", "Rosa Weil", "Sven Abt", "Tara Noll",
    "Umar Said", "Vera Kunz", "Wim Dorn", "Xenia Popp", "Yann Roy", "Zoe Hahn",
  ].enumerated().map { TintedPerson(id: $0.offset, name: $0.element) }
  private let favourites: Set<Int> = [2, 9, 20]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    tableView.rowHeight = 52
    tableView.register(TintedPersonCell.self, forCellReuseIdentifier: "person")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    // Set once: it asks the cell whom it shows.
    if cell.configurationUpdateHandler == nil {
      cell.configurationUpdateHandler = { [weak self] cell, state in
        guard let self, let cell = cell as? TintedPersonCell, let person = cell.person else { return }
        cell.emphasize(favourites.contains(person.id) || state.isHighlighted)
      }
    }
    (cell as? TintedPersonCell)?.show(people[indexPath.row])
    return cell
  }
}
