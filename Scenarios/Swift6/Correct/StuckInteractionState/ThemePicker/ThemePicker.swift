import UIKit

struct Theme: Hashable, Sendable {
  let name: String
  let isPremium: Bool
}

final class ThemeCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let lock = UIImageView(image: UIImage(systemName: "lock.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    let normal = UIView()
    normal.backgroundColor = .secondarySystemGroupedBackground
    normal.layer.cornerRadius = 10
    backgroundView = normal

    let selected = UIView()
    selected.backgroundColor = .systemBlue
    selected.layer.cornerRadius = 10
    selectedBackgroundView = selected

    let row = UIStackView(arrangedSubviews: [titleLabel, lock])
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    titleLabel.highlightedTextColor = .white
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ theme: Theme) {
    titleLabel.text = theme.name
    lock.isHidden = !theme.isPremium
  }
}

final class ThemePickerViewController: UIViewController, UICollectionViewDelegate {
  private enum Section: Int { case free, premium }

  private let themes = (1...30).map { Theme(name: "Theme \($0)", isPremium: $0 % 2 == 0) }
  private var current: Theme?
  private var dataSource: UICollectionViewDiffableDataSource<Section, Theme>!
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<ThemeCell, Theme> { cell, _, theme in cell.configure(theme) }
    dataSource = .init(collectionView: collectionView) { list, indexPath, theme in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: theme)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Theme>()
    snapshot.appendSections([.free, .premium])
    for theme in themes {
      snapshot.appendItems([theme], toSection: theme.isPremium ? .premium : .free)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    current = dataSource.itemIdentifier(for: indexPath)
    title = current?.name
  }

  private func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}
