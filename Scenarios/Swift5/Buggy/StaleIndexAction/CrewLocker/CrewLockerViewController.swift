import UIKit

/// The locker's list: tap to check a piece, swipe to discard it.
final class CrewLockerViewController: UIViewController {
  private let store: CrewLockerStore
  private let snackBar = LockerSnackBar()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(store: CrewLockerStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Locker"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.delegate = self
    for part in [collectionView, snackBar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      snackBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      snackBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      snackBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      snackBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -56),
    ])
    store.onChange = { [weak self] ids in self?.update(changed: ids) }
    update(changed: [])
  }

  private func discard(_ id: LockerPiece.ID) {
    guard let (piece, index) = store.discard(id) else { return }
    snackBar.show(piece.name + " discarded") { [weak self] in self?.store.restore(piece, at: index) }
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let discard = UIContextualAction(style: .destructive, title: "Discard") { [weak self] _, _, done in
        self?.discard(id)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [discard])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, LockerPiece.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, LockerPiece.ID> { [weak self] cell, _, id in
      guard let piece = self?.store.piece(id) else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = piece.name
      content.secondaryText = piece.shelf
      cell.contentConfiguration = content
      cell.accessories = piece.isChecked ? [.checkmark()] : []
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func update(changed: [LockerPiece.ID]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, LockerPiece.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.pieces.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: true)
    navigationItem.prompt = "\(store.pieces.filter(\.isChecked).count) of \(store.pieces.count) checked"
  }
}

extension CrewLockerViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let id = dataSource.itemIdentifier(for: indexPath) { store.toggleChecked(id) }
  }
}
