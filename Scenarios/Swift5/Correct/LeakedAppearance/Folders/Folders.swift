import UIKit

/// Nested folders are indented by a constraint that flat ones never set back.
class FolderCell: UICollectionViewCell {
  private let label = UILabel()
  var leading: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    leading = label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([
      leading,
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ name: String, level: Int) {
    label.text = name
    if level > 0 {
      leading.constant = 16 + CGFloat(level) * 20
    }
  }
}

class FoldersViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  var cellClass: FolderCell.Type { FolderCell.self }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    list.register(cellClass, forCellWithReuseIdentifier: "folder")
    dataSource = .init(collectionView: list) { list, indexPath, name in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "folder", for: indexPath)
      (cell as? FolderCell)?.show(name, level: name.hasSuffix("3") ? 2 : 0)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...45).map { "Folder \($0)" })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// Every folder is indented as it should be.
class TidyFolderCell: FolderCell {
  override func show(_ name: String, level: Int) {
    super.show(name, level: level)
    leading.constant = 16 + CGFloat(level) * 20
  }
}

class TidyFoldersViewController: FoldersViewController {
  override var cellClass: FolderCell.Type { TidyFolderCell.self }
}
