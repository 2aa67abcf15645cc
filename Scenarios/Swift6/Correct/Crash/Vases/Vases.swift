import UIKit

struct Vase: Hashable {
  let id: Int
  let name: String
}

/// A deleted vase can be taken back for some seconds.
final class VasesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()
  private let undoButton = UIButton(type: .system)
  private var vases = (1...7).map { Vase(id: $0, name: "Vase \($0)") }
  private var deleted: Vase?
  private var hiding: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Vases"
    view.backgroundColor = .systemBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "vase")
    tableView.dataSource = self
    tableView.delegate = self
    undoButton.addAction(UIAction { [weak self] _ in self?.undo() }, for: .touchUpInside)
    undoButton.isHidden = true
    let stack = UIStackView(arrangedSubviews: [tableView, undoButton])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// The shop sold some of them elsewhere.
  func sellOldOnes() {
    vases.removeAll { $0.id <= 3 }
    tableView.reloadData()
  }

  private func delete(_ vase: Vase) {
    guard let row = vases.firstIndex(of: vase) else { return }
    vases.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    deleted = vase
    undoButton.setTitle("Undo deleting \(vase.name)", for: .normal)
    undoButton.isHidden = false
    hiding?.cancel()
    hiding = Task { [weak self] in
      try? await Task.sleep(for: .seconds(8))
      if !Task.isCancelled { self?.undoButton.isHidden = true }
    }
  }

  private func undo() {
    guard let vase = deleted else { return }
    deleted = nil
    undoButton.isHidden = true
    let row = vases.firstIndex { $0.id > vase.id } ?? vases.endIndex
    vases.insert(vase, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { vases.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "vase", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = vases[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let vase = vases[indexPath.row]
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.delete(vase)
        done(true)
      }
    ])
  }
}
