import UIKit

struct Windmill {
  let id: Int
  let name: String
  let notes: [String]
}

final class WindmillsViewController: UITableViewController {
  private var windmills: [Windmill] = (1...30).map { WindmillsViewController.makeWindmill($0) }
  private var openIDs: Set<Int> = []
  /// by row; forgotten whenever a row comes, goes, opens or closes.
  private var heights: [Int: CGFloat] = [:]

  private static func makeWindmill(_ id: Int) -> Windmill {
    Windmill(id: id, name: "Windmill \(id)", notes: (0...(id % 4)).map { "Note \($0 + 1) about its sails" })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Windmills"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "windmill")
  }

  func buildWindmill() {
    let id = (windmills.map(\.id).max() ?? 0) + 1
    windmills.insert(Self.makeWindmill(id), at: 0)
    heights.removeAll()
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { windmills.count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = heights[indexPath.row] { return height }
    let windmill = windmills[indexPath.row]
    let height = openIDs.contains(windmill.id) ? 52 + CGFloat(windmill.notes.count) * 20 : 52
    heights[indexPath.row] = height
    return height
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "windmill", for: indexPath)
    let windmill = windmills[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = windmill.name
    content.secondaryText = openIDs.contains(windmill.id) ? windmill.notes.joined(separator: "\n") : nil
    content.secondaryTextProperties.numberOfLines = 0
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    openIDs.formSymmetricDifference([windmills[indexPath.row].id])
    heights.removeAll()
    tableView.performBatchUpdates { tableView.reconfigureRows(at: [indexPath]) }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    openIDs.remove(windmills.remove(at: indexPath.row).id)
    heights.removeAll()
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
