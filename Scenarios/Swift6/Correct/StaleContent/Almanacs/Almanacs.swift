import UIKit

final class MonthHeader: UICollectionReusableView {
  let title = UILabel()
  let button = UIButton(type: .system)
  var tapped: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.frame = CGRect(x: 16, y: 0, width: 220, height: 44)
    button.frame = CGRect(x: 250, y: 0, width: 100, height: 44)
    button.addAction(UIAction { [unowned self] _ in tapped() }, for: .touchUpInside)
    addSubview(title)
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    tapped = {}
  }
}

/// Headers count their rows and fold them away; those on screen are told when the counts change.
final class AlmanacsViewController: UIViewController {
  private var days: [String: [String]] = [:]
  private let months = ["January", "February", "March", "April", "May", "June", "July", "August"]
  private var folded: Set<String> = []
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    for month in months { days[month] = (1...6).map { "\(month) \($0)" } }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 360, height: 44)
    layout.headerReferenceSize = CGSize(width: 360, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(list)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, day in
      var content = cell.defaultContentConfiguration()
      content.text = day
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<MonthHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      if let month = dataSource.sectionIdentifier(for: indexPath.section) { configure(view, month) }
    }
    dataSource = .init(collectionView: list) { list, indexPath, day in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: day)
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    apply()
  }

  private func configure(_ header: MonthHeader, _ month: String) {
    header.title.text = "\(month): \(days[month, default: []].count) entries"
    header.button.setTitle(folded.contains(month) ? "Show" : "Hide", for: .normal)
    header.tapped = { [weak self] in self?.fold(month) }
  }

  private func fold(_ month: String) {
    folded.formSymmetricDifference([month])
    apply()
  }

  func note() {
    days["January", default: []].insert("January note \(days["January", default: []].count)", at: 0)
    days["March", default: []].removeLast()
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(months)
    for month in months where !folded.contains(month) { snapshot.appendItems(days[month, default: []], toSection: month) }
    dataSource.apply(snapshot, animatingDifferences: false) { [self] in
      let kind = UICollectionView.elementKindSectionHeader
      for indexPath in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let header = list.supplementaryView(forElementKind: kind, at: indexPath) as? MonthHeader,
          let month = dataSource.sectionIdentifier(for: indexPath.section)
        else { continue }
        configure(header, month)
      }
    }
  }
}
