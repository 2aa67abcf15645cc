import UIKit

/// Pages of trips, with the next loaded as its end comes in sight. Pulling down begins anew, and what an older load brings is dropped.
final class CaravansViewController: UITableViewController {
  private enum Row: Hashable { case caravan(Int), loading }

  private lazy var source = UITableViewDiffableDataSource<Int, Row>(tableView: tableView) { table, path, row in
    let cell = table.dequeueReusableCell(withIdentifier: "caravan", for: path)
    var content = cell.defaultContentConfiguration()
    switch row {
    case .caravan(let number): content.text = "Caravan \(number)"
    case .loading: content.text = "More…"
    }
    cell.contentConfiguration = content
    cell.selectionStyle = row == .loading ? .none : .default
    return cell
  }
  private var caravans: [Int] = []
  private var isComplete = false
  private var loading: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "caravan")
    refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.refresh() })
    loadMore()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    loading?.cancel()
  }

  func refresh() {
    loading?.cancel()
    loading = nil
    caravans = []
    isComplete = false
    loadMore()
  }

  private func loadMore() {
    guard loading == nil, !isComplete else { return }
    let first = caravans.count + 1
    loading = Task { [weak self] in
      guard (try? await Task.sleep(for: .milliseconds(400))) != nil else { return }
      self?.show(Array(first..<first + 15))
    }
  }

  private func show(_ page: [Int]) {
    loading = nil
    caravans += page
    isComplete = caravans.count >= 60
    refreshControl?.endRefreshing()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(caravans.map { .caravan($0) })
    if !isComplete { snapshot.appendItems([.loading]) }
    source.apply(snapshot, animatingDifferences: caravans.count > 15)
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if source.itemIdentifier(for: indexPath) == .loading { loadMore() }
  }
}
