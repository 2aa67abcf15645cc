import UIKit

struct SyllabusLesson: Equatable {
  let id: Int
  var title: String
  var minutes: Int
  var isDone = false
}

struct Module {
  let id: Int
  let title: String
  var lessons: [SyllabusLesson]
  var progress: String { "\(lessons.filter(\.isDone).count) of \(lessons.count)" }
}

@MainActor final class Course {
  var modules: [Module] = []
  private var nextID = 0

  init() {
    add("Welcome", ["How this course works"])
    add("Greetings", ["Saying hello", "Introducing yourself", "Saying goodbye"])
    add("Numbers", ["One to ten", "Prices", "Telling the time"])
    add("Travel", ["At the station", "Asking the way", "At the hotel"])
    add("Food", ["Ordering a coffee", "At the market", "Allergies", "Paying"])
    add("Weather", ["Rain and snow", "Seasons"])
  }

  private func add(_ title: String, _ lessons: [String]) {
    nextID += 1
    let module = nextID
    modules.append(
      Module(
        id: module, title: title,
        lessons: lessons.enumerated().map { place, name in
          SyllabusLesson(id: module * 100 + place, title: name, minutes: 4 + (place * 3 + module) % 9)
        }))
  }

  var done: Int { modules.flatMap(\.lessons).filter(\.isDone).count }
  var total: Int { modules.flatMap(\.lessons).count }
}

final class ModuleHeader: UITableViewHeaderFooterView {
  let foldButton = UIButton(type: .system)
  let progressLabel = UILabel()
  var section = 0
  var onFold: ((ModuleHeader) -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    progressLabel.font = .preferredFont(forTextStyle: .caption1)
    progressLabel.textColor = .secondaryLabel
    foldButton.contentHorizontalAlignment = .leading
    foldButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onFold?(self)
      }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [foldButton, progressLabel])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ module: Module, isFolded: Bool) {
    foldButton.setTitle("\(isFolded ? "▸" : "▾") \(module.title)", for: .normal)
    progressLabel.text = module.progress
  }
}

final class SyllabusViewController: UITableViewController {
  private let course: Course
  private var folded: Set<Int> = []

  init(course: Course) {
    self.course = course
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lesson")
    tableView.register(ModuleHeader.self, forHeaderFooterViewReuseIdentifier: "module")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Unfold all", primaryAction: UIAction(title: "Unfold all") { [weak self] _ in self?.unfoldAll() })
    showProgress()
  }

  private func showProgress() { title = "Spanish · \(course.done)/\(course.total)" }

  private func unfoldAll() {
    folded.removeAll()
    tableView.reloadData()
  }

  private func toggleFold(of section: Int) {
    guard course.modules.indices.contains(section) else { return }
    let id = course.modules[section].id
    if folded.remove(id) == nil { folded.insert(id) }
    tableView.reloadSections(IndexSet(integer: section), with: .automatic)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { course.modules.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    let module = course.modules[section]
    return folded.contains(module.id) ? 0 : module.lessons.count
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "module") as? ModuleHeader
    let module = course.modules[section]
    header?.show(module, isFolded: folded.contains(module.id))
    header?.section = section
    header?.onFold = { [weak self] header in self?.toggleFold(of: header.section) }
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lesson", for: indexPath)
    let lesson = course.modules[indexPath.section].lessons[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = lesson.title
    content.secondaryText = "\(lesson.minutes) min"
    cell.contentConfiguration = content
    cell.accessoryType = lesson.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    course.modules[indexPath.section].lessons[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
    refreshHeader(of: indexPath.section)
    showProgress()
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let skip = UIContextualAction(style: .destructive, title: "Skip") { [weak self] _, _, done in
      self?.skip(indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [skip])
  }

  /// A skipped lesson leaves the plan, and a module without lessons goes with it.
  private func skip(_ indexPath: IndexPath) {
    course.modules[indexPath.section].lessons.remove(at: indexPath.row)
    if course.modules[indexPath.section].lessons.isEmpty {
      course.modules.remove(at: indexPath.section)
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
      refreshHeader(of: indexPath.section)
    }
    showProgress()
  }

  private func refreshHeader(of section: Int) {
    let module = course.modules[section]
    (tableView.headerView(forSection: section) as? ModuleHeader)?.show(module, isFolded: folded.contains(module.id))
  }
}
