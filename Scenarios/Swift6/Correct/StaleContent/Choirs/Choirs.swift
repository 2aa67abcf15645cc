import UIKit

struct Choir {
  let id: Int
  let name: String
  var isFavorite = false
}

extension Notification.Name {
  static let choirChanged = Notification.Name("choirChanged")
}

/// A row that hears of favourites by notification, so that nobody has to reload it.
final class ChoirCell: UITableViewCell {
  private var id = -1
  private var observer: (any NSObjectProtocol)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    observer = NotificationCenter.default.addObserver(forName: .choirChanged, object: nil, queue: nil) { [weak self] note in
      let id = note.userInfo?["id"] as? Int
      let isFavorite = note.userInfo?["isFavorite"] as? Bool ?? false
      MainActor.assumeIsolated { self?.hear(isFavorite, of: id) }
    }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func hear(_ isFavorite: Bool, of id: Int?) {
    guard self.id == id else { return }
    detailTextLabel?.text = isFavorite ? "★" : "☆"
  }

  func configure(with choir: Choir) {
    id = choir.id
    textLabel?.text = choir.name
    detailTextLabel?.text = choir.isFavorite ? "★" : "☆"
  }
}

final class ChoirsViewController: UITableViewController {
  private var choirs = (1...8).map { Choir(id: $0, name: "Choir \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChoirCell.self, forCellReuseIdentifier: "choir")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { choirs.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choirs[indexPath.row].isFavorite.toggle()
    NotificationCenter.default.post(
      name: .choirChanged, object: nil,
      userInfo: ["id": choirs[indexPath.row].id, "isFavorite": choirs[indexPath.row].isFavorite])
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choir", for: indexPath)
    (cell as? ChoirCell)?.configure(with: choirs[indexPath.row])
    return cell
  }
}
