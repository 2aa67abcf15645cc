import Combine
import UIKit

struct Headline: Hashable {
  let id: Int
  let text: String
}

final class HeadlineService {
  private var latest = 30

  func fetch() -> AnyPublisher<[Headline], Never> {
    latest += 2
    let newest = latest
    return Future { promise in
      promise(.success((1...newest).reversed().map { Headline(id: $0, text: "Headline \($0)") }))
    }
    .delay(for: .milliseconds(400), scheduler: DispatchQueue.main)
    .eraseToAnyPublisher()
  }
}

/// Pull to refresh; the rows come when the answer is there.
class HeadlinesViewController: UITableViewController {
  private let service = HeadlineService()
  private var request: AnyCancellable?
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Headline>(tableView: tableView) {
    tableView, indexPath, headline in
    let cell = tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = headline.text
    content.textProperties.numberOfLines = 2
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "headline")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    load()
  }

  private func load() {
    request = service.fetch().sink { [weak self] headlines in
      self?.show(headlines)
      self?.refreshControl?.endRefreshing()
    }
  }

  private func show(_ headlines: [Headline]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Headline>()
    snapshot.appendSections([0])
    snapshot.appendItems(headlines)
    dataSource.apply(snapshot, animatingDifferences: !dataSource.snapshot().itemIdentifiers.isEmpty)
  }
}
