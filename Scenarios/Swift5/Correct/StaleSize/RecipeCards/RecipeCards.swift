// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class RecipeCardCell: UITableViewCell {
  let name = UILabel(frame: CGRect(x: 16, y: 10, width: 280, height: 24))
  let steps = UILabel(frame: CGRect(x: 16, y: 40, width: 340, height: 110))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    steps.numberOfLines = 5
    contentView.addSubview(name)
    contentView.addSubview(steps)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The old way: heights come from the delegate, and an empty update makes the table ask for them again.
class RecipeCardsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()
  private var recipes = (1...40).map { "Recipe \($0)" }
  private var openRecipe: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.estimatedRowHeight = 0
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(RecipeCardCell.self, forCellReuseIdentifier: "recipe")
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return recipes.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath) as! RecipeCardCell
    cell.name.text = recipes[indexPath.row]
    cell.steps.text = "Chop, fry, stir and season \(recipes[indexPath.row].lowercased()) until it smells good."
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    return recipes[indexPath.row] == openRecipe ? 160 : 44
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    openRecipe = openRecipe == recipes[indexPath.row] ? nil : recipes[indexPath.row]
    tableView.beginUpdates()
    tableView.endUpdates()
  }

  func cookFirst() {
    recipes.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
  }
}
