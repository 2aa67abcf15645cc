import UIKit

struct Aviary {
  let id: Int
  let name: String
  let birds: [String]
}

final class AviaryHeader: UICollectionReusableView {
  private let nameLabel = UILabel()
  private let button = UIButton(type: .system)
  private var onPin: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("To the top", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onPin?() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [nameLabel, button])
    stack.distribution = .equalSpacing
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, onPin: @escaping () -> Void) {
    nameLabel.text = name
    self.onPin = onPin
  }
}

/// The birds of a zoo, three to a row, by aviary. The keeper brings the aviary that matters today to the top.
final class AviariesViewController: UIViewController {
  private var aviaries = (1...12).map { number in
    Aviary(id: number, name: "Aviary \(number)", birds: (1...3).map { "Bird \(number)-\($0)" })
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let birds = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, bird in
      var content = UIListContentConfiguration.cell()
      content.text = bird
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<AviaryHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      guard let self else { return }
      let aviary = aviaries[indexPath.section]
      header.show(aviary.name) { [weak self] in self?.pin(at: indexPath.section) }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, bird in
      collection.dequeueConfiguredReusableCell(using: birds, for: indexPath, item: bird)
    }
    dataSource?.supplementaryViewProvider = { collection, _, indexPath in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    apply(animated: false)
  }

  private static func layout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func pin(at index: Int) {
    aviaries.insert(aviaries.remove(at: index), at: 0)
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(aviaries.map(\.id))
    for aviary in aviaries { snapshot.appendItems(aviary.birds, toSection: aviary.id) }
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}
