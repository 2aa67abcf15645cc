import Combine
import UIKit

final class TagBinderViewController: UITableViewController {
  private let binder: TagBinder
  private var shown: [BinderTag] = []
  private var subscription: AnyCancellable?

  init(binder: TagBinder) {
    self.binder = binder
    super.init(style: .insetGrouped)
    title = "Tags"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BinderTagCell.self, forCellReuseIdentifier: "tag")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New", primaryAction: UIAction(title: "New") { [weak self] _ in self?.askForName(of: nil) })
    subscription = binder.$tags.sink { [weak self] tags in
      self?.shown = tags
      self?.tableView.reloadData()
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    binder.trash.isEmpty ? nil : "Deleted: " + binder.trash.joined(separator: ", ")
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tag", for: indexPath)
    (cell as? BinderTagCell)?.show(shown[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let notes = BinderNotesViewController(tag: shown[indexPath.row])
    navigationController?.pushViewController(notes, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let tag = shown[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.confirmDeletion(of: tag)
      done(false)
    }
    let rename = UIContextualAction(style: .normal, title: "Rename") { [weak self] _, _, done in
      self?.askForName(of: tag)
      done(true)
    }
    let actions = UISwipeActionsConfiguration(actions: [delete, rename])
    actions.performsFirstActionWithFullSwipe = false
    return actions
  }

  // MARK: Questions

  private func confirmDeletion(of tag: BinderTag) {
    let alert = UIAlertController(
      title: "Delete “\(tag.name)”?", message: "\(tag.notes.count) notes keep their text and lose this tag.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete Tag", style: .destructive) { [weak self] _ in
        self?.binder.delete(tag.id)
      })
    present(alert, animated: true)
  }

  private func askForName(of tag: BinderTag?) {
    let alert = UIAlertController(
      title: tag == nil ? "New tag" : "Rename “\(tag?.name ?? "")”", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.text = tag?.name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        let name = alert?.textFields?.first?.text ?? ""
        if let tag { self?.binder.rename(tag.id, to: name) } else { self?.binder.add(name) }
      })
    present(alert, animated: true)
  }
}
