import UIKit

struct SetlistSong: Identifiable, Sendable {
  let id = UUID()
  var name: String
}

/// Songs that are moved by dragging them.
final class SetlistsViewController: UIViewController, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private var songs = (1...30).map { SetlistSong(name: "Song \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, SetlistSong.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dragDelegate = self
    list.dropDelegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, SetlistSong.ID> { [unowned self] cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = songs.first { $0.id == id }?.name
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  func add() {
    songs.insert(SetlistSong(name: "Encore"), at: 0)
    apply()
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: songs[indexPath.item].name as NSString))
    item.localObject = songs[indexPath.item].id
    return [item]
  }

  private func position(of item: UIDragItem) -> Int? {
    guard let id = item.localObject as? SetlistSong.ID else { return nil }
    return songs.firstIndex { $0.id == id }
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    session.localDragSession != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let destination = coordinator.destinationIndexPath, let dropped = coordinator.items.first,
      let source = position(of: dropped.dragItem)
    else { return }
    let song = songs.remove(at: source)
    songs.insert(song, at: min(destination.item, songs.count))
    apply()
    coordinator.drop(dropped.dragItem, toItemAt: destination)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SetlistSong.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(songs.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
