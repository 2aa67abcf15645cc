import UIKit

/// What somebody is doing, and since when they did what: each change is noted below. An empty list says so.
final class StatusLogViewController: UIViewController, UITableViewDataSource {
  private let states = UISegmentedControl(items: ["Available", "Busy", "Away"])
  private let table = UITableView()
  private var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "My state"
    states.selectedSegmentIndex = 0
    states.addAction(UIAction { [weak self] _ in self?.note() }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [states, table])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  private func note() {
    let words = ["Came back to the desk", "Asked not to be disturbed", "Went out"]
    notes.append(words[states.selectedSegmentIndex])
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { max(notes.count, 1) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = notes.isEmpty ? "Nothing has changed today" : notes[indexPath.row]
    content.textProperties.color = notes.isEmpty ? .secondaryLabel : .label
    cell.contentConfiguration = content
    return cell
  }
}
