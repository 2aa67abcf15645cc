import UIKit

/// A route's notes. A pull loads them anew, the last row loads more.
final class ClimbBetaViewController: UITableViewController {
  private let paginator: BetaPaginator

  init(paginator: BetaPaginator) {
    self.paginator = paginator
    super.init(style: .plain)
    title = "Sandman, 6c"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BetaNoteCell.self, forCellReuseIdentifier: BetaNoteCell.identifier)
    tableView.register(BetaMoreCell.self, forCellReuseIdentifier: BetaMoreCell.identifier)
    let refresher = UIRefreshControl()
    refresher.addAction(UIAction { [weak self] _ in self?.paginator.load() }, for: .valueChanged)
    refreshControl = refresher
    paginator.onChange = { [weak self] in self?.update() }
    paginator.load()
  }

  private func update() {
    tableView.reloadData()
    refreshControl?.endRefreshing()
    navigationItem.prompt = "\(paginator.notes.reduce(0) { $0 + $1.thanks }) thanks"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? paginator.notes.count : (paginator.notes.isEmpty ? 0 : 1)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: BetaMoreCell.identifier, for: indexPath)
      (cell as? BetaMoreCell)?.show(hasMore: paginator.hasMore)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: BetaNoteCell.identifier, for: indexPath)
    let note = paginator.notes[indexPath.row]
    if let row = cell as? BetaNoteCell {
      row.show(note)
      row.onThank = { [weak self] in self?.paginator.thank(note.id) }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.section == 1 && paginator.hasMore ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    paginator.loadNext()
  }
}
