import UIKit

struct AlbumTrack: Hashable {
  let id: Int
  let title: String
}

/// The track that plays is selected; Next selects the one below it, and the end of a track does so, too.
final class TracksViewController: UICollectionViewController {
  private var tracks = (1...20).map { AlbumTrack(id: $0, title: "Piece \($0)") }
  private var playing = 1
  private var dataSource: UICollectionViewDiffableDataSource<Int, AlbumTrack>?

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.playNext() })
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, AlbumTrack> { cell, _, track in
      cell.configurationUpdateHandler = { cell, state in
        guard let cell = cell as? UICollectionViewListCell else { return }
        var content = cell.defaultContentConfiguration().updated(for: state)
        content.text = track.title
        content.image = UIImage(systemName: state.isSelected ? "speaker.wave.2" : "music.note")
        cell.contentConfiguration = content
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, track in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: track)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, AlbumTrack>()
    snapshot.appendSections([0])
    snapshot.appendItems(tracks)
    dataSource?.apply(snapshot, animatingDifferences: false)
    selectPlaying()
  }

  func playNext() {
    guard let index = tracks.firstIndex(where: { $0.id == playing }) else { return }
    playing = tracks[(index + 1) % tracks.count].id
    selectPlaying()
  }

  func shuffleLastToTop() {
    tracks.insert(tracks.removeLast(), at: 0)
    var snapshot = NSDiffableDataSourceSnapshot<Int, AlbumTrack>()
    snapshot.appendSections([0])
    snapshot.appendItems(tracks)
    dataSource?.apply(snapshot, animatingDifferences: true)
  }

  private func selectPlaying() {
    guard let track = tracks.first(where: { $0.id == playing }) else { return }
    collectionView.selectItem(at: dataSource?.indexPath(for: track), animated: true, scrollPosition: [])
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let track = dataSource?.itemIdentifier(for: indexPath) else { return }
    playing = track.id
  }
}
