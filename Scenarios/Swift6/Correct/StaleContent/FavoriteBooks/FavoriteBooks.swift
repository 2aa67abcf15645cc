import Combine
import UIKit

struct Book: Identifiable, Sendable {
  let id: String
  let author: String
}

@MainActor
final class BookShelf {
  let books: [Book] = (1...48).map { Book(id: "Book \($0)", author: "Author \($0 % 9)") }
  @Published private(set) var favorites: Set<Book.ID> = ["Book 2"]

  func toggle(_ id: Book.ID) {
    favorites.formSymmetricDifference([id])
  }
}

/// The shelf publishes its favorites; rows whose answer changed are reconfigured.
final class FavoriteBooksViewController: UICollectionViewController {
  let shelf: BookShelf
  private var shown: Set<Book.ID> = []
  private var cancellables = Set<AnyCancellable>()
  private lazy var dataSource = makeDataSource()

  init(shelf: BookShelf) {
    self.shelf = shelf
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Book.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shelf.books.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)

    shelf.$favorites
      .removeDuplicates()
      .sink { [weak self] favorites in self?.show(favorites) }
      .store(in: &cancellables)
  }

  private func show(_ favorites: Set<Book.ID>) {
    let changed = shown.symmetricDifference(favorites)
    shown = favorites
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(changed.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Book.ID> {
    let books = Dictionary(uniqueKeysWithValues: shelf.books.map { ($0.id, $0) })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Book.ID> { [weak self] cell, _, id in
      guard let self else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = id
      content.secondaryText = books[id]?.author
      cell.contentConfiguration = content
      let star = UIImage(systemName: shown.contains(id) ? "star.fill" : "star")
      let button = UIButton(primaryAction: UIAction(image: star) { [weak self] _ in self?.shelf.toggle(id) })
      button.accessibilityLabel = "Favorite"
      cell.accessories = [.customView(configuration: .init(customView: button, placement: .trailing()))]
    }
    return .init(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }
}
