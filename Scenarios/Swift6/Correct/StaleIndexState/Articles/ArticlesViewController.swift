import SwiftUI
import UIKit

final class ArticlesViewController: UICollectionViewController {
  private let bookmarks = Bookmarks()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Article>!

  convenience init() {
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Article> { [bookmarks] cell, _, article in
      cell.contentConfiguration = UIHostingConfiguration {
        BookmarkedArticleRow(article: article, bookmarks: bookmarks)
      }
      .margins(.vertical, 8)
    }
    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, article in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: article)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Article>()
    snapshot.appendSections([0])
    snapshot.appendItems(Article.library)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
