import UIKit

/// Pages come when the end is near; the row that says so is a row of its own.
final class NewswiresViewController: UIViewController, UICollectionViewDelegate {
  private enum Row: Hashable {
    case story(Int)
    case loading
  }

  private var stories: [Int] = Array(1...20)
  private var isLoading = false
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.delegate = self
    view.addSubview(list)
    let story = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, id in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Story \(id)"
      content.secondaryText = id.isMultiple(of: 4) ? "Breaking" : nil
      cell.contentConfiguration = content
    }
    let loading = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Loading…"
      cell.contentConfiguration = content
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      cell.accessories = [.customView(configuration: .init(customView: spinner, placement: .trailing()))]
    }
    dataSource = .init(collectionView: list) { list, indexPath, row in
      switch row {
      case .story(let id): list.dequeueConfiguredReusableCell(using: story, for: indexPath, item: id)
      case .loading: list.dequeueConfiguredReusableCell(using: loading, for: indexPath, item: row)
      }
    }
    apply()
  }

  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    if case .loading = dataSource.itemIdentifier(for: indexPath) { loadMore() }
  }

  private func loadMore() {
    guard !isLoading, stories.count < 60 else { return }
    isLoading = true
    let next = (stories.max() ?? 0) + 1
    Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(300))
      guard let self else { return }
      isLoading = false
      stories += next..<(next + 20)
      apply()
    }
  }

  func refresh() {
    stories.insert((stories.min() ?? 0) - 1, at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(stories.map(Row.story))
    if stories.count < 60 { snapshot.appendItems([.loading]) }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
