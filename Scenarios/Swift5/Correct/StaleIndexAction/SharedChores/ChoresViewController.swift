import UIKit

/// Model, view, view model: every change ends in `reloadData`.
class SharedChoresViewController: UITableViewController, ChoresViewModelDelegate {
  let viewModel: ChoresViewModel

  init(viewModel: ChoresViewModel) {
    self.viewModel = viewModel
    super.init(style: .insetGrouped)
    viewModel.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
  }

  func choresDidChange() {
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return viewModel.chores.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return viewModel.summary
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    let chore = viewModel.chores[indexPath.row]
    let attributes: [NSAttributedString.Key: Any] = chore.isDone ? [.strikethroughStyle: 1] : [:]
    cell.textLabel?.attributedText = NSAttributedString(string: chore.title, attributes: attributes)
    cell.imageView?.image = UIImage(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.toggle(viewModel.chores[indexPath.row].id)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = viewModel.chores[indexPath.row].id
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
      self?.viewModel.remove(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
