import SwiftUI
import UIKit

struct Track: Identifiable, Hashable {
  let id: Int
  let title: String
}

/// The order belongs to the model; the data source tells it what the user moved.
class PlaylistViewController: UIViewController {
  private var tracks = (1...28).map { Track(id: $0, title: "Track \($0)") }
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Track.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Track.ID> { [weak self] cell, _, id in
      guard let track = self?.tracks.first(where: { $0.id == id }) else { return }
      cell.contentConfiguration = UIHostingConfiguration { Label(track.title, systemImage: "music.note") }
      cell.accessories = [.reorder(displayed: .always)]
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      guard let self = self, let order = self.tracks.map(\.id).applying(transaction.difference) else { return }
      let byID = Dictionary(uniqueKeysWithValues: self.tracks.map { ($0.id, $0) })
      self.tracks = order.compactMap { byID[$0] }
    }
    apply()
  }

  func enqueue() {
    tracks.insert(Track(id: tracks.count + 100, title: "Surprise"), at: 1)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Track.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(tracks.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
