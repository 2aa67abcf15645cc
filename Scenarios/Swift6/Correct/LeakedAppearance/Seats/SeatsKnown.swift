import UIKit

final class KnownSeatCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ number: Int, isTaken: Bool) {
    label.text = "Seat \(number)"
    contentView.backgroundColor = isTaken ? .systemGray : .clear
    label.textColor = isTaken ? .white : .label
  }
}

/// The seat that was touched is remembered, and every cell shows whether its seat is taken.
final class KnownSeatsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var taken: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 48)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(KnownSeatCell.self, forCellWithReuseIdentifier: "seat")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "seat", for: indexPath)
    (cell as? KnownSeatCell)?.configure(indexPath.item + 1, isTaken: taken.contains(indexPath.item))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    taken.insert(indexPath.item)
    collectionView.reloadItems(at: [indexPath])
  }
}
