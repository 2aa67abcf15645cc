import UIKit

protocol Configurable {
  associatedtype Model
  @MainActor func configure(with model: Model)
}

struct StockArticle: Equatable {
  let number: Int
  var stock: Int
}

final class ArticleCell: UITableViewCell, Configurable {
  func configure(with article: StockArticle) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Article \(article.number)"
    content.secondaryText = article.stock == 0 ? "sold out" : "\(article.stock) left"
    content.secondaryTextProperties.color = article.stock == 0 ? .systemRed : .secondaryLabel
    contentConfiguration = content
    accessoryType = article.stock == 0 ? .none : .disclosureIndicator
  }
}

extension Notification.Name {
  static let stockDidChange = Notification.Name("stockDidChange")
}

@MainActor
final class Warehouse {
  private(set) var articles = (1...50).map { StockArticle(number: $0, stock: $0 % 6) }

  func sell(_ number: Int) {
    guard let index = articles.firstIndex(where: { $0.number == number }), articles[index].stock > 0 else { return }
    articles[index].stock -= 1
    NotificationCenter.default.post(name: .stockDidChange, object: self, userInfo: ["number": number])
  }

  func sellOut() {
    for index in articles.indices where index % 3 == 1 { articles[index].stock = 0 }
    NotificationCenter.default.post(name: .stockDidChange, object: self)
  }
}

/// After a notification the visible rows are configured again in place. Rows that are ready but not on screen catch up
/// when they are about to be shown.
final class StockLevelsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let warehouse = Warehouse()
  private let tableView = UITableView()
  private var observer: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(ArticleCell.self, forCellReuseIdentifier: "\(ArticleCell.self)")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    observer = NotificationCenter.default.addObserver(forName: .stockDidChange, object: warehouse, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.refreshVisibleRows() }
    }
  }

  private func refreshVisibleRows() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: indexPath) as? ArticleCell)?.configure(with: warehouse.articles[indexPath.row])
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { warehouse.articles.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "\(ArticleCell.self)", for: indexPath)
    (cell as? ArticleCell)?.configure(with: warehouse.articles[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? ArticleCell)?.configure(with: warehouse.articles[indexPath.row])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    warehouse.sell(warehouse.articles[indexPath.row].number)
  }
}
