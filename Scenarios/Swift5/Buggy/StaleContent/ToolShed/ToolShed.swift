import UIKit

struct Tool: Hashable {
  let name: String
  let kind: String
  let price: String
}

/// Tools that can be lent, by kind.
final class ToolShedViewController: UIViewController, UITableViewDataSource {
  private let tools = [
    Tool(name: "Axe", kind: "Wood", price: "3 € a day"), Tool(name: "Bow saw", kind: "Wood", price: "2 € a day"),
    Tool(name: "Chisel", kind: "Wood", price: "1 € a day"), Tool(name: "File", kind: "Metal", price: "1 € a day"),
    Tool(name: "Hacksaw", kind: "Metal", price: "2 € a day"), Tool(name: "Hoe", kind: "Garden", price: "2 € a day"),
    Tool(name: "Rake", kind: "Garden", price: "2 € a day"), Tool(name: "Welder", kind: "Metal", price: "15 € a day"),
  ]
  private let kinds = UISegmentedControl(items: ["All", "Wood", "Metal", "Garden"])
  private let countLabel = UILabel()
  private let table = UITableView()
  private var shown: [Tool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tool shed"
    let stack = UIStackView(arrangedSubviews: [kinds, countLabel, table])
    stack.axis = .vertical
    stack.spacing = 8
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "tool")
    kinds.selectedSegmentIndex = 0
    kinds.addAction(UIAction { [weak self] _ in self?.filter() }, for: .valueChanged)
    filter()
  }

  private func filter() {
    let kind = kinds.titleForSegment(at: kinds.selectedSegmentIndex) ?? "All"
    if kind == "All" {
      shown = tools
    } else {
      if shown.count == tools.count { shown = [] }
      shown += tools.filter { $0.kind == kind }
    }
    countLabel.text = "\(shown.count) tools"
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tool", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row].name
    content.secondaryText = shown[indexPath.row].price
    cell.contentConfiguration = content
    return cell
  }
}
