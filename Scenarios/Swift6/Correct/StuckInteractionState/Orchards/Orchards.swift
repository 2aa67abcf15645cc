import UIKit

/// What is selected is the screen's, by name: after every reload it is selected again.
final class OrchardsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var trees = ["Apple", "Pear", "Plum", "Cherry", "Quince", "Medlar", "Fig", "Apricot", "Peach", "Almond"].flatMap {
    tree in
    (1...4).map { "\(tree) \($0)" }
  }
  private var chosen: Set<String> = []
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.allowsMultipleSelection = true
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "tree")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trees.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tree", for: indexPath)
    let tree = trees[indexPath.row]
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = tree
      content.image = UIImage(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
      cell.contentConfiguration = content
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.insert(trees[indexPath.row]) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { chosen.remove(trees[indexPath.row]) }

  func sort() {
    trees.sort()
    reload()
  }

  func turnAround() {
    trees.reverse()
    reload()
  }

  private func reload() {
    table.reloadData()
    for (row, tree) in trees.enumerated() where chosen.contains(tree) {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
  }
}
