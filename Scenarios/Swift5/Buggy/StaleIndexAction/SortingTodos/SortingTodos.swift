import UIKit

struct SortedTodo {
  let id: Int
  let title: String
  var isDone = false
}

/// Todos. A tap checks one off, and a second later those that are done sink to the end.
final class SortingTodosViewController: UITableViewController {
  private var todos = ["Mow the lawn", "Water plants", "Sweep stairs", "Call the plumber", "Oil the hinge", "Wash curtains"]
    .enumerated().map { SortedTodo(id: $0.offset, title: $0.element) }
  private var sorting: DispatchWorkItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Todos"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { todos.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
    cell.textLabel?.text = todos[indexPath.row].title
    cell.accessoryType = todos[indexPath.row].isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    todos[indexPath.row].isDone.toggle()
    tableView.cellForRow(at: indexPath)?.accessoryType = todos[indexPath.row].isDone ? .checkmark : .none
    sorting?.cancel()
    let sorting = DispatchWorkItem { [weak self] in self?.sort() }
    self.sorting = sorting
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: sorting)
  }

  private func sort() {
    let before = todos
    todos = todos.filter { !$0.isDone } + todos.filter { $0.isDone }
    tableView.performBatchUpdates {
      for (row, todo) in todos.enumerated() {
        guard let old = before.firstIndex(where: { $0.id == todo.id }), old != row else { continue }
        tableView.moveRow(at: IndexPath(row: old, section: 0), to: IndexPath(row: row, section: 0))
      }
    }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(at: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(at indexPath: IndexPath) {
    todos.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
