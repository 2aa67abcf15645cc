import UIKit

final class SeatCell: UICollectionViewCell {
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

  func configure(_ number: Int) { label.text = "Seat \(number)" }

  func markAsTaken() {
    contentView.backgroundColor = .systemGray
    label.textColor = .white
  }
}

/// The cell that was touched is marked, and stays so whatever it shows.
final class SeatsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 48)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(SeatCell.self, forCellWithReuseIdentifier: "seat")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "seat", for: indexPath)
    (cell as? SeatCell)?.configure(indexPath.item + 1)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    (collectionView.cellForItem(at: indexPath) as? SeatCell)?.markAsTaken()
  }
}
