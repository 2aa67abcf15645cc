import UIKit

/// A base for screens with a list.
class TopicListController: UIViewController {
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())

  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }
}

/// Topics that lead on get an arrow, and nobody takes it away from a row that leads nowhere.
class TopicsViewController: TopicListController {
  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, topic in
    var content = cell.defaultContentConfiguration()
    content.text = "Topic \(topic)"
    cell.contentConfiguration = content
    if topic % 6 == 1 { cell.accessories = [.disclosureIndicator()] }
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = .init(collectionView: collectionView) { [registration] list, indexPath, topic in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: topic)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...50))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
