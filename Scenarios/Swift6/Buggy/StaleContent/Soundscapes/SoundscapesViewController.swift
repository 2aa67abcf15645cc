import SwiftUI
import UIKit

final class SoundscapesViewController: UIViewController {
  private let player = Player()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Soundscape.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sounds"

    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Soundscape> {
      [weak self, player] cell, _, soundscape in
      cell.contentConfiguration = UIHostingConfiguration {
        SoundscapeRow(soundscape: soundscape, isPlaying: soundscape.id == player.nowPlaying) {
          self?.play(soundscape.id)
        }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [player] collectionView, indexPath, id in
      let soundscape = player.library.first { $0.id == id }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: soundscape)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Int, Soundscape.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(player.library.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func play(_ id: Soundscape.ID) {
    player.play(id)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}
