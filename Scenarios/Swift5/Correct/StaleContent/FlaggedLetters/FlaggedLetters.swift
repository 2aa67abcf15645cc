import UIKit

struct Letter: Hashable {
  let id: Int
  let subject: String
}

/// Swipe actions of the delegate on a diffable data source that nobody subclassed.
final class FlaggedLettersViewController: UIViewController, UITableViewDelegate {
  private let letters = (1...12).map { Letter(id: $0, subject: "Letter \($0)") }
  private var flagged: Set<Letter> = []
  private var dataSource: UITableViewDiffableDataSource<Int, Letter>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    table.delegate = self
    view.addSubview(table)
    dataSource = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, indexPath, letter in
      let cell = table.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
      cell.textLabel?.text = letter.subject + (flagged.contains(letter) ? " ⚑" : "")
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Letter>()
    snapshot.appendSections([0])
    snapshot.appendItems(letters)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let letter = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.flag(letter)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }

  private func flag(_ letter: Letter) {
    flagged.insert(letter)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([letter])
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
