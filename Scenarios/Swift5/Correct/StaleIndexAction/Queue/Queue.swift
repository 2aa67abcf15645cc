import UIKit

struct Song: Hashable {
  let id: Int
  let title: String
}

/// "Play next" brings the song to the top; "Undo" brings the last one that was removed back to its place.
final class QueueViewController: UIViewController {
  private var songs = (1...50).map { Song(id: $0, title: "Song \($0)") }
  private var removed: (song: Song, before: Song?)?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Song>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self = self, let song = self.dataSource.itemIdentifier(for: indexPath) else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          self.remove(song)
          done(true)
        },
        UIContextualAction(style: .normal, title: "Play next") { _, _, done in
          self.playNext(song)
          done(true)
        },
      ])
    }
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Song> { cell, _, song in
      var content = UIListContentConfiguration.cell()
      content.text = song.title
      content.image = UIImage(systemName: "music.note")
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, song in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: song)
    }
    apply(animated: false)
  }

  func undo() {
    guard let (song, before) = removed else { return }
    removed = nil
    let index = before.flatMap { songs.firstIndex(of: $0) } ?? songs.endIndex
    songs.insert(song, at: index)
    apply()
  }

  private func remove(_ song: Song) {
    guard let index = songs.firstIndex(of: song) else { return }
    songs.remove(at: index)
    removed = (song, index < songs.endIndex ? songs[index] : nil)
    apply()
  }

  private func playNext(_ song: Song) {
    guard let index = songs.firstIndex(of: song) else { return }
    songs.remove(at: index)
    songs.insert(song, at: 0)
    apply()
  }

  private func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Song>()
    snapshot.appendSections([0])
    snapshot.appendItems(songs)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
