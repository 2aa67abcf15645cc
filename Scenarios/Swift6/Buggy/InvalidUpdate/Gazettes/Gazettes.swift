import UIKit

enum GazetteServer {
  static let pageSize = 14

  /// Hands over a page after a while, newest first.
  @MainActor static func load(page: Int, completion: @escaping @MainActor ([Int]) -> Void) {
    Task {
      try? await Task.sleep(for: .seconds(1))
      completion(Array(((page - 1) * pageSize + 1)...(page * pageSize)))
    }
  }
}

/// Pages are loaded when the last row comes on screen; a pull begins at the first page again.
final class GazettesViewController: UITableViewController {
  private var dataSource: UITableViewDiffableDataSource<Int, Int>?
  private var numbers: [Int] = []
  private var nextPage = 1
  private var isLoading = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gazettes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "gazette")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, number in
      let cell = tableView.dequeueReusableCell(withIdentifier: "gazette", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Gazette no. \(number)"
      cell.contentConfiguration = content
      return cell
    }
    let pull = UIRefreshControl()
    pull.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControl = pull
    loadNextPage()
  }

  private func refresh() {
    nextPage = 1
    loadNextPage()
  }

  private func loadNextPage() {
    guard !isLoading, nextPage <= 4 else { return }
    isLoading = true
    GazetteServer.load(page: nextPage) { [weak self] page in
      self?.show(page)
    }
  }

  private func show(_ page: [Int]) {
    isLoading = false
    nextPage += 1
    numbers += page
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    dataSource?.apply(snapshot, animatingDifferences: false)
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == numbers.count - 1 { loadNextPage() }
  }
}
