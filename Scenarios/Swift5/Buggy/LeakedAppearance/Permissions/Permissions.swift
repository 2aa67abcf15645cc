import UIKit

class PermissionCell: UICollectionViewListCell {
  let toggle = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Switches start switched off, and are never told what they stand for.
class PermissionsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<PermissionCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { "Permission \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
