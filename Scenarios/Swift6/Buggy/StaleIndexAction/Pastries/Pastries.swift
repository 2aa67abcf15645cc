import UIKit

struct Pastry: Hashable {
  let id: Int
  var kind: String
}

/// Offers the kinds; the same form adds a pastry and changes one.
final class PastryFormViewController: UIViewController {
  var onChoice: ((String) -> Void)?
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = ["Tart", "Roll", "Bun"].map { kind in
      UIButton(type: .system, primaryAction: UIAction(title: kind) { [weak self] _ in self?.choose(kind) })
    }
    let cancel = UIButton(type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
    let stack = UIStackView(arrangedSubviews: buttons + [cancel])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  private func choose(_ kind: String) {
    onChoice?(kind)
    dismiss(animated: true)
  }

  private func cancel() {
    onCancel?()
    dismiss(animated: true)
  }
}

final class PastriesViewController: UITableViewController {
  private var pastries = (1...6).map { Pastry(id: $0, kind: "Bread \($0)") }
  private var editedID: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pastries"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "pastry")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.showForm() })
  }

  private func showForm() {
    let form = PastryFormViewController()
    form.onChoice = { [weak self] in self?.save($0) }
    form.onCancel = { [weak self] in self?.editedID = nil }
    present(form, animated: true)
  }

  private func save(_ kind: String) {
    if let id = editedID, let row = pastries.firstIndex(where: { $0.id == id }) {
      pastries[row].kind = kind
      tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    } else {
      pastries.append(Pastry(id: (pastries.map(\.id).max() ?? 0) + 1, kind: kind))
      tableView.insertRows(at: [IndexPath(row: pastries.count - 1, section: 0)], with: .automatic)
    }
    editedID = nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pastries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pastry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = pastries[indexPath.row].kind
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    editedID = pastries[indexPath.row].id
    showForm()
  }
}
