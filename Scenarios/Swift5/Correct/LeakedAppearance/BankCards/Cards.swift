import UIKit

struct BankCard: Hashable {
  enum Brand: CaseIterable { case gold, silver, plain }

  let number: Int
  let brand: Brand
}

/// One gradient layer for the life of the cell; each card gives it colours or hides it.
final class BankCardCell: UICollectionViewCell {
  private let gradient = CAGradientLayer()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    contentView.layer.insertSublayer(gradient, at: 0)
    contentView.layer.cornerRadius = 16
    contentView.layer.masksToBounds = true
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
    label.frame = contentView.bounds.insetBy(dx: 20, dy: 20)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateContents() }
  }

  var card: BankCard? {
    didSet { updateContents() }
  }

  private func updateContents() {
    guard let card = card else {
      label.text = nil
      gradient.isHidden = true
      return
    }
    label.text = "•••• \(card.number)"
    switch card.brand {
    case .gold:
      gradient.isHidden = false
      gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemOrange.cgColor]
      contentView.layer.borderWidth = 0
      label.textColor = .black
    case .silver:
      gradient.isHidden = false
      gradient.colors = [UIColor.systemGray5.cgColor, UIColor.systemGray.cgColor]
      contentView.layer.borderWidth = 0
      label.textColor = .white
    case .plain:
      gradient.isHidden = true
      contentView.layer.borderWidth = 1
      contentView.layer.borderColor = UIColor.separator.cgColor
      label.textColor = .label
    }
  }
}

final class BankCardsViewController: UICollectionViewController {
  private let cards: [BankCard] = (0..<40).map { index in
    BankCard(number: 1000 + 37 * index, brand: BankCard.Brand.allCases[(index * index) % 3])
  }

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(BankCardCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    cards.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? BankCardCell)?.card = cards[indexPath.item]
    return cell
  }
}
