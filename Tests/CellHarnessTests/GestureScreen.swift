import CellHarness
import CellTrace
import UIKit

/// A table whose rows show what happened to them: `Row 2 highlighted unhighlighted selected`. The table's own row, the first, shows
/// what its scroll view told.
struct GestureScreen: CellScreen {
  let controller = GestureViewController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [Mutation("a row is marked") { [controller] in controller.note("marked", at: 2) }] }
}

final class GestureViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private var notes = [Int: [String]]()
  private var scrolls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.dataSource = self
    table.delegate = self
    table.register(GestureCell.self, forCellReuseIdentifier: "row")
    view.addSubview(table)
  }

  func note(_ what: String, at row: Int) {
    notes[row, default: []].append(what)
    show(row)
  }

  private func show(_ row: Int) {
    (table.cellForRow(at: IndexPath(row: row, section: 0)) as? GestureCell)?.title.text = text(row)
  }

  private func text(_ row: Int) -> String {
    (["Row \(row)"] + (notes[row] ?? [])).joined(separator: " ")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? GestureCell)?.title.text = text(indexPath.row)
    (cell as? GestureCell)?.toggle.isHidden = indexPath.row != 3
    (cell as? GestureCell)?.field.isHidden = indexPath.row != 4
    return cell
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlighted", at: indexPath.row) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("unhighlighted", at: indexPath.row) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("selected", at: indexPath.row) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, done in
        self?.note("marked", at: indexPath.row)
        done(true)
      }
    ])
  }

  /// What the scroll view told since the last call.
  private func told(_ what: String) {
    scrolls.append(what)
    notes[0] = scrolls
    show(0)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrolls = []
    told("begin")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    told("lifted(\(decelerate ? "on" : "still"))")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { told("decelerating") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told("rest") }
}

final class GestureCell: UITableViewCell {
  let title = UILabel()
  let toggle = UISwitch()
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.frame = CGRect(x: 16, y: 0, width: 150, height: 44)
    toggle.frame = CGRect(x: 250, y: 6, width: 51, height: 31)
    toggle.accessibilityLabel = "On"
    field.frame = CGRect(x: 180, y: 6, width: 100, height: 31)
    field.placeholder = "Note"
    contentView.addSubview(title)
    contentView.addSubview(toggle)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
