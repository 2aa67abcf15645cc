import UIKit

/// A cell that asks for another update while it is being updated.
final class RestlessCell: UICollectionViewListCell {
  var title = ""

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = title
    contentConfiguration = content
    // So that the badge of the title, which is counted later, is right.
    setNeedsUpdateConfiguration()
  }
}

final class RestlessCellsViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<RestlessCell, String> { cell, _, title in
      cell.title = title
      cell.setNeedsUpdateConfiguration()
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, title in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: title)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...30).map { "Title \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
