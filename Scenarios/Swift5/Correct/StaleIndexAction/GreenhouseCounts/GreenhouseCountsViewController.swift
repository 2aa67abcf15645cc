import UIKit

final class GreenhouseCountsViewController: UITableViewController, GreenhouseCropCellDelegate {
  let greenhouse = CropHouse()
  private lazy var undoButton = UIBarButtonItem(
    title: "Undo", primaryAction: UIAction(title: "Undo") { [weak self] _ in self?.putBack() })

  init() { super.init(style: .grouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(GreenhouseCropCell.self, forCellReuseIdentifier: "crop")
    navigationItem.rightBarButtonItem = undoButton
    updateBar()
  }

  private func updateBar() {
    title = "Picked: \(greenhouse.total)"
    undoButton.isEnabled = greenhouse.canRestore
  }

  private func putBack() {
    guard let path = greenhouse.restore() else { return }
    tableView.insertRows(at: [path], with: .automatic)
    refreshHeader(path.section)
    updateBar()
  }

  private func refreshHeader(_ bed: Int) {
    tableView.headerView(forSection: bed)?.textLabel?.text = greenhouse.subtitle(of: bed)
  }

  // MARK: Cells

  func cropCell(_ cell: GreenhouseCropCell, changesBy amount: Int) {
    guard let path = tableView.indexPath(for: cell) else { return }
    change(at: path, by: amount)
  }

  private func change(at path: IndexPath, by amount: Int) {
    greenhouse.change(at: path, by: amount)
    tableView.reconfigureRows(at: [path])
    refreshHeader(path.section)
    updateBar()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { greenhouse.beds.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    greenhouse.beds[section].crops.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    greenhouse.subtitle(of: section)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "crop", for: indexPath)
    if let row = cell as? GreenhouseCropCell {
      row.delegate = self
      row.show(greenhouse[indexPath])
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    greenhouse.remove(at: indexPath)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    refreshHeader(indexPath.section)
    updateBar()
  }
}
