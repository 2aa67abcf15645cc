import UIKit

final class TurnsViewController: UITableViewController {
  private let table: RoundTable
  private var source: UITableViewDiffableDataSource<Int, String>?

  init(table: RoundTable) {
    self.table = table
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "player")
    source = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, name in
      let cell = tableView.dequeueReusableCell(withIdentifier: "player", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back in",
      primaryAction: UIAction(title: "Back in") { [weak self] _ in
        self?.table.comeBack()
        self?.show()
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "End turn",
      primaryAction: UIAction(title: "End turn") { [weak self] _ in
        self?.table.endTurn()
        self?.show()
      })
    show()
  }

  private func show() {
    title = "\(table.order[0])’s turn"
    navigationItem.leftBarButtonItem?.isEnabled = !table.pausing.isEmpty
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(table.order)
    source?.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let name = source?.itemIdentifier(for: indexPath) else { return nil }
    let pause = UIContextualAction(style: .normal, title: "Sit out") { [weak self] _, _, done in
      self?.table.pause(name)
      self?.show()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [pause])
  }
}
