import SwiftUI
import UIKit

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String { "Scan \(id)" }
}

enum Thumbnails {
  /// What a disk cache would take its time for.
  static func load(_ photo: Photo) async -> String {
    try? await Task.sleep(for: .milliseconds(80))
    return "thumbnail of \(photo.title)"
  }
}

final class AlbumViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Photo.ID>!
  private let photos = (1...45).map(Photo.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.show(photo)
    }
    dataSource = .init(collectionView: collectionView) { [photos] collectionView, indexPath, id in
      let photo = photos.first { $0.id == id }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
