import UIKit

enum NewsDesk: String, CaseIterable {
  case all = "All"
  case city = "City"
  case sport = "Sport"

  var buttonTitle: String { self == .all ? "All news" : "\(rawValue) only" }
}

struct NewsArticle: Hashable {
  let id: Int
  let title: String
  let desk: NewsDesk
}

@MainActor final class Edition {
  let articles: [NewsArticle] = [
    ("Bridge closed until May", NewsDesk.city), ("Harbour gets a market", .city), ("Hawks win at home", .sport),
    ("New tram to the lake", .city), ("Library open at night", .city), ("Old mill for sale", .city),
    ("Keeper signs again", .sport),
    ("School roof repaired", .city), ("Fountain runs again", .city), ("Mayor names a deputy", .city),
    ("Bakery turns ninety", .city),
    ("Rowers miss the final", .sport), ("Parking costs more", .city), ("Poets meet on Sunday", .city),
    ("Zoo waits for a bear", .city),
    ("Chess club moves", .sport), ("Ferry stays in dock", .city), ("Cinema shows classics", .city),
  ].enumerated().map { NewsArticle(id: $0.offset, title: $0.element.0, desk: $0.element.1) }
  private(set) var kept: Set<Int> = []
  private(set) var read: Set<Int> = []

  func articles(of desk: NewsDesk) -> [NewsArticle] { desk == .all ? articles : articles.filter { $0.desk == desk } }

  func toggleKept(_ id: Int) {
    if kept.remove(id) == nil { kept.insert(id) }
  }

  func markRead(_ id: Int) { read.insert(id) }
}

/// After every fourth article stands an advertisement.
struct AdvertPlaces {
  private static let distance = 5

  func rows(for articles: Int) -> Int { articles + articles / (Self.distance - 1) }

  func isAdvert(_ row: Int) -> Bool { row % Self.distance == Self.distance - 1 }

  func article(at row: Int) -> Int { row - row / Self.distance }
}

final class NewsCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.numberOfLines = 0
    noteLabel.font = .preferredFont(forTextStyle: .caption1)
    noteLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [titleLabel, noteLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ article: NewsArticle, isKept: Bool, isRead: Bool) {
    titleLabel.text = article.title
    titleLabel.textColor = isRead ? .secondaryLabel : .label
    noteLabel.text = article.desk.rawValue + (isKept ? ", kept" : "")
  }
}

final class NewsreelViewController: UITableViewController {
  private let edition: Edition
  private let places = AdvertPlaces()
  private var shown: [NewsArticle] = []
  private var desk: NewsDesk = .all
  private let adverts = ["Shoes by Lund", "Tea from Hill Farm", "Bikes on loan", "Piano lessons"]

  init(edition: Edition) {
    self.edition = edition
    super.init(style: .plain)
    title = "Newsreel"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NewsCell.self, forCellReuseIdentifier: "article")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "advert")
    navigationItem.rightBarButtonItems = NewsDesk.allCases.reversed().map { desk in
      UIBarButtonItem(
        title: desk.buttonTitle, primaryAction: UIAction(title: desk.buttonTitle) { [weak self] _ in self?.show(desk) })
    }
    show(.all)
  }

  private func show(_ desk: NewsDesk) {
    self.desk = desk
    shown = edition.articles(of: desk)
    tableView.reloadData()
  }

  private func article(at indexPath: IndexPath) -> NewsArticle? {
    let index = places.article(at: indexPath.row)
    return !places.isAdvert(indexPath.row) && shown.indices.contains(index) ? shown[index] : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.rows(for: shown.count)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if places.isAdvert(indexPath.row) {
      let cell = tableView.dequeueReusableCell(withIdentifier: "advert", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = adverts[indexPath.row / 5 % adverts.count]
      content.secondaryText = "Advertisement"
      cell.contentConfiguration = content
      cell.selectionStyle = .none
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    guard let article = article(at: indexPath) else { return cell }
    (cell as? NewsCell)?
      .show(article, isKept: edition.kept.contains(article.id), isRead: edition.read.contains(article.id))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let article = article(at: indexPath) else { return }
    edition.markRead(article.id)
    tableView.reloadRows(at: [indexPath], with: .none)
    let page = UIAlertController(title: article.title, message: "The whole story.", preferredStyle: .alert)
    page.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let article = article(at: indexPath) else { return nil }
    let keep = UIContextualAction(style: .normal, title: edition.kept.contains(article.id) ? "Drop" : "Keep") {
      [weak self] _, _, done in
      self?.edition.toggleKept(article.id)
      self?.tableView.reloadData()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [keep])
  }
}
