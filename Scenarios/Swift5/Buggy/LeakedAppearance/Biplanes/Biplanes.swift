import UIKit

enum BiplaneSquadron: String {
  case swallow, falcon

  var symbol: String {
    switch self {
    case .swallow: "bird.fill"
    case .falcon: "bolt.fill"
    }
  }
}

struct Biplane: Hashable {
  let id: Int
  let name: String
  let squadron: BiplaneSquadron
}

final class BiplaneCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let badge = UIImageView()
  private var shownSquadron: BiplaneSquadron?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [badge, nameLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.frame = contentView.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    badge.contentMode = .center
    badge.heightAnchor.constraint(equalToConstant: 60).isActive = true
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    badge.image = nil
    badge.accessibilityLabel = nil
  }

  func configure(with biplane: Biplane) {
    nameLabel.text = biplane.name
    // The tinted badge takes long to draw.
    guard biplane.squadron != shownSquadron else { return }
    shownSquadron = biplane.squadron
    badge.image = UIImage(systemName: biplane.squadron.symbol)?.withTintColor(.systemIndigo)
    badge.accessibilityLabel = "Squadron \(biplane.squadron.rawValue)"
  }
}

/// The collection of a museum of flight: two planes in a row, each with the badge of its squadron.
final class BiplanesViewController: UICollectionViewController {
  private let biplanes = (1...60).map { Biplane(id: $0, name: "Biplane \($0)", squadron: $0 % 5 == 0 ? .falcon : .swallow) }

  init() {
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Biplanes"
    collectionView.register(BiplaneCell.self, forCellWithReuseIdentifier: "biplane")
  }

  func identity(at indexPath: IndexPath) -> Int { biplanes[indexPath.item].id }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { biplanes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "biplane", for: indexPath)
    (cell as? BiplaneCell)?.configure(with: biplanes[indexPath.item])
    return cell
  }
}
