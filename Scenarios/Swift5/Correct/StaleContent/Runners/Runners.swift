import UIKit

struct Runner {
  let name: String
  let seconds: Int
  let age: Int
}

/// Sorted by what the user picks; all rows are loaded again.
class RunnersViewController: UIViewController, UITableViewDelegate {
  private let runners = (1...45).map { Runner(name: "Runner \($0)", seconds: 1200 + ($0 * 37) % 400, age: 18 + ($0 * 13) % 50) }
  private let order = UISegmentedControl(items: ["Name", "Time", "Age"])
  private let tableView = UITableView()
  private var dataSource: ArrayDataSource<Runner, UITableViewCell>!
  private var followed: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "runner")
    dataSource = ArrayDataSource(models: runners, identifier: "runner") { [unowned self] cell, runner in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = runner.name
      content.secondaryText = "\(runner.seconds / 60) min, \(runner.age) years"
      cell.contentConfiguration = content
      cell.accessoryType = self.followed.contains(runner.name) ? .checkmark : .none
    }
    tableView.dataSource = dataSource
    tableView.delegate = self
    order.selectedSegmentIndex = 0
    order.addAction(
      UIAction { [unowned self] _ in self.sort(by: self.order.selectedSegmentIndex) }, for: .valueChanged)
    let column = UIStackView(arrangedSubviews: [order, tableView])
    column.axis = .vertical
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }

  func sort(by index: Int) {
    switch index {
    case 1: dataSource.models = runners.sorted { $0.seconds < $1.seconds }
    case 2: dataSource.models = runners.sorted { $0.age < $1.age }
    default: dataSource.models = runners
    }
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    followed.formSymmetricDifference([dataSource.models[indexPath.row].name])
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
