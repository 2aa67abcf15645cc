import UIKit

struct Wallpaper: Hashable {
  let id: Int
  let name: String
}

class WallpaperLoader {
  static let shared = WallpaperLoader()
  private var cache: [Int: UIImage] = [:]

  func cached(_ id: Int) -> UIImage? { cache[id] }

  @MainActor
  func image(for id: Int) async -> UIImage? {
    if let image = cache[id] { return image }
    try? await Task.sleep(nanoseconds: UInt64(60 + (id * 53) % 400) * 1_000_000)
    guard !Task.isCancelled else { return nil }
    let image = UIImage(systemName: ["sun.max", "moon", "cloud", "snow"][id % 4])
    cache[id] = image
    return image
  }
}

final class WallpaperCell: UICollectionViewCell {
  static let reuseIdentifier = "WallpaperCell"

  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let caption = UILabel()
  private var task: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.textAlignment = .center
    let stack = UIStackView(arrangedSubviews: [imageView, caption])
    stack.axis = .vertical
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
    spinner.hidesWhenStopped = true
    spinner.center = contentView.center
    contentView.addSubview(spinner)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
    task = nil
    imageView.image = nil
    spinner.stopAnimating()
  }

  func show(_ wallpaper: Wallpaper, loader: WallpaperLoader) {
    caption.text = wallpaper.name
    if let image = loader.cached(wallpaper.id) {
      imageView.image = image
      return
    }
    spinner.startAnimating()
    task = Task { [weak self] in
      let image = await loader.image(for: wallpaper.id)
      guard !Task.isCancelled, let self else { return }
      self.spinner.stopAnimating()
      self.imageView.image = image
    }
  }
}

final class WallpapersViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var wallpapers = (1...80).map { Wallpaper(id: $0, name: "Wallpaper \($0)") }
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(WallpaperCell.self, forCellWithReuseIdentifier: WallpaperCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func removeFirstRow() {
    wallpapers.removeFirst(2)
    collectionView.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return wallpapers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: WallpaperCell.reuseIdentifier, for: indexPath)
        as? WallpaperCell
    else {
      fatalError("registered with another class")
    }
    cell.show(wallpapers[indexPath.item], loader: .shared)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = (collectionView.bounds.width - 24) / 2
    return CGSize(width: width.rounded(.down), height: 160)
  }
}
