import UIKit

/// The star says what a touch does; the words of the favourite before stay.
final class StationCell: UICollectionViewCell {
  private let label = UILabel()
  private let star = UIImageView(image: UIImage(systemName: "star"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.isAccessibilityElement = true
    let stack = UIStackView(arrangedSubviews: [label, star])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ number: Int) {
    label.text = "Station \(number)"
    if number % 7 == 0 { star.accessibilityLabel = "Favourite" }
  }
}

final class StationsViewController: UIViewController, UICollectionViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 48)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(StationCell.self, forCellWithReuseIdentifier: "station")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "station", for: indexPath)
    (cell as? StationCell)?.configure(indexPath.item + 1)
    return cell
  }
}
