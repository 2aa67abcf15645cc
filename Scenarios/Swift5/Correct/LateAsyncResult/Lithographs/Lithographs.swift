import UIKit

struct Lithograph {
  let id: Int
  let title: String
}

final class LithographCache {
  private var images: [Int: UIImage] = [:]
  private var waiting: [Int: [(UIImage) -> Void]] = [:]

  /// At once if it is there, otherwise later.
  func image(_ id: Int, completion: @escaping (UIImage) -> Void) -> UIImage? {
    if let image = images[id] { return image }
    waiting[id, default: []].append(completion)
    guard waiting[id]?.count == 1 else { return nil }
    let work = DispatchWorkItem { [weak self] in
      guard let self, let image = UIImage(systemName: "\(id % 50).square") else { return }
      self.images[id] = image
      self.waiting.removeValue(forKey: id)?.forEach { $0(image) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3 + 0.1 * Double(id % 3), execute: work)
    return nil
  }
}

final class LithographCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private var shownID: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = CGRect(x: 12, y: 8, width: 84, height: 84)
    titleLabel.frame = CGRect(x: 0, y: 96, width: 108, height: 20)
    titleLabel.textAlignment = .center
    titleLabel.font = .preferredFont(forTextStyle: .caption1)
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with lithograph: Lithograph, cache: LithographCache) {
    shownID = lithograph.id
    titleLabel.text = lithograph.title
    imageView.image = cache.image(lithograph.id) { [weak self] image in
      guard self?.shownID == lithograph.id else { return }
      self?.imageView.image = image
    }
  }
}

final class LithographsViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  private let cache = LithographCache()
  private var lithographs = (1...60).map { Lithograph(id: $0, title: "Lithograph \($0)") }
  private var nextID = 61

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 108, height: 120)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lithographs"
    collectionView.register(LithographCell.self, forCellWithReuseIdentifier: "lithograph")
    collectionView.prefetchDataSource = self
  }

  func acquire() {
    lithographs.insert(Lithograph(id: nextID, title: "Lithograph \(nextID)"), at: 0)
    nextID += 1
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  func sellSecond() {
    guard lithographs.count > 2 else { return }
    lithographs.remove(at: 1)
    collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lithographs.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "lithograph", for: indexPath)
    (cell as? LithographCell)?.configure(with: lithographs[indexPath.item], cache: cache)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths { _ = cache.image(lithographs[indexPath.item].id) { _ in } }
  }
}
