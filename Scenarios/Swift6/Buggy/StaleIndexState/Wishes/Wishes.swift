import UIKit

final class WishCell: UICollectionViewCell {
  let label = UILabel()
  let heart = UIButton(type: .system)
  var onHeart: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    heart.addAction(UIAction { [weak self] _ in self?.onHeart?() }, for: .touchUpInside)
    heart.accessibilityLabel = "Like"
    let stack = UIStackView(arrangedSubviews: [label, heart])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Two arrays that should change together; one of them doesn't.
final class WishesViewController: UIViewController, UICollectionViewDataSource {
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
