import UIKit

private struct HeroArticle {
  let headline: String
  let lead: String
}

private final class HeroArticleCell: UITableViewCell {
  private let headline = UILabel()
  private let lead = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.font = .preferredFont(forTextStyle: .headline)
    lead.font = .preferredFont(forTextStyle: .subheadline)
    lead.numberOfLines = 3
    let stack = UIStackView(arrangedSubviews: [headline, lead])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let bottom = stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), bottom,
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ article: HeroArticle) {
    headline.text = article.headline
    lead.text = article.lead
  }
}

/// A front page: the newest story has more room than all others, whatever it says. The editor of the first one wrote a longer lead.
final class HeroStoryViewController: UITableViewController {
  private var articles =
    [
      HeroArticle(
        headline: "Bridge opens after nine years",
        lead:
          "The mayor walked first, and some ten thousand people followed him in the rain, among them two who had carried the first stone."
      )
    ]
    + (1...20).map { HeroArticle(headline: "Story of the day \($0)", lead: "Short news.") }
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Front page"
    tableView.register(HeroArticleCell.self, forCellReuseIdentifier: "article")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Update") { [weak self] _ in self?.update() })
  }

  /// A newer story takes the first place; the one that had it becomes a row as all others are.
  private func update() {
    count += 1
    tableView.performBatchUpdates {
      articles.insert(HeroArticle(headline: "Breaking news \(count)", lead: "More soon."), at: 0)
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    (cell as? HeroArticleCell)?.show(articles[indexPath.row])
    return cell
  }

  // The first row is the hero.
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 0 ? 220 : 96
  }
}
