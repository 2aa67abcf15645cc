import UIKit

struct Bulletin: Decodable, Sendable {
  let id: Int
  let title: String
}

/// A feed that loads its next page when its last row comes on screen.
final class BulletinsViewController: UITableViewController {
  private var bulletins: [Bulletin] = []
  private var page = 0
  private var isLoading = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bulletins"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bulletin")
    loadNextPage()
  }

  private func loadNextPage() {
    guard page < 4 else { return }
    isLoading = true
    guard let url = URL(string: "https://bulletins.example/page/\(page)") else { return }
    Task { [weak self] in
      guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
      let loaded = (try? JSONDecoder().decode([Bulletin].self, from: data)) ?? []
      guard let self else { return }
      bulletins += loaded
      page += 1
      isLoading = false
      tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { bulletins.count }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == bulletins.count - 1 { loadNextPage() }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bulletin", for: indexPath)
    cell.textLabel?.text = bulletins[indexPath.row].title
    return cell
  }
}
