import UIKit

class RegistrationDemoViewController: UIViewController {
  var textCellRegistration: UICollectionView.CellRegistration<TextCell, String>!
  var symbolCellRegistration: UICollectionView.CellRegistration<SymbolCell, String>!
  var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    textCellRegistration = UICollectionView.CellRegistration { cell, indexPath, text in
      cell.label.text = text
    }
    symbolCellRegistration = UICollectionView.CellRegistration { cell, indexPath, name in
      cell.show(name)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, item in
      if item.hasPrefix("Line") {
        return collectionView.dequeueConfiguredReusableCell(using: textCellRegistration, for: indexPath, item: item)
      } else {
        return collectionView.dequeueConfiguredReusableCell(using: symbolCellRegistration, for: indexPath, item: item)
      }
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems((1...30).map { "Line \($0)" }, toSection: 0)
    snapshot.appendItems((1...30).map { "\($0).circle" }, toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
