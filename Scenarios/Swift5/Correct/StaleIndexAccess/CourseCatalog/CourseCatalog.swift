import UIKit

final class FoldingHeader: UITableViewHeaderFooterView {
  let button = UIButton(type: .system)
  var onTap: (() -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.contentHorizontalAlignment = .leading
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: contentView.topAnchor),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// Sections that fold; a folded one has no rows.
class CourseCatalogViewController: UITableViewController {
  private var subjects = (1...9).map { subject in
    (name: "Subject \(subject)", courses: (1...5).map { "Course \(subject).\($0)" })
  }
  private var folded: Set<String> = ["Subject 3"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "course")
    tableView.register(FoldingHeader.self, forHeaderFooterViewReuseIdentifier: "subject")
    tableView.estimatedSectionHeaderHeight = 44
  }

  func dropFirst() {
    subjects.removeFirst()
    tableView.deleteSections(IndexSet(integer: 0), with: .fade)
  }

  func foldAll() {
    folded = Set(subjects.map { $0.name })
    tableView.reloadData()
  }

  private func toggle(_ name: String) {
    folded.formSymmetricDifference([name])
    guard let section = subjects.firstIndex(where: { $0.name == name }) else { return }
    tableView.reloadSections([section], with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { subjects.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folded.contains(subjects[section].name) ? 0 : subjects[section].courses.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "course", for: indexPath)
    cell.textLabel?.text = subjects[indexPath.section].courses[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "subject") as? FoldingHeader
    let name = subjects[section].name
    header?.button.setTitle((folded.contains(name) ? "▸ " : "▾ ") + name, for: .normal)
    header?.onTap = { [weak self] in self?.toggle(name) }
    return header
  }
}
