import UIKit

/// An encrypted message as it was pasted in.
struct SealedMessage: Hashable {
  let id: Int
  let sender: String
  let cipher: String

  static func == (left: SealedMessage, right: SealedMessage) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class SealedMessagesViewController: UIViewController {
  private var messages = [
    SealedMessage(id: 1, sender: "Ada", cipher: "hQEMA9v1"), SealedMessage(id: 2, sender: "Bela", cipher: "wcBMA2Qx"),
    SealedMessage(id: 3, sender: "Cleo", cipher: "jA0ECQMC"),
  ]
  private var dataSource: UITableViewDiffableDataSource<Int, SealedMessage>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    let table = UITableView(frame: view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    view.addSubview(table)
    dataSource = .init(tableView: table) { table, indexPath, message in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "\(message.id): \(message.sender)"
      content.secondaryText = message.cipher
      cell.contentConfiguration = content
      return cell
    }
    show()
  }

  /// Somebody pastes a text, which may have been pasted before.
  func paste(_ cipher: String, from sender: String) {
    messages.insert(SealedMessage(id: messages.count + 1, sender: sender, cipher: cipher), at: 0)
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SealedMessage>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
