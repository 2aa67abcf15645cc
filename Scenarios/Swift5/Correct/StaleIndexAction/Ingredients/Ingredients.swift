import UIKit

struct Ingredient {
  let name: String
  var amount = ""
}

final class IngredientCell: UITableViewCell {
  let nameLabel = UILabel()
  let amountField = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    amountField.placeholder = "Amount"
    amountField.textAlignment = .right
    let row = UIStackView(arrangedSubviews: [nameLabel, amountField])
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The ingredients of a recipe in the order of use, each with a field for its amount. "Sort" puts them in alphabetical order.
final class IngredientsViewController: UITableViewController, UITextFieldDelegate {
  private var ingredients = [
    "Water", "Yeast", "Sugar", "Flour", "Salt", "Butter", "Eggs", "Milk", "Vanilla", "Almonds", "Raisins", "Lemon", "Nutmeg",
    "Honey", "Cocoa", "Cream", "Apples", "Walnuts", "Ginger", "Rum", "Cherries", "Oats", "Poppy seed", "Quark", "Jam", "Dates",
    "Figs", "Icing", "Marzipan", "Pistachios",
  ].map { Ingredient(name: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ingredients"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction(title: "Sort") { [weak self] _ in self?.sort() })
    tableView.rowHeight = 44
    tableView.keyboardDismissMode = .onDrag
    tableView.register(IngredientCell.self, forCellReuseIdentifier: "ingredient")
  }

  func identity(at indexPath: IndexPath) -> String { ingredients[indexPath.row].name }

  private func sort() {
    // The field writes to its row when its editing ends, so this comes before the rows change.
    view.endEditing(true)
    ingredients.sort { $0.name < $1.name }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ingredients.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ingredient", for: indexPath)
    guard let cell = cell as? IngredientCell else { return cell }
    cell.nameLabel.text = ingredients[indexPath.row].name
    cell.amountField.text = ingredients[indexPath.row].amount
    cell.amountField.tag = indexPath.row
    cell.amountField.delegate = self
    return cell
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    ingredients[textField.tag].amount = textField.text ?? ""
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
