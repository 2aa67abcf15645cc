import UIKit

struct Attachment {
  let id: Int
  let name: String
  var isDownloaded = false
}

/// A menu stays open while the data changes under it; its actions know the attachment.
class AttachmentsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var attachments = (1...34).map { Attachment(id: $0, name: "Attachment \($0)") }
  private let tableView = UITableView(frame: .zero, style: .plain)

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "attachment")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func receive() {
    attachments.insert(Attachment(id: 100, name: "Scan"), at: 0)
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { attachments.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "attachment", for: indexPath)
    let attachment = attachments[indexPath.row]
    cell.textLabel?.text = attachment.name
    cell.imageView?.image = UIImage(systemName: attachment.isDownloaded ? "checkmark.icloud" : "icloud.and.arrow.down")
    return cell
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let id = attachments[indexPath.row].id
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let download = UIAction(title: "Download") { [weak self] _ in self?.download(id) }
      let remove = UIAction(title: "Remove", attributes: .destructive) { [weak self] _ in self?.remove(id) }
      return UIMenu(title: "", children: [download, remove])
    }
  }

  private func download(_ id: Int) {
    guard let row = attachments.firstIndex(where: { $0.id == id }) else { return }
    attachments[row].isDownloaded = true
    tableView.reloadData()
  }

  private func remove(_ id: Int) {
    attachments.removeAll { $0.id == id }
    tableView.reloadData()
  }
}
