import UIKit

struct Dish: Sendable {
  var name: String
  var tags: [String]
  var isTried = false
}

final class DishCell: UICollectionViewCell {
  let name = UILabel()
  let tags = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tags.spacing = 4
    let stack = UIStackView(arrangedSubviews: [name, tags])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func add(_ tag: String) {
    let label = UILabel()
    label.text = tag
    tags.addArrangedSubview(label)
  }

  func removeTags() {
    for view in tags.arrangedSubviews { view.removeFromSuperview() }
  }
}

/// Dishes that can be marked as tried. How a cell shows its tags is up to the subclass.
class DishesViewController: UIViewController {
  private var dishes = ["Curry", "Risotto", "Chili", "Ramen"].map { Dish(name: $0, tags: ["hot", "dinner"]) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 80)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<DishCell, String> { [weak self] cell, _, name in
      guard let self, let dish = dishes.first(where: { $0.name == name }) else { return }
      cell.name.text = dish.isTried ? "\(name) ✓" : name
      show(dish, in: cell)
    }
    dataSource = .init(collectionView: list) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(dishes.map(\.name))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func show(_ dish: Dish, in cell: DishCell) {}

  func markAsTried(_ name: String) {
    guard let index = dishes.firstIndex(where: { $0.name == name }) else { return }
    dishes[index].isTried = true
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([name])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// Adds the tags to those that are there already.
final class GrownDishesViewController: DishesViewController {
  override func show(_ dish: Dish, in cell: DishCell) {
    for tag in dish.tags { cell.add(tag) }
  }
}
