import SwiftUI
import UIKit

/// Draws slowly, remembers by id, and forgets nothing.
actor PostmarkOffice {
  private var drawn: [Int: String] = [:]

  func mark(for id: Int) async throws -> String {
    if let known = drawn[id] { return known }
    try await Task.sleep(for: .milliseconds(200 + id % 5 * 50))
    drawn[id] = "seal.\(id)"
    return "seal.\(id)"
  }
}

final class PostmarkCell: UITableViewCell {
  private var id: Int?
  private var loading: Task<Void, Never>?

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    loading = nil
    id = nil
    imageView?.image = nil
    detailTextLabel?.text = nil
  }

  func show(_ id: Int, from office: PostmarkOffice) {
    // Configured again for the same letter: what is loading or loaded is still right.
    guard id != self.id else { return }
    loading?.cancel()
    self.id = id
    textLabel?.text = "Letter \(id)"
    imageView?.image = UIImage(systemName: "envelope")
    loading = Task { [weak self] in
      guard let name = try? await office.mark(for: id), !Task.isCancelled, let self, self.id == id else { return }
      imageView?.image = UIImage(named: name)
      detailTextLabel?.text = "Stamped"
    }
  }
}

final class PostmarksViewController: UITableViewController {
  private let office = PostmarkOffice()
  private var letters = Array(1...50)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostmarkCell.self, forCellReuseIdentifier: "letter")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    (cell as? PostmarkCell)?.show(letters[indexPath.row], from: office)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    letters.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func receive() {
    letters.insert((letters.max() ?? 0) + 1, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }
}
