import UIKit

struct MenuCourse {
  let name: String
  let dishes: [String]
  var isOpen = true
}

/// The head of a course; a tap opens or closes it.
final class MenuCourseHeader: UITableViewHeaderFooterView {
  let button = UIButton(type: .system)
  var section = 0
  var onTap: ((Int) -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.contentHorizontalAlignment = .leading
    button.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onTap?(self.section)
      }, for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}

final class MenuCoursesViewController: UITableViewController {
  private var courses = [
    MenuCourse(name: "Starters", dishes: ["Olives", "Soup"]),
    MenuCourse(name: "Pasta", dishes: ["Gnocchi", "Ravioli", "Lasagne"]),
    MenuCourse(name: "Fish", dishes: ["Trout", "Squid"]),
    MenuCourse(name: "Desserts", dishes: ["Flan", "Sorbet", "Cheese"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    tableView.sectionHeaderHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
    tableView.register(MenuCourseHeader.self, forHeaderFooterViewReuseIdentifier: "course")
  }

  private func toggle(_ section: Int) {
    guard courses.indices.contains(section) else { return }
    courses[section].isOpen.toggle()
    let rows = courses[section].dishes.indices.map { IndexPath(row: $0, section: section) }
    if courses[section].isOpen {
      tableView.insertRows(at: rows, with: .fade)
    } else {
      tableView.deleteRows(at: rows, with: .fade)
    }
  }

  private func remove(_ section: Int) {
    courses.remove(at: section)
    tableView.deleteSections(IndexSet(integer: section), with: .fade)
    for section in courses.indices {
      (tableView.headerView(forSection: section) as? MenuCourseHeader)?.section = section
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { courses.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    courses[section].isOpen ? courses[section].dishes.count : 0
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "course") as? MenuCourseHeader else {
      return nil
    }
    header.button.setTitle(courses[section].name, for: .normal)
    header.section = section
    header.onTap = { [weak self] section in self?.toggle(section) }
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
    cell.textLabel?.text = courses[indexPath.section].dishes[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove course") { [weak self] _, _, done in
      self?.remove(indexPath.section)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
