import UIKit

/// A header's section is looked up among those that are shown.
final class GreenhousesViewController: UITableViewController {
  private struct Bay {
    let name: String
    let beds: [String]
    var isFolded = false
  }

  private var bays = ["Cacti", "Ferns", "Orchids", "Palms"].map { name in
    Bay(name: name, beds: (1...2).map { "Bed \($0) of \(name)" })
  }
  private var hidesCacti = false

  /// Places among all bays of those that are shown.
  private var shown: [Int] { bays.indices.filter { !hidesCacti || bays[$0].name != "Cacti" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bed")
    tableView.register(BayHeader.self, forHeaderFooterViewReuseIdentifier: "bay")
    tableView.sectionHeaderHeight = 44
    let hide = UIAction(title: "Hide cacti") { [weak self] _ in
      self?.hidesCacti.toggle()
      self?.tableView.reloadData()
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Hide cacti", primaryAction: hide)
  }

  private func fold(_ section: Int) {
    bays[shown[section]].isFolded.toggle()
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let bay = bays[shown[section]]
    return bay.isFolded ? 0 : bay.beds.count
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bay") as? BayHeader
    let bay = bays[shown[section]]
    header?.show(bay.isFolded ? "\(bay.name), folded" : bay.name) { [weak self] in self?.fold(section) }
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bed", for: indexPath)
    cell.textLabel?.text = bays[shown[indexPath.section]].beds[indexPath.row]
    return cell
  }
}

private final class BayHeader: UITableViewHeaderFooterView {
  private let button = UIButton(type: .system)
  private var onTap: () -> Void = {}

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    button.frame = CGRect(x: 16, y: 0, width: 240, height: 44)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, onTap: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    self.onTap = onTap
  }
}
