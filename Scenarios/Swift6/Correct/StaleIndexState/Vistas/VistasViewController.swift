import UIKit

/// Vistas whose pictures are kept once they were made. Deleting one moves the others up.
final class VistasViewController: UITableViewController {
  private var cards = ["Oslo", "Bergen", "Lima", "Cusco", "Kyoto", "Nara", "Quito", "Hanoi", "Turin", "Porto", "Malmo", "Riga"]
    .flatMap { ["\($0) by day", "\($0) at night", "\($0) in snow", "\($0) in May"] }
  private var pictures: [String: UIImage] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "card")
  }

  private func picture(at indexPath: IndexPath) -> UIImage? {
    if let known = pictures[cards[indexPath.row]] { return known }
    let made = UIImage(systemName: "photo.\(cards[indexPath.row])")
    pictures[cards[indexPath.row]] = made
    return made
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cards.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
    cell.textLabel?.text = cards[indexPath.row]
    cell.imageView?.image = picture(at: indexPath)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    cards.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func card(at indexPath: IndexPath) -> String { cards[indexPath.row] }
}
