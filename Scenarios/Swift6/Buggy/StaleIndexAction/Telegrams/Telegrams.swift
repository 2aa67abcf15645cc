import UIKit

struct Telegram: Hashable, Sendable {
  let id: Int
  let greeting: String
}

/// Telegrams that are dragged into other apps, where each arrives as its greeting.
final class TelegramsViewController: UITableViewController, UITableViewDragDelegate {
  private var telegrams = (1...30).map { Telegram(id: $0, greeting: "Greetings \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.dragDelegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "telegram")
  }

  func arrive() {
    telegrams.insert(Telegram(id: 100 + telegrams.count, greeting: "New greetings \(telegrams.count)"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { telegrams.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "telegram", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = telegrams[indexPath.row].greeting
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let provider = NSItemProvider()
    // The text is made when another app wants it: the row may be another telegram's by then.
    provider.registerObject(ofClass: NSString.self, visibility: .all) { [weak self] done in
      MainActor.assumeIsolated { done(self?.telegrams[indexPath.row].greeting as NSString?, nil) }
      return nil
    }
    return [UIDragItem(itemProvider: provider)]
  }
}
