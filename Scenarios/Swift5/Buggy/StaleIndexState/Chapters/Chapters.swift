import UIKit

/// The chapter that is being read is remembered by its place.
class ChaptersViewController: UICollectionViewController {
  private var chapters = (1...40).map { "Chapter \($0)" }
  private var current: Int?
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.textProperties.font = .preferredFont(forTextStyle: path.item == self.current ? .headline : .body)
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, path, name in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    apply()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    current = indexPath.item
    apply()
  }

  func addPreface() {
    chapters.insert("Preface", at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(chapters)
    snapshot.reconfigureItems(chapters)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
