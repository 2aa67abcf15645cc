import UIKit

struct SentFile {
  let name: String
  var percent: Int?
}

@MainActor
protocol FileSenderDelegate: AnyObject {
  func sender(_ sender: FileSender, didReach percent: Int, inRow row: Int)
}

@MainActor
final class FileSender {
  weak var delegate: FileSenderDelegate?

  func send(from row: Int) {
    for tick in 1...4 {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(tick)) { [weak self] in
        guard let self else { return }
        delegate?.sender(self, didReach: tick * 25, inRow: row)
      }
    }
  }
}

/// Progress comes for the row that a transfer was in when it began.
final class FileTransfersViewController: UITableViewController, FileSenderDelegate {
  private(set) var files = (1...12).map { SentFile(name: "Scan \($0).pdf", percent: nil) }
  private let sender = FileSender()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Transfers"
    sender.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let file = files[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = file.name
    content.secondaryText = file.percent.map { $0 == 100 ? "Sent" : "\($0) %" } ?? "Tap to send"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard files[indexPath.row].percent == nil else { return }
    files[indexPath.row].percent = 0
    tableView.reloadRows(at: [indexPath], with: .none)
    sender.send(from: indexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    files.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func sender(_ sender: FileSender, didReach percent: Int, inRow row: Int) {
    guard files.indices.contains(row) else { return }
    files[row].percent = percent
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
