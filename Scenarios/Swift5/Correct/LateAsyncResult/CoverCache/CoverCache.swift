import UIKit

/// Covers by address, loaded once for all who ask.
final class CoverCache {
  static let shared = CoverCache()
  private var images: [URL: UIImage] = [:]
  private var waiting: [URL: [(UIImage?) -> Void]] = [:]

  func cached(_ address: URL) -> UIImage? { images[address] }

  func load(_ address: URL, completion: @escaping (UIImage?) -> Void) {
    if let image = images[address] { return completion(image) }
    waiting[address, default: []].append(completion)
    guard waiting[address]?.count == 1 else { return }
    URLSession.shared.dataTask(with: address) { data, _, _ in
      let image = data.flatMap { UIImage(data: $0) }
      DispatchQueue.main.async {
        self.images[address] = image
        self.waiting.removeValue(forKey: address)?.forEach { $0(image) }
      }
    }.resume()
  }
}

final class CoverCell: UICollectionViewCell {
  private let cover = UIImageView()
  private let label = UILabel()
  private var address: URL?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .caption1)
    contentView.addSubview(cover)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, cover address: URL?) {
    label.text = title
    self.address = address
    cover.image = address.flatMap { CoverCache.shared.cached($0) } ?? UIImage(systemName: "book.closed")
    guard let address = address, CoverCache.shared.cached(address) == nil else { return }
    CoverCache.shared.load(address) { [weak self] image in
      guard let self = self, self.address == address, let image = image else { return }
      self.cover.image = image
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 20)
    label.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
  }
}

final class CoverCacheViewController: UICollectionViewController, UICollectionViewDataSourcePrefetching {
  /// Volumes of a series share their cover.
  private let books = (1...60).map { (title: "Vol. \($0)", series: ($0 + 5) / 6) }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 160)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "book")
    collectionView.prefetchDataSource = self
  }

  private func address(_ item: Int) -> URL? { URL(string: "https://covers.example/series/\(books[item].series).png") }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    (cell as? CoverCell)?.show(books[indexPath.item].title, cover: address(indexPath.item))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let address = address(indexPath.item) else { continue }
      CoverCache.shared.load(address) { _ in }
    }
  }
}
