import Combine
import UIKit

final class TwinTilesViewController: UICollectionViewController {
  private let game = TwinTilesGame()
  private var source: UICollectionViewDiffableDataSource<Int, TwinTile.ID>!
  private var subscription: AnyCancellable?
  private lazy var backButton = UIBarButtonItem(
    title: "Take back", primaryAction: UIAction(title: "Take back") { [game] _ in game.takeBack() })

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "Twin tiles"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let tileRegistration = UICollectionView.CellRegistration<TwinTileCell, TwinTile.ID> { [game] cell, path, id in
      guard let tile = game.tile(id) else { return }
      // The number is that of the place, as on a board, and not of the tile.
      cell.show(tile, number: path.item + 1)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TwinTilesHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, _ in
      header.label.text = self?.score
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: tileRegistration, for: path, item: id)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: path)
    }
    navigationItem.leftBarButtonItem = backButton
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Hint", primaryAction: UIAction(title: "Hint") { [game] _ in game.hint() }),
      UIBarButtonItem(title: "Mix", primaryAction: UIAction(title: "Mix") { [game] _ in game.mix() }),
    ]
    subscription = game.changes.sink { [weak self] in self?.apply(touched: $0) }
    apply(touched: [])
  }

  private var score: String { "\(game.found) of \(game.pairs) pairs, \(game.moves) moves" }

  private func apply(touched: Set<TwinTile.ID>) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, TwinTile.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(game.tiles.map(\.id))
    snapshot.reconfigureItems(game.tiles.map(\.id).filter(touched.contains))
    source.apply(snapshot, animatingDifferences: true)
    let headers = collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    for header in headers { (header as? TwinTilesHeader)?.label.text = score }
    backButton.isEnabled = game.canTakeBack
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    game.turn(id)
  }
}
