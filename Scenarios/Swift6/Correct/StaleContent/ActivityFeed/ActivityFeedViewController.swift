import SwiftUI
import UIKit

struct ActivityRow: View {
  let activity: Activity

  var body: some View {
    HStack {
      Label(activity.title, systemImage: "figure.run")
      Spacer()
      Text("\(activity.minutes) min")
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
  }
}

final class ActivityFeedViewController: UICollectionViewController {
  private let feed = ActivityFeed()
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Activity.ID> = makeDataSource()

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "History"
    feed.onPage = { [weak self] in self?.showPages() }
    showPages()
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if indexPath.item >= feed.activities.count - 4 {
      feed.loadNextPage()
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Activity.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Activity> { cell, _, activity in
      cell.contentConfiguration = UIHostingConfiguration { ActivityRow(activity: activity) }
    }
    return .init(collectionView: collectionView) { [feed] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: feed.activities[id])
    }
  }

  private func showPages() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Activity.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(feed.activities.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

#Preview {
  UINavigationController(rootViewController: ActivityFeedViewController())
}
