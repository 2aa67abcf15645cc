import UIKit

@MainActor
final class AvatarStore {
  private let cache = NSCache<NSString, UIImage>()

  func cached(_ name: String) -> UIImage? { cache.object(forKey: name as NSString) }

  func load(_ name: String, completion: @escaping @MainActor (UIImage?) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { [cache] in
      let image = UIImage(systemName: name.count.isMultiple(of: 2) ? "person.circle" : "person.circle.fill")
      if let image { cache.setObject(image, forKey: name as NSString) }
      completion(image)
    }
  }
}

final class AvatarCell: UICollectionViewCell {
  let picture = UIImageView()
  let caption = UILabel()
  var name: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFit
    caption.textAlignment = .center
    for view in [picture, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      picture.heightAnchor.constraint(equalToConstant: 60),
      picture.widthAnchor.constraint(equalToConstant: 60),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture that comes late is shown only if the cell still stands for the same person.
final class AvatarsViewController: UIViewController, UICollectionViewDataSource {
  private let names = (1...60).map { String(repeating: "a", count: $0 % 3) + "Member \($0)" }
  private let store = AvatarStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 92)
    let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.register(AvatarCell.self, forCellWithReuseIdentifier: "avatar")
    grid.dataSource = self
    view.addSubview(grid)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let dequeued = collectionView.dequeueReusableCell(withReuseIdentifier: "avatar", for: indexPath)
    guard let cell = dequeued as? AvatarCell else { return dequeued }
    let name = names[indexPath.item]
    cell.name = name
    cell.caption.text = name
    cell.picture.image = store.cached(name) ?? UIImage(systemName: "person.circle.dashed")
    if store.cached(name) == nil {
      store.load(name) { [weak cell] image in
        guard cell?.name == name else { return }
        cell?.picture.image = image
      }
    }
    return cell
  }
}
