import UIKit

struct Feeding {
  let id: Int
  let animal: String
  var portions = 1
}

final class FeedingEditorCell: UITableViewCell {
  private let stepper = UIStepper()
  var onChange: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stepper.minimumValue = 1
    stepper.addAction(
      UIAction { [weak self] _ in self.map { $0.onChange?(Int($0.stepper.value)) } }, for: .valueChanged)
    accessoryView = stepper
    textLabel?.text = "Portions"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ portions: Int) { stepper.value = Double(portions) }
}

/// The feedings of a day at the zoo. A tap on one opens a row below it, in which its portions are changed.
final class FeedingsViewController: UITableViewController {
  private var feedings = (1...30).map { Feeding(id: $0, animal: "Llama \($0)") }
  /// The feeding below which the editor is open.
  private var openIndex: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feedings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "feeding")
    tableView.register(FeedingEditorCell.self, forCellReuseIdentifier: "editor")
  }

  func identity(at indexPath: IndexPath) -> String {
    feedingIndex(at: indexPath).map { "\(feedings[$0].id)" } ?? "editor"
  }

  private var editorRow: Int? { openIndex.map { $0 + 1 } }

  /// Nil for the editor's row.
  private func feedingIndex(at indexPath: IndexPath) -> Int? {
    guard let editorRow, indexPath.row >= editorRow else { return indexPath.row }
    return indexPath.row == editorRow ? nil : indexPath.row - 1
  }

  private func indexPath(ofFeedingAt index: Int) -> IndexPath {
    if let openIndex, index > openIndex { return IndexPath(row: index + 1, section: 0) }
    return IndexPath(row: index, section: 0)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feedings.count + (openIndex == nil ? 0 : 1)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let index = feedingIndex(at: indexPath) else { return editor(at: indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "feeding", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = feedings[index].animal
    content.secondaryText = "×\(feedings[index].portions)"
    cell.contentConfiguration = content
    return cell
  }

  private func editor(at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "editor", for: indexPath)
    guard let cell = cell as? FeedingEditorCell, let openIndex else { return cell }
    cell.show(feedings[openIndex].portions)
    cell.onChange = { [weak self] portions in self?.set(portions) }
    return cell
  }

  private func set(_ portions: Int) {
    guard let openIndex else { return }
    feedings[openIndex].portions = portions
    tableView.reconfigureRows(at: [indexPath(ofFeedingAt: openIndex)])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let index = feedingIndex(at: indexPath) else { return }
    let closedRow = editorRow
    openIndex = openIndex == index ? nil : index
    tableView.performBatchUpdates {
      if let closedRow { tableView.deleteRows(at: [IndexPath(row: closedRow, section: 0)], with: .fade) }
      if let editorRow { tableView.insertRows(at: [IndexPath(row: editorRow, section: 0)], with: .fade) }
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let index = feedingIndex(at: indexPath) else { return nil }
    let id = feedings[index].id
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
      self?.remove(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }

  private func remove(_ id: Int) {
    guard let index = feedings.firstIndex(where: { $0.id == id }) else { return }
    var rows = [indexPath(ofFeedingAt: index)]
    if let openIndex, index == openIndex {
      rows.append(IndexPath(row: openIndex + 1, section: 0))
      self.openIndex = nil
    } else if let openIndex, index < openIndex {
      self.openIndex = openIndex - 1
    }
    feedings.remove(at: index)
    tableView.deleteRows(at: rows, with: .automatic)
  }
}
