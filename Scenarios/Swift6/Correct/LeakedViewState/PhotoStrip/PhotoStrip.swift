import SwiftUI
import UIKit

struct StripPhoto: Identifiable, Hashable, Sendable {
  let id: Int
  var caption: String { "Photo \(id)" }
}

/// Stands for a network client: each picture takes its own time.
actor ThumbnailService {
  func thumbnail(for id: StripPhoto.ID) async throws -> String {
    try await Task.sleep(for: .milliseconds(80 + (id * 37) % 200))
    return id % 3 == 0 ? "mountain.2.fill" : id % 3 == 1 ? "leaf.fill" : "building.2.fill"
  }
}

struct PhotoTile: View {
  let photo: StripPhoto
  let service: ThumbnailService

  @State private var symbol: String?

  var body: some View {
    VStack {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(Color(.secondarySystemBackground))
        if let symbol {
          Image(systemName: symbol).imageScale(.large)
        } else {
          ProgressView()
        }
      }
      .frame(height: 90)
      Text(photo.caption).font(.caption)
    }
    .task(id: photo.id) {
      symbol = nil
      symbol = try? await service.thumbnail(for: photo.id)
    }
  }
}

final class PhotoStripViewController: UIViewController {
  private let service = ThumbnailService()
  private var photos = (1...90).map(StripPhoto.init)
  private var dataSource: UICollectionViewDiffableDataSource<Int, StripPhoto>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)), subitems: [item])
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewCell, StripPhoto> { [service] cell, _, photo in
      cell.contentConfiguration = UIHostingConfiguration { PhotoTile(photo: photo, service: service) }.margins(.all, 0)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, photo in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    }
    apply()
  }

  func newestFirst() {
    photos.sort { $0.id > $1.id }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, StripPhoto>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
