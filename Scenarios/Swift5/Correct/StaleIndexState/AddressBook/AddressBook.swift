import UIKit

/// Sections by first letter, rebuilt whenever somebody is added.
class AddressBookViewController: UITableViewController {
  private var names = ["Ada", "Alan", "Barbara", "Bjarne", "Chris", "Dennis", "Donald", "Edsger", "Frances", "Grace"]
    .flatMap { name in (1...4).map { "\(name) \($0)" } }
  private var sections: [(letter: String, names: [String])] = []
  private var starred: Set<String> = ["Alan 2"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    rebuild()
  }

  func meet(_ name: String) {
    names.append(name)
    rebuild()
  }

  private func rebuild() {
    sections = Dictionary(grouping: names) { String($0.prefix(1)) }
      .map { (letter: $0.key, names: $0.value.sorted()) }
      .sorted { $0.letter < $1.letter }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { return sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return sections[section].letter
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    return sections.map { $0.letter }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    let name = sections[indexPath.section].names[indexPath.row]
    cell.textLabel?.text = name
    cell.accessoryView = starred.contains(name) ? UIImageView(image: UIImage(systemName: "star.fill")) : nil
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    starred.formSymmetricDifference([sections[indexPath.section].names[indexPath.row]])
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}
