import UIKit

struct UndoneMail {
  let id: Int
  let subject: String
}

/// Mails. What is swiped away can be brought back for four seconds, to its old place among what is left.
final class UndoBannerViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView()
  private let banner = UIButton(type: .system)
  private var mails = (1...25).map { UndoneMail(id: 100 - $0, subject: "Mail \(100 - $0)") }
  private var removed: UndoneMail?
  private var hiding: DispatchWorkItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 60)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    view.addSubview(table)
    banner.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 60)
    banner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    banner.isHidden = true
    banner.addAction(UIAction { [weak self] _ in self?.bringBack() }, for: .touchUpInside)
    view.addSubview(banner)
  }

  func receive() {
    let id = 1 + (mails.map(\.id) + [removed?.id ?? 0]).reduce(0, max)
    mails.insert(UndoneMail(id: id, subject: "Mail \(id)"), at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  private func remove(_ id: Int) -> Bool {
    guard let row = mails.firstIndex(where: { $0.id == id }) else { return false }
    removed = mails.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .left)
    banner.setTitle("Undo: \(removed?.subject ?? "")", for: .normal)
    banner.isHidden = false
    hiding?.cancel()
    let hiding = DispatchWorkItem { [weak self] in
      self?.removed = nil
      self?.banner.isHidden = true
    }
    self.hiding = hiding
    DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: hiding)
    return true
  }

  private func bringBack() {
    hiding?.cancel()
    banner.isHidden = true
    guard let mail = removed else { return }
    removed = nil
    // Newest first.
    let row = mails.firstIndex { $0.id < mail.id } ?? mails.count
    mails.insert(mail, at: row)
    table.insertRows(at: [IndexPath(row: row, section: 0)], with: .left)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = mails[indexPath.row].subject
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = mails[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      done(self?.remove(id) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
