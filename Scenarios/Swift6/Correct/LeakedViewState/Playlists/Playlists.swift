import SwiftUI
import UIKit

struct Playlist: Identifiable, Sendable {
  let id: UUID
  var name: String
}

@MainActor
protocol PlaylistRenaming: AnyObject {
  func rename(_ id: Playlist.ID, to name: String)
}

/// Edits a copy and hands it over on return; what is not handed over is forgotten with the row.
struct PlaylistRow: View {
  let playlist: Playlist
  weak var delegate: (any PlaylistRenaming)?

  @State private var draft: String
  @State private var isRenaming = false
  @FocusState private var isFocused: Bool

  init(playlist: Playlist, delegate: (any PlaylistRenaming)?) {
    self.playlist = playlist
    self.delegate = delegate
    _draft = State(initialValue: playlist.name)
  }

  var body: some View {
    HStack {
      Image(systemName: "music.note.list")
      if isRenaming {
        TextField("Name", text: $draft)
          .focused($isFocused)
          .onSubmit { finish() }
        Button("Done") { finish() }
      } else {
        Text(playlist.name)
        Spacer()
        Button("Rename") {
          draft = playlist.name
          isRenaming = true
          isFocused = true
        }
      }
    }
  }

  private func finish() {
    isRenaming = false
    isFocused = false
    delegate?.rename(playlist.id, to: draft)
  }
}

final class PlaylistsViewController: UICollectionViewController, PlaylistRenaming {
  private var playlists: [Playlist] = (1...36).map { Playlist(id: UUID(), name: "Mixtape \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Playlist.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebarPlain)))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Playlist> { [weak self] cell, _, playlist in
      cell.contentConfiguration = UIHostingConfiguration {
        PlaylistRow(playlist: playlist, delegate: self)
          .id(playlist.id)
      }
    }
    dataSource = .init(collectionView: collectionView) { [unowned self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: playlists.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Playlist.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(playlists.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func rename(_ id: Playlist.ID, to name: String) {
    guard let index = playlists.firstIndex(where: { $0.id == id }), !name.isEmpty else { return }
    playlists[index].name = name
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  func moveFirstToEnd() {
    playlists.append(playlists.removeFirst())
    var snapshot = NSDiffableDataSourceSnapshot<Int, Playlist.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(playlists.map(\.id))
    dataSource.apply(snapshot)
  }
}
