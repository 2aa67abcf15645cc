import UIKit

/// A base for screens with a list: subclasses say how it is laid out and what stands in it.
class ListScreenController: UIViewController {
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())

  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  }

  func configure() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    configure()
  }
}

/// Settings: some lead on, some carry a value, some neither; every row says all of it each time.
final class OptionsViewController: ListScreenController {
  struct Option: Hashable {
    var number: Int
    var leadsOn: Bool { number % 3 == 0 }
    var isNew: Bool { number % 7 == 0 }
  }

  private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Option> = .init { cell, _, option in
    var content = cell.defaultContentConfiguration()
    content.text = "Option \(option.number)"
    content.image = UIImage(systemName: option.isNew ? "sparkles" : "gear")
    cell.contentConfiguration = content
    cell.accessories = option.leadsOn ? [.disclosureIndicator()] : option.isNew ? [.label(text: "new")] : []
  }
  private lazy var dataSource = UICollectionViewDiffableDataSource<String, Option>(collectionView: collectionView) {
    [registration] list, indexPath, option in
    list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: option)
  }

  override func createLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override func configure() {
    show(1...40)
  }

  func show(_ numbers: ClosedRange<Int>) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Option>()
    snapshot.appendSections(["all"])
    snapshot.appendItems(numbers.map { Option(number: $0) })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
