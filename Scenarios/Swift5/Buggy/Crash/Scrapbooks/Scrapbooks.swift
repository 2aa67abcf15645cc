import UIKit

struct ScrapbookPage {
  let number: Int
  let caption: String
}

/// the pages of a scrapbook, the newest on top.
final class ScrapbooksViewController: UITableViewController {
  private struct Deletion {
    let page: ScrapbookPage
    let row: Int
  }

  private var pages: [ScrapbookPage]
  private var nextNumber = 31
  private var lastDeletion: Deletion? {
    didSet { navigationItem.rightBarButtonItem?.isEnabled = lastDeletion != nil }
  }

  init() {
    let places = ["Lisbon", "Porto", "Faro", "Sintra", "Braga", "Evora"]
    pages = (1...30).reversed().map { ScrapbookPage(number: $0, caption: "Page \($0): \(places[$0 % places.count])") }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scrapbook"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
    let undo = UIAction(title: "Undo") { [weak self] _ in self?.undoDeletion() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: undo)
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  // MARK: - Changes

  func addPage() {
    pages.insert(ScrapbookPage(number: nextNumber, caption: "Page \(nextNumber): Coimbra"), at: 0)
    nextNumber += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  /// another device moves the oldest page into the archive.
  func archiveOldestPage() {
    guard pages.count > 10 else { return }
    pages.removeLast()
    tableView.deleteRows(at: [IndexPath(row: pages.count, section: 0)], with: .fade)
  }

  private func delete(_ number: Int) {
    guard let row = pages.firstIndex(where: { $0.number == number }) else { return }
    lastDeletion = Deletion(page: pages.remove(at: row), row: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func undoDeletion() {
    guard let deletion = lastDeletion else { return }
    lastDeletion = nil
    let row = deletion.row
    pages.insert(deletion.page, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = pages[indexPath.row].caption
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let number = pages[indexPath.row].number
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete(number)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
