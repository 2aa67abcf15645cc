import UIKit

private struct IcebreakerGuest {
  let id: Int
  let name: String
}

private final class IcebreakerCell: UITableViewCell {
  private let dot = UIView()
  private let name = UILabel()
  let ask = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = [UIColor.systemMint, .systemOrange, .systemPurple].randomElement()
    dot.frame = CGRect(x: 16, y: 22, width: 8, height: 8)
    name.frame = CGRect(x: 40, y: 8, width: 180, height: 36)
    ask.setTitle("Ask", for: .normal)
    ask.showsMenuAsPrimaryAction = true
    ask.frame = CGRect(x: 240, y: 8, width: 70, height: 36)
    for view in [dot, name, ask] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ guest: IcebreakerGuest) { name.text = guest.name }
}

/// Guests, each with a menu of three questions to begin a talk with, drawn from a bowl.
final class IcebreakersViewController: UITableViewController {
  private let guests = (1...30).map { IcebreakerGuest(id: $0, name: "Guest \($0)") }
  private let questions = [
    "First job?", "Best meal?", "Cat or dog?", "Sea or hills?", "Last book?", "Early or late?", "Worst film?", "Dream trip?",
    "Tea or coffee?", "Lucky number?", "Hidden skill?", "Oldest friend?", "First concert?", "Favourite word?", "Best advice?",
  ]
  private var asked: [Int: String] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Icebreakers"
    tableView.rowHeight = 52
    tableView.register(IcebreakerCell.self, forCellReuseIdentifier: "guest")
  }

  private func menu(for guest: IcebreakerGuest) -> UIMenu {
    let drawn = questions.shuffled().prefix(3)
    return UIMenu(
      children: drawn.map { question in
        UIAction(title: question) { [weak self] _ in self?.title = "\(guest.name): \(question)" }
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    let guest = guests[indexPath.row]
    (cell as? IcebreakerCell)?.show(guest)
    (cell as? IcebreakerCell)?.ask.menu = menu(for: guest)
    return cell
  }
}
