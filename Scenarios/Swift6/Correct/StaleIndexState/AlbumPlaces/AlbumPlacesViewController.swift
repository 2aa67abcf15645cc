import UIKit

/// AlbumPlaces whose pictures are kept once they were made. Deleting one moves the others up.
final class AlbumPlacesViewController: UITableViewController {
  private var cards = ["Oslo", "Bergen", "Lima", "Cusco", "Kyoto", "Nara", "Quito", "Hanoi", "Turin", "Porto", "Malmo", "Riga"]
    .flatMap { ["\($0) by day", "\($0) at night", "\($0) in snow", "\($0) in May"] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "card")
  }

  /// The place of a card in the album: it belongs to the row, not to the card.
  private func picture(at indexPath: IndexPath) -> UIImage? { UIImage(systemName: "\(indexPath.row + 1).circle") }

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
