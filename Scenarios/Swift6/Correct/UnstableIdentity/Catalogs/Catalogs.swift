import UIKit

/// Two kinds of things behind one control; switching replaces all items and the cell that shows them.
final class CatalogsViewController: UIViewController {
  private enum Item: Hashable {
    case book(Int)
    case film(Int)
  }

  private var shown = 0
  private let control = UISegmentedControl(items: ["Books", "Films"])
  private lazy var list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private var dataSource: UICollectionViewDiffableDataSource<Int, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [unowned self] _ in show(control.selectedSegmentIndex) }, for: .valueChanged)
    for view in [control, list] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.topAnchor.constraint(equalTo: control.bottomAnchor, constant: 8),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      switch item {
      case .book(let number):
        content.text = "Book \(number)"
        content.secondaryText = "Author \(number % 7)"
      case .film(let number):
        content.text = "Film \(number)"
        content.image = UIImage(systemName: "film")
      }
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    show(0)
  }

  func show(_ index: Int) {
    shown = index
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([index])
    snapshot.appendItems((1...30).map { index == 0 ? Item.book($0) : Item.film($0) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
