import UIKit

struct RepairJob {
  let id: Int
  let thing: String
  var isOpen = true
}

@MainActor final class RepairStore {
  var repairs = ["Bicycle", "Chair", "Kettle", "Lamp", "Mixer", "Radio", "Toaster", "Umbrella"].enumerated().map {
    RepairJob(id: $0.offset, thing: $0.element)
  }
}

/// One repair, which can be closed here.
final class RepairViewController: UIViewController {
  private let store: RepairStore
  private let index: Int
  private let stateLabel = UILabel()

  init(_ store: RepairStore, _ index: Int) {
    (self.store, self.index) = (store, index)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = store.repairs[index].thing
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Mark as done") { [weak self] _ in self?.finish() })
    let stack = UIStackView(arrangedSubviews: [stateLabel, button])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 120, width: 300, height: 100)
    view.addSubview(stack)
    show()
  }

  private func finish() {
    store.repairs[index].isOpen = false
    show()
  }

  private func show() { stateLabel.text = store.repairs[index].isOpen ? "Waiting" : "Finished" }
}

final class RepairQueueViewController: UITableViewController {
  private let store = RepairStore()
  private var repairs: [RepairJob] = []
  private let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Repairs"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "repair")
    countLabel.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    tableView.tableHeaderView = countLabel
    repairs = store.repairs
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showCount()
    repairs = store.repairs
    tableView.reloadData()
  }

  private func showCount() { countLabel.text = "\(repairs.count { $0.isOpen }) of \(repairs.count) open" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { repairs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "repair", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = repairs[indexPath.row].thing
    content.secondaryText = repairs[indexPath.row].isOpen ? "Waiting" : "Finished"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(RepairViewController(store, indexPath.row), animated: true)
  }
}
