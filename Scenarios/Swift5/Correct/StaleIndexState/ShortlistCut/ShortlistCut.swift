import UIKit

private struct ShortlistApplicant {
  let id: Int
  let name: String
  let marks: Int
  let need: Int
}

/// Grants go to the first of a list, as many as there is money for. A touch says how far the money goes, in whichever order.
final class ShortlistCutViewController: UITableViewController {
  private var applicants = [
    ("Aisha", 98, 3), ("Bjarne", 95, 8), ("Chiara", 91, 5), ("Dmitar", 88, 9), ("Eun", 84, 1), ("Fatou", 79, 7), ("Gabor", 75, 6),
    ("Hilde", 70, 4),
  ].enumerated().map { ShortlistApplicant(id: $0.offset, name: $0.element.0, marks: $0.element.1, need: $0.element.2) }
  private var isByNeed = false
  /// How many grants there are.
  private var grants = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 48
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "applicant")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "By need", primaryAction: UIAction { [weak self] _ in self?.reorder() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "No grants", primaryAction: UIAction { [weak self] _ in self?.set(0) })
    set(0)
  }

  private func reorder() {
    isByNeed.toggle()
    navigationItem.rightBarButtonItem?.title = isByNeed ? "By marks" : "By need"
    applicants.sort { isByNeed ? $0.need > $1.need : $0.marks > $1.marks }
    tableView.reloadData()
    set(grants)
  }

  /// The first of the list are chosen, and nobody else.
  private func set(_ grants: Int) {
    self.grants = grants
    title = "\(grants) grants"
    for row in applicants.indices {
      let path = IndexPath(row: row, section: 0)
      if row < grants {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      } else {
        tableView.deselectRow(at: path, animated: false)
      }
    }
  }

  func id(at row: Int) -> Int { applicants[row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { applicants.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "applicant", for: indexPath)
    let applicant = applicants[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = applicant.name
    content.secondaryText = "\(applicant.marks) marks, need \(applicant.need)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { set(indexPath.row + 1) }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { set(indexPath.row) }
}
