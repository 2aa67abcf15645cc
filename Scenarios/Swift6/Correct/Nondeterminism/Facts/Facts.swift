import UIKit

/// The day's facts: a random choice that is made once, and then is the screen's data.
final class FactsViewController: UITableViewController {
  private let library = (1...200).map { "Fact number \($0)" }
  private lazy var facts = Array(library.shuffled().prefix(40))
  private var seen: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { facts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let fact = facts[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
    cell.textLabel?.text = fact
    cell.textLabel?.textColor = seen.contains(fact) ? .secondaryLabel : .label
    cell.accessoryType = seen.contains(fact) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    seen.insert(facts[indexPath.row])
    tableView.reconfigureRows(at: [indexPath])
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func another() {
    guard let fresh = library.filter({ !facts.contains($0) }).randomElement() else { return }
    facts.insert(fresh, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}
