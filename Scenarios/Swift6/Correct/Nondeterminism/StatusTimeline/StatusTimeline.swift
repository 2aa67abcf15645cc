import UIKit

struct StatusPost: Identifiable, Sendable {
  let id: Int
  let text: String
  let date: Date
}

final class StatusPostCell: UITableViewCell {
  static let reuseIdentifier = String(describing: StatusPostCell.self)
  private static let formatter: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  func configure(with post: StatusPost, now: Date) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = post.text
    content.secondaryText = Self.formatter.localizedString(for: post.date, relativeTo: now)
    contentConfiguration = content
  }
}

/// "3 min ago", refreshed every half minute for what is on screen and whenever a row comes up.
final class StatusTimelineViewController: UITableViewController {
  private let posts: [StatusPost]
  private var timer: Timer?

  init(now: Date = Date()) {
    posts = (1...40).map { StatusPost(id: $0, text: "Status \($0)", date: now.addingTimeInterval(-Double($0) * 95)) }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StatusPostCell.self, forCellReuseIdentifier: StatusPostCell.reuseIdentifier)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.refreshTimes() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  private func refreshTimes() {
    for cell in tableView.visibleCells {
      guard let indexPath = tableView.indexPath(for: cell) else { continue }
      (cell as? StatusPostCell)?.configure(with: posts[indexPath.row], now: Date())
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: StatusPostCell.reuseIdentifier, for: indexPath)
    (cell as? StatusPostCell)?.configure(with: posts[indexPath.row], now: Date())
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? StatusPostCell)?.configure(with: posts[indexPath.row], now: Date())
  }
}
