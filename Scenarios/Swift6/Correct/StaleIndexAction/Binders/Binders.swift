import UIKit

struct Binder {
  let title: String
  let pages: [String]
}

final class BinderHeader: UITableViewHeaderFooterView {
  private let button = UIButton(type: .system)
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.contentHorizontalAlignment = .leading
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: contentView.topAnchor),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String) { button.setTitle(title, for: .normal) }
}

/// Sections that fold; which are folded is kept by title.
final class BindersViewController: UITableViewController {
  private var binders = ["Bills", "Taxes", "Letters", "Car", "House"].map { title in
    Binder(title: title, pages: (1...3).map { "Page \($0) of \(title)" })
  }
  private var folded: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
    tableView.register(BinderHeader.self, forHeaderFooterViewReuseIdentifier: "binder")
    tableView.sectionHeaderHeight = 48
  }

  func archiveFirst() {
    guard binders.count > 1 else { return }
    binders.removeFirst()
    tableView.deleteSections([0], with: .automatic)
  }

  private func toggle(_ section: Int) {
    folded.formSymmetricDifference([binders[section].title])
    tableView.reloadSections([section], with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { binders.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folded.contains(binders[section].title) ? 0 : binders[section].pages.count
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "binder") as? BinderHeader
    let title = binders[section].title
    header?.show(title)
    header?.onTap = { [weak self] in
      guard let self, let section = binders.firstIndex(where: { $0.title == title }) else { return }
      toggle(section)
    }
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    cell.textLabel?.text = binders[indexPath.section].pages[indexPath.row]
    return cell
  }
}
