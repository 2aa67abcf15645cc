import UIKit

struct AlbumPicture: Hashable {
  let id: Int
  let name: String
  let day: Int
  var isStarred = false
}

@MainActor final class Album {
  private(set) var pictures: [AlbumPicture] = (1...40).map {
    AlbumPicture(id: $0, name: "\(["Beach", "Forest", "Harbour", "Bridge", "Garden"][$0 % 5]) \($0)", day: $0 * 11 % 28 + 1)
  }

  func toggleStar(_ id: Int) {
    guard let place = pictures.firstIndex(where: { $0.id == id }) else { return }
    pictures[place].isStarred.toggle()
  }

  func remove(_ id: Int) { pictures.removeAll { $0.id == id } }

  func picture(_ id: Int) -> AlbumPicture? { pictures.first { $0.id == id } }
}

/// Fetches thumbnails, some of which take longer than others, and keeps them.
@MainActor final class ThumbnailLoader {
  private var kept: [Int: UIImage] = [:]

  func keptThumbnail(of picture: AlbumPicture) -> UIImage? { kept[picture.id] }

  func thumbnail(of picture: AlbumPicture) async -> UIImage? {
    if let image = kept[picture.id] { return image }
    try? await Task.sleep(nanoseconds: UInt64(200 + picture.id * 7 % 9 * 150) * 1_000_000)
    guard !Task.isCancelled else { return nil }
    let image = UIImage(named: "thumbnail-\(picture.id)")
    kept[picture.id] = image
    return image
  }
}

final class AlbumCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let nameLabel = UILabel()
  private let starLabel = UILabel()
  private var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = .secondarySystemBackground
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    starLabel.font = .preferredFont(forTextStyle: .caption1)
    starLabel.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [nameLabel, starLabel])
    let column = UIStackView(arrangedSubviews: [imageView, texts])
    column.axis = .vertical
    column.spacing = 4
    column.frame = contentView.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(column)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }

  func show(_ picture: AlbumPicture, loader: ThumbnailLoader) {
    nameLabel.text = picture.name
    starLabel.text = picture.isStarred ? "★" : nil
    if let image = loader.keptThumbnail(of: picture) {
      imageView.image = image
      return
    }
    loading = Task { [weak self] in
      let image = await loader.thumbnail(of: picture)
      guard !Task.isCancelled else { return }
      self?.imageView.image = image
    }
  }
}

final class ThumbnailsViewController: UIViewController, UICollectionViewDelegate {
  private let album: Album
  private let loader = ThumbnailLoader()
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private var byDay = false

  init(album: Album) {
    self.album = album
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 120)
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.delegate = self
    view.addSubview(grid)
    let registration = UICollectionView.CellRegistration<AlbumCell, Int> { [weak self] cell, _, id in
      guard let self, let picture = album.picture(id) else { return }
      cell.show(picture, loader: loader)
    }
    source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, indexPath, id in
      grid.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "By day",
      primaryAction: UIAction(title: "By day") { [weak self] _ in
        guard let self else { return }
        byDay.toggle()
        navigationItem.rightBarButtonItem?.title = byDay ? "By name" : "By day"
        showPictures()
      })
    showPictures()
  }

  private func showPictures(changed: [Int] = []) {
    title = "\(album.pictures.count) pictures"
    let ordered = byDay ? album.pictures.sorted { ($0.day, $0.id) < ($1.day, $1.id) } : album.pictures
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ordered.map(\.id))
    snapshot.reconfigureItems(changed)
    source?.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source?.itemIdentifier(for: indexPath) else { return }
    album.toggleStar(id)
    showPictures(changed: [id])
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = source?.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Delete", attributes: .destructive) { _ in
          self?.album.remove(id)
          self?.showPictures()
        }
      ])
    }
  }
}
