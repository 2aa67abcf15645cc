import UIKit

struct Trial: Hashable {
  let id: Int
  var bean: String
}

final class TrialFormViewController: UIViewController {
  private let field = UITextField()
  var onSave: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New trial"
    view.backgroundColor = .systemBackground
    field.placeholder = "Bean"
    field.frame = CGRect(x: 20, y: 120, width: 300, height: 40)
    view.addSubview(field)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save",
      primaryAction: UIAction { [weak self] _ in
        self?.onSave?(self?.field.text ?? "")
        self?.dismiss(animated: true)
      })
    field.addAction(UIAction { [weak self] _ in self?.type() }, for: .editingChanged)
  }

  func type() {}
}

final class BeanTrialsViewController: UITableViewController {
  private var trials = ["Arabica", "Bourbon", "Caturra", "Geisha", "Maragogype", "Typica"].enumerated().map {
    Trial(id: $0.offset, bean: $0.element)
  }
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "trial", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = self?.trials.first { $0.id == id }?.bean
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trials"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trial")
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", primaryAction: UIAction { [weak self] _ in self?.begin() })
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(trials.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func begin() {
    let form = TrialFormViewController()
    form.onSave = { [weak self] bean in self?.add(bean) }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func add(_ bean: String) {
    trials.append(Trial(id: trials.count, bean: bean))
    show()
  }
}
