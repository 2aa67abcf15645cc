import UIKit

/// Two arrays that change together.
final class KnownWishesViewController: UIViewController, UICollectionViewDataSource {
  private var wishes = (1...40).map { "Wish \($0)" }
  private var liked = Array(repeating: false, count: 40)
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 50)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(WishCell.self, forCellWithReuseIdentifier: "wish")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func removeFirst() {
    wishes.removeFirst()
    liked.removeFirst()
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { wishes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "wish", for: indexPath)
    if let cell = cell as? WishCell {
      cell.label.text = wishes[indexPath.item]
      cell.heart.setImage(UIImage(systemName: liked[indexPath.item] ? "heart.fill" : "heart"), for: .normal)
      cell.onHeart = { [weak self, weak cell] in
        guard let self, let cell, let now = self.collectionView.indexPath(for: cell) else { return }
        liked[now.item].toggle()
        self.collectionView.reloadItems(at: [now])
      }
    }
    return cell
  }
}
