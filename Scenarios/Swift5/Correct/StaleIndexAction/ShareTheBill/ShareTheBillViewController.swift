import UIKit

final class ShareTheBillViewController: UITableViewController {
  let desk = BillDesk()
  private let tipControl = UISegmentedControl(items: ["0 %", "5 %", "10 %", "15 %"])
  private let totalLabel = UILabel()
  private lazy var undoButton = UIBarButtonItem(title: "Undo", primaryAction: UIAction(title: "Undo") { [desk] _ in desk.undo() })
  private lazy var redoButton = UIBarButtonItem(title: "Redo", primaryAction: UIAction(title: "Redo") { [desk] _ in desk.redo() })

  init() {
    super.init(style: .plain)
    title = "Dinner"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BillGuestCell.self, forCellReuseIdentifier: "guest")
    navigationItem.leftBarButtonItems = [undoButton, redoButton]
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.askForGuest() })

    totalLabel.textAlignment = .center
    totalLabel.font = .preferredFont(forTextStyle: .headline)
    tipControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let percent = self.tipControl.selectedSegmentIndex * 5
        self.desk.change { $0.tipPercent = percent }
      }, for: .valueChanged)
    let header = UIStackView(arrangedSubviews: [totalLabel, tipControl])
    header.axis = .vertical
    header.spacing = 8
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    tableView.tableHeaderView = header
    desk.onChange = { [weak self] old, new in self?.show(new, after: old) }
    updateBars()
  }

  private func updateBars() {
    let bill = desk.bill
    totalLabel.text = "Total \(SharedBill.text(bill.total)) for \(bill.portions) portions"
    tipControl.selectedSegmentIndex = bill.tipPercent / 5
    undoButton.isEnabled = desk.canUndo
    redoButton.isEnabled = desk.canRedo
  }

  /// Guests come and go with an animation; all others get their new share in place.
  private func show(_ bill: SharedBill, after old: SharedBill) {
    let oldIDs = old.guests.map(\.id)
    let newIDs = bill.guests.map(\.id)
    let gone = oldIDs.indices.filter { !newIDs.contains(oldIDs[$0]) }.map { IndexPath(row: $0, section: 0) }
    let came = newIDs.indices.filter { !oldIDs.contains(newIDs[$0]) }.map { IndexPath(row: $0, section: 0) }
    if !gone.isEmpty || !came.isEmpty {
      tableView.performBatchUpdates {
        tableView.deleteRows(at: gone, with: .automatic)
        tableView.insertRows(at: came, with: .automatic)
      }
    }
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    updateBars()
  }

  private func askForGuest() {
    let alert = UIAlertController(title: "Who comes too?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Invite", style: .default) { [weak self, weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self?.desk.add(name)
      })
    present(alert, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { desk.bill.guests.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    guard let row = cell as? BillGuestCell else { return cell }
    let guest = desk.bill.guests[indexPath.row]
    row.show(guest, share: desk.bill.shares[guest.id])
    row.onRename = { [desk] id, name in desk.changeGuest(id) { $0.name = name } }
    row.onPortions = { [desk] id, portions in desk.changeGuest(id) { $0.portions = portions } }
    row.onInvite = { [desk] id, invited in desk.changeGuest(id) { $0.isInvited = invited } }
    return row
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = desk.bill.guests[indexPath.row].id
    let leave = UIContextualAction(style: .destructive, title: "Leave") { [desk] _, _, done in
      desk.change { bill in bill.guests.removeAll { $0.id == id } }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [leave])
  }
}
