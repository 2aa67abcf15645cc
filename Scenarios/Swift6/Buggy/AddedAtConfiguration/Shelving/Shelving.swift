import UIKit

final class ShelvingCell: UICollectionViewCell {
  private let label = UILabel()
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .brown
    for view in [label, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String) {
    label.text = name
    lay()
  }

  /// Called for every shelf: the views are the same, and what was said of them still holds.
  private func lay() {
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      bar.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      bar.widthAnchor.constraint(equalToConstant: 120),
      bar.heightAnchor.constraint(equalToConstant: 4),
    ])
  }
}

/// Shelves of a cellar.
final class ShelvingViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 56)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<ShelvingCell, String> { cell, _, name in cell.show(name) }
    dataSource = .init(collectionView: list) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...60).map { "Shelf \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
