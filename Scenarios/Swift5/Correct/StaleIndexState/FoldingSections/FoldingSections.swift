import UIKit

final class FoldingSectionsViewController: UITableViewController {
  private let sections = ["North", "South"].map { name in (1...5).map { "\(name) \($0)" } }
  private var unfolded: Set<IndexPath> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let isUnfolded = unfolded.contains(indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row] + (isUnfolded ? ": open all day" : "")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    unfolded.formSymmetricDifference([indexPath])
    tableView.reloadData()
  }
}
