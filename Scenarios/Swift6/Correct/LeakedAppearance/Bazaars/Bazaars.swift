import UIKit

struct Stall: Hashable {
  let name: String
  let goods: [String]
}

/// A header that knows itself whether its section is shown whole.
final class StallHeader: UICollectionReusableView {
  private let title = UILabel()
  private let button = UIButton(type: .system)
  private var isWhole = false
  var onToggle: ((Bool) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [title, button])
    row.frame = bounds.insetBy(dx: 16, dy: 0)
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ stall: Stall, isWhole: Bool) {
    title.text = stall.name
    self.isWhole = isWhole
    showButton()
  }

  private func toggle() {
    isWhole.toggle()
    showButton()
    onToggle?(isWhole)
  }

  private func showButton() {
    button.setTitle(isWhole ? "Show less" : "Show all", for: .normal)
  }
}

/// Stalls with three goods each, or all of them.
final class BazaarsViewController: UIViewController {
  private let stalls = (1...16).map { stall in
    Stall(name: "Stall \(stall)", goods: (1...7).map { "Good \($0) of stall \(stall)" })
  }
  private var whole: Set<Stall> = []
  private var dataSource: UICollectionViewDiffableDataSource<Stall, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, good in
      var content = cell.defaultContentConfiguration()
      content.text = good
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<StallHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      guard let stall = dataSource.sectionIdentifier(for: indexPath.section) else { return }
      header.show(stall, isWhole: whole.contains(stall))
      header.onToggle = { [weak self] isWhole in self?.set(stall, isWhole: isWhole) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, good in
      list.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: good)
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    apply()
  }

  private func set(_ stall: Stall, isWhole: Bool) {
    if isWhole { whole.insert(stall) } else { whole.remove(stall) }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Stall, String>()
    snapshot.appendSections(stalls)
    for stall in stalls {
      snapshot.appendItems(whole.contains(stall) ? stall.goods : Array(stall.goods.prefix(3)), toSection: stall)
    }
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
