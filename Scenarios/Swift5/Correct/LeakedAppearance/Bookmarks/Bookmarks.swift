import UIKit

struct Bookmark: Hashable {
  let title: String
  let tags: [String]
}

/// Chips are made anew for every bookmark, so the old ones have to go.
final class BookmarkCell: UICollectionViewListCell {
  private let titleLabel = UILabel()
  private let tagStack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tagStack.spacing = 6
    tagStack.alignment = .center
    let column = UIStackView(arrangedSubviews: [titleLabel, tagStack])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(lessThanOrEqualTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func bind(_ bookmark: Bookmark) {
    titleLabel.text = bookmark.title
    tagStack.arrangedSubviews.forEach { view in
      tagStack.removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    for tag in bookmark.tags {
      let chip = UILabel()
      chip.text = "#\(tag)"
      chip.font = UIFont.systemFont(ofSize: 12, weight: .medium)
      chip.textColor = .white
      chip.backgroundColor = .systemTeal
      chip.layer.cornerRadius = 4
      chip.layer.masksToBounds = true
      tagStack.addArrangedSubview(chip)
    }
    tagStack.isHidden = bookmark.tags.isEmpty
  }
}

final class BookmarksViewController: UIViewController {
  private let bookmarks: [Bookmark] = {
    let pool = ["swift", "cooking", "travel", "news", "music"]
    return (0..<48).map { index in Bookmark(title: "Page \(index)", tags: Array(pool.prefix(index % 4))) }
  }()

  private lazy var dataSource: UICollectionViewDiffableDataSource<String, Bookmark> = {
    let registration = UICollectionView.CellRegistration<BookmarkCell, Bookmark> { cell, _, bookmark in
      cell.bind(bookmark)
      cell.accessories = bookmark.tags.isEmpty ? [] : [.disclosureIndicator()]
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, bookmark in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: bookmark)
    }
  }()

  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func loadView() {
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<String, Bookmark>()
    snapshot.appendSections(["Bookmarks"])
    snapshot.appendItems(bookmarks)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
