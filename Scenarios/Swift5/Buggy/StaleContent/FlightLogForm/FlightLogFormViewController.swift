import UIKit

final class FlightLogFormViewController: UITableViewController, FlightPropertyCellDelegate {
  private let log: FlightLog
  private let summary = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))

  init(log: FlightLog) {
    self.log = log
    super.init(style: .grouped)
    title = "New flight"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FlightPropertyCell.self, forCellReuseIdentifier: "property")
    summary.textAlignment = .center
    summary.text = log.summary
    tableView.tableHeaderView = summary
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.askToClear() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Review", primaryAction: UIAction(title: "Review") { [weak self] _ in self?.review() })
  }

  private func askToClear() {
    view.endEditing(true)
    let alert = UIAlertController(title: "Clear all numbers?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Clear All", style: .destructive) { [weak self] _ in
        guard let self else { return }
        self.log.clear()
        self.summary.text = self.log.summary
        self.tableView.reloadData()
      })
    present(alert, animated: true)
  }

  private func review() {
    view.endEditing(true)
    navigationController?.pushViewController(FlightReviewViewController(log: log), animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { log.groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.groups[section].properties.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { log.groups[section].title }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "property", for: indexPath)
    if let row = cell as? FlightPropertyCell {
      let property = log.groups[indexPath.section].properties[indexPath.row]
      row.delegate = self
      row.show(property, text: log.text(of: property))
    }
    return cell
  }

  func propertyCell(_ cell: FlightPropertyCell, didEnter text: String) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    log.set(text, for: log.groups[indexPath.section].properties[indexPath.row])
    summary.text = log.summary
  }
}

/// All that was filled in, before it is saved.
final class FlightReviewViewController: UITableViewController {
  private let entries: [(title: String, text: String)]

  init(log: FlightLog) {
    entries = log.groups.flatMap(\.properties).compactMap { property in
      log.value(of: property) == nil ? nil : (property.title, log.text(of: property))
    }
    super.init(style: .insetGrouped)
    title = "Review"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = entries[indexPath.row].title
    content.secondaryText = entries[indexPath.row].text
    cell.contentConfiguration = content
    return cell
  }
}
