import UIKit

struct Orchestra {
  let id: Int
  let name: String
  var isFavorite = false
}

extension Notification.Name {
  static let orchestraChanged = Notification.Name("orchestraChanged")
}

/// A row that hears of favourites by notification, so that nobody has to reload it.
final class OrchestraCell: UITableViewCell {
  private var row = -1
  private var observer: (any NSObjectProtocol)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    observer = NotificationCenter.default.addObserver(forName: .orchestraChanged, object: nil, queue: nil) { [weak self] note in
      let row = note.userInfo?["row"] as? Int
      let isFavorite = note.userInfo?["isFavorite"] as? Bool ?? false
      MainActor.assumeIsolated {
        guard let self, self.row == row else { return }
        self.detailTextLabel?.text = isFavorite ? "★" : "☆"
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func configure(with orchestra: Orchestra, row: Int) {
    self.row = row
    textLabel?.text = orchestra.name
    detailTextLabel?.text = orchestra.isFavorite ? "★" : "☆"
  }
}

final class OrchestrasViewController: UITableViewController {
  private var orchestras = (1...30).map { Orchestra(id: $0, name: "Orchestra \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OrchestraCell.self, forCellReuseIdentifier: "orchestra")
  }

  func found() {
    orchestras.insert(Orchestra(id: 100, name: "Youth orchestra"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  /// The heart in the player's bar.
  func toggleFavorite(_ id: Int) {
    guard let row = orchestras.firstIndex(where: { $0.id == id }) else { return }
    orchestras[row].isFavorite.toggle()
    NotificationCenter.default.post(
      name: .orchestraChanged, object: nil,
      userInfo: ["row": row, "isFavorite": orchestras[row].isFavorite])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orchestras.count }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    toggleFavorite(orchestras[indexPath.row].id)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "orchestra", for: indexPath)
    (cell as? OrchestraCell)?.configure(with: orchestras[indexPath.row], row: indexPath.row)
    return cell
  }
}
