import UIKit

@MainActor
final class AvatarLoader {
  func load(_ guest: String, then: @escaping @MainActor (UIImage?) -> Void) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      then(UIImage(systemName: "person.\(guest)"))
    }
  }
}

/// Faces are kept by the guests whose they are.
final class AvatarCacheViewController: UITableViewController {
  private(set) var guests = (1...4).flatMap { table in
    ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"].map { "\($0) at \(table)" }
  }
  private var avatars: [String: UIImage] = [:]
  private let loader = AvatarLoader()
  private var asked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    let guest = guests[indexPath.row]
    cell.textLabel?.text = guest
    cell.imageView?.image = avatars[guest] ?? UIImage(systemName: "person.crop.circle")
    if avatars[guest] == nil, asked.insert(guest).inserted { load(guest) }
    return cell
  }

  private func load(_ guest: String) {
    loader.load(guest) { [weak self] image in
      guard let self else { return }
      avatars[guest] = image
      guard let row = guests.firstIndex(of: guest) else { return }
      tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guests.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
