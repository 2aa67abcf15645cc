import UIKit

/// A table whose pictures come a moment after their rows: what is done with one is up to the subclasses.
class BirdsTableViewController: UITableViewController {
  var birds = ["Blackbird", "Chaffinch", "Dunnock", "Goldfinch", "Jackdaw", "Linnet", "Nuthatch", "Robin"]
  var pictures: [String: UIImage] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { birds.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
    let bird = birds[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = bird
    content.image = pictures[bird]
    cell.contentConfiguration = content
    if pictures[bird] == nil {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.4) {
        let picture = UIImage(named: bird)
        DispatchQueue.main.async { [weak self] in
          self?.pictures[bird] = picture
          self?.show(picture, of: bird, at: indexPath)
        }
      }
    }
    return cell
  }

  func show(_ picture: UIImage?, of bird: String, at indexPath: IndexPath) {}

  func put(_ picture: UIImage?, at indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath),
      var content = cell.contentConfiguration as? UIListContentConfiguration
    else { return }
    content.image = picture
    cell.contentConfiguration = content
  }

  func see() {
    birds.insert("Wren", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func seeAndReload() {
    birds.insert("Wren", at: 0)
    tableView.reloadData()
  }

  func forgetLast() {
    birds.removeLast()
    tableView.deleteRows(at: [IndexPath(row: birds.count, section: 0)], with: .automatic)
  }
}

/// Asks for the row at which the bird stood when its picture was asked for.
final class PlacedBirdsTableViewController: BirdsTableViewController {
  override func show(_ picture: UIImage?, of bird: String, at indexPath: IndexPath) { put(picture, at: indexPath) }
}

/// Reloads the row at which the bird stood.
final class ReloadedBirdsTableViewController: BirdsTableViewController {
  override func show(_ picture: UIImage?, of bird: String, at indexPath: IndexPath) {
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
