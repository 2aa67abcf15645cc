import UIKit

struct CodeToken {
  let issuer: String
  let secret: Int

  func code(at date: Date) -> String {
    let number = (secret &* 7919 &+ Int(date.timeIntervalSinceReferenceDate / 30)) % 1_000_000
    return String(format: "%06d", abs(number))
  }
}

/// One-time codes, renewed as time goes by. A search leaves some; a swipe deletes one.
final class CodeTokensViewController: UITableViewController {
  private var tokens = ["Bank", "Bakery", "Blog", "Cloud", "Mail", "Museum", "Post", "Shop", "Train", "Zoo"].enumerated()
    .map { CodeToken(issuer: $0.element, secret: 11 + $0.offset) }
  private var filter: String?
  private var timer: Timer?

  private var shown: [CodeToken] { tokens.filter { filter == nil || $0.issuer.hasPrefix(filter ?? "") } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Codes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "token")
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  deinit { timer?.invalidate() }

  func search(_ text: String?) {
    filter = text
    tableView.reloadData()
  }

  private func tick() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: indexPath) else { continue }
      show(shown[indexPath.row], in: cell)
    }
  }

  private func show(_ token: CodeToken, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    content.text = token.issuer
    content.secondaryText = token.code(at: Date())
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "token", for: indexPath)
    show(shown[indexPath.row], in: cell)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let issuer = shown[indexPath.row].issuer
    tokens.removeAll { $0.issuer == issuer }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
