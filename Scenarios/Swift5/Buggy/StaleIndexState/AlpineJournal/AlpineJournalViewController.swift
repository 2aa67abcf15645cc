import UIKit

final class AlpineJournalViewController: UITableViewController {
  let journal = AlpineEntries()
  /// Measuring a text takes long; every height is measured once.
  private var heights: [IndexPath: CGFloat] = [:]

  init() {
    super.init(style: .plain)
    title = "Journal"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AlpineEntryCell.self, forCellReuseIdentifier: "entry")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write", primaryAction: UIAction(title: "Write") { [weak self] _ in self?.write(about: nil) })
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    heights = [:]
  }

  private func write(about entry: AlpineEntry?) {
    let alert = UIAlertController(title: entry?.day ?? "New note", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "What happened?"
      field.text = entry?.text
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.save(text, of: entry)
      })
    present(alert, animated: true)
  }

  private func save(_ text: String, of entry: AlpineEntry?) {
    if let entry {
      journal.change(entry.id, to: text)
      guard let row = journal.entries.firstIndex(where: { $0.id == entry.id }) else { return }
      let path = IndexPath(row: row, section: 0)
      heights[path] = nil
      tableView.reloadRows(at: [path], with: .fade)
    } else {
      journal.prepend(text)
      heights = [:]
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { journal.entries.count }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let entry = journal.entries[indexPath.row]
    if let known = heights[indexPath] { return known }
    let height = AlpineEntryCell.height(of: entry.text, width: tableView.bounds.width)
    heights[indexPath] = height
    return height
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? AlpineEntryCell)?.show(journal.entries[indexPath.row])
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let entry = journal.entries[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self, let row = self.journal.entries.firstIndex(where: { $0.id == entry.id }) else { return done(false) }
      self.journal.remove(at: row)
      self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      done(true)
    }
    let edit = UIContextualAction(style: .normal, title: "Edit") { [weak self] _, _, done in
      self?.write(about: entry)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, edit])
  }
}
