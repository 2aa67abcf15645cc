import UIKit

/// The pad of table nine: every change may change other rows.
final class OrderPadViewController: UITableViewController {
  private let order: PadOrder
  private let doughLabel = UILabel()

  init(order: PadOrder) {
    self.order = order
    super.init(style: .grouped)
    title = "Table nine"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PadLineCell.self, forCellReuseIdentifier: PadLineCell.reuseID)
    tableView.register(PadCourseHeader.self, forHeaderFooterViewReuseIdentifier: PadCourseHeader.reuseID)
    tableView.keyboardDismissMode = .onDrag
    doughLabel.font = .preferredFont(forTextStyle: .footnote)
    doughLabel.textAlignment = .center
    doughLabel.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
    tableView.tableHeaderView = doughLabel
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction(title: "Send") { [weak self] _ in self?.sendOrReopen() })
    order.onChange = { [weak self] ids in self?.refresh(ids) }
    updateTotals()
  }

  private func sendOrReopen() {
    view.endEditing(true)
    if order.state == .sent { order.reopen() } else { order.send() }
  }

  private func refresh(_ ids: [PadLine.ID]?) {
    let paths = order.courses.indices.flatMap { section in
      order.courses[section].lines.indices.map { IndexPath(row: $0, section: section) }
    }
    let changed = paths.filter { ids?.contains(order.courses[$0.section].lines[$0.row].id) ?? true }
    // A note field may come or go with the first of a dish.
    UIView.performWithoutAnimation { tableView.reconfigureRows(at: changed) }
    for section in order.courses.indices {
      (tableView.headerView(forSection: section) as? PadCourseHeader)?.show(
        order.courses[section].name, cents: order.cents(of: section))
    }
    updateTotals()
  }

  private func updateTotals() {
    doughLabel.text = "Dough for \(order.doughLeft)"
    switch order.state {
    case .open: navigationItem.prompt = order.total == 0 ? "Nothing ordered" : "Total " + padPrice(order.total)
    case .sending: navigationItem.prompt = "Sending…"
    case .sent: navigationItem.prompt = "In the kitchen, " + padPrice(order.total)
    }
    navigationItem.rightBarButtonItem?.title = order.state == .sent ? "Change" : "Send"
    navigationItem.rightBarButtonItem?.isEnabled = order.total > 0 && order.state != .sending
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { order.courses.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.courses[section].lines.count
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: PadCourseHeader.reuseID) as? PadCourseHeader
    header?.show(order.courses[section].name, cents: order.cents(of: section))
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PadLineCell.reuseID, for: indexPath)
    let line = order.courses[indexPath.section].lines[indexPath.row]
    (cell as? PadLineCell)?.show(
      line, in: order,
      onStep: { [weak self] step in self?.order.change(line.id, by: step) },
      onNote: { [weak self] note in self?.order.write(note, on: line.id) })
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let line = order.courses[indexPath.section].lines[indexPath.row]
    guard order.state == .open, line.amount > 0 else { return UISwipeActionsConfiguration(actions: []) }
    let none = UIContextualAction(style: .normal, title: "None") { [weak self] _, _, done in
      self?.order.change(line.id, by: -line.amount)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [none])
  }
}
