import UIKit

/// Whether a recipe is liked is a variable of its cell, and goes with the cell.
class RecipeCell: UITableViewCell {
  let nameLabel = UILabel()
  let likeButton = UIButton(type: .system)
  var isLiked = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let row = UIStackView(arrangedSubviews: [nameLabel, likeButton])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    likeButton.addAction(
      UIAction { [weak self] _ in
        self?.isLiked.toggle()
        self?.updateButton()
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(with name: String) {
    nameLabel.text = name
    updateButton()
  }

  private func updateButton() {
    likeButton.setTitle(isLiked ? "Liked" : "Like", for: .normal)
  }
}

/// A cell that forgets, which is not what the cook wants but leaks nothing.
class ForgetfulRecipeCell: RecipeCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    isLiked = false
  }
}

class RecipesViewController: UITableViewController {
  private let recipes = (1...40).map { "Recipe \($0)" }
  var cellClass: RecipeCell.Type { RecipeCell.self }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellClass, forCellReuseIdentifier: "recipe")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { recipes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    (cell as? RecipeCell)?.configure(with: recipes[indexPath.row])
    return cell
  }
}

class ForgetfulRecipesViewController: RecipesViewController {
  override var cellClass: RecipeCell.Type { ForgetfulRecipeCell.self }
}
