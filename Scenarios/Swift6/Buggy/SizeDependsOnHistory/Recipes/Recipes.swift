import UIKit

/// Measures once and keeps the height: for every recipe that the cell will ever show.
final class RecipeCell: UICollectionViewCell {
  private let label = UILabel()
  private var measured: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ recipe: String) { label.text = recipe }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width - 32
    let height = measured ?? label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + 16
    measured = height
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = height
    return attributes
  }
}

final class RecipesViewController: UIViewController, UICollectionViewDataSource {
  private let recipes = (1...40).map { number in
    number % 4 == 0
      ? "Recipe \(number), which takes a long time: soak over night, cook slowly, let it cool down, warm it up, and serve it the "
        + "day after with bread, herbs and a bit of patience" : "Recipe \(number)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: .init(group: group)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(RecipeCell.self, forCellWithReuseIdentifier: "recipe")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { recipes.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "recipe", for: indexPath)
    (cell as? RecipeCell)?.configure(recipes[indexPath.item])
    return cell
  }
}
