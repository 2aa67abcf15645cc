import UIKit

struct Recipe: Sendable {
  var name: String
  var tags: [String]
  var isTried = false
}

final class RecipeCell: UICollectionViewCell {
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

/// Recipes that can be marked as tried. How a cell shows its tags is up to the subclass.
class RecipesViewController: UIViewController {
  private var recipes = ["Curry", "Risotto", "Chili", "Ramen"].map { Recipe(name: $0, tags: ["hot", "dinner"]) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 380, height: 80)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<RecipeCell, String> { [weak self] cell, _, name in
      guard let self, let recipe = recipes.first(where: { $0.name == name }) else { return }
      cell.name.text = recipe.isTried ? "\(name) ✓" : name
      show(recipe, in: cell)
    }
    dataSource = .init(collectionView: list) { list, indexPath, name in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(recipes.map(\.name))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func show(_ recipe: Recipe, in cell: RecipeCell) {}

  func markAsTried(_ name: String) {
    guard let index = recipes.firstIndex(where: { $0.name == name }) else { return }
    recipes[index].isTried = true
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([name])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// Adds the tags to those that are there already.
final class GrownRecipesViewController: RecipesViewController {
  override func show(_ recipe: Recipe, in cell: RecipeCell) {
    for tag in recipe.tags { cell.add(tag) }
  }
}

/// Takes the old tags away first.
final class CleanRecipesViewController: RecipesViewController {
  override func show(_ recipe: Recipe, in cell: RecipeCell) {
    cell.removeTags()
    for tag in recipe.tags { cell.add(tag) }
  }
}

/// Shows a star for each time that a recipe was looked at, which the provider itself counts: a new cell shows as many.
final class CountedRecipesViewController: RecipesViewController {
  private var looks: [String: Int] = [:]

  override func show(_ recipe: Recipe, in cell: RecipeCell) {
    looks[recipe.name, default: 0] += 1
    cell.removeTags()
    for _ in 0..<looks[recipe.name, default: 0] { cell.add("★") }
  }
}
