import UIKit

struct CartEntry {
  let sku: String
  var count: Int
}

protocol CartCellDelegate: AnyObject {
  func cartCellDidTapPlus(_ cell: CartCell)
  func cartCellDidTapRemove(_ cell: CartCell)
}

final class CartCell: UICollectionViewCell {
  weak var delegate: CartCellDelegate?

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let plus = UIButton(
      type: .system,
      primaryAction: UIAction(title: "More") { [unowned self] _ in
        self.delegate?.cartCellDidTapPlus(self)
      })
    let remove = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Remove") { [unowned self] _ in
        self.delegate?.cartCellDidTapRemove(self)
      })
    let stack = UIStackView(arrangedSubviews: [label, plus, remove])
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func update(_ entry: CartEntry) {
    label.text = "\(entry.count) × \(entry.sku)"
  }
}

/// The cell says only "me": where it stands is asked when it was tapped.
final class CartViewController: UIViewController {
  private var entries = (1...48).map { CartEntry(sku: "Article \($0)", count: 1 + $0 % 3) }
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 360, height: 56)
    layout.minimumLineSpacing = 4
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(CartCell.self, forCellWithReuseIdentifier: "cart")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func soldOut() {
    entries.remove(at: 1)
    collectionView.performBatchUpdates {
      self.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
  }
}

extension CartViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { entries.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cart", for: indexPath) as? CartCell else {
      fatalError("registered with another class")
    }
    cell.delegate = self
    cell.update(entries[indexPath.item])
    return cell
  }
}

extension CartViewController: CartCellDelegate {
  func cartCellDidTapPlus(_ cell: CartCell) {
    guard let indexPath = collectionView.indexPath(for: cell) else { return }
    entries[indexPath.item].count += 1
    cell.update(entries[indexPath.item])
  }

  func cartCellDidTapRemove(_ cell: CartCell) {
    guard let indexPath = collectionView.indexPath(for: cell) else { return }
    entries.remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}
