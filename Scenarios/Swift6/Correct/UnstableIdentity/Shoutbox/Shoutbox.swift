import UIKit

/// A value whose whole content is its identity: an edit is another shout, and that is meant.
struct Shout: Hashable, Sendable {
  let author: String
  let text: String
}

final class ShoutboxViewController: UITableViewController {
  private var shouts = (1...45).map { Shout(author: "Guest \($0 % 7)", text: "Shout \($0)") }

  private lazy var dataSource = UITableViewDiffableDataSource<Int, Shout>(tableView: tableView) { table, path, shout in
    let cell = table.dequeueReusableCell(withIdentifier: "shout") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "shout")
    cell.textLabel?.text = shout.text
    cell.detailTextLabel?.text = shout.author
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = dataSource
    dataSource.defaultRowAnimation = .right
    apply()
  }

  func moderate() {
    shouts = shouts.map { $0.author == "Guest 3" ? Shout(author: $0.author, text: "(removed) \($0.text)") : $0 }
    apply()
  }

  func shout() {
    shouts.insert(Shout(author: "Guest 9", text: "Shout \(shouts.count + 1)"), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Shout>()
    snapshot.appendSections([0])
    snapshot.appendItems(shouts)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
