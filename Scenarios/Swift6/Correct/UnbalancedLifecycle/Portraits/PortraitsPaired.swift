import UIKit

/// Loads when the row comes on screen and cancels when it leaves.
final class PairedPortraitsViewController: UITableViewController {
  private var loading: [IndexPath: Task<Void, Never>] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PortraitCell.self, forCellReuseIdentifier: "portrait")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "portrait", for: indexPath)
    guard let cell = cell as? PortraitCell else { return cell }
    cell.name.text = "Person \(indexPath.row + 1)"
    cell.portrait.image = nil
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    let portrait = (cell as? PortraitCell)?.portrait
    loading[indexPath] = Task { [weak portrait] in
      try? await Task.sleep(for: .milliseconds(200))
      guard !Task.isCancelled else { return }
      portrait?.image = UIImage(systemName: indexPath.row % 2 == 0 ? "person.fill" : "person")
    }
  }

  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    loading[indexPath]?.cancel()
    loading[indexPath] = nil
    (cell as? PortraitCell)?.portrait.image = nil
  }
}
