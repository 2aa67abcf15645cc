import UIKit

struct Recipe: Equatable {
  let id: Int
  var name: String
  var minutes: Int
  var isFavourite = false
}

@MainActor final class CookBook {
  private(set) var recipes: [Recipe] = [
    "Apple crumble", "Barley soup", "Carrot cake", "Dal", "Egg curry", "Fish pie", "Goulash", "Hummus", "Irish stew", "Jam roll",
    "Kedgeree", "Lasagne", "Minestrone", "Noodle salad", "Omelette", "Pancakes", "Quiche", "Risotto", "Shakshuka", "Tortilla",
  ].enumerated().map { Recipe(id: $0.offset, name: $0.element, minutes: 15 + $0.offset * 13 % 50) }
  private var nextID = 20

  func save(_ recipe: Recipe) {
    if let place = recipes.firstIndex(where: { $0.id == recipe.id }) { recipes[place] = recipe }
  }

  func add(_ name: String) {
    recipes.append(Recipe(id: nextID, name: name, minutes: 30))
    nextID += 1
  }

  func remove(_ id: Int) { recipes.removeAll { $0.id == id } }
}

final class RecipeSource: UITableViewDiffableDataSource<Int, Int> {
  var onDelete: ((Int) -> Void)?

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    onDelete?(id)
  }
}

final class DishesViewController: UITableViewController {
  private let book: CookBook
  private var source: RecipeSource?
  private var onlyFavourites = false
  private var shown: [Recipe] = []

  init(book: CookBook) {
    self.book = book
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    source = RecipeSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
      guard let recipe = self?.shown.first(where: { $0.id == id }) else { return cell }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = recipe.name
      content.secondaryText = "\(recipe.minutes) min" + (recipe.isFavourite ? " · favourite" : "")
      cell.contentConfiguration = content
      return cell
    }
    source?.onDelete = { [weak self] id in
      self?.book.remove(id)
      self?.showRecipes()
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Favourites",
      primaryAction: UIAction(title: "Favourites") { [weak self] _ in
        self?.onlyFavourites.toggle()
        self?.showRecipes()
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New",
      primaryAction: UIAction(title: "New") { [weak self] _ in
        self?.ask("New recipe", text: "") { name in
          self?.book.add(name)
          self?.showRecipes()
        }
      })
    showRecipes()
  }

  private func showRecipes() {
    let before = shown
    shown = book.recipes.filter { !onlyFavourites || $0.isFavourite }.sorted { $0.name < $1.name }
    title = onlyFavourites ? "Favourites" : "\(shown.count) recipes"
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    snapshot.reconfigureItems(shown.filter { now in before.contains { $0.id == now.id && $0 != now } }.map(\.id))
    source?.apply(snapshot, animatingDifferences: true)
  }

  private func ask(_ title: String, text: String, then: @escaping (String) -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "Name"
      $0.text = text
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        then(name)
      })
    present(alert, animated: true)
  }

  private func recipe(at indexPath: IndexPath) -> Recipe? {
    guard let id = source?.itemIdentifier(for: indexPath) else { return nil }
    return book.recipes.first { $0.id == id }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard var recipe = recipe(at: indexPath) else { return }
    ask("Rename", text: recipe.name) { [weak self] name in
      recipe.name = name
      self?.book.save(recipe)
      self?.showRecipes()
    }
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let shown = recipe(at: indexPath) else { return nil }
    let like = UIContextualAction(style: .normal, title: shown.isFavourite ? "Dislike" : "Like") { [weak self] _, _, done in
      var recipe = shown
      recipe.isFavourite.toggle()
      self?.book.save(recipe)
      self?.showRecipes()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [like])
  }
}
